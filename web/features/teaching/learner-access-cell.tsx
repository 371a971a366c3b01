import { useState } from 'react';
import type { TaughtLearner } from '#contract/course-learners.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EndAccess } from './end-access.tsx';

interface LearnerAccessCellProps {
  area: 'teach' | 'admin';
  courseId: number;
  learner: Pick<TaughtLearner, 'user_id' | 'name' | 'access' | 'access_ended'>;
}

/** Why a course is open to a learner and until when, with a way to end it; or how it ended. */
export function LearnerAccessCell({ area, courseId, learner }: LearnerAccessCellProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [ending, setEnding] = useState(false);
  const { access, access_ended: ended } = learner;
  if (ended !== null) {
    return (
      <span className="block max-w-56">
        <span className="font-medium text-seal">
          {t('teaching.access.endedOn', { day: format.day(ended.at) })}
        </span>
        <span className="block text-sm break-words text-soft">{ended.reason}</span>
      </span>
    );
  }
  if (access === null) return <span className="text-soft">{t('teaching.access.none')}</span>;
  return (
    <span className="block max-w-56">
      <span className="block">
        {t(`teaching.access.sources.${access.source}`)}
        {access.granted_by !== null && (
          <span className="text-soft"> {t('teaching.access.by', { name: access.granted_by })}</span>
        )}
      </span>
      <span className="block text-sm text-soft">
        {access.since !== null && t('teaching.access.since', { day: format.day(access.since) })}
      </span>
      {access.until !== null && (
        <span className="block text-sm text-soft">
          {t('teaching.access.lasts', { day: format.day(access.until) })}
        </span>
      )}
      {access.reason !== '' && (
        <span className="block text-sm break-words text-soft">{access.reason}</span>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 min-h-11"
        aria-label={t('teaching.access.endOf', { name: learner.name })}
        onClick={() => setEnding(true)}
      >
        {t('teaching.access.end')}
      </Button>
      {ending && (
        <EndAccess
          area={area}
          courseId={courseId}
          learners={[learner]}
          onClose={() => setEnding(false)}
        />
      )}
    </span>
  );
}
