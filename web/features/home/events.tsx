import { useState } from 'react';
import type { Activity } from '#contract/marketing.ts';
import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import type { ShownTexts } from '#web/lib/shown-texts.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { ActivityCard, ActivityPicture } from './activity-card.tsx';
import { SectionHead } from './section-head.tsx';

/** The two latest events; their pictures open in full screen. Null: they did not load. */
export function Events({ activities }: { activities: ShownTexts<Activity>[] | null }) {
  const { t } = useTranslation();
  const text = usePick();
  const [opened, setOpened] = useState<ShownTexts<Activity> | null>(null);
  return (
    <section aria-labelledby="events" className="shell section">
      <SectionHead id="events" title={t('home.events.title')} />
      {activities === null && <FailedList title={t('common.failedToFetch.activities')} />}
      {activities?.length === 0 && <p className="text-soft">{t('home.events.none')}</p>}
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {activities?.map((activity, i) => (
          <li key={activity.id} className={cx(i % 2 === 1 && 'md:mt-14')}>
            <ActivityCard activity={activity} onEnlarge={() => setOpened(activity)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        size="full"
        hideTitle
        title={opened === null ? '' : text(opened.title, opened.title_zh).text}
        closeLabel={t('common.close')}
      >
        {opened !== null && (
          <ActivityPicture
            activity={opened}
            className="mx-auto h-full max-h-[85dvh] w-full"
            whole
          />
        )}
      </Dialog>
    </section>
  );
}
