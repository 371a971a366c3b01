import { redirect } from 'react-router';
import type { Route } from './+types/register-redirect.ts';

/** The short address; its query comes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/auth/register${url.search}`);
}
