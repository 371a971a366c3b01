import type { ReactNode } from 'react';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

interface AuthHeadingProps {
  title: string;
  /** With one, search engines may list the page. */
  description?: string;
  /** The description, where there is one. */
  children?: ReactNode;
  /** The page has a form for readers without scripts. */
  worksWithoutScripts?: boolean;
}

/** The top of a login, registration or password page. */
export function AuthHeading({
  title,
  description,
  children,
  worksWithoutScripts = false,
}: AuthHeadingProps) {
  const { t } = useTranslation();
  return (
    <header className="mb-8">
      <PageHead title={title} {...(description ? { description } : { noIndex: true })} />
      <h1>{title}</h1>
      {children && <p className="mt-3 text-soft">{children}</p>}
      {!worksWithoutScripts && (
        <noscript>
          <p className="mt-4 rounded-lg bg-clay-wash px-4 py-3 text-sm">
            {t('accounts.needsScripts')}
          </p>
        </noscript>
      )}
    </header>
  );
}
