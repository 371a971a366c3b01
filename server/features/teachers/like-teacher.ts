import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { earnForSubject } from '#server/features/points/index.ts';
import { assertTeacher } from './teachers.queries.ts';
import { deleteTeacherLike, insertTeacherLike } from './teachers.store.ts';

/**
 * Likes a teacher; the first like earns points.
 * @throws AppError NOT_FOUND
 */
export function likeTeacher(
  { database, now }: Dependencies,
  { userId }: CurrentUser,
  teacherId: number,
) {
  const at = now();
  return inTransaction(database.db, async (tx) => {
    await assertTeacher(tx, teacherId);
    const earned = await earnForSubject(tx, {
      userId,
      kind: 'teacher_like',
      subject: { kind: 'teacher', id: teacherId },
      now: at,
    });
    // Last, since others who like this teacher may wait for the counter until the commit.
    const likes_count = await insertTeacherLike(tx, { userId, teacherId, now: at });
    return { is_liked: true, likes_count, ...earned };
  });
}

/**
 * Removes a like; the points that it earned stay.
 * @throws AppError NOT_FOUND
 */
export function unlikeTeacher(
  { database }: Dependencies,
  { userId }: CurrentUser,
  teacherId: number,
) {
  return inTransaction(database.db, async (tx) => {
    await assertTeacher(tx, teacherId);
    const likes_count = await deleteTeacherLike(tx, userId, teacherId);
    return { is_liked: false, likes_count, pointsEarned: 0, not_paid_reason: null, points_owed: 0 };
  });
}
