import type { Role } from '#contract/accounts.ts';
import type { Access } from '#contract/call.ts';
import type { AdminRole } from '#domain/permissions.ts';

/** The person of a session, as handlers and policies see them. */
export interface CurrentUser {
  userId: number;
  role: Role;
  /** What an admin answers for; null for everybody else. */
  adminRole: AdminRole | null;
  name: string;
  sessionId: number;
  hasSecondFactor?: boolean;
  /** They proved within `REAUTHENTICATION_MINUTES` that it is them. */
  isRecentlyProven?: boolean;
  /** Staff of whom the academy requires a second factor, and who have none yet. */
  lacksSecondFactor?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whom the calls of this scope are for. */
    access: Access;
  }
  interface FastifyRequest {
    currentUser: CurrentUser | null;
    /** The bearer token of the request, valid or not. */
    token: string | null;
  }
}
