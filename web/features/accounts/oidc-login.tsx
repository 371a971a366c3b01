import { useSearchParams } from 'react-router';
import { oidcCalls } from '#contract/oidc.ts';
import { browserApi, useAction } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Leads to the OpenID Connect provider, which leads back to `/auth/oidc`. */
export function OidcLogin({ provider }: { provider: string }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const isReady = useHydrated();
  const go = useAction(
    async () => {
      const body = { redirect: query.get('redirect') ?? '' };
      const { url } = await browserApi.call(oidcCalls.start, { body });
      window.location.assign(url);
    },
    { revalidates: false },
  );
  return (
    <Button
      variant="secondary"
      size="lg"
      className="mt-5 w-full"
      disabled={!isReady}
      busy={go.busy}
      onClick={() => go.run()}
    >
      {t('oidc.continueWith', { provider })}
    </Button>
  );
}
