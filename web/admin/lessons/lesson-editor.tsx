import { Eye, History } from 'lucide-react';
import type { Draft } from '#contract/drafts.ts';
import type { AdminLesson } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { DraftStatus } from '#web/forms/drafts/draft-offer.tsx';
import { OutdatedNotice } from '#web/forms/language-marks.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { DurationFields } from './duration-fields.tsx';
import { useLessonArea } from './lesson-area.ts';
import type { LessonField, LessonValues } from './lesson-form.ts';
import type { LessonParts } from './lesson-parts.ts';
import { editorLessonTypes } from './lesson-types.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { useLessonRecord } from './use-lesson-record.ts';
import { useLessonTexts } from './use-lesson-texts.ts';
import { type HistoryView, VersionHistory } from './version-history.tsx';

interface LessonEditorProps {
  type: LessonType;
  course: { course_id: number; title: string; title_zh: string };
  /** null: a new one. */
  content: AdminLesson | null;
  /** The base of the form; with a draft, the base of the draft. */
  opened: AdminLesson | null;
  /** The draft that is continued. */
  draft: Draft | null;
  history: HistoryView | null;
  /** Something beside the form has saved the lesson: the form is reset to it. */
  onReset: (saved: AdminLesson) => void;
}

/** The editor of a lesson of any type. */
export function LessonEditor({
  type,
  course,
  content,
  opened,
  draft: begun,
  history,
  onReset,
}: LessonEditorProps) {
  const { t } = useTranslation();
  const area = useLessonArea();
  const text = usePick();
  const words = useLessonTexts();
  const { record, values, draft } = useLessonRecord({
    type,
    courseId: course.course_id,
    content,
    opened,
    begun,
  });
  const { form, isChanged, stale } = record;
  const { Text, Body } = editorLessonTypes[type];

  const parts: LessonParts = {
    type,
    content,
    form,
    values,
    put: (name, value) =>
      form.setValue(name as never, value as never, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      }),
    errorOf: (name) => record.errorOf(name as LessonField),
  };
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  const courseTitle = text(course.title, course.title_zh);
  const name = text(values.title, values.title_zh).text;
  const path = content === null ? '' : area.lessonPath(content.content_id);

  return (
    <RecordFrame
      record={record}
      title={
        content === null ? t('admin.lessons.addTitle', { type: t(`learning.types.${type}`) }) : name
      }
      back={{
        to: area.listPath(course.course_id),
        label: t('admin.lessons.ofCourse', { course: courseTitle.text }),
      }}
      words={words}
      submitLabel={t(content === null ? 'admin.lessons.create' : 'admin.lessons.save')}
      status={
        <div className="mr-auto">
          {hasErrors && (
            <p role="alert" className="text-sm font-medium text-seal">
              {t('admin.lessons.hasErrors')}
            </p>
          )}
          <DraftStatus state={draft.state} savedAt={draft.savedAt} />
        </div>
      }
      actions={
        content !== null && (
          <LessonLinks
            content={content}
            historyPath={history === null ? `${path}?history=1` : path}
          />
        )
      }
    >
      {content !== null && (
        <Remarks content={content} onConfirmed={(saved) => stale.saved(saved)} />
      )}
      {content !== null && history !== null && (
        <VersionHistory
          content={content}
          history={history}
          isChanged={isChanged}
          beforeRestore={draft.settle}
          onRestored={onReset}
          hrefFor={(view) => {
            if (view === null) return path;
            const query = new URLSearchParams({ history: String(view.page ?? 1) });
            if (view.version !== undefined) query.set('version', String(view.version));
            return `${path}?${query}`;
          }}
        />
      )}
      <BothLanguages<LessonValues>
        id="texts"
        title={t('admin.lessons.texts')}
        hint={t('admin.lessons.textsHint')}
        tabsOnPhones
        pairs={[
          { name: 'title', label: t('admin.lessons.fields.title'), maxLength: 200 },
          {
            name: 'description',
            label: t('admin.lessons.fields.description'),
            rows: 3,
            maxLength: 4000,
          },
        ]}
        form={form}
        values={values}
        errorOf={record.errorOf}
        {...(Text !== null && { below: (side) => <Text parts={parts} side={side} /> })}
      />
      {Body !== null && <Body parts={parts} />}
      <section aria-labelledby="facts" className="grid gap-5">
        <h2 id="facts" className="text-xl">
          {t('admin.lessons.facts')}
        </h2>
        <DurationFields parts={parts} />
      </section>
    </RecordFrame>
  );
}

/** Links to the lesson as learners see it, and to its earlier versions. */
function LessonLinks({ content, historyPath }: { content: AdminLesson; historyPath: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        to={`/courses/${content.course_id}/content/${content.content_id}`}
        variant="secondary"
        icon={<Eye aria-hidden="true" className="size-5" />}
      >
        {t('admin.lessons.preview')}
      </LinkButton>
      <LinkButton
        to={historyPath}
        variant="secondary"
        icon={<History aria-hidden="true" className="size-5" />}
      >
        {t('admin.lessons.history.title')}
      </LinkButton>
    </div>
  );
}

interface RemarksProps {
  content: AdminLesson;
  onConfirmed: (saved: AdminLesson) => void;
}

/** Notes for the editor: which translation is outdated, who learns with it. */
function Remarks({ content, onConfirmed }: RemarksProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { calls } = useLessonArea();
  const { learner_count: count } = content;
  async function confirm() {
    const params = { id: content.content_id };
    const answer = await api.send(calls.confirm, { params, body: { version: content.version } });
    onConfirmed(answer.data);
    return answer;
  }
  return (
    <div className="grid gap-3">
      <ReviewNotice content={content} onReviewed={onConfirmed} />
      <OutdatedNotice record={content} confirm={confirm} />
      {count > 0 && <p className="text-sm text-soft">{t('admin.lessons.learners', { count })}</p>}
    </div>
  );
}
