import type { CourseListItem } from '#contract/courses.ts';

/** A course with the fields of its card: the long text, which no card shows, is not sent. */
export function courseForCard(course: CourseListItem): CourseListItem {
  return {
    ...course,
    description: course.short_description ? '' : course.description,
    description_zh: course.short_description_zh ? '' : course.description_zh,
  };
}
