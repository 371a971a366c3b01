import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AcademyDatabase } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { listSubmissions } from './submissions.queries.ts';
import { listTaughtCourses } from './teaching.queries.ts';

let database: AcademyDatabase;
let taughtBy: number;

/** How many submissions wait in each course, in the order of their making; all have a graded one. */
const waits = { a: 0, b: 1, c: 2, d: 1, e: 0, gone: 3, foreign: 1 };
type Title = keyof typeof waits;
const ids = new Map<number, Title>();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { rows: people } = await sql<{ user_id: number }>`
    insert into users (email, password_hash, name, role)
    select 'p' || n || '@example.com', '-', 'P' || n, case n when 1 then 'teacher' else 'student' end
    from generate_series(1, 5) n returning user_id
  `.execute(db);
  taughtBy = people[0]?.user_id ?? 0;
  const { rows: teachers } = await sql<{ teacher_id: number }>`
    insert into teachers (name, user_id) values ('Own', ${taughtBy}), ('Other', null)
    returning teacher_id
  `.execute(db);
  for (const [title, number] of Object.entries(waits) as [Title, number][]) {
    const teacher = teachers[title === 'foreign' ? 1 : 0]?.teacher_id;
    const { rows } = await sql<{ course_id: number }>`
      insert into courses (title, teacher_id, archived_at)
      values (${title}, ${teacher}, ${title === 'gone' ? new Date() : null}) returning course_id
    `.execute(db);
    const courseId = rows[0]?.course_id ?? 0;
    ids.set(courseId, title);
    await sql`
      with content as (
        insert into contents (course_id, position, type, title)
        values (${courseId}, 1, 'assignment', 'Task') returning content_id
      )
      insert into assignment_submissions (user_id, content_id, course_id, status, score)
      select user_id, content_id, ${courseId}::integer,
        case when place <= ${number}::integer then 'submitted' else 'graded' end,
        case when place <= ${number}::integer then null else 80 end
      from content, (
        select user_id, row_number() over (order by user_id) as place from users
        where role = 'student' limit 4
      ) learners
      where place <= ${number}::integer + 1
    `.execute(db);
  }
});
afterAll(() => database.close());

async function pagesOf(whose: number | null, limit: number, search?: string): Promise<Title[][]> {
  const pages: Title[][] = [];
  for (let page = 1; ; page++) {
    const { list } = await listTaughtCourses(database.db, whose, { page, limit, search });
    if (list.length === 0) return pages;
    pages.push(list.map((course) => ids.get(course.course_id) ?? 'gone'));
  }
}

test.each([1, 2, 3, 4, 10])(
  'courses with most that waits come first, in pages of %i',
  async (limit) => {
    const own: Title[] = ['c', 'b', 'd', 'a', 'e'];
    expect((await pagesOf(taughtBy, limit)).flat()).toEqual(own);
    const all: Title[] = ['c', 'b', 'd', 'foreign', 'a', 'e'];
    expect((await pagesOf(null, limit)).flat()).toEqual(all);
  },
);

test('their number is that of all pages, and archived ones are nobody’s', async () => {
  const query = { page: 3, limit: 2 };
  expect(await listTaughtCourses(database.db, taughtBy, query)).toMatchObject({ count: 5 });
  expect(await listTaughtCourses(database.db, null, query)).toMatchObject({ count: 6 });
});

test('a search filters them before they are counted', async () => {
  expect(await pagesOf(null, 1, 'D')).toEqual([['d']]);
  expect(await pagesOf(taughtBy, 2, 'foreign')).toEqual([]);
});

test('submissions are those of one’s own courses, archived ones too, or of one course', async () => {
  const wanted = { page: 1, limit: 50 };
  expect(await listSubmissions(database.db, taughtBy, wanted)).toMatchObject({
    count: 13,
    counts: { submitted: 7, graded: 6, returned: 0 },
  });
  const [foreign = 0] = [...ids].find(([, title]) => title === 'foreign') ?? [];
  const inForeign = { ...wanted, course_id: foreign };
  expect(await listSubmissions(database.db, taughtBy, inForeign)).toMatchObject({
    count: 0,
    list: [],
  });
  expect(await listSubmissions(database.db, null, inForeign)).toMatchObject({ count: 2 });
});
