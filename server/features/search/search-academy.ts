import { sql } from 'kysely';
import type { SearchResults } from '#contract/search.ts';
import { type Db, inTransaction } from '#database/open.ts';
import type { Viewer } from '#domain/course-access.ts';
import type { Locale } from '#domain/locale.ts';
import { findTermsNear, namesOf, writtenNamesOf } from '#server/features/glossary/index.ts';
import { createMarker, pinyinOf, readSearch } from '#server/lib/search/index.ts';
import { didYouMean } from './did-you-mean.rules.ts';
import { listKnownNames } from './known-names.queries.ts';
import {
  languageOf,
  presentCourseResult,
  presentLessonResult,
  presentTeacherResult,
  presentTermResult,
  type Reader,
} from './present-results.ts';
import { questionSubject } from './questions.rules.ts';
import { findCourses, findLessons, findTerms, isTitle, searchTeachers } from './search.queries.ts';

const NOTHING: SearchResults = {
  courses: [],
  contents: [],
  teachers: [],
  terms: [],
  read_as: [],
  did_you_mean: null,
};

interface Search {
  q: string;
  /** Results of each kind. */
  limit: number;
}

interface Asker {
  viewer: Viewer;
  locale: Locale;
  now: Date;
}

/**
 * Searches everything that is public; a text without a word finds nothing. A question is searched by
 * its subject. Where nothing is found, and a known name differs in a character or two, that is searched
 * instead.
 */
export async function searchAcademy(
  db: Db,
  { q, limit }: Search,
  asker: Asker,
): Promise<SearchResults> {
  const subject = questionSubject(q);
  if (subject !== q && (await isTitle(db, q))) return findEverywhere(db, { q, limit }, asker);
  const found = await findEverywhere(db, { q: subject, limit }, asker);
  if (!isEmpty(found)) return subject === q ? found : { ...found, contents: namedFirst(found) };
  const meant = didYouMean(subject, await listKnownNames(db));
  if (meant === null) return NOTHING;
  const instead = await findEverywhere(db, { q: meant, limit }, asker);
  return isEmpty(instead) ? NOTHING : { ...instead, did_you_mean: meant };
}

/**
 * For questions: lessons with a match in their title come before those that mention the words only
 * in the text.
 */
function namedFirst({ contents }: SearchResults): SearchResults['contents'] {
  const isNamed = ({ title, title_zh }: SearchResults['contents'][number]) =>
    [...title, ...title_zh].some(({ found }) => found);
  return [...contents.filter(isNamed), ...contents.filter((row) => !isNamed(row))];
}

const isEmpty = ({ courses, contents, teachers, terms }: SearchResults) =>
  [courses, contents, teachers, terms].every((list) => list.length === 0);

function findEverywhere(
  db: Db,
  { q, limit }: Search,
  { viewer, locale, now }: Asker,
): Promise<SearchResults> {
  return inTransaction(db, async (tx) => {
    // PostgreSQL underestimates the cost of reading search documents, and would scan every one of a
    // medium-sized academy instead of using the index.
    await sql`set local enable_seqscan = off`.execute(tx);
    const near = await findTermsNear(tx, q);
    const query = readSearch(
      q,
      near.map((term) => ({
        ...term,
        names: [...namesOf(term), ...pinyinOf(term.zh)],
        standIns: writtenNamesOf(term),
      })),
    );
    if (query.typed === '') return NOTHING;
    const reader: Reader = {
      viewer,
      locale,
      typedIn: languageOf(q),
      marker: createMarker(q, query),
    };
    const courses = await findCourses(tx, query, limit);
    const contents = await findLessons(tx, query, limit, { viewer, now });
    const teachers = await searchTeachers(tx, query, limit);
    const terms = await findTerms(tx, query, limit);
    return {
      courses: courses.map((row) => presentCourseResult(row, reader)),
      contents: contents.map((row) => presentLessonResult(row, reader)),
      teachers: teachers.map((row) => presentTeacherResult(row, reader)),
      terms: terms.map((row) => presentTermResult(row, reader)),
      did_you_mean: null,
      read_as: query.found.map(({ term_id, en, zh }) => ({ term_id, en, zh })),
    };
  });
}
