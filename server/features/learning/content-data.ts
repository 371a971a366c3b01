import {
  type ContentBody,
  contentShapes,
  type QuizBodyQuestion,
  writableContent,
} from '#contract/content-body.ts';
import type { ContentData, ContentType } from '#contract/learning.ts';
import { cleanHtml } from '../../kit/clean-html.ts';
import { renderFormulas } from '../../kit/render-formulas.ts';

/**
 * What `contents.content_data` holds, by type. The same schemas read it and prepare it for
 * writing: HTML is cleaned both ways, so that nothing harmful is shown even where it was
 * stored past them.
 */

/** The shape of each type as it is stored. */
const storedContent = contentShapes(cleanHtml);
/** The shape of each type as somebody may save it. */
const savedContent = writableContent(cleanHtml);

export type StoredQuiz = ContentBody<'quiz'>;
export type StoredQuestion = QuizBodyQuestion;

/** What is stored of a content, with the answers; null where it is not what its type needs. */
export function readContentData<T extends ContentType>(
  type: T,
  stored: unknown,
): ContentBody<T> | null {
  const result = storedContent[type].safeParse(stored);
  return result.success ? (result.data as ContentBody<T>) : null;
}

/** Whether anything is stored of a content at all, valid or not. */
export function hasContentData(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0;
}

/** A body as it may be saved, HTML cleaned, or what is wrong with it. */
export function checkContentData(type: ContentType, body: unknown) {
  return savedContent[type].safeParse(body, { reportInput: true });
}

/**
 * A content's body as a learner may see it; null where what is stored is not valid. Of a
 * quiz it holds neither answers nor explanations.
 */
export function presentContentData(type: ContentType, stored: unknown): ContentData | null {
  switch (type) {
    case 'text':
    case 'assignment': {
      const lesson = readContentData(type, stored);
      return (
        lesson &&
        ({
          type,
          ...lesson,
          html: renderFormulas(lesson.html),
          html_zh: renderFormulas(lesson.html_zh),
        } as ContentData)
      );
    }
    case 'pdf':
    case 'video':
    case 'audio': {
      const data = readContentData(type, stored);
      return data && ({ type, ...data } as ContentData);
    }
    case 'quiz': {
      const quiz = readContentData(type, stored);
      return quiz && { type, ...quiz, questions: quiz.questions.map(withoutAnswer) };
    }
  }
}

/** Named one by one: what is added to a question later stays hidden until it is named here. */
function withoutAnswer({ id, type, question, question_zh, options }: StoredQuestion) {
  return { id, type, question, question_zh, options };
}
