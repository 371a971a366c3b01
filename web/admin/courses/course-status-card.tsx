import { type AdminCourse, courseAdminCalls } from '#contract/courses-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CourseStatusBadge } from './course-badges.tsx';

interface CourseStatusCardProps {
  course: AdminCourse;
  /** The form beside it has unsaved changes. */
  isChanged?: boolean;
  /** Called with the course after its status was changed. */
  onChanged?: (course: AdminCourse) => void;
}

/** The status of a course, what it still lacks, and the next transition. */
export function CourseStatusCard({ course, isChanged = false, onChanged }: CourseStatusCardProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { status, missing_for_publishing: lacks, missing: untranslated } = course;
  const change = useAction(async (next: 'active' | 'inactive') => {
    const { msg, data } = await api.send(courseAdminCalls.update, {
      params: { id: course.course_id },
      body: { status: next },
    });
    onChanged?.(data);
    toast({ text: msg });
  });
  const isPublished = status === 'active';
  const action = isPublished ? 'unpublish' : status === 'draft' ? 'publish' : 'republish';
  return (
    <section
      aria-labelledby="publishing"
      className="grid gap-4 rounded-lg bg-raised p-5 ring-1 ring-line"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="publishing" className="text-lg">
          {t('admin.courses.publishing.title')}
        </h2>
        <CourseStatusBadge status={status} />
      </div>
      <p className="text-sm text-soft">{t(`admin.courses.publishing.hints.${status}`)}</p>
      {!isPublished && lacks.length > 0 && (
        <Notice tone="warning" title={t('admin.courses.publishing.needed')}>
          <ul className="mt-1 list-disc pl-5">
            {lacks.map((lack) => (
              <li key={lack}>{t(`admin.courses.publishing.lacks.${lack}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {untranslated.map((language) => (
        <p key={language} className="text-sm text-clay">
          {t(`admin.courses.publishing.untranslated.${language}`)}
        </p>
      ))}
      <Button
        variant={isPublished ? 'secondary' : 'primary'}
        busy={change.busy}
        disabled={isChanged || (!isPublished && lacks.length > 0)}
        aria-describedby={isChanged ? 'publishing-wait' : undefined}
        onClick={() => void change.run(isPublished ? 'inactive' : 'active')}
      >
        {t(`admin.courses.publishing.${action}`)}
      </Button>
      {isChanged && (
        <p id="publishing-wait" className="text-sm text-soft">
          {t('admin.courses.publishing.saveFirst')}
        </p>
      )}
    </section>
  );
}
