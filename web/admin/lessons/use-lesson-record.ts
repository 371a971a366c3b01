import { useEffect, useMemo } from 'react';
import type { Draft } from '#contract/drafts.ts';
import { type AdminLesson, adminLesson } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { useServerDraft } from '#web/forms/drafts/use-server-draft.ts';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useLessonArea } from './lesson-area.ts';
import {
  fieldsOf,
  type LessonField,
  type LessonOutput,
  type LessonValues,
  lessonFormSchema,
  lessonValues,
  newLessonValues,
} from './lesson-form.ts';
import { mergeQuestions } from './merge-questions.ts';

interface LessonRecordOptions {
  type: LessonType;
  courseId: number;
  /** null: a new one. */
  content: AdminLesson | null;
  /** The base of the form; with a draft, the base of the draft. */
  opened: AdminLesson | null;
  /** The draft that is continued. */
  begun: Draft | null;
}

/** The form of one lesson, and its draft on the server. */
export function useLessonRecord({ type, courseId, content, opened, begun }: LessonRecordOptions) {
  const api = useApi();
  const area = useLessonArea();
  const revalidate = useRevalidate();
  const fields = useMemo(() => fieldsOf(type), [type]);
  const schema = useMemo(() => lessonFormSchema(type), [type]);
  const key = content === null ? `new:${courseId}:${type}` : String(content.content_id);
  const draft = useServerDraft({ entity: 'content', key }, begun?.saved_at ?? null);

  const record = useRecordForm<LessonValues, LessonOutput, AdminLesson, LessonField>({
    schema,
    state: opened,
    fields,
    valuesOf: lessonValues,
    newValues: newLessonValues,
    startsWith: begun === null ? undefined : { ...newLessonValues, ...begun.body },
    stateSchema: adminLesson,
    combine: { questions: mergeQuestions },
    draft,
    leadsTo: content === null ? (saved) => area.lessonPath(saved.content_id) : null,
    save: async (values, version) => {
      if (content === null) {
        const body = { ...values, course_id: courseId, type };
        return api.send(area.calls.create, { body });
      }
      const params = { id: content.content_id };
      const body = { ...values, ...(version !== undefined && { version }) };
      const answer = await api.send(area.calls.update, { params, body });
      void revalidate();
      return answer;
    },
  });
  const { isChanged, stale } = record;
  const values = record.values as LessonValues;
  const version = stale.version() ?? null;

  useEffect(() => {
    const kept = Object.fromEntries(fields.map((field) => [field, values[field]]));
    draft.change(isChanged ? kept : null, version);
  }, [draft, fields, values, isChanged, version]);
  return { record, values, draft };
}
