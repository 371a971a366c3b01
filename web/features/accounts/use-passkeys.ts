import { useSyncExternalStore } from 'react';
import { ShownError } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/translation.tsx';

const never = () => () => {};

/** Whether the browser has WebAuthn, which it offers only over HTTPS and on localhost. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
}

type PasskeyBrowser = typeof import('./ask-passkey.ts').passkeyBrowser;

/** Loads the code for WebAuthn, runs it, and reports its failure in the page’s language. */
export function usePasskeys() {
  const { t } = useTranslation();
  return async <Result>(ask: (browser: PasskeyBrowser) => Promise<Result>): Promise<Result> => {
    const { passkeyBrowser: browser } = await import('./ask-passkey.ts');
    try {
      return await ask(browser);
    } catch (error) {
      if (!(error instanceof browser.PasskeyFailure)) throw error;
      throw new ShownError(t(`secondFactor.passkeys.problems.${error.problem}`));
    }
  };
}
