import { type ComponentType, useEffect, useState } from 'react';
import { browserApi, browserLocale } from '#web/lib/browser-api.ts';
import { openTexts } from '#web/lib/language.tsx';
import type { ReauthenticationDialogProps } from './reauthentication-dialog.tsx';
import { askBeforeCalls } from './with-recent-proof.ts';

interface Asked extends Pick<ReauthenticationDialogProps, 'factors'> {
  Dialog: ComponentType<ReauthenticationDialogProps>;
  answer: (isProved: boolean) => void;
}

/** Loads what the dialog needs, once somebody is asked. */
async function prepare() {
  const [{ ReauthenticationDialog }, { secondFactorCalls }] = await Promise.all([
    import('./reauthentication-dialog.tsx'),
    import('#contract/second-factor.ts'),
    openTexts(['account'], browserLocale()),
  ]);
  return {
    Dialog: ReauthenticationDialog,
    factors: await browserApi.call(secondFactorCalls.state),
  };
}

/**
 * Asks people to confirm that it is them, where a call of the page needs that. For pages from which
 * such calls are made.
 */
export function Reauthentication() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    /** Whoever leaves the page has not confirmed. */
    let leave = () => {};
    const stop = askBeforeCalls(async () => {
      const parts = await prepare();
      return new Promise((answer) => {
        leave = () => answer(false);
        setAsked({ ...parts, answer });
      });
    });
    return () => {
      stop();
      leave();
    };
  }, []);
  if (asked === null) return null;
  const { Dialog, factors, answer } = asked;
  const end = (isProved: boolean) => {
    answer(isProved);
    setAsked(null);
  };
  return <Dialog factors={factors} onProved={() => end(true)} onClose={() => end(false)} />;
}
