import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { reindexCourse } from '#server/features/courses/index.ts';
import { reindexTerm } from '#server/features/glossary/index.ts';
import { reindexLesson } from '#server/features/lessons/index.ts';
import { reindexReview } from '#server/features/reviews/index.ts';
import { reindexTeacher } from '#server/features/teachers/index.ts';

/** One transaction for each row: the academy may be running meanwhile. */
async function reindexEach(
  db: Db,
  ids: readonly number[],
  reindex: (tx: Tx, id: number) => Promise<void>,
): Promise<number> {
  for (const id of ids) await inTransaction(db, (tx) => reindex(tx, id));
  return ids.length;
}

/**
 * Rewrites every search document, as after a change of the tokenizer.
 * @returns how many there are of each kind
 */
export async function reindexAll(db: Db) {
  const teachers = await db.selectFrom('teachers').select('teacher_id as id').execute();
  const courses = await db.selectFrom('courses').select('course_id as id').execute();
  const contents = await db.selectFrom('contents').select('content_id as id').execute();
  const terms = await db.selectFrom('terms').select('term_id as id').execute();
  const reviews = await db.selectFrom('course_reviews').select('review_id as id').execute();
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);
  return {
    teachers: await reindexEach(db, idsOf(teachers), reindexTeacher),
    courses: await reindexEach(db, idsOf(courses), reindexCourse),
    contents: await reindexEach(db, idsOf(contents), reindexLesson),
    terms: await reindexEach(db, idsOf(terms), reindexTerm),
    reviews: await reindexEach(db, idsOf(reviews), reindexReview),
  };
}
