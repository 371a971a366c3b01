import type {
  CourseResult,
  LessonResult,
  SearchExcerpt,
  TeacherResult,
  TermResult,
} from '#contract/search.ts';
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
  marker: Marker;
}

/** Texts of a row in the order of preference. */
type Texts = Record<Locale, readonly string[]>;

/**
 * The text that shows why a row was found: of the reader's language, else of the other; where
 * neither matches, the beginning of the first.
 */
export function chooseExcerpt(texts: Texts, { locale, marker }: Reader): SearchExcerpt {
  const other = locale === 'zh' ? 'en' : 'zh';
  const inOrder = [locale, other] as const;
  const all = inOrder.flatMap((language) =>
    texts[language].filter((text) => text.trim() !== '').map((text) => ({ language, text })),
  );
  let first: SearchExcerpt = null;
  for (const { language, text } of all) {
    const { tokens: pieces, isFound } = excerptOf(text, marker);
    if (isFound) return { language, pieces };
    first ??= { language, pieces };
  }
  return first;
}

export function presentCourseResult(row: FoundCourseRow, reader: Reader): CourseResult {
  return {
    course_id: row.course_id,
    title: reader.marker.mark(row.title, true),
    title_zh: reader.marker.mark(row.title_zh, true),
    thumbnail: row.thumbnail,
    difficulty_level: row.difficulty_level,
    excerpt: chooseExcerpt(
      {
        en: [row.short_description, row.description],
        zh: [row.short_description_zh, row.description_zh],
      },
      reader,
    ),
  };
}

/** The body of a locked lesson makes it match but is never shown. */
export function presentLessonResult(row: FoundLessonRow, reader: Reader): LessonResult {
  const locked = lessonLock(row, reader.viewer);
  const body = locked === null ? lessonTexts(row.type, row.content_data) : { en: '', zh: '' };
  return {
    content_id: row.content_id,
    course_id: row.course_id,
    type: row.type,
    locked,
    title: reader.marker.mark(row.title, true),
    title_zh: reader.marker.mark(row.title_zh, true),
    course_title: row.course_title,
    course_title_zh: row.course_title_zh,
    excerpt: chooseExcerpt(
      { en: [row.description, body.en], zh: [row.description_zh, body.zh] },
      reader,
    ),
  };
}

export function presentTeacherResult(row: FoundTeacherRow, { marker }: Reader): TeacherResult {
  return {
    teacher_id: row.teacher_id,
    name: marker.mark(row.name, true),
    name_zh: marker.mark(row.name_zh, true),
    specialization: marker.mark(row.specialization, true),
    specialization_zh: marker.mark(row.specialization_zh, true),
    profile_image: row.profile_image,
  };
}

export function presentTermResult(row: FoundTermRow, { marker }: Reader): TermResult {
  return { ...row, en: marker.mark(row.en), zh: marker.mark(row.zh, true) };
}
