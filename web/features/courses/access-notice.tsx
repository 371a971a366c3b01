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
    <p className="mt-4 text-sm text-soft">
      <Sentences
        parts={[
          opened,
          ...(reason === '' ? [] : [t('courses.access.reason', { reason })]),
          ...(until === null ? [] : [t('courses.access.until', { day: format.day(until) })]),
        ]}
      />
    </p>
  );
}

/** That access is over, since when, and why. */
export function EndedNotice({ ended }: { ended: NonNullable<CourseDetail['access_ended']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className="mt-3 text-soft">
      <Sentences
        parts={[
          t('courses.access.ended', { day: format.day(ended.at) }),
          ...(ended.reason === '' ? [] : [t('courses.access.reason', { reason: ended.reason })]),
        ]}
      />
    </p>
  );
}
