import { isDeepStrictEqual } from 'node:util';
import type { QuizBodyQuestion } from '#contract/lesson-body.ts';
import type { LessonState } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { Locale } from '#domain/locale.ts';
import type { ByLanguage } from '#domain/translation-times.ts';

/** All that a content says in one language, to see whether that has changed. */
function textsOf(type: LessonType, state: LessonState, language: Locale): unknown[] {
  const isEnglish = language === 'en';
  const titles = isEnglish
    ? [state.title, state.description]
    : [state.title_zh, state.description_zh];
  const data = state.content_data;
  const list = (name: string) => (Array.isArray(data[name]) ? data[name] : []);
  switch (type) {
    case 'text':
    case 'assignment':
      return [...titles, isEnglish ? data.html : data.html_zh];
    case 'quiz':
      return [
        ...titles,
        ...list('questions').map((question: QuizBodyQuestion) => [
          isEnglish ? question.question : question.question_zh,
          isEnglish ? question.explanation : question.explanation_zh,
          question.options.map((option) => (isEnglish ? option.text : option.text_zh)),
        ]),
      ];
    case 'video':
    case 'audio':
      return [
        ...titles,
        list('captions').filter((caption) => caption.language === language),
        list('transcript').map((cue) => (isEnglish ? cue.text : cue.text_zh)),
      ];
    case 'pdf':
      return titles;
  }
}

/** The languages whose texts differ between two states. */
export function changedLanguages(
  type: LessonType,
  before: LessonState,
  after: LessonState,
): ByLanguage {
  const differs = (language: Locale) =>
    !isDeepStrictEqual(textsOf(type, before, language), textsOf(type, after, language));
  return { en: differs('en'), zh: differs('zh') };
}

/** The longest title that a content may have. */
const MAX_TITLE_LENGTH = 200;
/** The first half of a character whose second half was cut away. */
const HALF_PAIR = /[\ud800-\udbff]$/;

/** The title of a copy; one that was empty stays so. */
export function copyTitle(title: string, suffix: string): string {
  if (title === '') return '';
  return title.slice(0, MAX_TITLE_LENGTH - suffix.length).replace(HALF_PAIR, '') + suffix;
}
