import type { Tx } from '#database/open.ts';

interface Grade {
  submissionId: number;
  feedback: string;
  graderUserId: number;
  now: Date;
}

/** Writes a grade or, with null as the score, that the submission was returned. */
export async function updateGrade(
  tx: Tx,
  { submissionId, score, feedback, graderUserId, now }: Grade & { score: number | null },
): Promise<void> {
  await tx
    .updateTable('assignment_submissions')
    .set((eb) => ({
      status: score === null ? 'returned' : 'graded',
      score,
      feedback,
      graded_by: graderUserId,
      graded_at: now,
      version: eb('version', '+', 1),
    }))
    .where('submission_id', '=', submissionId)
    .execute();
}
