import { isPlayed, lessonPace } from '#domain/lesson-completion.ts';
import { elapsedSeconds, type OpenedLesson, secondsOf } from './opened-lesson.ts';

/**
 * How much of a reported progress counts. Video and audio are watched at twice their speed at most;
 * progress beyond that is cut, since real players do not report it. A file that was measured counts by
 * its own length, whatever minutes its lesson states.
 * @param progress 0 to 100
 */
export function acceptedProgress(lesson: OpenedLesson, progress: number): number {
  if (!isPlayed(lesson.type)) return progress;
  const seconds = lesson.recordingSeconds || secondsOf(lesson.minutes);
  const share = (elapsedSeconds(lesson) * lessonPace.mediaSpeed) / seconds;
  return Math.min(progress, Math.floor(Math.min(1, share) * 100));
}
