import { type ReactNode, useState } from 'react';
import { type RedemptionDetail, redemptionCalls } from '#contract/redemptions.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArrowLeft } from '#web/ui/page-icons.tsx';
import { Points } from '#web/ui/points.tsx';
import { addressLines } from './address-text.ts';
import { RedemptionCode } from './redemption-code.tsx';
import { RedemptionConsultation } from './redemption-consultation.tsx';
import { RedemptionCoupon } from './redemption-coupon.tsx';
import { RedemptionCourse } from './redemption-course.tsx';
import { RedemptionStatusBadge } from './redemption-status.tsx';
import { RedemptionTimeline } from './redemption-timeline.tsx';
import { RewardThumb } from './reward-thumb.tsx';

interface RedemptionViewProps {
  redemption: RedemptionDetail;
  /** The link back to the list. */
  backTo: string;
}

/** One request in full: its status, its address, and the button to cancel it. */
export function RedemptionView({ redemption, backTo }: RedemptionViewProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const name = text(redemption.reward_name, redemption.reward_name_zh);
  const address = addressLines(redemption, t);
  return (
    <article>
      <Link to={backTo} preventScrollReset className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('rewards.mine.back')}
      </Link>
      <header className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <RewardThumb
          rewardId={redemption.reward_id}
          image={redemption.image}
          named={{ name: redemption.reward_name, name_zh: redemption.reward_name_zh }}
          className="w-28"
        />
        <div>
          <h2 lang={name.lang}>{name.text}</h2>
          <p className="mt-1 text-sm text-soft">
            {t('rewards.mine.number', { id: redemption.redemption_id })}
            {' · '}
            {t('rewards.mine.asked', { time: format.dateTime(redemption.redemption_date) })}
          </p>
        </div>
        <div className="flex w-full flex-row-reverse items-center justify-end gap-4 sm:ml-auto sm:w-auto sm:flex-row">
          <RedemptionStatusBadge status={redemption.status} />
          <Points
            amount={-redemption.points_spent}
            label={t('pointsScreens.history.spent', { count: redemption.points_spent })}
          />
        </div>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="timeline">
          <h3 id="timeline" className="mb-5">
            {t('rewards.mine.timeline')}
          </h3>
          <RedemptionTimeline redemption={redemption} />
          {redemption.status === 'pending' && <CancelButton redemption={redemption} />}
        </section>
        <section aria-labelledby="delivery">
          {redemption.delivers_code && redemption.status === 'completed' && (
            <RedemptionCode
              key={redemption.redemption_id}
              redemptionId={redemption.redemption_id}
            />
          )}
          {redemption.course !== null && (
            <RedemptionCourse course={redemption.course} status={redemption.status} />
          )}
          {redemption.coupon !== null && (
            <RedemptionCoupon coupon={redemption.coupon} status={redemption.status} />
          )}
          {redemption.consultation !== null && (
            <RedemptionConsultation
              redemptionId={redemption.redemption_id}
              consultation={redemption.consultation}
              status={redemption.status}
            />
          )}
          <h3 id="delivery" className="mb-4">
            {t('rewards.mine.deliveryTitle')}
          </h3>
          <dl className="divide-y divide-line border-y border-line">
            <Detail label={t('rewards.mine.recipient')}>{redemption.recipient_name}</Detail>
            <Detail label={t('rewards.mine.phone')}>{redemption.recipient_phone}</Detail>
            {address.length > 0 && (
              <Detail label={t('rewards.mine.address')}>
                <address className="whitespace-pre-line">{address.join('\n')}</address>
              </Detail>
            )}
            {redemption.additional_notes !== '' && (
              <Detail label={t('rewards.mine.notes')}>
                <span className="whitespace-pre-line">{redemption.additional_notes}</span>
              </Detail>
            )}
          </dl>
        </section>
      </div>
    </article>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-3">
      <dt className="text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CancelButton({ redemption }: { redemption: RedemptionDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const cancel = useAction(async () => {
    const body = { redemption_id: redemption.redemption_id };
    const { msg } = await api.send(redemptionCalls.cancelRedemption, { body });
    toast({ text: msg });
  });
  return (
    <>
      <Button variant="secondary" className="mt-7" onClick={() => setAsking(true)}>
        {t('rewards.mine.cancel')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.run()}
        title={t('rewards.mine.cancelTitle')}
        description={t('rewards.mine.cancelText', { points: redemption.points_spent })}
        confirmLabel={t('rewards.mine.cancel')}
        cancelLabel={t('rewards.mine.cancelKeep')}
        closeLabel={t('common.close')}
      />
    </>
  );
}
