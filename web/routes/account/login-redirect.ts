import { redirect } from 'react-router';
import type { Route } from './+types/login-redirect.ts';

/** A short address for the login; its query is kept. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/auth/login${url.search}`);
}
