import type { Tx } from '#database/open.ts';
import type { Translator } from '#i18n/create-translator.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import type { EmailFact } from '#server/mail/render-email.ts';
import { findLoginMeans } from './login-means.queries.ts';
import { providerNameOf } from './oidc/oidc.rules.ts';
import { happened, sendSecurityEmail } from './security-email.ts';

/** Emails a person that their password was changed. */
export function emailPasswordChanged(tx: Tx, userId: number, now: Date): Promise<void> {
  const payload = { at: now.toISOString() };
  return queueJob(tx, passwordChangedEmailJob, { payload, userId }, now);
}

/** The passkeys and identities that still log in, as the email lists them. */
async function keptMeans({ database: { db }, settings }: Dependencies, userId: number | null) {
  if (userId === null) return () => [];
  const { passkeys, identities } = await findLoginMeans(db, userId);
  const names = identities.map(({ issuer, email }) => {
    const provider = providerNameOf(issuer, settings.oidc);
    return email === null ? provider : `${provider} (${email})`;
  });
  return (t: Translator['t']): EmailFact[] => [
    ...(passkeys.length > 0
      ? [
          {
            label: t('messages.emails.facts.keptPasskeys'),
            value: passkeys.map(({ name }) => name).join(', '),
          },
        ]
      : []),
    ...(names.length > 0
      ? [{ label: t('messages.emails.facts.keptIdentities'), value: names.join(', ') }]
      : []),
  ];
}

/**
 * The job that sends this email, which says when it was changed and what else still opens the
 * account.
 */
export const passwordChangedEmailJob = defineJob({
  kind: 'password_changed_email',
  payload: happened,
  isUrgent: true,
  run: async (dependencies: Dependencies, { at }, { userId }) =>
    sendSecurityEmail(dependencies, userId, {
      kind: 'passwordChanged',
      at,
      values: (time) => ({ time }),
      list: await keptMeans(dependencies, userId),
    }),
});
