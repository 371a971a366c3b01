import { type PointTotals, pointTotals } from '#contract/points.ts';
import { pointAdminCalls, pointTotalsBody } from '#contract/points-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { ConflictPanel } from '#web/forms/conflict-panel.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { useVersionConflict } from '#web/forms/use-version-conflict.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

const fields = ['daily_cap', 'weekly_cap'] as const;
type TotalsField = (typeof fields)[number];

const valuesOf = ({ daily_cap, weekly_cap }: PointTotals) => ({ daily_cap, weekly_cap });
const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** What learning and taking part pay together at most, a day and a week. */
export function TotalsForm({ totals }: { totals: PointTotals }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    pointTotalsBody,
    async (values) => {
      const version = stale.version();
      try {
        const body = { ...values, ...(version !== undefined && { version }) };
        const { msg } = await api.send(pointAdminCalls.updateTotals, { body });
        toast({ text: msg });
        await revalidate();
      } catch (error) {
        if (!stale.take(error, form.getValues())) throw error;
      }
    },
    { defaults: valuesOf(totals) },
  );
  const stale = useVersionConflict<TotalsField, PointTotals>({
    opened: totals,
    fields,
    valuesOf,
    read: (data) => pointTotals.safeParse(data).data ?? null,
    put: (field, value) => form.setValue(field, value as never),
  });
  const labels: Record<TotalsField, string> = {
    daily_cap: t('admin.points.totals.daily'),
    weekly_cap: t('admin.points.totals.weekly'),
  };
  const conflict = stale.stale;
  return (
    <section
      aria-labelledby="totals"
      className="scroll-mt-24 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
    >
      <h2 id="totals" className="text-xl">
        {t('admin.points.totals.title')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('admin.points.totals.text')}</p>
      <Form onSubmit={onSubmit} className="mt-4">
        {conflict !== null && (
          <ConflictPanel
            merged={conflict.merged.map((field) => ({
              field,
              label: labels[field],
              remote: shown(conflict.remote[field]),
            }))}
            conflicts={conflict.conflicts.map((field) => ({
              field,
              label: labels[field],
              remote: shown(conflict.remote[field]),
              yours: shown(form.getValues(field)),
            }))}
            onAcceptRemote={(field) => stale.acceptRemote(field as TotalsField)}
          />
        )}
        {fields.map((field) => (
          <WholeNumberField
            key={field}
            form={form}
            name={field}
            canBeEmpty
            label={labels[field]}
            hint={t('admin.points.rules.capHint')}
            error={errorOf(field)}
          />
        ))}
        {failure !== null && (
          <Notice live tone="error" title={t('admin.points.rules.failed')}>
            {failure}
          </Notice>
        )}
        <SubmitButton busy={busy} className="w-full sm:w-fit">
          {t('controls.save')}
        </SubmitButton>
      </Form>
    </section>
  );
}
