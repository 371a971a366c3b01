import { Outlet } from 'react-router';
import { browserLocale } from '#web/lib/browser-api.ts';
import { requireTeacher } from '#web/lib/guard.ts';
import { openAdminTexts } from '#web/lib/language.tsx';
import type { Route } from './+types/layout.ts';

export function loader(args: Route.LoaderArgs) {
  requireTeacher(args);
  return null;
}

/** Whoever comes from another page of the site has not loaded the texts of these yet. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), openAdminTexts(browserLocale())]);
  return data;
}

/** Everything under `/teach`. */
export default function TeachLayout() {
  return <Outlet />;
}
