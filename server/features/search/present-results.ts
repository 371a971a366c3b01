import type {
  CourseResult,
  LessonResult,
  SearchExcerpt,
  TeacherResult,
  TermResult,
} from '#contract/search.ts';
import {
  type BilingualColumnOf,
  type BilingualEntityName,
  bilingualColumns,
} from '#domain/bilingual-entities.ts';
import { lessonLock, type Viewer } from '#domain/course-access.ts';
import type { Locale } from '#domain/locale.ts';
import { lessonTexts } from '#server/features/lessons/index.ts';
import { excerptOf, type Marker } from '#server/lib/search/index.ts';
import type {
  FoundCourseRow,
  FoundLessonRow,
  FoundTeacherRow,
  FoundTermRow,
} from './search.queries.ts';

/** The caller, their language and their search. */
export interface Reader {
  viewer: Viewer;
  locale: Locale;
  /** The language in which the search was typed. */
  typedIn: Locale;
  marker: Marker;
}

/** The language of a search by its script: Chinese characters, or anything else. */
export function languageOf(search: string): Locale {
  return /\p{Script=Han}/u.test(search) ? 'zh' : 'en';
}

/** Texts of a row in the order of preference. */
type Texts = Record<Locale, readonly string[]>;

/**
 * The text that shows why a row was found: of the reader's language, else of the other where it was
 * searched in that; where neither matches, the beginning of the first. Who searches in their own
 * language reads no excerpt of the other because an alias occurs there.
 */
export function chooseExcerpt(texts: Texts, { locale, typedIn, marker }: Reader): SearchExcerpt {
  const other = locale === 'zh' ? 'en' : 'zh';
  const inOrder = [locale, other] as const;
  const all = inOrder.flatMap((language) =>
    texts[language].filter((text) => text.trim() !== '').map((text) => ({ language, text })),
  );
  let first: SearchExcerpt = null;
  for (const { language, text } of all) {
    const { tokens: pieces, isFound } = excerptOf(text, marker);
    if (isFound && (language === locale || language === typedIn)) return { language, pieces };
    first ??= { language, pieces };
  }
  return first;
}

/** The texts of an entity but its name, by language, in the order of its descriptor. */
function textsAfterName<E extends BilingualEntityName>(
  entity: E,
  row: Readonly<Record<BilingualColumnOf<E>, string>>,
): Texts {
  const inLanguage = (language: Locale) =>
    bilingualColumns(entity, language)
      .slice(1)
      .map((column) => row[column]);
  return { en: inLanguage('en'), zh: inLanguage('zh') };
}

/** A field of a row in both languages with the matches of the search marked. */
function markPair<Name extends string>(
  row: Readonly<Record<Name | `${Name}_zh`, string>>,
  name: Name,
  marker: Marker,
) {
  const pair = {
    [name]: marker.mark(row[name], true),
    [`${name}_zh`]: marker.mark(row[`${name}_zh`], true),
  };
  return pair as Record<Name | `${Name}_zh`, ReturnType<Marker['mark']>>;
}

export function presentCourseResult(row: FoundCourseRow, reader: Reader): CourseResult {
  return {
    course_id: row.course_id,
    ...markPair(row, 'title', reader.marker),
    thumbnail: row.thumbnail,
    difficulty_level: row.difficulty_level,
    excerpt: chooseExcerpt(textsAfterName('course', row), reader),
  };
}

/** The body of a locked lesson makes it match but is never shown. */
export function presentLessonResult(row: FoundLessonRow, reader: Reader): LessonResult {
  const locked = lessonLock(row, reader.viewer);
  const { en, zh } = textsAfterName('content', row);
  const body = locked === null ? lessonTexts(row.type, row.content_data) : { en: '', zh: '' };
  return {
    content_id: row.content_id,
    course_id: row.course_id,
    type: row.type,
    locked,
    ...markPair(row, 'title', reader.marker),
    course_title: row.course_title,
    course_title_zh: row.course_title_zh,
    excerpt: chooseExcerpt({ en: [...en, body.en], zh: [...zh, body.zh] }, reader),
  };
}

export function presentTeacherResult(row: FoundTeacherRow, { marker }: Reader): TeacherResult {
  return {
    teacher_id: row.teacher_id,
    ...markPair(row, 'name', marker),
    ...markPair(row, 'specialization', marker),
    profile_image: row.profile_image,
  };
}

export function presentTermResult(row: FoundTermRow, { marker }: Reader): TermResult {
  return { ...row, en: marker.mark(row.en), zh: marker.mark(row.zh, true) };
}
