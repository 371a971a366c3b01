import type { LessonDetail } from '#contract/learning.ts';
import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';

/** What completes a content, and what is still missing. */
export type CompletionRule =
  | { kind: 'done' }
  | { kind: 'text' }
  | { kind: 'media'; type: 'video' | 'audio'; percent: number; enough: boolean }
  | { kind: 'pdf'; opened: boolean }
  | { kind: 'quiz'; passMark: number }
  | { kind: 'assignment'; passMark: number }
  | { kind: 'none' };

type Content = Pick<LessonDetail, 'type' | 'completed_by_user' | 'content_data'>;

/** The rule that a learner is told. `progress` is the newest known, 0 to 100. */
export function completionRule(content: Content, progress: number): CompletionRule {
  if (content.completed_by_user) return { kind: 'done' };
  const data = content.content_data;
  switch (content.type) {
    case 'text':
      return { kind: 'text' };
    case 'video':
    case 'audio':
      return {
        kind: 'media',
        type: content.type,
        percent: progress,
        enough: progress >= PLAYED_PERCENT,
      };
    case 'pdf':
      return { kind: 'pdf', opened: progress > 0 };
    case 'quiz':
      return data?.type === 'quiz' ? { kind: 'quiz', passMark: data.pass_mark } : { kind: 'none' };
    case 'assignment':
      return data?.type === 'assignment'
        ? { kind: 'assignment', passMark: data.pass_mark }
        : { kind: 'none' };
    default:
      return { kind: 'none' };
  }
}
