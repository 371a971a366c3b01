import type { FastifyInstance } from 'fastify';
import type { Role } from '#contract/accounts.ts';
import type { Access } from '#contract/call.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { CurrentUser } from './current-user.ts';

const rank: Record<Role, number> = { student: 1, teacher: 2, admin: 3 };
const needed: Record<Access, number> = { guest: 0, learner: 1, teacher: 2, admin: 3 };

/** Whether somebody (null: a guest) may make calls of an access. */
export function isGranted(access: Access, currentUser: CurrentUser | null): boolean {
  return (currentUser === null ? 0 : rank[currentUser.role]) >= needed[access];
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
      scope.addHook('onRequest', async ({ currentUser, token }) => {
        if (currentUser === null)
          throw new AppError(token !== null ? 'SESSION_EXPIRED' : 'AUTH_REQUIRED');
        if (!isGranted(access, currentUser)) throw new AppError('FORBIDDEN');
      });
    }
    registerCallsRoutes(scope);
  });
}
