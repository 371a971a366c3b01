import type { UseFormReturn } from 'react-hook-form';
import type { AdminLesson } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { LessonField, LessonOutput, LessonValues } from './lesson-form.ts';

/** What the parts of a lesson's form share. */
export interface LessonParts {
  type: LessonType;
  /** null: a new one. */
  content: AdminLesson | null;
  form: UseFormReturn<LessonValues, unknown, LessonOutput>;
  values: LessonValues;
  /** Sets a value that has no input of its own. */
  put: <Name extends LessonField>(name: Name, value: LessonValues[Name]) => void;
  /** The error of a field, also within a list: `questions.0.answer`. */
  errorOf: (name: string) => string | undefined;
}
