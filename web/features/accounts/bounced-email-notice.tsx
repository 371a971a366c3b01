import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface BouncedEmailNoticeProps {
  /** A link to the form that changes the address; absent where the form is on the page. */
  changeHref?: string;
  className?: string;
}

/** Says that emails to the viewer's address come back; nothing where they do not. */
export function BouncedEmailNotice({ changeHref, className }: BouncedEmailNoticeProps) {
  const { t } = useTranslation();
  const { user, notices } = useSiteData();
  if (user === null || !notices?.emailBounces) return null;
  return (
    <Notice
      tone="warning"
      title={t('accounts.bounced.title')}
      {...(className !== undefined && { className })}
      {...(changeHref !== undefined && {
        action: (
          <LinkButton to={changeHref} variant="secondary" size="sm">
            {t('accounts.bounced.change')}
          </LinkButton>
        ),
      })}
    >
      <p className="text-pretty wrap-anywhere">
        {t('accounts.bounced.text', { email: user.email })}
      </p>
    </Notice>
  );
}
