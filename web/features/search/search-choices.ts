import type {
  CourseResult,
  FoundText,
  LessonResult,
  SearchResults,
  TeacherResult,
  TermResult,
} from '#contract/search.ts';
import { glossaryPath, lessonPath } from '#web/lib/page-paths.ts';

/** One result and its address. */
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

/** Whether a text matches the search. */
export function hasFound(text: FoundText): boolean {
  return text.some((part) => part.found);
}

/** Results grouped by kind, without empty kinds. Where a search names a term, the term is first. */
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
  const filled = groups.filter((group) => group.choices.length > 0);
  if (results.read_as.length === 0) return filled;
  const isTerms = ({ kind }: ResultGroup) => kind === 'terms';
  return [...filled.filter(isTerms), ...filled.filter((group) => !isTerms(group))];
}

/** The total number of results. */
export function countResults(results: SearchResults): number {
  return groupResults(results).reduce((sum, group) => sum + group.choices.length, 0);
}

/** The index that an arrow key leads to, wrapping around; -1: the field itself. */
export function stepChoice(current: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}
