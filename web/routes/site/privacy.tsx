import { legalCalls } from '#contract/legal.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { versionFrom } from '#web/features/legal/version-from.ts';
import { pageOf } from '#web/lib/page.ts';
import type { Route } from './+types/privacy.ts';

export function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const query = versionFrom(args.url.searchParams);
  return api.call(legalCalls.text, { params: { kind: 'privacy' }, query });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
