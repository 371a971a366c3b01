import { Pencil } from 'lucide-react';
import { type AdminReward, rewardAdminCalls } from '#contract/rewards-admin.ts';
import { missingLanguagesOf } from '#domain/bilingual-entities.ts';
import { stockState } from '#web/features/rewards/reward-offer.ts';
import { RewardThumb } from '#web/features/rewards/reward-thumb.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useMay } from '#web/lib/may.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { Table } from '#web/ui/table.tsx';
import { queueViews } from './redemption-queue.ts';

const tones: Record<AdminReward['status'], BadgeTone> = {
  active: 'jade',
  draft: 'clay',
  inactive: 'plain',
};

interface RewardTableProps {
  rewards: readonly AdminReward[];
  hrefFor: (id: number) => string;
}

/** The reward items as admins see them. */
export function RewardTable({ rewards, hrefFor }: RewardTableProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const api = useApi();
  const may = useMay();
  const locale = useLocale();
  const nameOf = (reward: AdminReward) => text(reward.name, reward.name_zh).text;

  return (
    <Table
      caption={t('admin.titles.Rewards')}
      rows={rewards}
      keyOf={({ reward_id }) => reward_id}
      columns={[
        {
          id: 'reward',
          header: t('admin.rewards.columns.reward'),
          lead: true,
          cell: (reward) => (
            <NameCell reward={reward} href={reward.archived ? null : hrefFor(reward.reward_id)} />
          ),
        },
        {
          id: 'status',
          header: t('admin.rewards.columns.status'),
          cell: ({ status }) => (
            <Badge tone={tones[status]}>{t(`admin.rewards.statuses.${status}`)}</Badge>
          ),
        },
        {
          id: 'points',
          header: t('admin.rewards.columns.points'),
          align: 'end',
          cell: ({ points_required }) => (
            <Points
              amount={points_required}
              label={t('common.points', { count: points_required })}
            />
          ),
        },
        {
          id: 'stock',
          header: t('admin.rewards.columns.stock'),
          align: 'end',
          cell: (reward) => <StockCell available={reward.available_stock} />,
        },
        {
          id: 'redeemed',
          header: t('admin.rewards.columns.redeemed'),
          align: 'end',
          cell: ({ reward_id: id, redemption_count, open_requests }) => (
            <div>
              {may('redemptions') ? (
                <Link
                  to={queueViews.href({ status: 'all', reward: id })}
                  className="link inline-flex min-h-11 min-w-11 items-center justify-end"
                >
                  {format.number(redemption_count)}
                </Link>
              ) : (
                <span>{format.number(redemption_count)}</span>
              )}
              {open_requests > 0 && (
                <p className="text-sm text-soft">
                  {t('admin.economy.rewards.open', { count: open_requests })}
                </p>
              )}
            </div>
          ),
        },
        {
          id: 'actions',
          header: t('admin.rewards.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (reward) => (
            <div className="flex justify-end">
              {!reward.archived && (
                <Link
                  to={hrefFor(reward.reward_id)}
                  aria-label={t('admin.rewards.editNamed', { name: nameOf(reward) })}
                  title={t('controls.edit')}
                  className={`${buttonClass('quiet', 'sm')} min-h-11 min-w-11`}
                >
                  <Pencil aria-hidden="true" className="size-5" />
                </Link>
              )}
              <ArchiveButton
                name={nameOf(reward)}
                text={[
                  ...(reward.open_requests > 0
                    ? [t('admin.economy.rewards.openGoOn', { count: reward.open_requests })]
                    : []),
                  t('admin.rewards.archiveText'),
                ].join(locale === 'zh' ? '' : ' ')}
                isArchived={reward.archived}
                archive={() =>
                  api.send(rewardAdminCalls.deleteReward, { params: { id: reward.reward_id } })
                }
                restore={() =>
                  api.send(rewardAdminCalls.restoreReward, { params: { id: reward.reward_id } })
                }
              />
            </div>
          ),
        },
      ]}
    />
  );
}

/** @param href null: it is archived, and cannot be edited */
function NameCell({ reward, href }: { reward: AdminReward; href: string | null }) {
  const { t } = useTranslation();
  const text = usePick();
  const name = text(reward.name, reward.name_zh);
  const category = text(reward.category, reward.category_zh);
  const missing = missingLanguagesOf('reward', reward);
  return (
    <div className="flex items-center gap-4">
      <RewardThumb
        rewardId={reward.reward_id}
        image={reward.image}
        named={{ ...reward, kind: reward.category_kind }}
        className="w-20 xl:w-14"
      />
      <div className="min-w-0">
        {href === null ? (
          <span lang={name.lang} className="font-medium">
            {name.text}
          </span>
        ) : (
          <Link
            to={href}
            lang={name.lang}
            className="font-medium text-ink no-underline hover:underline"
          >
            {name.text}
          </Link>
        )}
        <div className="xl:flex xl:items-center xl:gap-2 xl:overflow-hidden">
          <p className="text-sm text-soft" lang={category.lang}>
            {category.text}
          </p>
          {missing.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-1.5 xl:mt-0">
              {missing.map((language) => (
                <Badge key={language} tone="clay">
                  {t(`admin.missing.${language}`)}
                </Badge>
              ))}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function StockCell({ available }: { available: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = stockState(available);
  if (available === null) return <span className="text-soft">{t('admin.rewards.unlimited')}</span>;
  if (state === 'none') return <Badge tone="seal">{t('admin.start.lowOut')}</Badge>;
  if (state === 'few') {
    return <Badge tone="clay">{t('admin.start.lowLeft', { count: available })}</Badge>;
  }
  return format.number(available);
}
