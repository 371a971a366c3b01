import type { PointEntry } from '#contract/points.ts';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { EntryPoints } from './entry-points.tsx';
import { KindIcon } from './kind-icon.tsx';

/** The changes of the balance, newest first: amount and balance after it. */
export function PointHistory({ entries }: { entries: readonly PointEntry[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-lg bg-raised ring-1 ring-line">
      {entries.map((entry) => (
        <li key={entry.point_id} className="flex items-center gap-3 px-4 py-3 sm:gap-4 sm:px-5">
          <KindIcon kind={entry.kind} />
          <div className="min-w-0 grow">
            <Bilingual as="p" en={entry.description} zh={entry.description_zh} />
            <p className="text-sm text-soft">
              <time dateTime={entry.created_at}>{format.dateTime(entry.created_at)}</time>
              <span className="block sm:hidden">
                {t('pointsScreens.history.after', { balance: format.number(entry.balance_after) })}
              </span>
            </p>
          </div>
          <div className="shrink-0 text-right">
            <EntryPoints points={entry.points} />
            <p className="text-sm text-soft max-sm:hidden">
              {t('pointsScreens.history.after', { balance: format.number(entry.balance_after) })}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
