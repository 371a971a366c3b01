import type { z } from 'zod';
import type { AdminCourse, courseCreateBody } from '#contract/courses-admin.ts';

export type CourseInput = z.input<typeof courseCreateBody>;
export type CourseOutput = z.output<typeof courseCreateBody>;

export const courseFormFields = [
  'title_zh',
  'title',
  'short_description_zh',
  'short_description',
  'description_zh',
  'description',
  'difficulty_level',
  'teacher_id',
  'points_reward',
  'points_required',
  'price_usd',
  'price_cny',
  'is_featured',
  'thumbnail',
] as const;
export type CourseFormField = (typeof courseFormFields)[number];
export type CourseFormValues = Partial<Pick<CourseInput, CourseFormField>>;

/** A course as its form holds it. */
export function courseFormValues(course: AdminCourse): CourseFormValues {
  return {
    title_zh: course.title_zh,
    title: course.title,
    short_description_zh: course.short_description_zh,
    short_description: course.short_description,
    description_zh: course.description_zh,
    description: course.description,
    difficulty_level: course.difficulty_level,
    teacher_id: course.teacher_id,
    points_reward: course.points_reward,
    points_required: course.points_required,
    price_usd: course.price_usd,
    price_cny: course.price_cny,
    is_featured: course.is_featured,
    thumbnail: course.thumbnail,
  };
}

/** A form that has just been opened for a new course. */
export const newCourseValues: CourseFormValues = {
  title_zh: '',
  title: '',
  short_description_zh: '',
  short_description: '',
  description_zh: '',
  description: '',
  difficulty_level: 'beginner',
  teacher_id: null,
  points_reward: 0,
  points_required: 0,
  price_usd: 0,
  price_cny: 0,
  is_featured: false,
  thumbnail: null,
};
