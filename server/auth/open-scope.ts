import type { FastifyInstance } from 'fastify';
import type { Role } from '#contract/accounts.ts';
import type { Access } from '#contract/call.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { CurrentUser } from './current-user.ts';
import { loginMessageOf } from './login-message.ts';
import { isProofDue } from './recent-proof.ts';

const rank: Record<Role, number> = { student: 1, teacher: 2, admin: 3 };
const needed: Record<Access, number> = { guest: 0, learner: 1, teacher: 2, admin: 3 };

/** Whether somebody (null: a guest) may make calls of an access. */
export function isGranted(access: Access, currentUser: CurrentUser | null): boolean {
  return (currentUser === null ? 0 : rank[currentUser.role]) >= needed[access];
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
        if (!isGranted(access, currentUser)) {
          throw new AppError(
            currentUser.lacksSecondFactor ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN',
          );
        }
        // Before the body is read: the request is sent again once they have proved it.
        if (isProofDue(routeOptions.config.call, currentUser)) {
          throw new AppError('REAUTHENTICATION_REQUIRED');
        }
      });
    }
    registerCallsRoutes(scope);
  });
}
