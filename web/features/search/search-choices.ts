import type {
  CourseResult,
  FoundText,
  LessonResult,
  SearchResults,
  TeacherResult,
  TermResult,
} from '#contract/search.ts';
import { glossaryPath, lessonPath } from '#web/lib/page-paths.ts';

/** One result and where it leads. */
export type ResultChoice = { to: string } & (
  | { kind: 'courses'; result: CourseResult }
  | { kind: 'contents'; result: LessonResult }
  | { kind: 'teachers'; result: TeacherResult }
  | { kind: 'terms'; result: TermResult }
);

export type ResultKind = ResultChoice['kind'];

export interface ResultGroup {
  kind: ResultKind;
  choices: ResultChoice[];
}

/** Whether a text has any of what was sought. */
export function hasFound(text: FoundText): boolean {
  return text.some((part) => part.found);
}

/** Results in groups as they are shown; a kind without any has none. */
export function groupResults(results: SearchResults): ResultGroup[] {
  const groups: ResultGroup[] = [
    {
      kind: 'courses',
      choices: results.courses.map((result) => ({
        kind: 'courses',
        to: `/courses/${result.course_id}`,
        result,
      })),
    },
    {
      kind: 'contents',
      choices: results.contents.map((result) => ({
        kind: 'contents',
        to: lessonPath(result.course_id, result.content_id),
        result,
      })),
    },
    {
      kind: 'teachers',
      choices: results.teachers.map((result) => ({
        kind: 'teachers',
        to: `/teachers/${result.teacher_id}`,
        result,
      })),
    },
    {
      kind: 'terms',
      choices: results.terms.map((result) => ({
        kind: 'terms',
        to: glossaryPath(result.term_id),
        result,
      })),
    },
  ];
  return groups.filter((group) => group.choices.length > 0);
}

/** How many results there are in all. */
export function countResults(results: SearchResults): number {
  return groupResults(results).reduce((sum, group) => sum + group.choices.length, 0);
}

/** The choice that an arrow leads to, around the ends; -1: none, the field itself. */
export function stepChoice(current: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}
