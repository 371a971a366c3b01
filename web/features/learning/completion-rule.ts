import type { LessonDetail } from '#contract/learning.ts';
import { type Completion, canBeMarked, completionOf } from '#domain/lesson-completion.ts';

/** What completes a lesson, and whether that is reached. */
export type CompletionRule =
  | { kind: 'done' }
  | { kind: Exclude<Completion, 'passed' | 'graded'>; percent: number; enough: boolean }
  | { kind: 'passed' | 'graded'; passMark: number }
  | { kind: 'none' };

type Content = Pick<LessonDetail, 'type' | 'completed_by_user' | 'content_data'>;

/** The rule as learners see it. `progress` is the latest known, 0 to 100. */
export function completionRule(content: Content, progress: number): CompletionRule {
  if (content.completed_by_user) return { kind: 'done' };
  const { type, content_data: data } = content;
  // A server that is newer than this page may have types that it does not know.
  const kind: Completion | undefined = completionOf[type];
  if (kind === undefined) return { kind: 'none' };
  if (kind !== 'passed' && kind !== 'graded') {
    return { kind, percent: progress, enough: canBeMarked(type, progress) };
  }
  const isOwn = data !== null && data.type === type && 'pass_mark' in data;
  return isOwn ? { kind, passMark: data.pass_mark } : { kind: 'none' };
}
