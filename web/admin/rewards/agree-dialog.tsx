import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  agreementBody,
  agreementState,
  consultationAdminCalls,
} from '#contract/consultations-admin.ts';
import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { academyClock, momentAt } from '#domain/academy-day.ts';
import { consultationMinutes, lengthInMinutes } from '#domain/consultations.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Failed, TransitionFrame } from './transition-dialog.tsx';

/** The form holds the time as the academy's clock shows it. */
const form = agreementBody.omit({ version: true }).extend({
  starts_at: z.string().min(1, { error: '@required' }),
});

interface AgreeDialogProps {
  redemption: AdminRedemption;
  onClose: () => void;
}

/** Agrees the time of a consultation, or changes it. */
export function AgreeDialog({ redemption, onClose }: AgreeDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const formId = useId();
  const revalidate = useRevalidate();
  const timeZone = useSiteData().site.time_zone;
  const local = (iso: string) =>
    academyClock(timeZone)(new Date(iso)).slice(0, 16).replace(' ', 'T');
  const { agreed = null, proposed_times: proposals = [] } = redemption.consultation ?? {};
  const first = agreed?.starts_at ?? proposals[0];
  const call = useCallForm(
    form,
    async ({ starts_at: typed, ...agreement }) => {
      const startsAt = momentAt(typed, timeZone);
      if (startsAt === null) return;
      try {
        const { msg } = await api.send(consultationAdminCalls.agreeTime, {
          params: { id: redemption.redemption_id },
          body: {
            ...agreement,
            starts_at: startsAt.toISOString(),
            version: redemption.version,
          },
        });
        toast({ text: msg });
        onClose();
      } catch (error) {
        throw showConflict(error);
      } finally {
        // Also after an error: the list then shows an outdated state.
        await revalidate();
      }
    },
    {
      defaults: {
        starts_at: first === undefined ? '' : local(first),
        minutes: agreed === null ? consultationMinutes.usual : lengthInMinutes(agreed),
        place: agreed?.place ?? '',
      },
    },
  );
  /** Another admin agreed another time meanwhile: the message says which. */
  function showConflict(error: unknown): unknown {
    if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return error;
    const state = agreementState.safeParse(error.data).data;
    if (state === undefined || state.starts_at === null) return error;
    const time = format.dateTime(state.starts_at);
    call.form.setError('starts_at', {
      type: 'stale',
      message: t('admin.redemptions.consultation.meanwhile', { time, place: state.place }),
    });
    return error;
  }
  const { errorOf } = call;
  const chosen = useWatch({ control: call.form.control, name: 'starts_at' });
  return (
    <TransitionFrame
      title={t(
        agreed === null
          ? 'admin.redemptions.consultation.agree'
          : 'admin.redemptions.consultation.change',
      )}
      text={t('admin.redemptions.consultation.agreeText')}
      isChanged={call.form.formState.isDirty}
      onClose={onClose}
      submit={
        <Button type="submit" form={formId} busy={call.busy}>
          {t('admin.redemptions.consultation.save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={call.onSubmit}>
        {redemption.status === 'pending' && (
          <Notice>{t('admin.redemptions.consultation.approves')}</Notice>
        )}
        {proposals.length > 0 && (
          <div className="grid justify-items-start gap-1">
            <p className="text-sm font-medium">{t('admin.redemptions.consultation.proposed')}</p>
            {proposals.map((time) => (
              <Button
                key={time}
                variant={local(time) === chosen ? 'primary' : 'secondary'}
                aria-pressed={local(time) === chosen}
                size="sm"
                className="min-h-11"
                onClick={() =>
                  call.form.setValue('starts_at', local(time), {
                    shouldDirty: true,
                    shouldValidate: call.form.formState.isSubmitted,
                  })
                }
              >
                {format.dateTime(time)}
              </Button>
            ))}
          </div>
        )}
        <Field
          label={t('admin.redemptions.consultation.start')}
          hint={t('admin.redemptions.consultation.startHint', { zone: format.zoneName })}
          error={errorOf('starts_at')}
          required
        >
          <TextInput
            type="datetime-local"
            max="9999-12-31T23:59"
            {...call.form.register('starts_at')}
          />
        </Field>
        <WholeNumberField
          form={call.form}
          name="minutes"
          label={t('admin.redemptions.consultation.minutes')}
          error={errorOf('minutes')}
          required
        />
        <Field
          label={t('admin.redemptions.consultation.place')}
          hint={t('admin.redemptions.consultation.placeHint')}
          error={errorOf('place')}
          required
        >
          <TextInput autoComplete="off" {...call.form.register('place')} />
        </Field>
        <Failed failure={call.failure} />
      </Form>
    </TransitionFrame>
  );
}
