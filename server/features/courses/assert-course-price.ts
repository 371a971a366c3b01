import type { Tx } from '#database/open.ts';
import type { Message } from '#i18n/message.ts';
import { readLessonAmounts } from '#server/features/points/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { countPaidLessons } from './course-price.queries.ts';
import { type CoursePoints, coursePays, isPriceRefused } from './course-price.rules.ts';

interface OwnPoints {
  points_reward: number;
  points_required: number;
}

const refusalOf = ({ pays, required }: CoursePoints): Message => ({
  key: 'messages.courses.paysMoreThanItCosts',
  params: { pays, required },
});

/**
 * Refuses a course, locked by this transaction, that would pay more points than opening it costs.
 * @param courseId null: a new one
 * @throws AppError VALIDATION_FAILED at the price, naming both sums
 */
export async function assertCoursePrice(
  tx: Tx,
  courseId: number | null,
  { before, after, becomesActive }: { before: OwnPoints; after: OwnPoints; becomesActive: boolean },
): Promise<void> {
  const amounts = await readLessonAmounts(tx);
  const counts =
    courseId === null ? { lessons: 0, quizzes: 0 } : await countPaidLessons(tx, courseId);
  const pointsOf = (own: OwnPoints): CoursePoints => ({
    required: own.points_required,
    pays: coursePays({ ...own, ...counts }, amounts),
  });
  if (!isPriceRefused(pointsOf(before), pointsOf(after), becomesActive)) return;
  throw fieldError('VALIDATION_FAILED', 'points_required', refusalOf(pointsOf(after)));
}

/**
 * Refuses another lesson in a course, locked by this transaction, that would then pay more points
 * than opening it costs.
 * @throws AppError INVALID_STATE naming both sums
 */
export async function assertRoomForLesson(
  tx: Tx,
  courseId: number,
  lesson: { type: string },
): Promise<void> {
  const own = await tx
    .selectFrom('courses')
    .select(['points_reward', 'points_required'])
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  if (own.points_required === 0) return;
  const amounts = await readLessonAmounts(tx);
  const { lessons, quizzes } = await countPaidLessons(tx, courseId);
  const more = { lessons: lessons + 1, quizzes: quizzes + (lesson.type === 'quiz' ? 1 : 0) };
  const pointsOf = (counts: typeof more): CoursePoints => ({
    required: own.points_required,
    pays: coursePays({ ...own, ...counts }, amounts),
  });
  const after = pointsOf(more);
  if (!isPriceRefused(pointsOf({ lessons, quizzes }), after)) return;
  throw new AppError('INVALID_STATE', { msg: refusalOf(after) });
}
