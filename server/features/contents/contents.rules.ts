import { isDeepStrictEqual } from 'node:util';
import type { QuizBodyQuestion } from '#contract/content-body.ts';
import type { ContentState } from '#contract/contents-admin.ts';
import type { Locale } from '#contract/fields.ts';
import type { ContentType } from '#contract/learning.ts';

/** When the texts of each language last changed. */
export interface TextTimes {
  en: Date;
  zh: Date;
}

/** Whether a language lacks something that the other has. */
type Lacks = Record<Locale, boolean>;

/** All that a content says in one language, to see whether that has changed. */
function textsOf(type: ContentType, state: ContentState, language: Locale): unknown[] {
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
  type: ContentType,
  before: ContentState,
  after: ContentState,
): Lacks {
  const differs = (language: Locale) =>
    !isDeepStrictEqual(textsOf(type, before, language), textsOf(type, after, language));
  return { en: differs('en'), zh: differs('zh') };
}

/**
 * When the texts of each language changed, after a save. Who changes one language leaves the
 * other behind. Who changes the one that was behind, or that lacked something, has caught
 * up: then both are in step.
 * @param lacks before the save
 */
export function decideTextTimes(
  { en, zh }: TextTimes,
  lacks: Lacks,
  changed: Record<Locale, boolean>,
  at: Date,
): TextTimes {
  if (changed.en && changed.zh) return { en: at, zh: at };
  if (changed.en) return en < zh || lacks.en ? { en: zh, zh } : { en: at, zh };
  if (changed.zh) return zh < en || lacks.zh ? { en, zh: en } : { en, zh: at };
  return { en, zh };
}

/** The language that is older than the other; what lacks something is missing, not older. */
export function outdatedLanguage({ en, zh }: TextTimes, lacks: Lacks): Locale | null {
  if (en < zh) return lacks.en ? null : 'en';
  if (zh < en) return lacks.zh ? null : 'zh';
  return null;
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
