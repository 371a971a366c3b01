import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { isBegunSql, isFreeCourseSql, isGrantedSql } from '#server/features/courses/index.ts';

/** Lessons that were added in some time to courses that are published, in the order of adding. */
export function listNewLessons(db: Db, { after, until }: { after: Date; until: Date }) {
  return (
    db
      .selectFrom('contents as k')
      .innerJoin('courses as c', 'c.course_id', 'k.course_id')
      .select(['k.content_id', 'k.course_id', 'k.created_at'])
      .where('k.created_at', '>', after)
      .where('k.created_at', '<=', until)
      // Implied by the condition on `created_at`, and answered by an index.
      .where('k.updated_at', '>', after)
      .where('k.archived_at', 'is', null)
      .where('c.status', '!=', 'draft')
      .where('c.archived_at', 'is', null)
      .orderBy('k.created_at')
      .orderBy('k.content_id')
      .execute()
  );
}

interface Addition {
  courseId: number;
  /** Learners who began the course later are not notified of the lesson. */
  addedAt: Date;
  cause: string;
  now: Date;
}

/**
 * The learners of a course who may open it and have not been notified yet, some at a time, by id.
 */
export async function listLearnersToNotify(
  tx: Tx,
  { courseId, addedAt, cause, now }: Addition,
  { afterUserId, limit }: { afterUserId: number; limit: number },
): Promise<number[]> {
  const learner = sql<number>`l.user_id`;
  const { rows } = await sql<{ user_id: number }>`
    select l.user_id from course_learners l join courses c using (course_id)
    where l.course_id = ${courseId} and l.user_id > ${afterUserId} and l.begun_at < ${addedAt}
      and exists (select from content_progress p join contents k using (content_id)
        where k.course_id = l.course_id and p.user_id = l.user_id)
      and (${isFreeCourseSql('c')} or ${isGrantedSql('c', learner, now)}
        or ${isBegunSql('c', learner)})
      and not exists (select from notifications n where n.user_id = l.user_id
        and n.kind = 'lesson_added' and n.dedupe_key = ${cause})
    order by l.user_id limit ${limit}
  `.execute(tx);
  return rows.map(({ user_id: userId }) => userId);
}
