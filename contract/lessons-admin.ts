import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, locale, seenVersion } from './fields.ts';
import { lessonType, quizAnswer, quizResult } from './learning.ts';
import { lessonData } from './lesson-body.ts';
import { lessonBody, lessonCreateBody, lessonPatchBody, version } from './lesson-input.ts';
import { lessonVersionItem, listedLessonVersion } from './lesson-versions.ts';
import { listOf, pageQuery } from './paging.ts';

/**
 * Editing lessons. The calls exist twice: under `/admin` for every course, under `/teach`
 * for the courses that the caller teaches; contents of others are `NOT_FOUND` there.
 */

/** What of a lesson does not yet say the same in both languages. */
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
  type: lessonType,
  title: z.string(),
  title_zh: z.string(),
  duration: z.int().describe('Minutes.'),
  ...languageMarks,
  created_at: isoTime,
  updated_at: isoTime,
  archived_at: isoTime.nullable(),
  version: z.int(),
};

export const adminLessonListItem = z.object(listed).meta({ id: 'AdminContentListItem' });
export type AdminLessonListItem = z.output<typeof adminLessonListItem>;

export const adminLesson = z
  .object({
    ...listed,
    description: z.string(),
    description_zh: z.string(),
    duration_reason: z
      .string()
      .describe('Why `duration` differs from the measured minutes; empty where it does not.'),
    unreviewed_since: isoTime
      .nullable()
      .describe('It pays learners once an admin has looked at it; null: it does.'),
    measured_minutes: z
      .int()
      .nullable()
      .describe('Null where nothing can be measured: `duration` is as stated.'),
    content_data: lessonBody,
    course_status: z.enum(['draft', 'active', 'inactive']),
    learner_count: z.int().describe('Learners who have begun it.'),
    texts_changed_at: isoTime,
    texts_zh_changed_at: isoTime,
  })
  .meta({ id: 'AdminContent' });
export type AdminLesson = z.output<typeof adminLesson>;

/** What comes back when an older state is restored. */
export const lessonState = z.object({
  title: z.string(),
  title_zh: z.string(),
  description: z.string(),
  description_zh: z.string(),
  duration: z.int(),
  duration_reason: z.string(),
  content_data: lessonBody,
});
export type LessonState = z.output<typeof lessonState>;

export const lessonVersion = lessonVersionItem
  .extend({
    state: lessonState,
    shown: lessonData.nullable().describe('As a learner would see it; null where that is broken.'),
  })
  .meta({ id: 'ContentVersion' });

export type LessonVersion = z.output<typeof lessonVersion>;

const versionParams = idParams.extend({ version: seenVersion });

/** Whose calls: those of admins for all contents, or those of teachers for their own. */
type LessonArea = 'admin' | 'teach';

function placeOf(area: LessonArea) {
  return {
    scope: {
      access: area === 'admin' ? ('admin' as const) : ('teacher' as const),
      permission: 'courses' as const,
    },
    name: (action: string) => `${area}.contents.${action}`,
    path: `/${area}/contents`,
  };
}

/** Lessons as records: listed, read, added and changed. */
function lessonRecordCalls(area: LessonArea) {
  const { scope, name, path } = placeOf(area);
  return {
    list: defineCall({
      name: name('list'),
      method: 'GET',
      path,
      ...scope,
      summary: 'Contents of courses, without their bodies.',
      query: z.object({
        search: z.string().max(maxLengths.search).optional(),
        course_id: id.optional(),
        type: lessonType.optional(),
        missing: locale.optional().describe('Only what lacks something in this language.'),
        outdated: locale.optional().describe('Only what is older in this language.'),
        archived: z.boolean().default(false).describe('Only what is archived.'),
        unreviewed: z.boolean().optional().describe('Only what waits for an admin’s look.'),
        sort: z.enum(['updated', 'oldest', 'course']).default('updated'),
        ...pageQuery(pageSizes.admin),
      }),
      data: listOf(adminLessonListItem),
    }),
    get: defineCall({
      name: name('get'),
      method: 'GET',
      path: `${path}/:id`,
      ...scope,
      summary: 'One content with its whole body, right answers included.',
      params: idParams,
      data: adminLesson,
      failures: ['NOT_FOUND'],
    }),
    create: defineCall({
      name: name('create'),
      method: 'POST',
      takesIdempotencyKey: true,
      path,
      ...scope,
      summary: 'Adds a content at the end of a course.',
      body: lessonCreateBody,
      data: adminLesson,
      failures: ['NOT_FOUND', 'INVALID_STATE'],
    }),
    update: defineCall({
      name: name('update'),
      method: 'PATCH',
      path: `${path}/:id`,
      ...scope,
      summary: 'Changes a content; each save is kept as a version.',
      params: idParams,
      body: lessonPatchBody,
      data: adminLesson,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
  };
}

/** What is done with a lesson as a whole. */
function lessonStatusCalls(area: LessonArea) {
  const { scope, name, path } = placeOf(area);
  return {
    archive: defineCall({
      name: name('archive'),
      method: 'DELETE',
      path: `${path}/:id`,
      ...scope,
      summary:
        'Archives a content of a course; what learners did with it stays. Whoever has ' +
        'completed all that is left has completed the course.',
      params: idParams,
      data: z.object({}),
      failures: ['NOT_FOUND'],
    }),
    restore: defineCall({
      name: name('restore'),
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${path}/:id/restore`,
      ...scope,
      summary: 'Restores an archived content in its place.',
      params: idParams,
      body: z.object({}),
      data: adminLesson,
      failures: ['NOT_FOUND', 'INVALID_STATE'],
    }),
    duplicate: defineCall({
      name: name('duplicate'),
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${path}/:id/duplicate`,
      ...scope,
      summary: 'Adds a copy of a content at the end of its course.',
      params: idParams,
      body: z.object({}),
      data: adminLesson,
      failures: ['NOT_FOUND', 'INVALID_STATE'],
    }),
    confirm: defineCall({
      name: name('confirm'),
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${path}/:id/confirm`,
      ...scope,
      summary: 'Marks the translation that is older than the other language as checked.',
      params: idParams,
      body: z.object({ version }),
      data: adminLesson,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
  };
}

/** The states that saves have left. */
function lessonVersionCalls(area: LessonArea) {
  const { scope, name, path } = placeOf(area);
  return {
    versions: defineCall({
      name: name('versions'),
      method: 'GET',
      path: `${path}/:id/versions`,
      ...scope,
      summary: 'Every saved version, newest first.',
      params: idParams,
      query: z.object(pageQuery(pageSizes.admin)),
      data: listOf(listedLessonVersion),
      failures: ['NOT_FOUND'],
    }),
    version: defineCall({
      name: name('version'),
      method: 'GET',
      path: `${path}/:id/versions/:version`,
      ...scope,
      summary: 'One saved version.',
      params: versionParams,
      data: lessonVersion,
      failures: ['NOT_FOUND'],
    }),
    restoreVersion: defineCall({
      name: name('restoreVersion'),
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${path}/:id/versions/:version/restore`,
      ...scope,
      summary: 'Restores an earlier version as the newest one.',
      params: versionParams,
      body: z.object({ current: version }),
      data: adminLesson,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
  };
}

function lessonEditingCalls(area: LessonArea) {
  const { scope, name, path } = placeOf(area);
  return {
    ...lessonRecordCalls(area),
    ...lessonStatusCalls(area),
    ...lessonVersionCalls(area),
    tryQuiz: defineCall({
      name: name('tryQuiz'),
      method: 'POST',
      readsOnly: true,
      path: `${path}/try-quiz`,
      ...scope,
      summary: 'Grades answers to an unsaved quiz as a learner’s would be; stores nothing.',
      body: z.object({
        content_data: lessonBody,
        answers: z.record(z.string().max(100), quizAnswer),
      }),
      data: quizResult,
    }),
  };
}

export const lessonAdminCalls = {
  ...lessonEditingCalls('admin'),
  review: defineCall({
    name: 'admin.contents.review',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/contents/:id/review',
    access: 'admin',
    permission: 'courses',
    summary:
      'Marks a content that a teacher made or changed as looked at: it pays learners from now on, ' +
      'and those who have completed it meanwhile.',
    params: idParams,
    body: z.object({ version }),
    data: adminLesson,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'FORBIDDEN'],
  }),
};
export const lessonTeachingCalls = lessonEditingCalls('teach');
export type LessonEditingCalls = ReturnType<typeof lessonEditingCalls>;
