import type { RemainingLogins } from '#contract/remaining-logins.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { AuthHeading } from './auth-heading.tsx';

/** Settings begin with the second factor; passkeys and linked accounts follow. */
const REVIEW_PATH = `/auth/login?redirect=${encodeURIComponent('/profile?tab=settings#passkeys')}`;

/**
 * After a password was set by a mailed link: what else can still log in. Removing it needs a login:
 * who only reads the mailbox must not remove a second factor.
 */
export function RemainingLoginList({ passkeys, identities }: RemainingLogins) {
  const { t } = useTranslation();
  const hasAny = passkeys.length + identities.length > 0;
  return (
    <>
      <AuthHeading title={t('accounts.reset.doneTitle')} worksWithoutScripts>
        {t('accounts.reset.doneText')}
      </AuthHeading>
      {hasAny && (
        <>
          <p>{t('accounts.reset.keptText')}</p>
          <ul className="mt-4 divide-y divide-line rounded-lg bg-raised ring-1 ring-line">
            {passkeys.map(({ name, ...times }) => (
              <RemainingRow
                key={`${name} ${times.created_at}`}
                {...times}
                name={t('accounts.reset.keptPasskey', { name })}
              />
            ))}
            {identities.map(({ provider, email, ...times }) => (
              <RemainingRow
                key={`${provider} ${times.created_at}`}
                {...times}
                name={t('accounts.reset.keptIdentity', { provider, email: email ?? '' }).trim()}
              />
            ))}
          </ul>
        </>
      )}
      <LinkButton to={hasAny ? REVIEW_PATH : '/auth/login'} size="lg" className="mt-6 w-full">
        {hasAny ? t('accounts.reset.review') : t('pageTitles.Login')}
      </LinkButton>
    </>
  );
}

interface RemainingRowProps {
  name: string;
  created_at: string;
  last_used_at: string | null;
}

function RemainingRow({ name, created_at: added, last_used_at: used }: RemainingRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className="px-4 py-3">
      <p className="wrap-anywhere">{name}</p>
      <p className="text-sm text-soft">
        {t('accounts.reset.added', { time: format.dateTime(added) })}
        {' · '}
        {used === null
          ? t('accounts.reset.unused')
          : t('accounts.reset.used', { time: format.dateTime(used) })}
      </p>
    </li>
  );
}
