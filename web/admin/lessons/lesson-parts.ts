import type { UseFormReturn } from 'react-hook-form';
import type { ContentType } from '#contract/learning.ts';
import type { AdminContent } from '#contract/lessons-admin.ts';
import type { ContentField, ContentOutput, ContentValues } from './lesson-form.ts';

/** What the parts of a content's form share. */
export interface ContentParts {
  type: ContentType;
  /** null: it is not there yet. */
  content: AdminContent | null;
  form: UseFormReturn<ContentValues, unknown, ContentOutput>;
  values: ContentValues;
  /** Puts a value in that no input of its own holds. */
  put: <Name extends ContentField>(name: Name, value: ContentValues[Name]) => void;
  /** What is wrong with a field, also within a list: `questions.0.answer`. */
  errorOf: (name: string) => string | undefined;
}
