import { useTranslation } from '#web/lib/translation.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';

const places = {
  economy: '/admin/economy',
  entries: '/admin/points/entries',
  rules: '/admin/points',
} as const;

/** The three pages about points, side by side. */
export function PointsTabs({ current }: { current: keyof typeof places }) {
  const { t } = useTranslation();
  return (
    <TabLinks
      className="mb-6"
      label={t('admin.economy.links.label')}
      tabs={(['rules', 'entries', 'economy'] as const).map((place) => ({
        to: places[place],
        label: t(`admin.economy.links.${place}`),
        current: place === current,
      }))}
    />
  );
}
