import type { ReactNode } from 'react';
import { legalCalls } from '#contract/legal.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { Reauthentication } from '#web/features/accounts/reauthentication.tsx';
import { ConsentList } from '#web/features/privacy/consent-list.tsx';
import { DataExport } from '#web/features/privacy/data-export.tsx';
import { DeleteAccount } from '#web/features/privacy/delete-account.tsx';
import { requireLogin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/privacy.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = requireLogin(args);
  const [consents, deletion] = await Promise.all([
    api.call(legalCalls.consents),
    api.call(privacyCalls.deletion),
  ]);
  return { consents, deletion, email: user.email };
}

/** What a person can do about their own data: read it, take it away, delete it. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { consents, deletion, email } = loaderData;
  const { t } = useTranslation();
  return (
    <div className="shell section">
      <PageHead title={t('pageTitles.Privacy')} noIndex />
      <Reauthentication />
      <Link to="/profile?tab=settings" className="link inline-flex min-h-11 items-center">
        {t('ownData.back')}
      </Link>
      <h1 className="mt-2 text-3xl">{t('pageTitles.Privacy')}</h1>
      <p className="measure mt-3 text-soft">{t('ownData.lead')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {(['privacy', 'terms'] as const).map((kind) => (
          <Link key={kind} to={`/${kind}`} className="link inline-flex min-h-11 items-center">
            {t(`legal.${kind}`)}
          </Link>
        ))}
      </p>
      <div className="mt-8 grid max-w-3xl gap-12">
        <Block id="export" title={t('ownData.export.title')} text={t('ownData.export.text')}>
          <DataExport />
        </Block>
        <Block id="consents" title={t('ownData.consents.title')} text={t('ownData.consents.text')}>
          <ConsentList given={consents.given} />
        </Block>
        <Block id="deletion" title={t('privacy.deletion.title')} text={t('ownData.deletion.text')}>
          <DeleteAccount deletion={deletion} email={email} />
        </Block>
      </div>
    </div>
  );
}

interface BlockProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Block({ id, title, text, children }: BlockProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-soft">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
