import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  id,
  idParams,
  isoTime,
  listOf,
  locale,
  pageQuery,
  plainLine,
  seenVersion,
} from './fields.ts';
import { contentData, contentType, quizAnswer, quizResult } from './learning.ts';

/**
 * Editing contents. The calls stand twice: under `/admin` for every course, under `/teach`
 * for the courses that the caller teaches; contents of others are `NOT_FOUND` there.
 */

/** What of a content does not yet say the same in both languages. */
const languageMarks = {
  missing: z.array(locale).describe('Languages that lack what the other one has.'),
  outdated: locale.nullable().describe('The language whose texts are older than the other’s.'),
};

const listed = {
  content_id: id,
  course_id: id,
  course_title: z.string(),
  course_title_zh: z.string(),
  position: z.int(),
  type: contentType,
  title: z.string(),
  title_zh: z.string(),
  duration: z.int().describe('Minutes.'),
  ...languageMarks,
  updated_at: isoTime,
  archived_at: isoTime.nullable(),
  version: z.int(),
};

export const adminContentListItem = z.object(listed).meta({ id: 'AdminContentListItem' });
export type AdminContentListItem = z.output<typeof adminContentListItem>;

/** By type as in `content-body.ts`; the server checks it. */
const contentBody = z
  .record(z.string().max(100), z.unknown())
  .describe(
    'By type. text: html, html_zh. video, audio: url, poster, captions, transcript. ' +
      'pdf: url, page_count. quiz: pass_mark, max_attempts, questions with their answers. ' +
      'assignment: html, html_zh, pass_mark, file.',
  );

export const adminContent = z
  .object({
    ...listed,
    description: z.string(),
    description_zh: z.string(),
    content_data: contentBody,
    course_status: z.enum(['draft', 'active', 'inactive']),
    learner_count: z.int().describe('Learners who have begun it.'),
    texts_changed_at: isoTime,
    texts_zh_changed_at: isoTime,
    created_at: isoTime,
  })
  .meta({ id: 'AdminContent' });
export type AdminContent = z.output<typeof adminContent>;

const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 4000;
/** As the table has it: 100 hours. */
const MAX_DURATION_MINUTES = 6000;

const contentFields = {
  title: plainLine(MAX_TITLE_LENGTH),
  title_zh: plainLine(MAX_TITLE_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH),
  description_zh: z.string().trim().max(MAX_DESCRIPTION_LENGTH),
  duration: z.int().min(0).max(MAX_DURATION_MINUTES),
  content_data: contentBody,
};
const version = seenVersion
  .optional()
  .describe('Of what was read; another is `STALE_VERSION`, with the content in `data`.');

export const contentCreateBody = z
  .object({
    course_id: id,
    type: contentType,
    ...contentFields,
    title: contentFields.title.default(''),
    title_zh: contentFields.title_zh.default(''),
    description: contentFields.description.default(''),
    description_zh: contentFields.description_zh.default(''),
    duration: contentFields.duration.default(0),
  })
  .refine((body) => body.title !== '' || body.title_zh !== '', {
    error: '@title_required',
    path: ['title_zh'],
  });
export const contentPatchBody = z.object(contentFields).partial().extend({ version });

/** One saved state, in the list of them. */
export const contentVersionItem = z
  .object({
    version: z.int(),
    saved_at: isoTime,
    actor_name: z.string().describe('Empty where it was there before anybody edited it.'),
    title: z.string(),
    title_zh: z.string(),
  })
  .meta({ id: 'ContentVersionItem' });
export type ContentVersionItem = z.output<typeof contentVersionItem>;

/** What comes back when an older state is restored. */
export const contentState = z.object({
  title: z.string(),
  title_zh: z.string(),
  description: z.string(),
  description_zh: z.string(),
  duration: z.int(),
  content_data: contentBody,
});
export type ContentState = z.output<typeof contentState>;

export const contentVersion = contentVersionItem
  .extend({
    state: contentState,
    shown: contentData.nullable().describe('As a learner would see it; null where that is broken.'),
  })
  .meta({ id: 'ContentVersion' });

export type ContentVersion = z.output<typeof contentVersion>;

const versionParams = idParams.extend({ version: seenVersion });

/** @param area whose calls: those of admins for all contents, or those of teachers for their own */
function contentEditingCalls(area: 'admin' | 'teach') {
  const access = area === 'admin' ? ('admin' as const) : ('teacher' as const);
  const name = (action: string) => `${area}.contents.${action}`;
  const path = `/${area}/contents`;
  return {
    list: defineCall({
      name: name('list'),
      method: 'GET',
      path,
      access,
      summary: 'Contents of courses, without their bodies.',
      query: z.object({
        search: z.string().max(200).optional(),
        course_id: id.optional(),
        type: contentType.optional(),
        missing: locale.optional().describe('Only what lacks something in this language.'),
        outdated: locale.optional().describe('Only what is older in this language.'),
        archived: z.boolean().default(false).describe('Only what is archived.'),
        sort: z.enum(['updated', 'oldest', 'course']).default('updated'),
        ...pageQuery(20),
      }),
      data: listOf(adminContentListItem),
    }),
    get: defineCall({
      name: name('get'),
      method: 'GET',
      path: `${path}/:id`,
      access,
      summary: 'One content with its whole body, right answers included.',
      params: idParams,
      data: adminContent,
      failures: ['NOT_FOUND'],
    }),
    create: defineCall({
      name: name('create'),
      method: 'POST',
      path,
      access,
      summary: 'Adds a content at the end of a course.',
      body: contentCreateBody,
      data: adminContent,
      failures: ['NOT_FOUND'],
    }),
    update: defineCall({
      name: name('update'),
      method: 'PATCH',
      path: `${path}/:id`,
      access,
      summary: 'Changes a content; each save is kept as a version.',
      params: idParams,
      body: contentPatchBody,
      data: adminContent,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    archive: defineCall({
      name: name('archive'),
      method: 'DELETE',
      path: `${path}/:id`,
      access,
      summary:
        'Takes a content out of its course; what learners did with it stays. Whoever has ' +
        'completed all that is left has completed the course.',
      params: idParams,
      data: z.object({}),
      failures: ['NOT_FOUND'],
    }),
    restore: defineCall({
      name: name('restore'),
      method: 'POST',
      path: `${path}/:id/restore`,
      access,
      summary: 'Brings an archived content back to its place.',
      params: idParams,
      body: z.object({}),
      data: adminContent,
      failures: ['NOT_FOUND'],
    }),
    duplicate: defineCall({
      name: name('duplicate'),
      method: 'POST',
      path: `${path}/:id/duplicate`,
      access,
      summary: 'Adds a copy of a content at the end of its course.',
      params: idParams,
      body: z.object({}),
      data: adminContent,
      failures: ['NOT_FOUND'],
    }),
    confirm: defineCall({
      name: name('confirm'),
      method: 'POST',
      path: `${path}/:id/confirm`,
      access,
      summary: 'Says that the older language is fine as it is.',
      params: idParams,
      body: z.object({ version }),
      data: adminContent,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    versions: defineCall({
      name: name('versions'),
      method: 'GET',
      path: `${path}/:id/versions`,
      access,
      summary: 'Every state that a save has left, the newest first.',
      params: idParams,
      query: z.object(pageQuery(20)),
      data: listOf(contentVersionItem),
      failures: ['NOT_FOUND'],
    }),
    version: defineCall({
      name: name('version'),
      method: 'GET',
      path: `${path}/:id/versions/:version`,
      access,
      summary: 'One saved state.',
      params: versionParams,
      data: contentVersion,
      failures: ['NOT_FOUND'],
    }),
    restoreVersion: defineCall({
      name: name('restoreVersion'),
      method: 'POST',
      path: `${path}/:id/versions/:version/restore`,
      access,
      summary: 'Makes an older state the newest version.',
      params: versionParams,
      body: z.object({ current: version }),
      data: adminContent,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    tryQuiz: defineCall({
      name: name('tryQuiz'),
      method: 'POST',
      path: `${path}/try-quiz`,
      access,
      summary: 'Grades answers to a quiz in the making as a learner’s would be; keeps nothing.',
      body: z.object({
        content_data: contentBody,
        answers: z.record(z.string().max(100), quizAnswer),
      }),
      data: quizResult,
    }),
  };
}

export const contentAdminCalls = contentEditingCalls('admin');
export const contentTeachingCalls = contentEditingCalls('teach');
export type ContentEditingCalls = ReturnType<typeof contentEditingCalls>;
