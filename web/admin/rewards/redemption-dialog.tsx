import { Coins, Mail, Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import {
  canCorrectAddress,
  nextActions,
  type RedemptionAction,
} from '#domain/redemption-status.ts';
import { parcelLabel } from '#web/features/rewards/address-text.ts';
import { RedemptionStatusBadge } from '#web/features/rewards/redemption-status.tsx';
import { RedemptionTimeline } from '#web/features/rewards/redemption-timeline.tsx';
import { RewardThumb } from '#web/features/rewards/reward-thumb.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Points } from '#web/ui/points.tsx';
import { ConsultationPart } from './consultation-part.tsx';
import { CouponLine, CourseLine } from './redemption-result.tsx';
import { SharedRedemptions } from './shared-redemptions.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

interface RedemptionDialogProps {
  redemption: AdminRedemption;
  onClose: () => void;
  onTransition: (action: RedemptionAction) => void;
  /** Opens the correction of the parcel. */
  onCorrect: () => void;
  /** Opens the correction of the address. */
  onCorrectAddress: () => void;
  /** Opens the dialog that agrees the time of a consultation. */
  onAgree: () => void;
  busy: boolean;
}

/** One request in full: learner, reward, address, history, and the possible transitions. */
export function RedemptionDialog({
  redemption,
  onClose,
  onTransition,
  onCorrect,
  onCorrectAddress,
  onAgree,
  busy,
}: RedemptionDialogProps) {
  const { t } = useTranslation();
  const actions = nextActions(redemption);
  const isOwn = useSiteData().user?.user_id === redemption.user_id;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.redemptions.dialog.title', { id: redemption.redemption_id })}
      footer={
        actions.length === 0 ? (
          <Button variant="secondary" onClick={onClose}>
            {t('admin.redemptions.dialog.close')}
          </Button>
        ) : (
          // The usual transition is last, where a footer has its main button.
          [...actions].reverse().map((action, i) => (
            <Button
              key={action}
              variant={i === actions.length - 1 ? 'primary' : 'secondary'}
              busy={busy}
              disabled={isOwn}
              onClick={() => onTransition(action)}
            >
              {t(`admin.redemptions.actions.${action}`)}
            </Button>
          ))
        )
      }
    >
      {isOwn && actions.length > 0 && (
        <Notice className="mb-6">{t('admin.redemptions.ownText')}</Notice>
      )}
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <RewardPart redemption={redemption} />
          {redemption.consultation !== null && (
            <Part title={t('admin.redemptions.consultation.title')}>
              <ConsultationPart
                redemption={redemption}
                consultation={redemption.consultation}
                isOwn={isOwn}
                onAgree={onAgree}
              />
            </Part>
          )}
          <LearnerPart redemption={redemption} />
          <RecipientPart redemption={redemption} onCorrect={onCorrectAddress} />
          {redemption.shared_with.length > 0 && (
            <Part title={t('admin.redemptions.dialog.shared')}>
              <SharedRedemptions redemption={redemption} />
            </Part>
          )}
          {redemption.additional_notes !== '' && (
            <Part title={t('admin.redemptions.dialog.notes')}>
              <p className="whitespace-pre-line">{redemption.additional_notes}</p>
            </Part>
          )}
        </div>
        <div className="grid content-start gap-6">
          <Part title={t('admin.redemptions.dialog.history')}>
            <RedemptionTimeline
              redemption={redemption}
              parcelAction={
                <Button
                  variant="quiet"
                  size="sm"
                  className="mt-1 -ml-3 min-h-11"
                  icon={<Pencil aria-hidden="true" className="size-4" />}
                  onClick={onCorrect}
                >
                  {t('admin.economy.queue.correct')}
                </Button>
              }
            />
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

/** The reward and the status. */
function RewardPart({ redemption }: { redemption: AdminRedemption }) {
  const { t } = useTranslation();
  const text = usePick();
  const name = text(redemption.reward_name, redemption.reward_name_zh);
  return (
    <Part title={t('admin.redemptions.dialog.reward')}>
      <div className="flex items-center gap-4">
        <RewardThumb
          rewardId={redemption.reward_id}
          image={redemption.image}
          named={{ name: redemption.reward_name, name_zh: redemption.reward_name_zh }}
          className="w-24"
        />
        <div>
          <p className="font-serif text-lg font-semibold" lang={name.lang}>
            {name.text}
          </p>
          <Points
            amount={redemption.points_spent}
            label={t('common.points', { count: redemption.points_spent })}
          />
        </div>
      </div>
      {redemption.course !== null && <CourseLine course={redemption.course} />}
      {redemption.coupon !== null && <CouponLine coupon={redemption.coupon} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <RedemptionStatusBadge status={redemption.status} />
        <WaitingBadge redemption={redemption} />
      </p>
    </Part>
  );
}

/** The learner. */
function LearnerPart({ redemption }: { redemption: AdminRedemption }) {
  const { t } = useTranslation();
  return (
    <Part title={t('admin.redemptions.dialog.learner')}>
      <p>
        <Link
          to={`/admin/users/${redemption.user_id}`}
          className="link inline-flex min-h-11 items-center font-medium"
        >
          {redemption.user_name}
        </Link>
        <span className="text-sm text-soft">
          {' · '}
          {t('admin.points.adjust.learner', { id: redemption.user_id })}
        </span>
      </p>
      <p className="flex items-center gap-2">
        <Mail aria-hidden="true" className="size-4 shrink-0 text-soft" />
        <a
          href={`mailto:${redemption.user_email}`}
          className="link inline-flex min-h-11 items-center break-all"
        >
          {redemption.user_email}
        </a>
      </p>
      <p className="flex items-center gap-2">
        <Coins aria-hidden="true" className="size-4 shrink-0 text-soft" />
        <Link
          to={`/admin/points?user=${redemption.user_id}#adjust`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('admin.redemptions.dialog.learnerPoints')}
        </Link>
      </p>
    </Part>
  );
}

/** The address for a parcel; a name and a number where nothing is shipped. */
function RecipientPart({
  redemption,
  onCorrect,
}: {
  redemption: AdminRedemption;
  onCorrect: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Part title={t('admin.redemptions.dialog.parcel')}>
      {redemption.requires_shipping ? (
        <>
          <address className="rounded-md bg-sunk px-4 py-3 whitespace-pre-line select-all">
            {parcelLabel(redemption, t)}
          </address>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton
              size="sm"
              text={parcelLabel(redemption, t)}
              label={t('admin.redemptions.dialog.copyParcel')}
              copiedLabel={t('admin.copied')}
            />
            {canCorrectAddress(redemption) && (
              <Button
                size="sm"
                variant="quiet"
                icon={<Pencil aria-hidden="true" className="size-4" />}
                onClick={onCorrect}
              >
                {t('admin.economy.queue.address')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p>{redemption.recipient_name}</p>
          <p className="flex items-center gap-2">
            <Phone aria-hidden="true" className="size-4 shrink-0 text-soft" />
            {redemption.recipient_phone}
          </p>
          <p className="mt-2 text-sm text-soft">
            {t(`admin.redemptions.dialog.${deliveryNoteOf(redemption)}`)}
          </p>
        </>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans text-sm font-medium text-soft">{title}</h3>
      {children}
    </section>
  );
}

/** How the learner gets a reward that is not shipped. */
function deliveryNoteOf(redemption: AdminRedemption) {
  const { delivers_code: isCode, course, coupon, consultation, status } = redemption;
  if (consultation !== null) return 'byAppointment';
  if (course !== null) return status === 'completed' ? 'courseOpen' : 'courseOpens';
  if (coupon !== null) return status === 'completed' ? 'couponMade' : 'couponComes';
  if (!isCode) return 'noShipping';
  return status === 'completed' ? 'codeSent' : 'codeComes';
}
