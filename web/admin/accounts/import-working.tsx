import { useEffect, useState } from 'react';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What is running: a dry run, or the import itself. */
export type ImportStep = 'try' | 'create';

/**
 * Progress while the academy works on a long file: a page on which nothing moves for half a minute
 * looks broken.
 */
export function ImportWorking({ step }: { step: ImportStep }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice live tone="info" title={t(`admin.accounts.import.working.${step}`)}>
      <p>
        <Sentences
          parts={[
            t('admin.accounts.import.working.long'),
            ...(step === 'create' ? [t('admin.accounts.import.working.turn')] : []),
          ]}
        />
      </p>
      {/* Announcing each second would drown everything else. */}
      <p aria-hidden="true" className="mt-2 flex items-center gap-3 text-porcelain">
        <Spinner className="text-xl" />
        <span className="text-sm text-soft tabular-nums">
          {t('admin.accounts.import.working.since', { count: seconds, shown: number(seconds) })}
        </span>
      </p>
    </Notice>
  );
}
