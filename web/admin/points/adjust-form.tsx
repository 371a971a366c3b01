import { useRef, useState } from 'react';
import { wholeNumber } from '#contract/amounts.ts';
import { MAX_POINTS } from '#contract/fields.ts';
import type { PointsBalance } from '#contract/points.ts';
import { adjustmentBody, pointAdminCalls } from '#contract/points-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft, useFormDraft } from '#web/forms/drafts/device-draft.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { wholeNumberFrom } from '#web/forms/number-from.ts';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Points } from '#web/ui/points.tsx';

const directions = ['add', 'take'] as const;

/** The direction is selected beside it: a minus would repeat or contradict it. */
const requestBody = adjustmentBody.extend({
  amount: wholeNumber(1, MAX_POINTS, { error: '@points_range' }),
});

const nothingTyped = { direction: 'add', amount: '', reason: '', key: '' };

/** Adds points to a learner, or removes them, with a reason that they will read. */
export function AdjustForm({ balance }: { balance: PointsBalance }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const [direction, setDirection] = useState<(typeof directions)[number]>('add');
  /**
   * One key for each intention: a second click, or a retry without a response, moves points once.
   */
  const key = useRef<string | null>(null);
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    requestBody,
    async ({ amount, reason }) => {
      key.current ??= newIdempotencyKey();
      // Sent again after a lost session or response, it is still the same intention.
      draft.change({ key: key.current });
      const change = direction === 'take' ? -amount : amount;
      try {
        const { msg } = await api.send(pointAdminCalls.adjust, {
          params: { id: balance.user_id },
          body: { amount: change, reason },
          idempotencyKey: key.current,
        });
        key.current = null;
        draft.settle();
        form.reset();
        toast({ text: msg });
        await revalidate();
      } catch (error) {
        // The general message addresses the owner of the points.
        if (!(error instanceof ApiError) || error.code !== 'INSUFFICIENT_POINTS') throw error;
        form.setError('amount', { type: 'server', message: t('admin.points.adjust.notEnough') });
        form.setFocus('amount');
      }
    },
  );
  const draft = useFormDraft(`adjust:${balance.user_id}`, nothingTyped, (kept) => {
    setDirection(kept.direction === 'take' ? 'take' : 'add');
    form.setValue('amount', wholeNumberFrom(kept.amount) ?? '');
    form.setValue('reason', kept.reason);
    key.current = kept.key || null;
  });
  const typed = form.watch('amount') ?? 0;
  const amount = typeof typed === 'number' ? typed : Number.NaN;
  const after = balance.available_points + (direction === 'take' ? -amount : amount);
  /** The input has changed since the last request. */
  const changed = () => {
    key.current = null;
    const { amount: typed, reason } = form.getValues();
    draft.change({ amount: String(typed ?? ''), reason: reason ?? '', key: '' });
  };

  return (
    <Form onSubmit={onSubmit} onChange={changed}>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('admin.points.adjust.direction')}</legend>
        <div className="grid max-w-sm grid-cols-2 gap-1 rounded-lg bg-sunk p-1 ring-1 ring-line">
          {directions.map((one) => (
            <label
              key={one}
              className={cx(
                'grid min-h-11 cursor-pointer place-items-center rounded-md font-medium has-focus-visible:outline-3 has-focus-visible:outline-porcelain',
                one === direction ? 'bg-raised text-porcelain shadow-lift' : 'text-soft',
              )}
            >
              <input
                type="radio"
                name="direction"
                className="sr-only"
                checked={one === direction}
                onChange={() => {
                  setDirection(one);
                  draft.change({ direction: one });
                }}
              />
              {t(`admin.points.adjust.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <WholeNumberField
        form={form}
        name="amount"
        input={{ className: 'max-w-48' }}
        label={t('admin.points.adjust.amount')}
        error={errorOf('amount')}
        required
      />
      <Field
        label={t('admin.points.adjust.reason')}
        hint={t('admin.points.adjust.reasonHint')}
        error={errorOf('reason')}
        required
      >
        <TextArea rows={2} {...form.register('reason')} />
      </Field>
      <RestoredDraft draft={draft} />
      {Number.isFinite(after) && after >= 0 && (
        <p className="flex items-center gap-3">
          <span className="text-soft">{t('admin.points.adjust.after')}</span>
          <Points amount={after} label={t('common.points', { count: after })} />
        </p>
      )}
      {failure !== null && (
        <Notice live tone="error" title={t('admin.points.adjust.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton busy={busy} className="w-full sm:w-fit">
        {amount > 0
          ? t(`admin.points.adjust.${direction}Points`, {
              points: t('common.points', { count: amount }),
            })
          : t('admin.points.adjust.submit')}
      </SubmitButton>
    </Form>
  );
}
