import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  consultationRedemptionBody,
  courseRedemptionBody,
  redemptionBody,
  redemptionCalls,
  shippedRedemptionBody,
} from '#contract/redemptions.ts';
import type { CoveredCourse, Reward } from '#contract/rewards.ts';
import { asksForTimes } from '#domain/consultations.ts';
import { isShippingCountry, type ShippingCountry } from '#domain/shipping-country.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft, useDeviceDraft } from '#web/forms/drafts/device-draft.tsx';
import { chosenId } from '#web/forms/number-from.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CoveredCourseField } from './covered-course-field.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { ProposedTimesField } from './proposed-times-field.tsx';

/** How long the success message is shown before the profile opens. */
const REDIRECT_MS = 1000;

/** The page with a learner's requests. */
const REDEMPTIONS_PATH = '/profile?tab=redemptions';

/** The learner's input, which survives a reload or a new login. */
const TYPED = [
  'recipient_name',
  'recipient_phone',
  'shipping_address',
  'shipping_city',
  'shipping_province',
  'shipping_postal_code',
  'shipping_country',
  'additional_notes',
] as const;

/** The country that is selected at first. */
const FIRST_COUNTRY = 'SG' satisfies ShippingCountry;

/** Drafts from before countries were added have none. */
function restoredValue(name: (typeof TYPED)[number], typed: string) {
  return name === 'shipping_country' && !isShippingCountry(typed) ? FIRST_COUNTRY : typed;
}

interface RedemptionFormProps {
  reward: Reward;
  /** The courses that it covers; none where it opens no course. */
  courses: readonly CoveredCourse[];
}

/** What the form of a reward has to hold. */
function schemaOf(reward: Reward) {
  if (reward.requires_shipping) return shippedRedemptionBody;
  if (asksForTimes(reward)) return consultationRedemptionBody;
  return reward.opens_course ? courseRedemptionBody : redemptionBody;
}

/** Redeems a reward. Where it is shipped, the address is a part of the form; of a pass, the course. */
export function RedemptionForm({ reward, courses }: RedemptionFormProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const api = useApi();
  const shipped = reward.requires_shipping;
  /** One key for each form: a second click, or a retry without a response, redeems once. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [sent, setSent] = useState<string | null>(null);
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    schemaOf(reward),
    async (body) => {
      const { msg } = await api.send(redemptionCalls.createRedemption, { body, idempotencyKey });
      draft.settle();
      setSent(msg || t('rewards.form.sentFallback'));
    },
    {
      defaults: {
        reward_id: reward.reward_id,
        ...(shipped && { shipping_country: FIRST_COUNTRY }),
      },
    },
  );

  const draft = useDeviceDraft(`reward:${reward.reward_id}`, {
    ...Object.fromEntries(TYPED.map((name) => [name, ''])),
    shipping_country: FIRST_COUNTRY,
    recipient_name: user?.name ?? '',
  } as Record<(typeof TYPED)[number], string>);
  const wasRestored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a draft appears or is discarded.
  useEffect(() => {
    if (!draft.isRestored && !wasRestored.current) return;
    wasRestored.current = draft.isRestored;
    for (const name of TYPED) form.setValue(name, restoredValue(name, draft.fields[name]));
  }, [draft.isRestored]);

  if (sent !== null) return <Sent message={sent} />;
  return (
    <Form
      onSubmit={onSubmit}
      className="gap-10"
      onChange={() => {
        const typed = form.getValues();
        draft.change(Object.fromEntries(TYPED.map((name) => [name, typed[name] ?? ''])));
      }}
    >
      <RestoredDraft draft={draft} />
      {reward.opens_course && (
        <CoveredCourseField
          courses={courses}
          error={errorOf('course_id')}
          {...form.register('course_id', { setValueAs: (id) => chosenId(id) ?? undefined })}
        />
      )}
      {asksForTimes(reward) && (
        <ProposedTimesField
          control={form.control}
          name="proposed_times"
          error={errorOf('proposed_times')}
        />
      )}
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-serif text-xl font-semibold">
          {t('rewards.form.recipient')}
        </legend>
        <Field label={t('rewards.form.name')} error={errorOf('recipient_name')} required>
          <TextInput
            autoComplete={shipped ? 'shipping name' : 'name'}
            defaultValue={user?.name ?? ''}
            {...form.register('recipient_name')}
          />
        </Field>
        <Field
          label={t('rewards.form.phone')}
          hint={t(shipped ? 'rewards.form.phoneHint' : 'rewards.form.phoneHintNoShipping')}
          error={errorOf('recipient_phone')}
          required
        >
          <TextInput
            type="tel"
            autoComplete={shipped ? 'shipping tel' : 'tel'}
            {...form.register('recipient_phone')}
          />
        </Field>
      </fieldset>
      {shipped && (
        <DeliveryFields
          country={form.watch('shipping_country') ?? FIRST_COUNTRY}
          register={(name) => form.register(name)}
          errorOf={errorOf}
        />
      )}
      <Field
        label={t('rewards.form.notes')}
        mark={t('controls.optional')}
        hint={t('rewards.form.notesHint')}
        error={errorOf('additional_notes')}
      >
        <TextArea rows={3} {...form.register('additional_notes')} />
      </Field>
      <div className="grid gap-5">
        {failure !== null && (
          <Notice
            live
            tone="error"
            title={t('rewards.form.failed')}
            action={
              <LinkButton to={REDEMPTIONS_PATH} variant="secondary" size="sm">
                {t('rewards.form.seeRedemptions')}
              </LinkButton>
            }
          >
            {failure}
          </Notice>
        )}
        <SubmitButton size="lg" busy={busy} className="w-full sm:w-fit">
          {t('rewards.form.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Sent({ message }: { message: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
    const timer = setTimeout(() => void navigate(REDEMPTIONS_PATH), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="rounded-lg bg-jade-wash px-6 py-10 text-center outline-none"
    >
      <CircleCheck aria-hidden="true" className="mx-auto size-12 text-jade" />
      <p className="mt-4 font-serif text-xl">{message}</p>
      <p className="mt-2 text-soft">{t('rewards.form.sentText')}</p>
    </div>
  );
}
