import type { LegalConsents } from '#contract/legal.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

/** The versions that a person has agreed to, each to be read as it was. */
export function ConsentList({ given }: { given: LegalConsents['given'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (given.length === 0) return <p className="text-soft">{t('ownData.consents.none')}</p>;
  return (
    <ul className="grid gap-1">
      {given.map(({ kind, version, consented_at }) => (
        <li key={`${kind}-${version}`} className="flex flex-wrap items-baseline gap-x-4">
          <Link
            to={`/${kind}?version=${version}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('ownData.consents.version', { name: t(`legal.${kind}`), version })}
          </Link>
          <span className="text-sm text-soft">{format.dateTime(consented_at)}</span>
        </li>
      ))}
    </ul>
  );
}
