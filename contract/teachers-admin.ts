import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { wholeNumber } from './amounts.ts';
import { blankTexts, shownTexts, writtenTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, optionalPersonName, seenVersion } from './fields.ts';
import { canBeKind } from './files.ts';
import { listOf, pageQuery } from './paging.ts';
import { foldText } from './text.ts';

export const adminTeacher = z
  .object({
    teacher_id: id,
    user_id: id.nullable().describe('The account that teaches as this teacher.'),
    user_email: z.string().describe('Of that account; empty without one.'),
    ...shownTexts('teacher'),
    profile_image: z.string().nullable(),
    is_assistant: z.boolean(),
    experience_years: z.int(),
    course_count: z.int().describe('Courses of every status that are not archived.'),
    student_count: z.int().describe('Learners who redeemed or began one of them.'),
    likes_count: z.int(),
    is_archived: z.boolean(),
    created_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminTeacher' });
export type AdminTeacher = z.output<typeof adminTeacher>;

/** What an admin writes of a teacher. At least one language of the name is needed. */
const teacherFields = {
  ...writtenTexts('teacher'),
  name: optionalPersonName(maxLengths.personName),
  name_zh: optionalPersonName(maxLengths.personName),
  profile_image: z
    .string()
    .trim()
    .max(300)
    .refine((path) => canBeKind(path, ['image']), { error: '@other_kind' })
    .nullable()
    .transform((path) => path || null),
  is_assistant: z.boolean(),
  experience_years: wholeNumber(0, 80),
  user_email: z
    .string()
    .overwrite(foldText)
    .trim()
    .max(254)
    .pipe(
      z.union([z.literal(''), z.email({ error: '@email_invalid' })], { error: '@email_invalid' }),
    )
    .describe('Email of the account that teaches; empty: none.'),
};
export const teacherCreateBody = z
  .object({
    ...blankTexts('teacher'),
    name: teacherFields.name.default(''),
    name_zh: teacherFields.name_zh.default(''),
    profile_image: teacherFields.profile_image.default(null),
    is_assistant: teacherFields.is_assistant.default(false),
    experience_years: teacherFields.experience_years.prefault(0),
    user_email: teacherFields.user_email.default(''),
  })
  .refine((b) => b.name !== '' || b.name_zh !== '', {
    error: '@person_name_required',
    path: ['name_zh'],
  });
export const teacherPatchBody = z
  .object(teacherFields)
  .partial()
  .extend({ version: seenVersion.optional() });

export const teacherAdminCalls = {
  list: defineCall({
    name: 'admin.teachers.list',
    method: 'GET',
    path: '/admin/teachers',
    access: 'admin',
    permission: 'courses',
    summary: 'Teachers with their courses and learners counted.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      kind: z.enum(['teacher', 'assistant']).optional(),
      missing: z
        .enum(['en', 'zh'])
        .optional()
        .describe('Only those of whom a text is missing in this language.'),
      archived: z.boolean().default(false).describe('The archived ones instead.'),
      sort: z.enum(['newest', 'name', 'courses', 'popularity']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminTeacher),
  }),
  get: defineCall({
    name: 'admin.teachers.get',
    method: 'GET',
    path: '/admin/teachers/:id',
    access: 'admin',
    permission: 'courses',
    summary: 'One teacher.',
    params: idParams,
    data: adminTeacher,
    failures: ['NOT_FOUND'],
  }),
  create: defineCall({
    name: 'admin.teachers.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/teachers',
    access: 'admin',
    permission: 'courses',
    summary: 'Adds a teacher.',
    body: teacherCreateBody,
    data: adminTeacher,
    failures: ['ALREADY_EXISTS'],
  }),
  update: defineCall({
    name: 'admin.teachers.update',
    method: 'PATCH',
    path: '/admin/teachers/:id',
    access: 'admin',
    permission: 'courses',
    summary: 'Changes a teacher.',
    params: idParams,
    body: teacherPatchBody,
    data: adminTeacher,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'ALREADY_EXISTS'],
  }),
  delete: defineCall({
    name: 'admin.teachers.delete',
    method: 'DELETE',
    path: '/admin/teachers/:id',
    access: 'admin',
    permission: 'courses',
    summary: 'Archives a teacher, who disappears from the site; their courses stay.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restore: defineCall({
    name: 'admin.teachers.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/teachers/:id/restore',
    access: 'admin',
    permission: 'courses',
    summary: 'Restores an archived teacher.',
    params: idParams,
    data: adminTeacher,
    failures: ['NOT_FOUND'],
  }),
};
