import type { Locale } from '#contract/fields.ts';
import type { SearchResults } from '#contract/search.ts';
import type { Db } from '#database/open.ts';
import { createMarker, readSearch } from '../../kit/search/index.ts';
import type { Viewer } from '../courses/index.ts';
import { findTermsNear, namesOf, writtenNamesOf } from '../glossary/index.ts';
import {
  presentContentResult,
  presentCourseResult,
  presentTeacherResult,
  presentTermResult,
  type Reader,
} from './present-results.ts';
import { findContents, findCourses, findTeachers, findTerms } from './search.queries.ts';

interface Search {
  q: string;
  /** Results of each kind. */
  limit: number;
}

/** Finds in all that the academy shows to everybody; text without a word finds nothing. */
export async function searchAcademy(
  db: Db,
  { q, limit }: Search,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<SearchResults> {
  const near = await findTermsNear(db, q);
  const query = readSearch(
    q,
    near.map((term) => ({ ...term, names: namesOf(term), standIns: writtenNamesOf(term) })),
  );
  if (query.typed === '')
    return { courses: [], contents: [], teachers: [], terms: [], read_as: [] };
  const [courses, contents, teachers, terms] = await Promise.all([
    findCourses(db, query, limit),
    findContents(db, query, limit, viewer),
    findTeachers(db, query, limit),
    findTerms(db, query, limit),
  ]);
  const reader: Reader = { viewer, locale, marker: createMarker(q, query) };
  return {
    courses: courses.map((row) => presentCourseResult(row, reader)),
    contents: contents.map((row) => presentContentResult(row, reader)),
    teachers: teachers.map((row) => presentTeacherResult(row, reader)),
    terms: terms.map((row) => presentTermResult(row, reader)),
    read_as: query.found.map(({ term_id, en, zh }) => ({ term_id, en, zh })),
  };
}
