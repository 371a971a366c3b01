import { cached } from '#database/cached-values.ts';
import { listTerms } from '#server/features/glossary/index.ts';
import { pinyinOf, wordsOf } from '#server/lib/search/index.ts';
import type { KnownName } from './did-you-mean.rules.ts';

/** At most so many titles are read: the first courses, and the newest lessons. */
const MAX_COURSES = 500;
const MAX_LESSONS = 1500;

/** Names of the glossary first, then titles; those that are also found by pinyin are `spoken`. */
const listNames = cached(async (db) => {
  const [terms, courses, lessons] = await Promise.all([
    listTerms(db),
    db
      .selectFrom('courses')
      .select(['title', 'title_zh'])
      .where('status', '=', 'active')
      .where('archived_at', 'is', null)
      .orderBy('course_id')
      .limit(MAX_COURSES)
      .execute(),
    db
      .selectFrom('contents as k')
      .innerJoin('courses as c', 'c.course_id', 'k.course_id')
      .select('k.title')
      .where('k.archived_at', 'is', null)
      .where('c.status', '=', 'active')
      .where('c.archived_at', 'is', null)
      .orderBy('k.content_id', 'desc')
      .limit(MAX_LESSONS)
      .execute(),
  ]);
  const spoken = terms.flatMap(({ en, zh, aliases }) => [en, zh, ...aliases]);
  for (const { title, title_zh } of courses) spoken.push(title, title_zh);
  return { spoken, written: lessons.map(({ title }) => title) };
});

/** The names made from the last texts: titles are read again each second, and seldom differ. */
let made: { of: string; known: KnownName[] } = { of: '', known: [] };

/** The names that a search with typos is compared with. */
export async function listKnownNames(
  db: Parameters<typeof listNames>[0],
): Promise<readonly KnownName[]> {
  const { spoken, written } = await listNames(db);
  const of = [...spoken, '', ...written].join('\n');
  if (made.of === of) return made.known;
  const byTyped = new Map<string, string>();
  const add = (typed: string, name: string) => {
    if (!byTyped.has(typed)) byTyped.set(typed, name);
  };
  for (const name of [...spoken, ...written]) for (const word of wordsOf(name)) add(word, word);
  for (const name of spoken) for (const typed of pinyinOf(name)) add(typed, name);
  made = { of, known: [...byTyped].map(([typed, name]) => ({ typed, written: name })) };
  return made.known;
}
