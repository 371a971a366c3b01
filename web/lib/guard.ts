import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { Permission } from '#domain/permissions.ts';
import { landingPath } from './landing-path.ts';
import { mayDo } from './may.ts';
import { pageOf, SECURITY_PATH } from './page.ts';
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

/** Staff who lack a required second factor are led to where they set it up, before any call. */
function assertSecondFactor({ notices }: MemberPage): void {
  if (notices?.lacksSecondFactor) throw redirect(SECURITY_PATH);
}

/**
 * For the admin area.
 * @param permission what its page needs; the frame around the pages needs none
 * @throws a redirect to the login page for guests, to their own for others, to the set-up of a
 *   required second factor; 403 for admins without the permission
 */
export function requireAdmin(args: LoaderArgs, permission?: Permission): MemberPage {
  const page = requireLogin(args);
  if (page.user.role !== 'admin') throw redirect(landingPath(page.user));
  assertSecondFactor(page);
  if (permission !== undefined && !mayDo(page.user, permission)) throw data(null, { status: 403 });
  return page;
}

/**
 * For teachers and admins.
 * @throws a redirect to the login page for guests, Home for others, to the set-up of a required
 *   second factor
 */
export function requireTeacher(args: LoaderArgs): MemberPage {
  const page = requireLogin(args);
  if (page.user.role === 'student') throw redirect('/');
  assertSecondFactor(page);
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
