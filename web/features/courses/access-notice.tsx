import type { CourseDetail } from '#contract/courses.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

/** Why a course is open to the learner, and until when. */
export function AccessNotice({ access }: { access: NonNullable<CourseDetail['access']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { source, granted_by: by, reason, until } = access;
  const opened =
    by === null ? t(`courses.access.${source}`) : t('courses.access.openedBy', { name: by });
  return (
    <div className="mt-4 grid gap-1 text-sm break-words text-soft">
      <p>
        <Sentences
          parts={[opened, until !== null && t('courses.access.until', { day: format.day(until) })]}
        />
      </p>
      {reason !== '' && <p>{t('courses.access.reason', { reason })}</p>}
    </div>
  );
}

/** When and why access to a course ended. */
export function EndedNotice({ ended }: { ended: NonNullable<CourseDetail['access_ended']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="mt-3 grid gap-1 break-words text-soft">
      <p>{t('courses.access.ended', { day: format.day(ended.at) })}</p>
      {ended.reason !== '' && <p>{t('courses.access.reason', { reason: ended.reason })}</p>}
    </div>
  );
}
