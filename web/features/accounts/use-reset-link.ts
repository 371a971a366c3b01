import { useEffect, useState } from 'react';
import { accountCalls } from '#contract/accounts.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/browser-api.ts';

/** What is known of a link to set a password; `unread` until scripts have read its token. */
type ResetLinkState = 'unread' | 'missing' | 'checking' | 'good' | 'dead';

/**
 * Checks the link first, so that nobody types a password in vain. Where the check itself fails, the
 * form is shown all the same: the submission is checked again.
 */
export function useResetLink(token: string | null): ResetLinkState {
  const [checked, setChecked] = useState<{ token: string; isValid: boolean } | null>(null);
  useEffect(() => {
    if (token === null || token === '') return;
    let isCurrent = true;
    void browserApi
      .call(accountCalls.checkResetLink, { body: { token } })
      .then(
        ({ valid }) => valid,
        (error: unknown) => !(error instanceof ApiError && error.code === 'VALIDATION_FAILED'),
      )
      .then((isValid) => isCurrent && setChecked({ token, isValid }));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  if (token === null) return 'unread';
  if (token === '') return 'missing';
  if (checked?.token !== token) return 'checking';
  return checked.isValid ? 'good' : 'dead';
}
