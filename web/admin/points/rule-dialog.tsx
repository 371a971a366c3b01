import { useId } from 'react';
import type { z } from 'zod';
import { type PointRule, pointRule } from '#contract/points.ts';
import { pointAdminCalls, pointRuleBody } from '#contract/points-admin.ts';
import type { RuleChange } from '#contract/points-economy-admin.ts';
import { type CallForm, useCallForm } from '#web/forms/call-form.ts';
import { ConflictPanel } from '#web/forms/conflict-panel.tsx';
import { useLeaveConfirmation } from '#web/forms/leave-confirmation.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { useVersionConflict, type VersionConflict } from '#web/forms/use-version-conflict.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RuleHistory } from './rule-history.tsx';

const fields = ['amount', 'daily_cap', 'expires_after_days', 'is_active'] as const;
type RuleField = (typeof fields)[number];

function valuesOf({ amount, daily_cap, expires_after_days, is_active }: PointRule) {
  return { amount, daily_cap, expires_after_days, is_active };
}

/** The initial values from a link; saved only on submit. */
export interface RequestedRule {
  amount: number | null;
  daily_cap: number | null;
}

interface RuleDialogProps {
  rule: PointRule;
  /** null: the form begins with the stored rule. */
  requestedRule: RequestedRule | null;
  /** The rule before. */
  history: { list: readonly RuleChange[]; count: number };
  /** The label of the rule's action. */
  action: string;
  /** The labels of the actions that share its daily cap; empty: none. */
  sharedWith: string;
  onClose: () => void;
}

/** What an action earns from now on. */
export function RuleDialog({
  rule,
  requestedRule,
  history,
  action,
  sharedWith,
  onClose,
}: RuleDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    pointRuleBody,
    async (values) => {
      const version = stale.version();
      try {
        const { msg } = await api.send(pointAdminCalls.updateRule, {
          params: { kind: rule.kind },
          body: { ...values, ...(version !== undefined && { version }) },
        });
        toast({ text: msg });
        onClose();
        await revalidate();
      } catch (error) {
        if (!stale.take(error, form.getValues())) throw error;
      }
    },
    { defaults: { ...valuesOf(rule), ...requestedRule } },
  );
  const stale = useVersionConflict<RuleField, PointRule>({
    opened: rule,
    fields,
    valuesOf,
    read: (data) => pointRule.safeParse(data).data ?? null,
    put: (field, value) => form.setValue(field, value as never),
  });

  const leaving = useLeaveConfirmation(form.formState.isDirty, onClose);

  const labels: Record<RuleField, string> = {
    amount: t('admin.points.rules.amount'),
    daily_cap: t('admin.points.rules.cap'),
    expires_after_days: t('admin.points.rules.expiry'),
    is_active: t('admin.points.rules.state'),
  };

  return (
    <>
      <Dialog
        open
        size="sm"
        onClose={leaving.close}
        closeLabel={t('common.close')}
        title={action}
        footer={
          <>
            <Button variant="secondary" onClick={leaving.close}>
              {t('controls.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {t('controls.save')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={onSubmit}>
          {stale.stale !== null && (
            <RuleConflict
              conflict={stale.stale}
              mine={form.getValues()}
              labels={labels}
              onAcceptRemote={stale.acceptRemote}
            />
          )}
          <RuleFields
            rule={rule}
            sharedWith={sharedWith}
            labels={labels}
            form={form}
            errorOf={errorOf}
          />
          {failure !== null && (
            <Notice live tone="error" title={t('admin.points.rules.failed')}>
              {failure}
            </Notice>
          )}
        </Form>
        <RuleHistory changes={history.list} count={history.count} />
      </Dialog>
      {leaving.question}
    </>
  );
}

type RuleLabels = Record<RuleField, string>;

interface RuleConflictProps {
  conflict: VersionConflict<RuleField, PointRule>;
  mine: Partial<Record<RuleField, unknown>>;
  labels: RuleLabels;
  onAcceptRemote: (field: RuleField) => void;
}

/** What somebody else changed in the rule meanwhile. */
function RuleConflict({ conflict, mine, labels, onAcceptRemote }: RuleConflictProps) {
  const { t } = useTranslation();
  const wordOf = (field: RuleField, value: unknown): string => {
    if (field === 'is_active') return t(value ? 'admin.points.rules.on' : 'admin.points.rules.off');
    return value === null || value === undefined ? '' : String(value);
  };
  const remote = valuesOf(conflict.remote);
  return (
    <ConflictPanel
      merged={conflict.merged.map((field) => ({
        field,
        label: labels[field],
        remote: wordOf(field, remote[field]),
      }))}
      conflicts={conflict.conflicts.map((field) => ({
        field,
        label: labels[field],
        remote: wordOf(field, remote[field]),
        yours: wordOf(field, mine[field]),
      }))}
      onAcceptRemote={(field) => onAcceptRemote(field as RuleField)}
    />
  );
}

interface RuleFieldsProps {
  rule: PointRule;
  sharedWith: string;
  labels: RuleLabels;
  form: CallForm<z.input<typeof pointRuleBody>, z.output<typeof pointRuleBody>>['form'];
  errorOf: (field: RuleField) => string | undefined;
}

/** Amount, daily cap, expiry, and whether it is active. */
function RuleFields({ rule, sharedWith, labels, form, errorOf }: RuleFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {rule.amount === null ? (
        <p>
          <span className="text-soft">{labels.amount}: </span>
          {t('admin.points.rules.ofSubject')}
        </p>
      ) : (
        <WholeNumberField
          form={form}
          name="amount"
          input={{ autoFocus: true }}
          label={labels.amount}
          hint={t('admin.points.rules.amountHint')}
          error={errorOf('amount')}
        />
      )}
      <WholeNumberField
        form={form}
        name="daily_cap"
        canBeEmpty
        label={labels.daily_cap}
        hint={
          <Sentences
            parts={[
              t('admin.points.rules.capHint'),
              sharedWith !== '' && t('admin.points.rules.capShared', { others: sharedWith }),
            ]}
          />
        }
        error={errorOf('daily_cap')}
      />
      <WholeNumberField
        form={form}
        name="expires_after_days"
        canBeEmpty
        label={labels.expires_after_days}
        hint={t('admin.points.rules.expiryHint')}
        error={errorOf('expires_after_days')}
      />
      <Checkbox label={t('admin.points.rules.active')} {...form.register('is_active')} />
    </>
  );
}
