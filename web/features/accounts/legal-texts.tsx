import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

/** The texts to read, in tabs of their own: what was typed stays. */
export function LegalTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      {children}
      <ul className="flex flex-wrap gap-x-5">
        {(['privacy', 'terms'] as const).map((kind) => (
          <li key={kind}>
            <Link
              to={`/${kind}`}
              target="_blank"
              aria-label={`${t(`legal.${kind}`)} ${t('common.opensInNewTab')}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t(`legal.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
