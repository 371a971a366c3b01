import { canBeMarked, type LessonType } from '#domain/lesson-completion.ts';

interface CompletionState {
  type: LessonType;
  /** 0 to 100. */
  progress: number;
  isCompleted: boolean;
}

/**
 * Whether a lesson can be marked as completed. Quizzes are completed by passing them, assignments
 * by their grade: never by a mark.
 */
export function decideCompletion({
  type,
  progress,
  isCompleted,
}: CompletionState): 'complete' | 'already_completed' | 'not_yet' {
  if (isCompleted) return 'already_completed';
  return canBeMarked(type, progress) ? 'complete' : 'not_yet';
}
