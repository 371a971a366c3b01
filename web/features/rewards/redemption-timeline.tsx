import type { ReactNode } from 'react';
import type { RedemptionDetail } from '#contract/redemptions.ts';
import { trackingPage } from '#domain/carriers.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { redemptionMilestones } from './redemption-milestones.ts';
import { statusIcons } from './redemption-status.tsx';

interface RedemptionTimelineProps {
  redemption: Pick<
    RedemptionDetail,
    'status' | 'requires_shipping' | 'fulfils_itself' | 'events' | 'carrier' | 'tracking_number'
  >;
  /** Actions on the shipped parcel. */
  parcelAction?: ReactNode;
}

/** The transitions of a request, from pending to completed: each with time, author and note. */
export function RedemptionTimeline({ redemption, parcelAction }: RedemptionTimelineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const steps = redemptionMilestones(redemption);
  return (
    <ol>
      {steps.map(({ status, state, event, corrections }, i) => {
        const Icon = statusIcons[status];
        const isLast = i === steps.length - 1;
        return (
          <li
            key={`${status}${event?.at ?? ''}`}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex gap-4 pb-6 last:pb-0"
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-9 bottom-0 left-[1.0625rem] w-0.5',
                  steps[i + 1]?.state === 'coming' ? 'bg-line' : 'bg-ridge-3',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'relative grid size-9 shrink-0 place-items-center rounded-full',
                state === 'coming' && 'border-2 border-dashed border-line-strong/60 text-faint',
                state === 'done' && 'bg-wash text-porcelain',
                state === 'now' && 'bg-solid text-on-solid',
              )}
            >
              <Icon className="size-4.5" />
            </span>
            <div className="min-w-0 pt-1">
              <p
                className={cx(
                  state === 'now' && 'font-semibold',
                  state === 'coming' && 'text-soft',
                )}
              >
                {t(`rewards.mine.steps.${status}`)}
                {state === 'coming' && (
                  <span className="sr-only"> ({t('rewards.mine.coming')})</span>
                )}
              </p>
              {event !== null && (
                <p className="text-sm text-soft">
                  <time dateTime={event.at}>{format.dateTime(event.at)}</time>
                  {event.by !== '' && <span>{` · ${event.by}`}</span>}
                </p>
              )}
              {event !== null && status === 'shipped' && <Parcel redemption={redemption} />}
              {corrections.map(({ at, by }) => (
                <p key={at} className="mt-1 text-sm text-soft">
                  {t(`rewards.mine.${status === 'shipped' ? 'corrected' : 'addressCorrected'}`)}
                  {' · '}
                  <time dateTime={at}>{format.dateTime(at)}</time>
                  {by !== '' && <span>{` · ${by}`}</span>}
                </p>
              ))}
              {event !== null && status === 'shipped' && parcelAction}
              {event !== null && event.note !== '' && (
                <p className="mt-1 rounded-md bg-sunk px-3 py-2 text-sm whitespace-pre-line">
                  {event.note}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The carrier, and the tracking number. */
function Parcel({
  redemption: { carrier, tracking_number: number },
}: {
  redemption: Pick<RedemptionDetail, 'carrier' | 'tracking_number'>;
}) {
  const { t } = useTranslation();
  const page = trackingPage(carrier, number);
  if (!carrier && !number) return null;
  return (
    <div className="mt-1 rounded-md bg-sunk px-3 py-2 text-sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
        {carrier && (
          <>
            <dt className="text-soft">{t('rewards.mine.carrier')}</dt>
            <dd>{carrier}</dd>
          </>
        )}
        {number && (
          <>
            <dt className="text-soft">{t('rewards.mine.tracking')}</dt>
            <dd className="break-all">{number}</dd>
          </>
        )}
      </dl>
      {page !== null && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('rewards.mine.trackOn', { carrier: carrier ?? '' })}
          className="link mr-5 inline-flex min-h-11 items-center"
        >
          {t('rewards.mine.track')}
        </a>
      )}
      {number && (
        <CopyButton
          size="sm"
          variant="quiet"
          className="-ml-3 min-h-11"
          text={number}
          label={t('rewards.mine.copyNumber')}
          copiedLabel={t('rewards.mine.copied')}
        />
      )}
    </div>
  );
}
