import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { Permission } from '#domain/permissions.ts';
import { landingPath } from './landing-path.ts';
import { mayDo } from './may.ts';
import { pageOf } from './page.ts';
import { loginPath, sitePath } from './redirect-path.ts';
import type { RequestContext } from './request-context.ts';

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The page request of somebody who is logged in. */
export interface MemberPage extends RequestContext {
  user: User;
}

/** For pages that need a session. @throws a redirect to the login page, which leads back */
export function requireLogin(args: LoaderArgs): MemberPage {
  const page = pageOf(args);
  if (page.user === null) throw redirect(loginPath(args.url));
  return { ...page, user: page.user };
}

/**
 * For the admin area.
 * @param permission what its page needs; the frame around the pages needs none
 * @throws a redirect to the login page for guests, to their own for others; 403 for admins without
 *   the permission
 */
export function requireAdmin(args: LoaderArgs, permission?: Permission): MemberPage {
  const page = requireLogin(args);
  if (page.user.role !== 'admin') throw redirect(landingPath(page.user));
  if (permission !== undefined && !mayDo(page.user, permission)) throw data(null, { status: 403 });
  return page;
}

/** For teachers and admins. @throws a redirect to the login page for guests, Home for others */
export function requireTeacher(args: LoaderArgs): MemberPage {
  const page = requireLogin(args);
  if (page.user.role === 'student') throw redirect('/');
  return page;
}

/** For login and registration. @throws a redirect to `redirect` or where they work for members */
export function requireGuest(args: LoaderArgs): RequestContext {
  const page = pageOf(args);
  if (page.user !== null) {
    const wanted = sitePath(args.url.searchParams.get('redirect'));
    throw redirect(wanted ?? landingPath(page.user));
  }
  return page;
}
