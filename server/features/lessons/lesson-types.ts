import type { ContentDataOf, LessonBody, QuizBodyQuestion } from '#contract/lesson-body.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { Locale } from '#domain/locale.ts';
import { textOfHtml } from '#server/lib/html/text-of-html.ts';

/** The texts of a body in each language, as plain text. */
interface PlainTexts {
  en: string;
  zh: string;
}

/** How the server handles the bodies of one type; their schemas are in the contract. */
interface LessonTypeRules<T extends LessonType> {
  /** It has HTML, which is rendered once when it is saved. */
  hasHtml: boolean;
  /** All texts in one language, to see whether they have changed. */
  textsIn: (body: Partial<LessonBody<T>>, language: Locale) => unknown;
  /** What it is found by, and what an excerpt of a free lesson is cut from. */
  plainTexts: (body: SearchedBody) => PlainTexts;
  /** The body as a learner may see it. */
  present: (body: LessonBody<T>) => Omit<ContentDataOf<T>, 'type'>;
}

/** The stored body as far as it is searched; invalid parts are skipped. */
export interface SearchedBody {
  html: string;
  html_zh: string;
  transcript: { text?: string; text_zh?: string }[];
  questions: { question?: string; question_zh?: string }[];
}

const isEnglish = (language: Locale) => language === 'en';
const list = <Row>(rows: readonly Row[] | undefined): readonly Row[] =>
  Array.isArray(rows) ? rows : [];
const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
const silent = (): PlainTexts => ({ en: '', zh: '' });

const written: Pick<
  LessonTypeRules<'text' | 'assignment'>,
  'hasHtml' | 'textsIn' | 'plainTexts'
> = {
  hasHtml: true,
  textsIn: ({ html, html_zh }, language) => (isEnglish(language) ? html : html_zh),
  plainTexts: ({ html, html_zh }) => ({ en: textOfHtml(html), zh: textOfHtml(html_zh) }),
};

const recorded: Omit<LessonTypeRules<'video' | 'audio'>, 'present'> = {
  hasHtml: false,
  textsIn: ({ captions, transcript }, language) => [
    list(captions).filter((caption) => caption.language === language),
    list(transcript).map((cue) => (isEnglish(language) ? cue.text : cue.text_zh)),
  ],
  plainTexts: ({ transcript }) => ({
    en: joined(transcript.map((cue) => cue.text)),
    zh: joined(transcript.map((cue) => cue.text_zh)),
  }),
};

/**
 * Listed one by one: a field that is added to questions later stays hidden until it is listed here.
 */
const withoutAnswer = ({ id, type, question, question_zh, options }: QuizBodyQuestion) => ({
  id,
  type,
  question,
  question_zh,
  options,
});

export const lessonTypeRules: { [T in LessonType]: LessonTypeRules<T> } = {
  text: { ...written, present: (body) => body },
  assignment: { ...written, present: (body) => body },
  video: { ...recorded, present: (body) => body },
  audio: { ...recorded, present: (body) => body },
  pdf: { hasHtml: false, textsIn: () => null, plainTexts: silent, present: (body) => body },
  quiz: {
    hasHtml: false,
    textsIn: ({ questions }, language) =>
      list(questions).map((question) => [
        isEnglish(language) ? question.question : question.question_zh,
        isEnglish(language) ? question.explanation : question.explanation_zh,
        question.options.map((option) => (isEnglish(language) ? option.text : option.text_zh)),
      ]),
    // Only the questions, so that no search reveals an answer.
    plainTexts: ({ questions }) => ({
      en: joined(questions.map((question) => question.question)),
      zh: joined(questions.map((question) => question.question_zh)),
    }),
    // It contains neither answers nor explanations.
    present: (quiz) => ({ ...quiz, questions: quiz.questions.map(withoutAnswer) }),
  },
};
