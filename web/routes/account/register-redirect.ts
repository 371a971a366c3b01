import { redirect } from 'react-router';
import type { Route } from './+types/register-redirect.ts';

/** A short address for the registration; its query is kept. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/auth/register${url.search}`);
}
