import { ListOrdered } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  type AdminCourse,
  adminCourse,
  courseAdminCalls,
  courseCreateBody,
} from '#contract/courses-admin.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { CourseCover } from '#web/features/courses/course-cover.tsx';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { DraftStatus } from '#web/forms/drafts/draft-offer.tsx';
import { useServerDraft } from '#web/forms/drafts/use-server-draft.ts';
import { OutdatedNotice } from '#web/forms/language-marks.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useTextPairs } from '#web/forms/text-labels.ts';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { useListReturn } from '#web/lists/list-return.ts';
import { LinkButton } from '#web/ui/button.tsx';
import {
  type CourseFormField,
  type CourseFormValues,
  type CourseInput,
  type CourseOutput,
  courseFormFields,
  courseFormValues,
  newCourseValues,
} from './course-form-values.ts';
import {
  courseLearnersPath,
  courseLessonsPath,
  coursePath,
  courseViews,
} from './course-list-view.ts';
import { CourseOfferFields } from './course-offer.tsx';
import { CourseStatusCard } from './course-status-card.tsx';
import type { TeacherOption } from './load-teachers.ts';
import { PreviewMenu } from './preview-menu.tsx';
import { useCourseTexts } from './use-course-texts.ts';

interface CourseEditorProps {
  /** null: a new one. */
  course: AdminCourse | null;
  /** The base of the form; with a draft, the base of the draft. */
  opened: AdminCourse | null;
  /** The draft that is continued. */
  begun: { values: CourseFormValues; savedAt: string } | null;
  teachers: readonly TeacherOption[];
}

/** A course in both languages side by side, its price, and its status. */
export function CourseEditor({ course, opened, begun, teachers: current }: CourseEditorProps) {
  const { t } = useTranslation();
  const back = useListReturn(courseViews.path);
  const text = usePick();
  const api = useApi();
  const revalidate = useRevalidate();
  const teachers = withOwnTeacher(current, course, (name) =>
    t('admin.courses.form.archivedTeacher', { name }),
  );
  const words = useCourseTexts(teachers);
  const textPairs = useTextPairs();
  const key = course === null ? 'new' : String(course.course_id);
  const draft = useServerDraft({ entity: 'course', key }, begun?.savedAt ?? null);
  const record = useRecordForm<CourseInput, CourseOutput, AdminCourse, CourseFormField>({
    schema: courseCreateBody,
    state: opened,
    fields: courseFormFields,
    valuesOf: courseFormValues,
    newValues: newCourseValues,
    startsWith: begun === null ? undefined : { ...newCourseValues, ...begun.values },
    stateSchema: adminCourse,
    draft,
    // A new course needs lessons next; an existing one stays open to be published or edited
    // further.
    leadsTo: course === null ? (saved) => coursePath(saved.course_id) : null,
    save: async (values, version) => {
      if (course === null) return api.send(courseAdminCalls.create, { body: values });
      const body = { ...values, ...(version !== undefined && { version }) };
      const saved = await api.send(courseAdminCalls.update, {
        params: { id: course.course_id },
        body,
      });
      base.current = courseFormValues(saved.data);
      // The parts beside the form, such as what is still missing, follow the saved state.
      void revalidate();
      return saved;
    },
  });
  const { form, errorOf, isChanged, stale } = record;
  const values = record.values as CourseFormValues;
  const version = stale.version() ?? null;
  /** The version that the next save is based on, for merging a draft. */
  const base = useRef<CourseFormValues>(
    opened === null ? newCourseValues : courseFormValues(opened),
  );
  useEffect(() => {
    const kept = Object.fromEntries(courseFormFields.map((field) => [field, values[field]]));
    draft.change(isChanged ? { values: kept, base: base.current } : null, version);
  }, [draft, values, isChanged, version]);
  const title =
    course === null
      ? t('admin.courses.form.addTitle')
      : text(values.title ?? '', values.title_zh ?? '').text || t('admin.audit.fields.title');

  return (
    <RecordFrame
      record={record}
      title={title}
      back={{ to: back, label: t('admin.courses.form.back') }}
      words={words}
      submitLabel={t(course === null ? 'admin.courses.form.create' : 'admin.courses.form.save')}
      status={
        <div className="mr-auto">
          <DraftStatus state={draft.state} savedAt={draft.savedAt} />
        </div>
      }
      {...(course !== null && {
        actions: (
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to={courseLessonsPath(course.course_id)}
              variant="secondary"
              icon={<ListOrdered aria-hidden="true" className="size-5" />}
            >
              {t('admin.courses.form.contents', { count: course.content_count })}
            </LinkButton>
            <LinkButton to={courseLearnersPath(course.course_id)} variant="secondary">
              {t('admin.courses.form.learners', { count: course.enrollments })}
            </LinkButton>
            <PreviewMenu courseId={course.course_id} />
          </div>
        ),
        asideLabel: t('admin.courses.publishing.title'),
        aside: (
          <CourseAside
            course={course}
            values={values}
            isChanged={record.isChanged}
            onChanged={record.stale.saved}
          />
        ),
      })}
    >
      {course !== null && course.outdated !== null && (
        <OutdatedNotice
          record={course}
          confirm={async () => {
            const params = { id: course.course_id };
            const body = { version: course.version };
            const answer = await api.send(courseAdminCalls.confirm, { params, body });
            stale.saved(answer.data);
            return answer;
          }}
        />
      )}
      <BothLanguages
        id="texts"
        title={t('admin.courses.form.texts')}
        pairs={textPairs('course', {
          short_description: { hint: t('admin.courses.form.shortHint') },
          description: { hint: t('admin.courses.form.descriptionHint') },
        })}
        form={form}
        values={values}
        errorOf={errorOf}
      />
      <CourseOfferFields form={form} values={values} errorOf={errorOf} teachers={teachers} />
    </RecordFrame>
  );
}

interface CourseAsideProps {
  course: AdminCourse;
  values: CourseFormValues;
  isChanged: boolean;
  onChanged: (saved: AdminCourse) => void;
}

/** Beside the form: the status of the course, and its cover. */
function CourseAside({ course, values, isChanged, onChanged }: CourseAsideProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <CourseStatusCard course={course} isChanged={isChanged} onChanged={onChanged} />
      <figure className="grid gap-2">
        <figcaption className="text-sm text-soft">{t('admin.courses.form.cover')}</figcaption>
        <CourseCover
          courseId={course.course_id}
          level={values.difficulty_level ?? 'beginner'}
          thumbnail={values.thumbnail || null}
          motif={courseMotif({ ...values, course_id: course.course_id })}
          className="rounded-lg"
        />
      </figure>
    </div>
  );
}

/** An archived teacher is in no list any more; the course keeps them until it gets another. */
function withOwnTeacher(
  teachers: readonly TeacherOption[],
  course: AdminCourse | null,
  archived: (name: string) => string,
): readonly TeacherOption[] {
  const teacher_id = course?.teacher_id ?? null;
  if (course === null || teacher_id === null) return teachers;
  if (teachers.some((one) => one.teacher_id === teacher_id)) return teachers;
  const mark = (name: string) => (name === '' ? '' : archived(name));
  const own = {
    teacher_id,
    name: mark(course.teacher_name),
    name_zh: mark(course.teacher_name_zh),
  };
  return [own, ...teachers];
}
