import { z } from 'zod';
import {
  type ContentData,
  type LessonBody,
  lessonShapes,
  type QuizBodyQuestion,
  writableLesson,
} from '#contract/lesson-body.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { drawFormulas, type FormulaProblem } from '#server/lib/html/render-formulas.ts';
import { lessonTypeRules } from './lesson-types.ts';

/**
 * What `contents.content_data` holds, by type. The same schemas parse it and prepare it for
 * writing: HTML is cleaned both ways, so that nothing harmful is shown even where it was stored
 * without them. What readers are shown is rendered once, when it is saved, and stored beside it in
 * `contents.rendered`.
 */

/** The shape of each type as it is stored. */
const storedLesson = lessonShapes(cleanHtml);
/** The same without cleaning the HTML, where the rendered one is shown in its place. */
const besideHtml = lessonShapes((html) => html);

const writable = writableLesson(cleanHtml);
/** The schema of each type for saving. */
const savedLesson = {
  ...writable,
  text: writable.text.superRefine(checkFormulas),
  assignment: writable.assignment.superRefine(checkFormulas),
};

type TypeWithHtml = {
  [T in LessonType]: LessonBody<T> extends { html: string } ? T : never;
}[LessonType];
const hasHtml = (type: LessonType): type is TypeWithHtml => lessonTypeRules[type].hasHtml;

/** The HTML of a lesson as readers are shown it. */
const renderedHtml = z.object({ html: z.string(), html_zh: z.string() });
export type RenderedHtml = z.output<typeof renderedHtml>;

interface DrawnLesson {
  shown: RenderedHtml;
  /** The first formula beyond the limits, and in which language. */
  problem: { field: keyof RenderedHtml; reason: FormulaProblem } | null;
}

function drawLesson(lesson: RenderedHtml): DrawnLesson {
  const use = { formulas: 0, latex: 0, mathml: 0 };
  const zh = drawFormulas(lesson.html_zh, use);
  const en = drawFormulas(lesson.html, use);
  const shown = { html: en.html, html_zh: zh.html };
  if (zh.problem !== null) return { shown, problem: { field: 'html_zh', reason: zh.problem } };
  if (en.problem !== null) return { shown, problem: { field: 'html', reason: en.problem } };
  return { shown, problem: null };
}

function checkFormulas(lesson: RenderedHtml, context: z.core.$RefinementCtx): void {
  const { problem } = drawLesson(lesson);
  if (problem === null) return;
  context.addIssue({ code: 'custom', path: [problem.field], message: `@${problem.reason}` });
}

/**
 * What is stored in `contents.rendered`: the HTML of a lesson, cleaned, with its formulas
 * drawn; null where the type has none or what is stored is not valid.
 */
export function renderContentData(type: LessonType, stored: unknown): RenderedHtml | null {
  if (!hasHtml(type)) return null;
  const lesson = readLessonData(type, stored);
  return lesson && drawLesson(lesson).shown;
}

/** The HTML of a lesson as it was rendered when saved; else rendered now. */
export function renderedOr(
  type: LessonType,
  stored: unknown,
  rendered: unknown,
): RenderedHtml | null {
  return renderedHtml.safeParse(rendered).data ?? renderContentData(type, stored);
}

export type StoredQuiz = LessonBody<'quiz'>;
export type StoredQuestion = QuizBodyQuestion;

/** What is stored of a lesson, with the answers; null where it is not what its type needs. */
export function readLessonData<T extends LessonType>(
  type: T,
  stored: unknown,
): LessonBody<T> | null {
  const result = storedLesson[type].safeParse(stored);
  return result.success ? (result.data as LessonBody<T>) : null;
}

/** Whether a body is stored at all, valid or not. */
export function hasLessonData(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0;
}

/** A body ready to be saved, its HTML cleaned, or what is wrong with it. */
export function checkLessonData(type: LessonType, body: unknown) {
  return savedLesson[type].safeParse(body, { reportInput: true });
}

/**
 * A lesson's body as a learner may see it; null where what is stored is not valid.
 * @param stored without its HTML where `rendered` is there
 * @param rendered what `renderContentData` made of the same body, where it is stored
 */
export function presentLessonData(
  type: LessonType,
  stored: unknown,
  rendered: unknown = null,
): ContentData | null {
  const { present } = lessonTypeRules[type] as {
    present: (body: unknown) => Omit<ContentData, 'type'>;
  };
  if (hasHtml(type)) {
    const shown = renderedOr(type, stored, rendered);
    const lesson = shown && besideHtml[type].safeParse({ ...(stored as object), ...shown }).data;
    return lesson ? ({ type, ...present({ ...lesson, ...shown }) } as ContentData) : null;
  }
  const body = readLessonData(type, stored);
  return body && ({ type, ...present(body) } as ContentData);
}
