import type { z } from 'zod';
import type { AdminCourse, courseCreateBody } from '#contract/courses-admin.ts';
import { bilingualColumns, noTexts, pickTexts } from '#domain/bilingual-entities.ts';

export type CourseInput = z.input<typeof courseCreateBody>;
export type CourseOutput = z.output<typeof courseCreateBody>;

export const courseFormFields = [
  ...bilingualColumns('course'),
  'difficulty_level',
  'teacher_id',
  'points_reward',
  'points_required',
  'price_usd',
  'price_cny',
  'price_sgd',
  'price_myr',
  'is_featured',
  'thumbnail',
] as const;
export type CourseFormField = (typeof courseFormFields)[number];
export type CourseFormValues = Partial<Pick<CourseInput, CourseFormField>>;

/** A course as form values. */
export function courseFormValues(course: AdminCourse): CourseFormValues {
  return {
    ...pickTexts('course', course),
    difficulty_level: course.difficulty_level,
    teacher_id: course.teacher_id,
    points_reward: course.points_reward,
    points_required: course.points_required,
    price_usd: course.price_usd,
    price_cny: course.price_cny,
    price_sgd: course.price_sgd,
    price_myr: course.price_myr,
    is_featured: course.is_featured,
    thumbnail: course.thumbnail,
  };
}

/** The initial values for a new course. */
export const newCourseValues: CourseFormValues = {
  ...noTexts('course'),
  difficulty_level: 'beginner',
  teacher_id: null,
  points_reward: 0,
  points_required: 0,
  price_usd: 0,
  price_cny: 0,
  price_sgd: 0,
  price_myr: 0,
  is_featured: false,
  thumbnail: null,
};
