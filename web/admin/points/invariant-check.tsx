import { CircleCheck, CircleX, RefreshCw, ShieldAlert } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface InvariantCheckProps {
  /** The heading's, of which a page has one. */
  id: string;
  title: string;
  /** What was recomputed. */
  text: string;
  /** The verdict where everything holds. */
  okText: string;
  check: {
    ok: boolean;
    checked_at: string;
    invariants: readonly {
      name: string;
      label: string;
      ok: boolean;
      violations: number;
      detail: string;
    }[];
  };
}

/** Every invariant of some accounts, recomputed, and a button to check again. */
export function InvariantCheck({ id, title, text, okText, check }: InvariantCheckProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { revalidate, state } = useRevalidator();
  const Verdict = check.ok ? CircleCheck : ShieldAlert;
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'rounded-lg bg-raised p-5 sm:p-6',
        check.ok ? 'ring-1 ring-line' : 'ring-2 ring-seal',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p
            role="status"
            className={cx(
              'mt-2 flex items-start gap-2 font-medium',
              check.ok ? 'text-jade' : 'text-seal',
            )}
          >
            <Verdict aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {check.ok ? okText : t('admin.points.ledger.bad')}
          </p>
          <p className="mt-1 text-sm text-soft">
            <Sentences
              parts={[
                text,
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
        {check.invariants.map(({ name, label, ok, violations, detail }) => {
          const Icon = ok ? CircleCheck : CircleX;
          return (
            <li key={name} className="flex items-start gap-3 border-t border-line py-2.5">
              <Icon
                aria-hidden="true"
                className={cx('mt-1 size-5 shrink-0', ok ? 'text-jade' : 'text-seal')}
              />
              <div className="min-w-0">
                <p>
                  {label}
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
