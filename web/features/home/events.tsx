import { lazy, Suspense, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { ActivityCard } from './activity-card.tsx';
import type { CardActivity } from './home-items.ts';
import { SectionHead } from './section-head.tsx';

/** Loaded on demand, so that no page waits for it; without its code a picture stays as it is. */
const loadEnlarged = () => import('./enlarged-activity.tsx');
const EnlargedActivity = lazy(loadEnlarged);

/** The two latest events; their pictures open in full screen. Null: they did not load. */
export function Events({ activities }: { activities: CardActivity[] | null }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<CardActivity | null>(null);
  const enlarge = (activity: CardActivity) =>
    void loadEnlarged().then(
      () => setOpened(activity),
      () => undefined,
    );
  return (
    <section aria-labelledby="events" className="shell section">
      <SectionHead id="events" title={t('home.events.title')} />
      {activities === null && <FailedList title={t('common.failedToFetch.activities')} />}
      {activities?.length === 0 && <p className="text-soft">{t('home.events.none')}</p>}
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {activities?.map((activity, i) => (
          <li key={activity.id} className={cx(i % 2 === 1 && 'md:mt-14') || undefined}>
            <ActivityCard activity={activity} onEnlarge={() => enlarge(activity)} />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <EnlargedActivity activity={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
