import { CircleCheck, CircleX, RefreshCw, ShieldAlert } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { LedgerCheckResult } from '#contract/points-admin.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Every invariant of the ledger, recomputed, and a button to check again. */
export function LedgerCheck({ check }: { check: LedgerCheckResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { revalidate, state } = useRevalidator();
  const Verdict = check.ok ? CircleCheck : ShieldAlert;
  return (
    <section
      aria-labelledby="ledger"
      className={cx(
        'rounded-lg bg-raised p-5 sm:p-6',
        check.ok ? 'ring-1 ring-line' : 'ring-2 ring-seal',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="ledger" className="text-xl">
            {t('admin.points.ledger.title')}
          </h2>
          <p
            role="status"
            className={cx(
              'mt-2 flex items-start gap-2 font-medium',
              check.ok ? 'text-jade' : 'text-seal',
            )}
          >
            <Verdict aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {t(check.ok ? 'admin.points.ledger.ok' : 'admin.points.ledger.bad')}
          </p>
          <p className="mt-1 text-sm text-soft">
            <Sentences
              parts={[
                t('admin.points.ledger.text'),
                t('admin.start.checkedAt', { time: format.dateTime(check.checked_at) }),
              ]}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!check.ok && (
            <CopyButton
              text={JSON.stringify(check, null, 2)}
              label={t('admin.points.ledger.copy')}
              copiedLabel={t('admin.copied')}
            />
          )}
          <Button
            variant="secondary"
            busy={state === 'loading'}
            icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
            onClick={() => void revalidate()}
          >
            {t('admin.points.ledger.again')}
          </Button>
        </div>
      </div>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {check.invariants.map(({ name, ok, violations, detail }) => {
          const Icon = ok ? CircleCheck : CircleX;
          return (
            <li key={name} className="flex items-start gap-3 border-t border-line py-2.5">
              <Icon
                aria-hidden="true"
                className={cx('mt-1 size-5 shrink-0', ok ? 'text-jade' : 'text-seal')}
              />
              <div className="min-w-0">
                <p>
                  {t(`admin.points.ledger.invariants.${name}`)}
                  <span className="sr-only">
                    {': '}
                    {ok
                      ? t('admin.points.ledger.passed')
                      : t('admin.points.ledger.violations', { count: violations })}
                  </span>
                </p>
                {!ok && (
                  <p className="text-sm text-seal">
                    <span aria-hidden="true">
                      {t('admin.points.ledger.violations', { count: violations })}
                    </span>
                    {detail !== '' && (
                      <span className="block text-soft">
                        {t('admin.points.ledger.forEngineers')}{' '}
                        <code className="break-words">{detail}</code>
                      </span>
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
