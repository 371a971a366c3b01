import type { ContentDataOf } from '#contract/lesson-body.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { Icon } from '#web/ui/icons.tsx';
import {
  BookOpenText,
  CirclePlay,
  FileText,
  Headphones,
  ListChecks,
  PenLine,
} from '#web/ui/page-icons.tsx';

/** Why an open lesson cannot be shown. */
export type LessonProblem =
  | 'notAvailable'
  | 'notYet'
  | 'unsupported'
  | 'videoUnavailable'
  | 'audioUnavailable'
  | 'quizMissing'
  | 'quizInvalid'
  | 'noQuestions';

interface LearnerLessonType<T extends LessonType> {
  Icon: Icon;
  /** It is text, limited to the reading width. */
  isProse: boolean;
  /** The messages where nothing is stored, and where the stored body is invalid. */
  missing: LessonProblem;
  invalid: LessonProblem;
  /** The message where the body is of another type. */
  mismatched: LessonProblem;
  /** The problem with a body; null: it can be shown. */
  problemOf: (data: ContentDataOf<T>) => LessonProblem | null;
}

const usual = { missing: 'notYet', invalid: 'notAvailable', mismatched: 'notAvailable' } as const;

const isQuizValid = ({ questions }: ContentDataOf<'quiz'>): boolean =>
  questions.every(
    ({ id, question, question_zh, type, options }) =>
      id !== '' &&
      (question !== '' || question_zh !== '') &&
      (type === 'true_false' || options.length >= 2),
  );

/** Each type of lesson on the learners’ pages; its component is in `lesson-body.tsx`. */
export const learnerLessonTypes: { [T in LessonType]: LearnerLessonType<T> } = {
  text: {
    ...usual,
    Icon: BookOpenText,
    isProse: true,
    problemOf: ({ html, html_zh }) =>
      html.trim() === '' && html_zh.trim() === '' ? 'notYet' : null,
  },
  video: {
    ...usual,
    Icon: CirclePlay,
    isProse: false,
    missing: 'videoUnavailable',
    invalid: 'videoUnavailable',
    problemOf: ({ url }) => (url === '' ? 'videoUnavailable' : null),
  },
  audio: {
    ...usual,
    Icon: Headphones,
    isProse: false,
    missing: 'audioUnavailable',
    invalid: 'audioUnavailable',
    problemOf: ({ url }) => (url === '' ? 'audioUnavailable' : null),
  },
  pdf: {
    ...usual,
    Icon: FileText,
    isProse: false,
    problemOf: ({ url }) => (url === '' ? 'notAvailable' : null),
  },
  quiz: {
    Icon: ListChecks,
    isProse: false,
    missing: 'quizMissing',
    invalid: 'quizInvalid',
    mismatched: 'quizInvalid',
    problemOf: (data) => {
      if (data.questions.length === 0) return 'noQuestions';
      return isQuizValid(data) ? null : 'quizInvalid';
    },
  },
  assignment: { ...usual, Icon: PenLine, isProse: true, problemOf: () => null },
};
