import type { ContentType } from '#contract/learning.ts';

/** Of video and audio, what must have been played before they count (spec.md §4). */
const MEDIA_COMPLETION_PERCENT = 90;

interface CompletionState {
  type: ContentType;
  /** 0 to 100. */
  progress: number;
  isCompleted: boolean;
}

/**
 * What marking a content as completed comes to. Quizzes are completed by passing them,
 * assignments by their grade: never by a mark.
 */
export function decideCompletion({
  type,
  progress,
  isCompleted,
}: CompletionState): 'complete' | 'already_completed' | 'not_yet' {
  if (isCompleted) return 'already_completed';
  return mayBeMarked(type, progress) ? 'complete' : 'not_yet';
}

function mayBeMarked(type: ContentType, progress: number): boolean {
  switch (type) {
    case 'text':
      return true;
    case 'video':
    case 'audio':
      return progress >= MEDIA_COMPLETION_PERCENT;
    case 'pdf':
      return progress > 0;
    case 'quiz':
    case 'assignment':
      return false;
  }
}

/** Whether a content has a place in time where it was left. */
export function isPlayed(type: ContentType): boolean {
  return type === 'video' || type === 'audio';
}
