import type { UseFormReturn } from 'react-hook-form';
import type { AdminLesson } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { LessonField, LessonOutput, LessonValues } from './lesson-form.ts';

/** What the parts of a content's form share. */
export interface LessonParts {
  type: LessonType;
  /** null: it is not there yet. */
  content: AdminLesson | null;
  form: UseFormReturn<LessonValues, unknown, LessonOutput>;
  values: LessonValues;
  /** Puts a value in that no input of its own holds. */
  put: <Name extends LessonField>(name: Name, value: LessonValues[Name]) => void;
  /** What is wrong with a field, also within a list: `questions.0.answer`. */
  errorOf: (name: string) => string | undefined;
}
