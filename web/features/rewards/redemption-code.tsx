import { useState } from 'react';
import { redemptionCalls } from '#contract/redemptions.ts';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Some codes are links, to an e-book for instance. */
const isLink = (code: string) => code.startsWith('https://') && URL.canParse(code);

/**
 * The code that a request delivered. It is fetched when its owner asks for it, so that it is
 * neither in the page's source nor on the screen of whoever looks over a shoulder.
 */
export function RedemptionCode({ redemptionId }: { redemptionId: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const failureText = useFailureText(t('rewards.mine.code.failed'));
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = useAction(
    async () => {
      setFailure(null);
      const query = { redemption_id: redemptionId };
      const own = await api.call(redemptionCalls.redemptionCode, { query });
      setCode(own.code);
    },
    {
      revalidates: false,
      onError: (error) => {
        setFailure(failureText(error));
        return true;
      },
    },
  );
  return (
    <section
      aria-labelledby="code"
      className="mb-10 grid justify-items-start gap-3 rounded-lg bg-raised p-5 ring-1 ring-line"
    >
      <h3 id="code">{t('rewards.mine.code.title')}</h3>
      <p className="text-sm text-soft">{t('rewards.mine.code.lead')}</p>
      {code === null ? (
        <Button busy={show.busy} onClick={() => show.run()}>
          {t('rewards.mine.code.show')}
        </Button>
      ) : (
        <>
          <output className="w-full rounded-md bg-sunk px-4 py-3 font-mono text-lg wrap-anywhere select-all">
            {code}
          </output>
          <div className="flex flex-wrap gap-3">
            <CopyButton
              text={code}
              label={t('rewards.mine.code.copy')}
              copiedLabel={t('rewards.mine.copied')}
            />
            {isLink(code) && (
              <a
                href={code}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('secondary')}
              >
                {t('rewards.mine.code.open')}
              </a>
            )}
          </div>
        </>
      )}
      {failure !== null && (
        <Notice live tone="error">
          {failure}
        </Notice>
      )}
    </section>
  );
}
