import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

/**
 * Below the field of one's own password: who registered by a login provider has never set one, and
 * sets it as others do who have forgotten theirs.
 */
export function PasswordHelp() {
  const { t } = useTranslation();
  return (
    <>
      {t('accounts.noPassword.text')}{' '}
      <Link to="/auth/forgot" className="link inline-block py-1">
        {t('accounts.noPassword.link')}
      </Link>
    </>
  );
}
