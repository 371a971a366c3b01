import type { z } from 'zod';
import type { AdminTeacher, teacherCreateBody } from '#contract/teachers-admin.ts';

export const teacherFormFields = [
  'name_zh',
  'name',
  'specialization_zh',
  'specialization',
  'bio_zh',
  'bio',
  'profile_image',
  'experience_years',
  'is_assistant',
  'user_email',
] as const;
export type TeacherFormField = (typeof teacherFormFields)[number];
export type TeacherFormValues = Pick<z.input<typeof teacherCreateBody>, TeacherFormField>;

/** A teacher as form values. */
export function teacherFormValues(teacher: AdminTeacher): TeacherFormValues {
  return {
    name_zh: teacher.name_zh,
    name: teacher.name,
    specialization_zh: teacher.specialization_zh,
    specialization: teacher.specialization,
    bio_zh: teacher.bio_zh,
    bio: teacher.bio,
    profile_image: teacher.profile_image,
    experience_years: teacher.experience_years,
    is_assistant: teacher.is_assistant,
    user_email: teacher.user_email,
  };
}

/**
 * The initial values for a new teacher. @param account the email of the account to be linked, if
 * any
 */
export function newTeacherValues(account: string): TeacherFormValues {
  return {
    name_zh: '',
    name: '',
    specialization_zh: '',
    specialization: '',
    bio_zh: '',
    bio: '',
    profile_image: null,
    experience_years: 0,
    is_assistant: false,
    user_email: account,
  };
}
