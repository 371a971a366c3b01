import { z } from 'zod';
import { MAX_DURATION_REASON } from '#domain/measured-minutes.ts';
import { wholeNumber } from './amounts.ts';
import { blankTexts, requireTexts, writtenTexts } from './bilingual-fields.ts';
import { id, seenVersion } from './fields.ts';
import { lessonType } from './lesson-body.ts';

/** By type as in `lesson-body.ts`; the server checks it. */
export const lessonBody = z
  .record(z.string().max(100), z.unknown())
  .describe(
    'By type. text: html, html_zh. video, audio: url, poster, captions, transcript. ' +
      'pdf: url, page_count. quiz: pass_mark, max_attempts, retry_after_hours, questions with their answers. ' +
      'assignment: html, html_zh, pass_mark, file.',
  );

/** As the table has it: 100 hours. */
const MAX_DURATION_MINUTES = 6000;

const lessonFields = {
  ...writtenTexts('content'),
  duration: wholeNumber(0, MAX_DURATION_MINUTES).describe(
    'Minutes. Counts where nothing can be measured (a PDF, a recording stored elsewhere), or ' +
      'with a `duration_reason`; else the minutes are measured.',
  ),
  duration_reason: z
    .string()
    .trim()
    .max(MAX_DURATION_REASON)
    .describe('Why the minutes are not the measured ones; empty: they are.'),
  content_data: lessonBody,
};
/** The version of a lesson that an editor saw. */
export const version = seenVersion
  .optional()
  .describe('Of what was read; another is `STALE_VERSION`, with the content in `data`.');

/** A new lesson. */
export const lessonCreateBody = z
  .object({
    course_id: id,
    type: lessonType,
    ...lessonFields,
    ...blankTexts('content'),
    duration: lessonFields.duration.prefault(0),
    duration_reason: lessonFields.duration_reason.default(''),
  })
  .superRefine(requireTexts('content', '@title_required'));
/** What of a lesson changes. */
export const lessonPatchBody = z.object(lessonFields).partial().extend({ version });
