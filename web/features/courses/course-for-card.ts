import type { CourseListItem } from '#contract/courses.ts';

/** A course as its card needs it: the long text, which no card shows, stays on the server. */
export function courseForCard(course: CourseListItem): CourseListItem {
  return {
    ...course,
    description: course.short_description ? '' : course.description,
    description_zh: course.short_description_zh ? '' : course.description_zh,
  };
}
