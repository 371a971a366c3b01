import { type RedemptionDetail, redemptionCalls } from '#contract/redemptions.ts';
import { lengthInMinutes } from '#domain/consultations.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlaceText } from './place-text.tsx';

interface RedemptionConsultationProps {
  redemptionId: number;
  consultation: NonNullable<RedemptionDetail['consultation']>;
  status: RedemptionDetail['status'];
}

/** When the learner's consultation is: the agreed time, or the times that they proposed. */
export function RedemptionConsultation({
  redemptionId,
  consultation: { proposed_times: proposals, agreed },
  status,
}: RedemptionConsultationProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOpen = status === 'pending' || status === 'approved';
  if (agreed === null && proposals.length === 0 && !isOpen) return null;
  return (
    <section
      aria-labelledby="consultation"
      className="mb-10 grid justify-items-start gap-3 rounded-lg bg-raised p-5 ring-1 ring-line"
    >
      <h3 id="consultation">
        {t(
          agreed === null
            ? 'rewards.mine.consultation.proposed'
            : 'rewards.mine.consultation.agreed',
        )}
      </h3>
      {agreed === null ? (
        <>
          <ul className="grid gap-1">
            {proposals.map((time) => (
              <li key={time}>{format.dateTime(time)}</li>
            ))}
          </ul>
          <p className="text-sm text-soft">
            <Sentences
              parts={[
                isOpen && t('rewards.mine.consultation.comes'),
                proposals.length > 0 &&
                  t('rewards.mine.consultation.zone', { zone: format.zoneName }),
              ]}
            />
          </p>
        </>
      ) : (
        <>
          <p className="font-medium">
            <time dateTime={agreed.starts_at}>{format.dateTime(agreed.starts_at)}</time>
            {' · '}
            {format.duration(lengthInMinutes(agreed))}
          </p>
          <PlaceText place={agreed.place} />
          <p className="text-sm text-soft">
            {t('rewards.mine.consultation.zone', { zone: format.zoneName })}
          </p>
          <CalendarButton redemptionId={redemptionId} />
        </>
      )}
    </section>
  );
}

/** Downloads the agreed time as a calendar file. */
function CalendarButton({ redemptionId }: { redemptionId: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const isReady = useHydrated();
  const save = useAction(
    async () => {
      const query = { redemption_id: redemptionId };
      const file = await api.download(redemptionCalls.calendar, { query });
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button variant="secondary" disabled={!isReady} busy={save.busy} onClick={() => save.run()}>
      {t('rewards.mine.consultation.calendar')}
    </Button>
  );
}
