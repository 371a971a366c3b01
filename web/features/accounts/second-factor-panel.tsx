import { lazy, Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { FactorState } from '#contract/second-factor.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FactorTask } from './second-factor-dialog.tsx';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
}));

/** With fewer recovery codes than this the panel warns. */
const FEW_CODES = 3;

/** Whether the login asks for a second step, and the way to change that. */
export function SecondFactorPanel({ user, state }: { user: User; state: FactorState }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [task, setTask] = useState<FactorTask | null>(null);
  const { enabled, confirmed_at: since, recovery_codes_left: left, passkeys, required } = state;
  return (
    <>
      {enabled ? (
        <>
          <p className="font-medium text-jade">
            {t('secondFactor.on', { time: since === null ? '' : format.dateTime(since) })}
          </p>
          <p className={left < FEW_CODES ? 'mt-1 text-sm text-clay' : 'mt-1 text-sm text-soft'}>
            {t('secondFactor.left', { count: left })}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setTask('renew')}>
              {t('secondFactor.renew.action')}
            </Button>
            {required && passkeys === 0 ? (
              <p className="w-full text-sm text-soft">{t('secondFactor.requiredOn')}</p>
            ) : (
              <Button variant="secondary" onClick={() => setTask('switchOff')}>
                {t('secondFactor.switchOff.action')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          {required && passkeys === 0 && (
            <Notice tone="warning" className="mb-4" title={t('secondFactor.requiredTitle')}>
              {t('secondFactor.requiredText')}
            </Notice>
          )}
          {passkeys > 0 && <p className="mb-4 text-sm text-jade">{t('secondFactor.byPasskey')}</p>}
          <Button variant={passkeys > 0 ? 'secondary' : 'primary'} onClick={() => setTask('enrol')}>
            {t(passkeys > 0 ? 'secondFactor.enrol.addApp' : 'secondFactor.enrol.action')}
          </Button>
        </>
      )}
      {state.is_sole_owner && (
        <Notice className="mt-4" title={t('secondFactor.soleOwner.title')}>
          <p>{t('secondFactor.soleOwner.text')}</p>
          <p className="mt-1">{t('secondFactor.soleOwner.command')}</p>
          <code className="mt-1 block wrap-anywhere">{`npm run admin:create -- ${user.email} --promote`}</code>
        </Notice>
      )}
      {task !== null && (
        <Suspense fallback={null}>
          <SecondFactorDialog
            task={task}
            email={user.email}
            factors={state}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
