import { isPlayed, type LessonType } from './lesson-completion.ts';

/** How fast lessons are read, and what is added to it. */
export const measuredPace = {
  charactersPerMinute: 300,
  wordsPerMinute: 200,
  secondsPerTable: 20,
  secondsPerTask: 60,
} as const;

/** The reason for other minutes than the measured ones, in characters. */
export const MAX_DURATION_REASON = 300;

/** The parts of a lesson's body that are measured; parts that are not valid are skipped. */
export interface MeasuredBody {
  html?: unknown;
  html_zh?: unknown;
  questions?: unknown;
}

interface MeasuredQuestion {
  question?: string;
  question_zh?: string;
  options?: readonly { text?: string; text_zh?: string }[];
}

/** Chinese characters, also those of Japanese names. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** A run of letters and digits, `can’t` and `1,250.5` included. */
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Seconds that a plain text in either language takes to read. */
function secondsToRead(text: string): number {
  const words = count(text.replace(CHARACTER, ' '), WORD);
  const minutes =
    count(text, CHARACTER) / measuredPace.charactersPerMinute + words / measuredPace.wordsPerMinute;
  return minutes * 60;
}

function secondsOfHtml(html: unknown): number {
  if (typeof html !== 'string') return 0;
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&#?\w{1,10};/g, ' ');
  return secondsToRead(text) + count(html, /<table\b/gi) * measuredPace.secondsPerTable;
}

function secondsOfQuestions(questions: readonly MeasuredQuestion[]): number {
  const textIn = (suffix: '' | '_zh') =>
    questions
      .flatMap((question) => [
        question[`question${suffix}`],
        ...(question.options ?? []).map((option) => option[`text${suffix}`]),
      ])
      .filter((text) => typeof text === 'string')
      .join('\n');
  const reading = Math.max(secondsToRead(textIn('')), secondsToRead(textIn('_zh')));
  return reading + questions.length * measuredPace.secondsPerTask;
}

/**
 * Seconds that a lesson takes, measured from what it holds: reading in the longer of its languages
 * plus 20 seconds a table and a minute a task; a recording that the academy stores takes its own
 * length. A task is an assignment, or one question of a quiz.
 * @param recordingSeconds length of the stored recording; null where it is stored elsewhere
 * @returns 0 where it cannot be measured (a document, a recording elsewhere): its author states it
 */
export function measuredSeconds(
  type: LessonType,
  body: MeasuredBody,
  recordingSeconds: number | null,
): number {
  if (isPlayed(type)) return recordingSeconds ?? 0;
  if (type === 'pdf') return 0;
  if (type === 'quiz') {
    const questions = Array.isArray(body.questions) ? body.questions : [];
    return Math.ceil(secondsOfQuestions(questions));
  }
  const reading = Math.max(secondsOfHtml(body.html), secondsOfHtml(body.html_zh));
  const task = type === 'assignment' ? measuredPace.secondsPerTask : 0;
  return Math.ceil(reading + task);
}

/** Measured seconds in whole minutes, at least one. @returns null where nothing was measured */
export function measuredMinutes(seconds: number | null): number | null {
  return seconds === null || seconds === 0 ? null : Math.max(1, Math.round(seconds / 60));
}

/**
 * The minutes of a lesson: the measured ones, unless an author gives a reason for others. Those that
 * are stated without a reason count only where nothing can be measured.
 */
export function decideMinutes(
  measured: number | null,
  stated: { minutes: number; reason: string },
): { minutes: number; reason: string } {
  if (measured === null) return { minutes: stated.minutes, reason: '' };
  return stated.reason === '' ? { minutes: measured, reason: '' } : stated;
}
