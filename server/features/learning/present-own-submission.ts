import type { AssignmentSubmission } from '#contract/learning.ts';
import type { SubmissionRow } from './learning.queries.ts';

/** A submission, as its learner and its teacher see it. */
export function presentSubmission(
  row: Omit<SubmissionRow, 'user_id' | 'graded_by'>,
): AssignmentSubmission {
  return {
    submission_id: row.submission_id,
    status: row.status,
    text: row.text,
    file_url:
      row.file_id === null ? null : `/api/assignment/file?submission_id=${row.submission_id}`,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    score: row.score,
    feedback: row.feedback,
    submitted_at: row.submitted_at.toISOString(),
    graded_at: row.graded_at?.toISOString() ?? null,
  };
}
