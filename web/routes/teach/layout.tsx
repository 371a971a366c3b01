import { Outlet } from 'react-router';
import { browserLocale } from '#web/lib/browser-api.ts';
import { requireTeacher } from '#web/lib/guard.ts';
import { openTexts } from '#web/lib/language.tsx';
import type { Route } from './+types/layout.ts';

export function loader(args: Route.LoaderArgs) {
  requireTeacher(args);
  return null;
}

/** A client-side navigation from the public site has not loaded these texts yet. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), openTexts('admin', browserLocale())]);
  return data;
}

/** Everything under `/teach`. */
export default function TeachLayout() {
  return <Outlet />;
}
