import { CircleCheck, ShieldAlert } from 'lucide-react';
import type { LedgerCheckResult } from '#contract/points-admin.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { Panel } from './panel.tsx';

/** Whether the ledger is consistent. */
export function LedgerPanel({ check }: { check: LedgerCheckResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const failed = check.invariants.filter(({ ok }) => !ok).length;
  const Icon = check.ok ? CircleCheck : ShieldAlert;
  return (
    <Panel
      id="ledger"
      title={t('admin.start.ledgerTitle')}
      icon={
        <Icon aria-hidden="true" className={cx('size-5', check.ok ? 'text-jade' : 'text-seal')} />
      }
      className={check.ok ? '' : 'ring-2 ring-seal'}
    >
      <p className={cx('mt-2 font-medium', check.ok ? 'text-jade' : 'text-seal')}>
        {check.ok
          ? t('admin.start.ledgerOk', { count: check.invariants.length })
          : t('admin.start.ledgerBad', { count: failed })}
      </p>
      <p className="text-sm text-soft">
        {t('admin.start.checkedAt', { time: format.dateTime(check.checked_at) })}
      </p>
      <Link to="/admin/points" className="link mt-1 inline-flex min-h-11 items-center">
        {t('admin.start.openLedger')}
      </Link>
    </Panel>
  );
}
