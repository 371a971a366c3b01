import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { CourseDetail, PreviewAs } from '#contract/courses.ts';
import { ShownSiteData, type SiteData, useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/** Site data as a preview's viewer has it: a guest, or a learner without points. */
function siteDataOf(data: SiteData, preview: PreviewAs, learner: string): SiteData {
  if (preview === 'guest' || data.user === null) return { ...data, user: null, points: null };
  const user = { ...data.user, role: 'student' as const, name: learner, avatar: null };
  return { ...data, user, points: 0 };
}

/** The viewer for whom the page shows a course, where it is a preview. */
export function useCoursePreview(): PreviewAs | null {
  const data = useRouteLoaderData<{ course: Pick<CourseDetail, 'preview'> }>(
    'routes/site/course-detail',
  );
  return data?.course.preview ?? null;
}

interface ShownAsProps {
  preview: PreviewAs | null;
  children: ReactNode;
}

/** A part of the page as another person sees it; nothing in it is interactive. */
export function ShownAs({ preview, children }: ShownAsProps) {
  const { t } = useTranslation();
  const siteData = useSiteData();
  if (preview === null) return children;
  return (
    <ShownSiteData value={siteDataOf(siteData, preview, t('layout.newLearner'))}>
      <div inert>{children}</div>
    </ShownSiteData>
  );
}
