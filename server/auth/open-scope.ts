import type { FastifyInstance } from 'fastify';
import type { Role } from '#contract/accounts.ts';
import type { Access, Call } from '#contract/call.ts';
import { isPermitted } from '#domain/permissions.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { CurrentUser } from './current-user.ts';
import { loginMessageOf } from './login-message.ts';
import { isProofDue } from './recent-proof.ts';

const rank: Record<Role, number> = { student: 1, teacher: 2, admin: 3 };
const needed: Record<Access, number> = { guest: 0, learner: 1, teacher: 2, admin: 3 };

/** Whether somebody (null: a guest) may make a call. An admin also needs its permission. */
export function isGranted(
  { access, permission }: Pick<Call, 'access' | 'permission'>,
  currentUser: Pick<CurrentUser, 'role' | 'adminRole'> | null,
): boolean {
  if ((currentUser === null ? 0 : rank[currentUser.role]) < needed[access]) return false;
  if (currentUser?.role !== 'admin' || needed[access] < needed.teacher) return true;
  return permission !== undefined && isPermitted(currentUser, permission);
}

/** Why somebody who is logged in may not make a call. */
function forbidden({ role, lacksSecondFactor }: CurrentUser, call: Call | undefined): AppError {
  if (lacksSecondFactor) return new AppError('SECOND_FACTOR_REQUIRED');
  if (role !== 'admin' || call?.permission === undefined) return new AppError('FORBIDDEN');
  const permission = { message: `messages.permissions.names.${call.permission}` } as const;
  return new AppError('FORBIDDEN', {
    msg: { key: 'messages.permissions.missing', params: { permission } },
  });
}

/** Why somebody without a session may not make a call. */
function refusalOf(token: string | null, call: string | undefined): AppError {
  if (token !== null) {
    const isVerification = call === 'accounts.restoreSession';
    return new AppError(
      'SESSION_EXPIRED',
      isVerification ? { msg: 'messages.accounts.tokenInvalid' } : {},
    );
  }
  const msg = loginMessageOf(call);
  return new AppError('AUTH_REQUIRED', msg === undefined ? {} : { msg });
}

/** Opens a scope: every call served in it is for this access and those above it. */
export function openScope(
  app: FastifyInstance,
  access: Access,
  registerCallsRoutes: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.decorate('access', access);
    if (access !== 'guest') {
      scope.addHook('onRequest', async ({ currentUser, token, routeOptions }) => {
        if (currentUser === null) throw refusalOf(token, routeOptions.config.call?.name);
        const { call } = routeOptions.config;
        if (!isGranted(call ?? { access }, currentUser)) throw forbidden(currentUser, call);
        // Before the body is read: the request is sent again once they have proved it.
        if (isProofDue(call, currentUser)) throw new AppError('REAUTHENTICATION_REQUIRED');
      });
    }
    registerCallsRoutes(scope);
  });
}
