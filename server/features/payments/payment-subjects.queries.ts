import type { Db } from '#database/open.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';

/** Who pays, and for what: the people and courses that a payment can name. */

/** Whether there is such a person, who was not removed. */
export async function isUser(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isCourse(db: Db, courseId: number): Promise<boolean> {
  const found = await db
    .selectFrom('courses')
    .select('course_id')
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many are suggested at once. */
const CHOICES = 8;

/** People or courses whose name, or email, contains a text; none for a blank one. */
export async function listChoices(
  db: Db,
  { kind, search }: { kind: 'user' | 'course'; search: string },
) {
  const pattern = textPattern(search);
  if (pattern === null) return [];
  if (kind === 'user') {
    const users = await db
      .selectFrom('users')
      .select(['user_id', 'name', 'email'])
      .where('archived_at', 'is', null)
      .where('search_text', 'like', pattern)
      .orderBy('name_order')
      .orderBy('user_id')
      .limit(CHOICES)
      .execute();
    return users.map((user) => ({
      id: user.user_id,
      title: user.name || user.email,
      title_zh: '',
      detail: user.name === '' ? '' : user.email,
    }));
  }
  const courses = await db
    .selectFrom('courses')
    .select(['course_id', 'title', 'title_zh'])
    .where('archived_at', 'is', null)
    .where('search_text', 'like', pattern)
    .orderBy('title')
    .orderBy('course_id')
    .limit(CHOICES)
    .execute();
  return courses.map(({ course_id: id, ...titles }) => ({ id, ...titles, detail: '' }));
}
