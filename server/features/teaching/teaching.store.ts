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

/** Records that a learner was given new attempts at a quiz; the last time counts. */
export async function upsertAttemptGrant(
  tx: Tx,
  grant: { userId: number; lessonId: number; grantedBy: number; now: Date },
): Promise<void> {
  const { newest } = await tx
    .selectFrom('quiz_attempts')
    .select((eb) => eb.fn.coalesce(eb.fn.max('attempt'), eb.lit(0)).as('newest'))
    .where('user_id', '=', grant.userId)
    .where('content_id', '=', grant.lessonId)
    .executeTakeFirstOrThrow();
  const given = {
    granted_by: grant.grantedBy,
    granted_at: grant.now,
    after_attempt: newest,
  };
  await tx
    .insertInto('quiz_attempt_grants')
    .values({ user_id: grant.userId, content_id: grant.lessonId, ...given })
    .onConflict((oc) => oc.constraint('quiz_attempt_grants_pkey').doUpdateSet(given))
    .execute();
}
