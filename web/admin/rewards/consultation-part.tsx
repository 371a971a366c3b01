import { CalendarClock } from 'lucide-react';
import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { canAgreeTime, lengthInMinutes } from '#domain/consultations.ts';
import { PlaceText } from '#web/features/rewards/place-text.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

interface ConsultationPartProps {
  redemption: AdminRedemption;
  consultation: NonNullable<AdminRedemption['consultation']>;
  /** It is the reader's own request. */
  isOwn: boolean;
  /** Opens the dialog that agrees a time. */
  onAgree: () => void;
}

/** When a consultation is, or when it would suit the learner. */
export function ConsultationPart({
  redemption,
  consultation: { proposed_times: proposals, agreed },
  isOwn,
  onAgree,
}: ConsultationPartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {agreed === null ? (
        <>
          <p>{t('admin.redemptions.consultation.notAgreed')}</p>
          {proposals.length > 0 && (
            <div className="mt-1 text-sm text-soft">
              <p>{t('admin.redemptions.consultation.proposed')}</p>
              <ul>
                {proposals.map((time) => (
                  <li key={time}>{format.dateTime(time)}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <>
          <p className="font-medium">
            {format.dateTime(agreed.starts_at)}
            {' · '}
            {format.duration(lengthInMinutes(agreed))}
          </p>
          <PlaceText place={agreed.place} />
        </>
      )}
      {canAgreeTime(redemption) && !isOwn && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3 min-h-11"
          icon={<CalendarClock aria-hidden="true" className="size-4" />}
          onClick={onAgree}
        >
          {t(
            agreed === null
              ? 'admin.redemptions.consultation.agree'
              : 'admin.redemptions.consultation.change',
          )}
        </Button>
      )}
    </>
  );
}
