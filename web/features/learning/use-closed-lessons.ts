import type { LessonListItem } from '#contract/learning.ts';
import { useRemovedOffline } from '#web/lib/offline.tsx';
import { lessonPath } from '#web/lib/page-paths.ts';

/** Deletes what this device has stored of a course’s lessons that are closed to the person. */
export function useClosedLessons(contents: readonly LessonListItem[]): void {
  useRemovedOffline(
    contents
      .filter(({ locked }) => locked !== null)
      .map(({ course_id, content_id }) => lessonPath(course_id, content_id)),
  );
}
