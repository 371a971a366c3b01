import { isPlayed, lessonPace } from '#domain/lesson-completion.ts';
import { elapsedSeconds, type OpenedLesson, secondsOf } from './opened-lesson.ts';

/**
 * How much of a reported progress counts. Video and audio are watched at twice their speed at most;
 * progress beyond that is cut, since real players do not report it.
 * @param progress 0 to 100
 */
export function acceptedProgress(lesson: OpenedLesson, progress: number): number {
  if (!isPlayed(lesson.type)) return progress;
  const share = (elapsedSeconds(lesson) * lessonPace.mediaSpeed) / secondsOf(lesson.minutes);
  return Math.min(progress, Math.floor(Math.min(1, share) * 100));
}
