import { useRef, useState } from 'react';
import { type NoticeSettings, notificationCalls } from '#contract/notifications.ts';
import { type EmailFrequency, emailFrequencies } from '#domain/notice-digests.ts';
import { USUAL_QUIET_HOURS } from '#domain/quiet-hours.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, Select } from '#web/ui/field.tsx';

type Delivery = NoticeSettings['delivery'];
type Choice = Pick<Delivery, 'frequency' | 'quiet_hours'>;

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** How often, and at which hours not, notices are sent by email; stored at once. */
export function EmailDelivery({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation();
  const api = useApi();
  const [choice, setChoice] = useState<Choice>(delivery);
  const stored = useRef(choice);
  const wanted = useRef(choice);
  const change = useAction(
    async () => {
      // A choice made while an earlier one is being stored is stored after it.
      while (stored.current !== wanted.current) {
        const next = wanted.current;
        const { frequency, quiet_hours } = next;
        const body = { frequency, quiet_hours };
        const { msg } = await api.send(notificationCalls.changeDelivery, { body });
        stored.current = next;
        toast({ text: msg });
      }
    },
    {
      // A choice that could not be stored is reset.
      onError: () => {
        wanted.current = stored.current;
        setChoice(stored.current);
        return false;
      },
      revalidates: false,
    },
  );
  function choose(next: Choice) {
    wanted.current = next;
    setChoice(next);
    void change.run();
  }
  const quiet = choice.quiet_hours;
  return (
    <fieldset aria-busy={change.busy || undefined}>
      <legend className="font-serif text-xl">{t('notifications.delivery')}</legend>
      <div className="mt-2 grid gap-4">
        <Field label={t('notifications.frequency')} hint={t('notifications.digestHint')}>
          <Select
            value={choice.frequency}
            onChange={({ target }) =>
              choose({ ...choice, frequency: target.value as EmailFrequency })
            }
          >
            {emailFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`notifications.frequencies.${frequency}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={t('notifications.quiet')}
          checked={quiet !== null}
          onChange={({ target }) =>
            choose({ ...choice, quiet_hours: target.checked ? USUAL_QUIET_HOURS : null })
          }
        />
        {quiet !== null && (
          <div className="grid grid-cols-2 gap-4">
            {(['from', 'to'] as const).map((end) => (
              <Field
                key={end}
                label={t(end === 'from' ? 'notifications.quietFrom' : 'notifications.quietTo')}
              >
                <Select
                  value={quiet[end]}
                  onChange={({ target }) =>
                    choose({
                      ...choice,
                      quiet_hours: { ...quiet, [end]: Number(target.value) },
                    })
                  }
                >
                  {hours
                    .filter((hour) => hour !== quiet[end === 'from' ? 'to' : 'from'])
                    .map((hour) => (
                      <option key={hour} value={hour}>{`${hour}:00`}</option>
                    ))}
                </Select>
              </Field>
            ))}
          </div>
        )}
        {quiet !== null && (
          <p className="text-sm text-soft">
            {t('notifications.quietHint', { zone: delivery.time_zone })}
          </p>
        )}
      </div>
    </fieldset>
  );
}
