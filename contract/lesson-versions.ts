import { z } from 'zod';
import { isoTime } from './fields.ts';

/** One saved state, in the list of them. */
export const lessonVersionItem = z
  .object({
    version: z.int(),
    saved_at: isoTime,
    actor_name: z.string().describe('Empty where it was there before anybody edited it.'),
    title: z.string(),
    title_zh: z.string(),
  })
  .meta({ id: 'ContentVersionItem' });
export type LessonVersionItem = z.output<typeof lessonVersionItem>;

/** The parts of a lesson that a version may have changed. */
export const lessonParts = [
  'title',
  'title_zh',
  'description',
  'description_zh',
  'duration',
  'content_data',
] as const;
export type LessonPart = (typeof lessonParts)[number];

/** A version in the list of a lesson's versions, with what it changed. */
export const listedLessonVersion = lessonVersionItem
  .extend({
    changed: z
      .array(z.enum(lessonParts))
      .nullable()
      .describe('What differs from the version before it; null for the first.'),
  })
  .meta({ id: 'ListedContentVersion' });
export type ListedLessonVersion = z.output<typeof listedLessonVersion>;
