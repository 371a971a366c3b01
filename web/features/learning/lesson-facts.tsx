import type { LessonListItem } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { Shapes } from '#web/ui/page-icons.tsx';
import { learnerLessonTypes } from './lesson-types.ts';

/** The icon of a type of lesson; unknown types have one as well. */
export function LessonIcon({ type, className }: { type: LessonType; className?: string }) {
  const Icon = Object.hasOwn(learnerLessonTypes, type) ? learnerLessonTypes[type].Icon : Shapes;
  return <Icon aria-hidden="true" className={className} />;
}

/** The status of a lesson for the person, as its line in the outline shows it. */
export type LessonStanding = 'locked' | 'done' | 'waiting' | 'started' | 'new';

/** Decides it; completed stays completed, even where the course is locked again. */
export function lessonStanding(
  content: Pick<
    LessonListItem,
    'locked' | 'completed_by_user' | 'waits_for_teacher' | 'user_progress'
  >,
): LessonStanding {
  if (content.completed_by_user) return 'done';
  if (content.locked !== null) return 'locked';
  if (content.waits_for_teacher) return 'waiting';
  return content.user_progress > 0 ? 'started' : 'new';
}
