import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { MissingScreen } from '#web/features/layout/missing-screen.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

/** Shown where a course does not exist, or is another teacher’s. */
export function TaughtCourseMissing({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <MissingScreen
      seed={29}
      title={t('teaching.course.missingTitle')}
      text={t('teaching.course.missingText')}
      to="/teach"
      action={t('teaching.tabs.courses')}
    />
  );
}
