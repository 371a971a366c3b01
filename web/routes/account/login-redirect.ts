import { redirect } from 'react-router';
import type { Route } from './+types/login-redirect.ts';

/** The short address; its query comes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/auth/login${url.search}`);
}
