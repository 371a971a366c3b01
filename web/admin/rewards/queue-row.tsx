import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { nextActions, type RedemptionAction } from '#domain/redemption-status.ts';
import { parcelLabel } from '#web/features/rewards/address-text.ts';
import { RedemptionStatusBadge } from '#web/features/rewards/redemption-status.tsx';
import { RewardThumb } from '#web/features/rewards/reward-thumb.tsx';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { SharedBadge } from './shared-redemptions.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

interface QueueRowProps {
  redemption: AdminRedemption;
  href: string;
  /** The tab does not imply the status. */
  showStatus: boolean;
  chosen: boolean;
  /** `range`: the shift key was held. */
  onChoose: (on: boolean, range: boolean) => void;
  onTransition: (action: RedemptionAction) => void;
  busy: boolean;
}

/** A request in the queue: its reward, its learner, its age, and the usual transition. */
export function QueueRow({
  redemption,
  href,
  showStatus,
  chosen,
  onChoose,
  onTransition,
  busy,
}: QueueRowProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const id = redemption.redemption_id;
  const name = text(redemption.reward_name, redemption.reward_name_zh);
  const [next] = nextActions(redemption);
  const isOwn = useSiteData().user?.user_id === redemption.user_id;
  return (
    <li
      className={cx(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 rounded-lg py-2 pr-3 pl-1 ring-1 transition-shadow',
        'hover:shadow-lift md:grid-cols-[2.75rem_5.5rem_minmax(0,1fr)_auto_9.5rem] md:gap-x-4',
        'xl:grid-cols-[2.75rem_3.5rem_minmax(0,1fr)_auto_auto] xl:py-0.5',
        chosen ? 'bg-wash ring-porcelain/60' : 'bg-raised ring-line',
      )}
    >
      <label className="relative z-10 grid size-11 cursor-pointer place-items-center max-md:self-start">
        <span className="sr-only">{t('admin.redemptions.choose', { id })}</span>
        <input
          type="checkbox"
          data-choice
          checked={chosen}
          className="size-5 accent-solid"
          onChange={(event) => {
            const range = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
            onChoose(event.currentTarget.checked, range);
          }}
        />
      </label>
      <RewardThumb
        rewardId={redemption.reward_id}
        image={redemption.image}
        named={{ name: redemption.reward_name, name_zh: redemption.reward_name_zh }}
        className="w-22 max-md:hidden xl:w-14"
      />
      <div className="min-w-0">
        <p className="font-medium xl:truncate xl:leading-5" lang={name.lang}>
          <Link
            to={href}
            data-open
            preventScrollReset
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {name.text}
          </Link>
        </p>
        <div className="xl:flex xl:gap-x-3 xl:leading-5">
          <p className="truncate text-sm text-soft xl:leading-5">
            <Link
              to={`/admin/users/${redemption.user_id}`}
              className="link relative z-10 inline-block py-1 xl:inline xl:py-0"
            >
              {redemption.user_name}
            </Link>{' '}
            · {redemption.user_email}
          </p>
          <p className="text-sm text-soft xl:leading-5 xl:whitespace-nowrap">
            {t('admin.redemptions.number', { id })} ·{' '}
            <time dateTime={redemption.redemption_date}>
              {format.dateTime(redemption.redemption_date)}
            </time>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 max-md:col-start-2 md:contents">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:grid md:justify-items-end xl:flex xl:flex-nowrap xl:whitespace-nowrap">
          <Points
            amount={redemption.points_spent}
            label={t('common.points', { count: redemption.points_spent })}
          />
          {showStatus && <RedemptionStatusBadge status={redemption.status} />}
          <WaitingBadge redemption={redemption} />
          <SharedBadge redemption={redemption} />
        </div>
        <div className="relative z-10 flex flex-wrap gap-2 md:grid xl:flex xl:flex-nowrap xl:justify-end">
          {next !== undefined && isOwn && (
            <p className="max-w-36 text-sm text-soft">{t('admin.redemptions.own')}</p>
          )}
          {next !== undefined && !isOwn && (
            <Button
              size="sm"
              variant={next === 'approve' ? 'primary' : 'secondary'}
              busy={busy}
              aria-label={t('admin.redemptions.actionFor', {
                action: t(`admin.redemptions.actions.${next}`),
                id,
              })}
              onClick={() => onTransition(next)}
            >
              {t(`admin.redemptions.actions.${next}`)}
            </Button>
          )}
          {redemption.status === 'approved' && redemption.requires_shipping && (
            <CopyButton
              size="sm"
              variant="quiet"
              text={parcelLabel(redemption, t)}
              label={t('admin.redemptions.dialog.parcel')}
              copiedLabel={t('admin.copied')}
            />
          )}
        </div>
      </div>
    </li>
  );
}
