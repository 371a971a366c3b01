import { type LessonType, lessonPace } from '#contract/learning.ts';

interface CompletionState {
  type: LessonType;
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

function mayBeMarked(type: LessonType, progress: number): boolean {
  switch (type) {
    case 'text':
      return true;
    case 'video':
    case 'audio':
      return progress >= lessonPace.mediaCompletionPercent;
    case 'pdf':
      return progress > 0;
    case 'quiz':
    case 'assignment':
      return false;
  }
}

/** Whether a content has a place in time where it was left. */
export function isPlayed(type: LessonType): boolean {
  return type === 'video' || type === 'audio';
}
