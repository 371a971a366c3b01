import { z } from 'zod';
import type { Currency } from '#domain/currencies.ts';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { money, wholeNumber } from './amounts.ts';
import { blankTexts, requireTexts, shownTexts, writtenTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { difficultyLevel } from './courses.ts';
import { id, idParams, isoTime, locale, MAX_POINTS, nothing, seenVersion } from './fields.ts';
import { canBeKind } from './files.ts';
import { lessonType } from './learning.ts';
import { listOf, pageQuery } from './paging.ts';

export const courseStatus = z.enum(['draft', 'active', 'inactive']);
export type CourseStatus = z.output<typeof courseStatus>;

export const adminCourseSort = z.enum(['newest', 'oldest', 'updated', 'title', 'popular']);

/** What a course lacks before it can be published. */
export const publishingLack = z.enum(['teacher', 'contents']);
export type PublishingLack = z.output<typeof publishingLack>;

export const adminCourse = z
  .object({
    course_id: id,
    ...shownTexts('course'),
    thumbnail: z.string().nullable(),
    difficulty_level: difficultyLevel,
    teacher_id: id.nullable(),
    teacher_name: z.string(),
    teacher_name_zh: z.string(),
    points_reward: z.int(),
    points_required: z.int(),
    price_usd: z.number(),
    price_cny: z.number(),
    price_sgd: z.number(),
    price_myr: z.number(),
    is_featured: z.boolean(),
    status: courseStatus,
    content_count: z.int(),
    duration: z.int().describe('Minutes, all contents together.'),
    likes_count: z.int(),
    enrollments: z.int().describe('Learners who redeemed or began it.'),
    rating: z.number().nullable().describe('Of its visible reviews; null: nobody has rated it.'),
    redemption_count: z.int().describe('Learners who opened it with points; they keep it.'),
    missing: z
      .array(locale)
      .describe('Languages in which one of its own texts is missing while the other has it.'),
    outdated: locale.nullable().describe('The language whose texts are older than the other’s.'),
    texts_changed_at: isoTime,
    texts_zh_changed_at: isoTime,
    missing_for_publishing: z.array(publishingLack),
    created_at: isoTime,
    updated_at: isoTime,
    archived_at: isoTime.nullable(),
    version: z.int(),
  })
  .meta({ id: 'AdminCourse' });
export type AdminCourse = z.output<typeof adminCourse>;

/** 0: not sold in that currency. */
const priceIn = (currency: Currency) => money(9_999_999.99, { currency });

/** What an admin writes of a course. At least one language of the title is needed. */
const courseFields = {
  ...writtenTexts('course'),
  thumbnail: z
    .string()
    .trim()
    .max(300)
    .regex(/^(\/(?![/\\])[^\s\\]*)?$/, { error: '@site_path' })
    .refine((path) => canBeKind(path, ['image']), { error: '@other_kind' })
    .nullable()
    .transform((path) => path || null)
    .describe('A path of this site; null: the drawn cover.'),
  difficulty_level: difficultyLevel,
  teacher_id: id.nullable(),
  points_reward: wholeNumber(0, 1_000_000),
  points_required: wholeNumber(0, MAX_POINTS),
  price_usd: priceIn('USD'),
  price_cny: priceIn('CNY'),
  price_sgd: priceIn('SGD'),
  price_myr: priceIn('MYR'),
  is_featured: z.boolean(),
};
export const courseCreateBody = z
  .object({
    ...blankTexts('course'),
    thumbnail: courseFields.thumbnail.default(null),
    difficulty_level: courseFields.difficulty_level.default('beginner'),
    teacher_id: courseFields.teacher_id.default(null),
    points_reward: courseFields.points_reward.prefault(0),
    points_required: courseFields.points_required.prefault(0),
    price_usd: courseFields.price_usd.prefault(0),
    price_cny: courseFields.price_cny.prefault(0),
    price_sgd: courseFields.price_sgd.prefault(0),
    price_myr: courseFields.price_myr.prefault(0),
    is_featured: courseFields.is_featured.default(false),
  })
  .superRefine(requireTexts('course', '@title_required'));
export const coursePatchBody = z
  .object({ ...courseFields, status: courseStatus })
  .partial()
  .extend({ version: seenVersion.optional() });

/** A lesson in the list that an admin puts in order. */
export const adminCourseLesson = z
  .object({
    content_id: id,
    position: z.int(),
    type: lessonType,
    title: z.string(),
    title_zh: z.string(),
    duration: z.int().describe('Minutes.'),
    missing: z.array(locale).describe('Languages that lack what the other one has.'),
    outdated: locale.nullable().describe('The language whose texts are older than the other’s.'),
    updated_at: isoTime,
    archived_at: isoTime.nullable(),
    version: z.int(),
  })
  .meta({ id: 'AdminCourseContent' });
export type AdminCourseLesson = z.output<typeof adminCourseLesson>;

const courseLessons = z
  .object({
    list: z.array(adminCourseLesson),
    version: z.int().describe('Of the course; it rises with every new order.'),
  })
  .meta({ id: 'AdminCourseContents' });
export type AdminCourseLessons = z.output<typeof courseLessons>;

export const courseAdminCalls = {
  list: defineCall({
    name: 'admin.courses.list',
    method: 'GET',
    path: '/admin/courses',
    access: 'admin',
    permission: 'courses',
    summary: 'Courses of every status, searched by their titles and their teacher’s name.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      status: courseStatus.optional(),
      level: difficultyLevel.optional(),
      teacher_id: id.optional(),
      missing: locale.optional().describe('Only courses that lack a text in this language.'),
      outdated: locale.optional().describe('Only courses that are older in this language.'),
      archived: z.boolean().default(false).describe('The archived ones instead of the others.'),
      sort: adminCourseSort.default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminCourse),
  }),
  get: defineCall({
    name: 'admin.courses.get',
    method: 'GET',
    path: '/admin/courses/:id',
    access: 'admin',
    permission: 'courses',
    summary: 'One course, archived or not.',
    params: idParams,
    data: adminCourse,
    failures: ['NOT_FOUND'],
  }),
  create: defineCall({
    name: 'admin.courses.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/courses',
    access: 'admin',
    permission: 'courses',
    summary: 'Adds a course as a draft.',
    body: courseCreateBody,
    data: adminCourse,
    failures: ['NOT_FOUND'],
  }),
  update: defineCall({
    name: 'admin.courses.update',
    method: 'PATCH',
    path: '/admin/courses/:id',
    access: 'admin',
    permission: 'courses',
    summary: 'Changes a course, publishes it or takes it off the lists.',
    params: idParams,
    body: coursePatchBody,
    data: adminCourse,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'INVALID_STATE'],
  }),
  archive: defineCall({
    name: 'admin.courses.archive',
    method: 'DELETE',
    path: '/admin/courses/:id',
    access: 'admin',
    permission: 'courses',
    summary: 'Archives a course; who redeemed it or is in the middle of it keeps it.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND'],
  }),
  restore: defineCall({
    name: 'admin.courses.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/courses/:id/restore',
    access: 'admin',
    permission: 'courses',
    summary: 'Restores an archived course as it was.',
    params: idParams,
    data: adminCourse,
    failures: ['NOT_FOUND'],
  }),
  duplicate: defineCall({
    name: 'admin.courses.duplicate',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/courses/:id/duplicate',
    access: 'admin',
    permission: 'courses',
    summary: 'Copies a course with its contents into a draft; what learners did stays behind.',
    params: idParams,
    data: adminCourse,
    failures: ['NOT_FOUND'],
  }),
  confirm: defineCall({
    name: 'admin.courses.confirm',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/courses/:id/confirm',
    access: 'admin',
    permission: 'courses',
    summary: 'Marks the translation that is older than the other language as checked.',
    params: idParams,
    body: z.object({ version: seenVersion.optional() }),
    data: adminCourse,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
};

/** @param area whose calls: those of admins for all courses, or those of teachers for their own */
function courseLessonsCalls(area: 'admin' | 'teach') {
  const access = area === 'admin' ? ('admin' as const) : ('teacher' as const);
  const path = `/${area}/courses/:id/contents`;
  return {
    list: defineCall({
      name: `${area}.courses.contents`,
      method: 'GET',
      path,
      access,
      permission: 'courses',
      summary: 'The contents of a course in their order, without their bodies.',
      params: idParams,
      query: z.object({
        archived: z.boolean().default(false).describe('The archived ones instead of the others.'),
      }),
      data: courseLessons,
      failures: ['NOT_FOUND'],
    }),
    order: defineCall({
      name: `${area}.courses.orderContents`,
      method: 'POST',
      naturalKey: 'The course: its contents have the order that was sent last.',
      path: `${path}/order`,
      access,
      permission: 'courses',
      summary: 'Sorts the contents of a course in this order; each is named exactly once.',
      params: idParams,
      body: z.object({
        content_ids: z.array(id).min(1).max(2000),
        version: seenVersion.optional().describe('Of the course.'),
      }),
      data: courseLessons,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
  };
}

/** What a course holds, and in which order. */
export const courseLessonsAdminCalls = courseLessonsCalls('admin');
/** The same for the courses that the caller teaches; those of others are `NOT_FOUND`. */
export const courseLessonsTeachCalls = courseLessonsCalls('teach');
export type CourseLessonsCalls = ReturnType<typeof courseLessonsCalls>;
