import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { PointsBalance } from '#contract/points.ts';
import type { LedgerEntry } from '#contract/points-economy-admin.ts';
import { EntryPoints } from '#web/features/points/entry-points.tsx';
import { KindIcon } from '#web/features/points/kind-icon.tsx';
import { type UnpaidEarnings, UnpaidList } from '#web/features/points/unpaid-list.tsx';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Points } from '#web/ui/points.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { ledgerViews } from './ledger-views.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

export interface FoundLearner {
  balance: PointsBalance;
  entries: LedgerEntry[];
  unpaid: UnpaidEarnings | null;
  name: string;
  email: string;
}

/** A learner’s balance and latest entries, and the two ways to correct them. */
export function LearnerPoints({ learner }: { learner: FoundLearner }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [reversing, setReversing] = useState<LedgerEntry | null>(null);
  const { balance, entries, unpaid, name, email } = learner;
  const isOwn = useSiteData().user?.user_id === balance.user_id;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
      <div>
        <div className="mb-6 flex items-center gap-4">
          <Avatar name={name} src={null} className="size-12" />
          <div className="min-w-0">
            <h3 className="text-lg">
              <Link
                to={`/admin/users/${balance.user_id}`}
                className="link inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            </h3>
            <p className="truncate text-sm text-soft">
              {email}
              {' · '}
              {t('admin.points.adjust.learner', { id: balance.user_id })}
            </p>
          </div>
          <Points
            amount={balance.available_points}
            size="lg"
            label={t('common.points', { count: balance.available_points })}
            className="ml-auto"
          />
        </div>
        {isOwn ? (
          <Notice>{t('admin.points.adjust.own')}</Notice>
        ) : (
          <AdjustForm key={balance.user_id} balance={balance} />
        )}
      </div>
      <div>
        {unpaid !== null && <UnpaidList unpaid={unpaid} />}
        <h3 className="mb-2 font-sans text-sm font-medium text-soft">
          {t('admin.points.adjust.recent')}
        </h3>
        {entries.length === 0 ? (
          <p className="text-soft">{t('admin.points.adjust.recentNone')}</p>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <li key={entry.point_id} className="flex items-center gap-3 py-2">
                <KindIcon kind={entry.kind} className="size-9" />
                <div className="min-w-0 grow">
                  <Bilingual as="p" en={entry.description} zh={entry.description_zh} />
                  <p className="text-sm text-soft">{format.dateTime(entry.created_at)}</p>
                </div>
                {entry.points === 0 ? (
                  <span className="text-sm text-soft">{t('admin.economy.entries.settled')}</span>
                ) : (
                  <EntryPoints points={entry.points} />
                )}
                {entry.reversible ? (
                  <IconButton
                    label={
                      isOwn
                        ? t('admin.points.adjust.own')
                        : t('admin.points.adjust.reverseNamed', { id: entry.point_id })
                    }
                    disabled={isOwn}
                    icon={<Undo2 aria-hidden="true" className="size-5" />}
                    onClick={() => setReversing(entry)}
                  />
                ) : (
                  <span className="w-11 shrink-0" />
                )}
              </li>
            ))}
          </ol>
        )}
        <Link
          to={ledgerViews.href({ user_id: balance.user_id })}
          className="link mt-2 inline-flex min-h-11 items-center"
        >
          {t('admin.economy.entries.onlyLearner')}
        </Link>
      </div>
      {reversing !== null && <ReverseDialog entry={reversing} onClose={() => setReversing(null)} />}
    </div>
  );
}
