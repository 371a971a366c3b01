import { UPLOADS_PATH } from '#contract/files.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { readLessonData } from '#server/features/lessons/index.ts';
import type { PacedLesson } from './reading-time.rules.ts';

/** What decides how long a stored lesson takes at least. */
export function pacedLesson(content: {
  type: LessonType;
  duration: number;
  measured_seconds: number | null;
  content_data: unknown;
}): PacedLesson {
  const { type, duration: minutes, measured_seconds: recordingSeconds, content_data } = content;
  return { type, minutes, recordingSeconds, isOwnRecording: isOwnRecording(type, content_data) };
}

function isOwnRecording(type: LessonType, stored: unknown): boolean {
  if (type !== 'video' && type !== 'audio') return false;
  return readLessonData(type, stored)?.url.startsWith(UPLOADS_PATH) === true;
}
