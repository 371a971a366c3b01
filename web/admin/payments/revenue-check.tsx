import type { RevenueCheckResult } from '#contract/payments-admin.ts';
import { InvariantCheck } from '#web/admin/points/invariant-check.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

/** Every invariant of orders, payments, refunds and access, recomputed. */
export function RevenueCheck({ check }: { check: RevenueCheckResult }) {
  const { t } = useTranslation();
  const invariants = check.invariants.map((one) => ({
    ...one,
    label: t(`admin.payments.check.invariants.${one.name}`),
  }));
  return (
    <InvariantCheck
      id="revenue"
      title={t('admin.payments.check.result')}
      text={t('admin.payments.check.text')}
      okText={t('admin.payments.check.ok')}
      check={{ ...check, invariants }}
    />
  );
}
