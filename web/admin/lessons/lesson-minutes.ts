import { UPLOADS_PATH } from '#contract/files.ts';
import type { AdminLesson } from '#contract/lessons-admin.ts';
import { isPlayed, type LessonType } from '#domain/lesson-completion.ts';
import { measuredMinutes, measuredSeconds } from '#domain/measured-minutes.ts';
import type { LessonValues } from './lesson-form.ts';

type Measured = Pick<LessonValues, 'html' | 'html_zh' | 'questions' | 'url' | 'duration'>;

/**
 * The minutes that saving this form would measure.
 * @param content as it is stored; null: a new one
 * @returns null where its author has to state them
 */
export function measuredMinutesOf(
  type: LessonType,
  values: Measured,
  content: Pick<AdminLesson, 'content_data' | 'measured_minutes'> | null,
): number | null {
  if (!isPlayed(type)) return measuredMinutes(measuredSeconds(type, values, null));
  if (content !== null && content.content_data.url === values.url) return content.measured_minutes;
  // The browser has read the length of a new upload; the server measures it again.
  return values.url.startsWith(UPLOADS_PATH) ? values.duration : null;
}
