import { useLocation } from 'react-router';
import { legalCalls, legalKinds } from '#contract/legal.ts';
import { OidcArrival } from '#web/features/accounts/oidc-arrival.tsx';
import { requestContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/oidc.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext);
  const texts = await Promise.all(
    legalKinds.map((kind) => api.call(legalCalls.text, { params: { kind } })),
  );
  return { asksConsent: texts.some(({ version }) => version !== null) };
}

/** The page to which an OpenID Connect provider leads back. */
export default function Oidc({ loaderData }: Route.ComponentProps) {
  // Read in the browser alone: it works once, and is in no page that the server makes.
  const { search } = useLocation();
  return <OidcArrival answer={search.slice(1)} {...loaderData} />;
}
