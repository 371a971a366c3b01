import type { LessonDetail, LessonType } from '#contract/learning.ts';

/** Percent of a video or an audio that completes it; a test holds it to the contract's. */
export const ENOUGH_OF_MEDIA = 90;

/** What an opened document counts at least. */
export const OPENED_DOCUMENT = 10;

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

/** The rule that a learner sees. `progress` is the newest known, 0 to 100. */
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
        enough: progress >= ENOUGH_OF_MEDIA,
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

/** Whether a type has a button “mark as completed” at all; the others complete by themselves. */
export function hasCompleteButton(type: LessonType): boolean {
  return type === 'text' || type === 'video' || type === 'audio' || type === 'pdf';
}

/** Whether that button may be pressed now; the API decides again. */
export function canComplete(type: LessonType, progress: number): boolean {
  switch (type) {
    case 'text':
      return true;
    case 'video':
    case 'audio':
      return progress >= ENOUGH_OF_MEDIA;
    case 'pdf':
      return progress > 0;
    default:
      return false;
  }
}
