import { legalCalls } from '#contract/legal.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { versionFrom } from '#web/features/legal/version-from.ts';
import { pageOf } from '#web/lib/page.ts';
import type { Route } from './+types/terms.ts';

export function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const query = versionFrom(args.url.searchParams);
  return api.call(legalCalls.text, { params: { kind: 'terms' }, query });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
