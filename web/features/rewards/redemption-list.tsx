import type { RedemptionItem } from '#contract/redemptions.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ChevronRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { RedemptionStatusBadge } from './redemption-status.tsx';
import { RewardThumb } from './reward-thumb.tsx';

interface RedemptionListProps {
  items: readonly RedemptionItem[];
  /** The address of a request’s own view. */
  hrefFor: (id: number) => string;
}

/** A learner’s requests, newest first. */
export function RedemptionList({ items, hrefFor }: RedemptionListProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.map((item) => {
        const name = text(item.reward_name, item.reward_name_zh);
        return (
          <li
            key={item.redemption_id}
            className="relative flex flex-wrap items-center gap-4 rounded-lg bg-raised p-3 ring-1 ring-line transition-shadow focus-within:shadow-lift hover:shadow-lift sm:p-4"
          >
            <RewardThumb
              rewardId={item.reward_id}
              image={item.image}
              named={{ name: item.reward_name, name_zh: item.reward_name_zh }}
              className="w-20 self-start sm:w-28"
            />
            <div className="grid min-w-0 flex-1 basis-40 grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-center">
              <div className="min-w-0">
                <h3 className="text-lg" lang={name.lang}>
                  <Link
                    to={hrefFor(item.redemption_id)}
                    preventScrollReset
                    className="text-ink no-underline after:absolute after:inset-0"
                  >
                    {name.text}
                  </Link>
                </h3>
                <p className="text-sm text-soft">
                  <time dateTime={item.redemption_date}>
                    {format.dateTime(item.redemption_date)}
                  </time>
                  {' · '}
                  {item.recipient_name}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:grid sm:justify-items-end">
                <Points
                  amount={-item.points_spent}
                  label={t('pointsScreens.history.spent', { count: item.points_spent })}
                />
                <RedemptionStatusBadge status={item.status} />
              </div>
            </div>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint max-sm:hidden" />
          </li>
        );
      })}
    </ul>
  );
}
