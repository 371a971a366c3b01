import type { ContentData, LessonDetail } from '#contract/learning.ts';

/** Why an open content cannot be shown. */
export type LessonProblem =
  | 'notAvailable'
  | 'notYet'
  | 'unsupported'
  | 'videoUnavailable'
  | 'audioUnavailable'
  | 'quizMissing'
  | 'quizInvalid'
  | 'noQuestions';

type QuizData = Extract<ContentData, { type: 'quiz' }>;

const knownTypes: readonly string[] = ['text', 'video', 'audio', 'pdf', 'quiz', 'assignment'];

function isQuizValid({ questions }: QuizData): boolean {
  return questions.every(
    ({ id, question, question_zh, type, options }) =>
      id !== '' &&
      (question !== '' || question_zh !== '') &&
      (type === 'true_false' || options.length >= 2),
  );
}

/** What is wrong with the body of a content that is not locked, or null where it can be shown. */
export function lessonProblem({
  type,
  content_data: data,
  is_data_invalid: isInvalid,
}: Pick<LessonDetail, 'type' | 'content_data' | 'is_data_invalid'>): LessonProblem | null {
  if (!knownTypes.includes(type)) return 'unsupported';
  if (data === null) {
    if (type === 'quiz') return isInvalid ? 'quizInvalid' : 'quizMissing';
    if (type === 'video') return 'videoUnavailable';
    if (type === 'audio') return 'audioUnavailable';
    return isInvalid ? 'notAvailable' : 'notYet';
  }
  if (data.type !== type) return type === 'quiz' ? 'quizInvalid' : 'notAvailable';
  switch (data.type) {
    case 'quiz':
      if (data.questions.length === 0) return 'noQuestions';
      return isQuizValid(data) ? null : 'quizInvalid';
    case 'video':
      return data.url === '' ? 'videoUnavailable' : null;
    case 'audio':
      return data.url === '' ? 'audioUnavailable' : null;
    case 'pdf':
      return data.url === '' ? 'notAvailable' : null;
    case 'text':
      return data.html.trim() === '' && data.html_zh.trim() === '' ? 'notYet' : null;
    default:
      return null;
  }
}
