import type { LedgerCheckResult } from '#contract/points-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { InvariantCheck } from './invariant-check.tsx';

/** Every invariant of the ledger, recomputed, and a button to check again. */
export function LedgerCheck({ check }: { check: LedgerCheckResult }) {
  const { t } = useTranslation();
  const invariants = check.invariants.map((one) => ({
    ...one,
    label: t(`admin.points.ledger.invariants.${one.name}`),
  }));
  return (
    <InvariantCheck
      id="ledger"
      title={t('admin.points.ledger.title')}
      text={t('admin.points.ledger.text')}
      okText={t('admin.points.ledger.ok')}
      check={{ ...check, invariants }}
    />
  );
}
