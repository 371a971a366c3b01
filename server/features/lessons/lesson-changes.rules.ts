import { isDeepStrictEqual } from 'node:util';
import { type LessonPart, lessonParts } from '#contract/lesson-versions.ts';
import type { LessonState } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { Locale } from '#domain/locale.ts';
import type { ByLanguage } from '#domain/translation-times.ts';
import { lessonTypeRules } from './lesson-types.ts';

/** All texts of a lesson in one language, to see whether they have changed. */
function textsOf(type: LessonType, state: LessonState, language: Locale): unknown[] {
  const isEnglish = language === 'en';
  const titles = isEnglish
    ? [state.title, state.description]
    : [state.title_zh, state.description_zh];
  const { textsIn } = lessonTypeRules[type] as {
    textsIn: (body: object, language: Locale) => unknown;
  };
  return [...titles, textsIn(state.content_data, language)];
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

/** The parts of a lesson that differ between two states. */
export function changedParts(before: LessonState, after: LessonState): LessonPart[] {
  return lessonParts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
}
