import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { defineCall } from './call.ts';
import { earned } from './earned.ts';
import { id, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

export const teacherSort = z.enum(['popularity', 'name', 'courses']);
export type TeacherSort = z.output<typeof teacherSort>;

export const teacherListItem = z
  .object({
    teacher_id: id,
    user_id: id.nullable(),
    full_name: z.string(),
    full_name_zh: z.string(),
    bio: z.string(),
    bio_zh: z.string(),
    specialization: z.string(),
    specialization_zh: z.string(),
    profile_image: z.string().nullable(),
    likes_count: z.int(),
    is_liked_by_user: z.boolean(),
    is_assistant: z.boolean(),
    experience_years: z.int(),
    course_count: z.int(),
  })
  .meta({ id: 'TeacherListItem' });
export type TeacherListItem = z.output<typeof teacherListItem>;

export const teacherDetail = z
  .object({
    basic_info: z.object({
      teacher_id: id,
      user_id: id.nullable(),
      is_assistant: z.boolean(),
      name: z.string(),
      name_zh: z.string(),
      profile_image: z.string().nullable(),
      specialization: z.string(),
      specialization_zh: z.string(),
      experience_years: z.int(),
      rating: z.number().nullable(),
      total_ratings: z.int(),
      likes_count: z.int(),
      is_liked_by_user: z.boolean(),
      course_count: z.int(),
      created_at: isoTime,
    }),
    bio: z.object({ bio: z.string(), bio_zh: z.string() }),
    courses: z.array(
      z.object({
        course_id: id,
        title: z.string(),
        title_zh: z.string(),
        description: z.string(),
        description_zh: z.string(),
        thumbnail: z.string().nullable(),
        difficulty_level: z.enum(['beginner', 'intermediate', 'advanced']),
        is_featured: z.boolean(),
        is_free: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'TeacherDetail' });
export type TeacherDetail = z.output<typeof teacherDetail>;

const byTeacher = z.object({ teacher_id: id });
const likeState = z.object({ is_liked: z.boolean(), likes_count: z.int().min(0), ...earned });

export const teacherCalls = {
  list: defineCall({
    name: 'teachers.list',
    method: 'GET',
    path: '/teacher/list',
    access: 'guest',
    isShared: true,
    summary: 'The teachers.',
    query: z.object({
      sort: teacherSort
        .optional()
        .describe('Without it: what fits `search` best; without that too, the most popular.'),
      search: z.string().max(maxLengths.search).optional(),
      ...pageQuery(6),
    }),
    data: listOf(teacherListItem),
  }),
  get: defineCall({
    name: 'teachers.get',
    method: 'GET',
    path: '/teacher/get',
    access: 'guest',
    isShared: true,
    summary: 'One teacher with their courses.',
    query: byTeacher,
    data: teacherDetail,
    failures: ['NOT_FOUND'],
  }),
  like: defineCall({
    name: 'teachers.like',
    method: 'GET',
    path: '/teacher/like',
    access: 'learner',
    summary:
      'Likes a teacher. Also a GET, for older clients; the required bearer header keeps a mere link from doing it.',
    query: byTeacher,
    data: likeState,
    failures: ['NOT_FOUND'],
    alsoPost: true,
    naturalKey: 'The learner and the teacher: there is one like, paid once.',
  }),
  unlike: defineCall({
    name: 'teachers.unlike',
    method: 'GET',
    path: '/teacher/unlike',
    access: 'learner',
    summary: 'Removes the like; points stay.',
    query: byTeacher,
    data: likeState,
    failures: ['NOT_FOUND'],
    alsoPost: true,
    naturalKey: 'The learner and the teacher: there is one like.',
  }),
};
