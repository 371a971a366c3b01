import { useEffect, useRef, useState } from 'react';
import type { LessonDetail } from '#contract/learning.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { useEarnedToast } from './earned.tsx';

/** The server counts no time over a pause of more than a minute. */
const REPORT_EVERY_SECONDS = 15;

/**
 * Reports, while it is visible, that the page of a lesson which was completed too fast is open, so
 * that the missing time is counted and the lesson then earns.
 * @returns the seconds that are missing; null where none are
 */
export function useTimeOnPage(content: LessonDetail): number | null {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const earned = useEarnedToast();
  const { content_id, completed_by_user, earning } = content;
  const isMissing = completed_by_user && earning?.not_paid_reason === 'too_fast';
  const stated = isMissing ? earning.seconds : null;
  const [missing, setMissing] = useState(stated);
  useEffect(() => setMissing(stated), [stated]);

  const report = useRef(async () => {});
  report.current = async () => {
    if (document.visibilityState === 'hidden') return;
    const { learningCalls } = await import('#contract/learning.ts');
    const body = { content_id, progress: 100 };
    const answer = await api.call(learningCalls.progress, { body });
    setMissing(answer.missing_seconds);
    if (answer.missing_seconds !== null) return;
    if (answer.pointsEarned > 0) earned(t('learning.timeSpent'), answer);
    await revalidate();
  };
  useEffect(() => {
    if (missing === null) return;
    const seconds = Math.min(REPORT_EVERY_SECONDS, Math.max(1, missing));
    const timer = setInterval(() => void report.current().catch(() => undefined), seconds * 1000);
    return () => clearInterval(timer);
  }, [missing]);
  return missing;
}
