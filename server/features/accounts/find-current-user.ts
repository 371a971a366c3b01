import type { User } from '#contract/accounts.ts';
import type { AccountNotices } from '#contract/viewer.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { isProofRecent } from '#server/auth/recent-proof.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { isConsentDue } from '#server/features/legal/index.ts';
import { presentUser } from './present-user.ts';
import {
  factorDefaultAt,
  factorRequiredFor,
  isFactorRequired,
} from './second-factor/required-second-factor.rules.ts';
import { sessionEndsAt } from './session-lifetime.rules.ts';
import { findSession, findSessionOfPage, type SessionProof } from './sessions.queries.ts';
import { extendSession } from './sessions.store.ts';

/** A session is prolonged at most this often: a page makes several calls. */
const TOUCH_EVERY_MS = 60_000;

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

async function prolong(
  { database: { db }, settings }: Dependencies,
  session: Session,
  at: Date,
): Promise<CurrentUser> {
  if (at.getTime() - session.last_used_at.getTime() > TOUCH_EVERY_MS) {
    const expiresAt = sessionEndsAt(session.created_at, session.remember_me, at);
    await extendSession(db, session, expiresAt, at);
  }
  const { role, admin_role: adminRole, has_second_factor: hasFactor } = session;
  const moment = { isPublic: settings.publicUrl !== null, now: at };
  const requiredFor = factorRequiredFor(await getSiteSettings(db), moment);
  const isMissing = !hasFactor && isFactorRequired(role, requiredFor);
  return {
    userId: session.user_id,
    // Until they have one they may do what every learner may, and set it up.
    role: isMissing ? 'student' : role,
    adminRole: isMissing ? null : adminRole,
    name: session.name,
    sessionId: session.session_id,
    hasSecondFactor: Boolean(hasFactor),
    isRecentlyProven: isProofRecent(session.proved_at ?? session.created_at, at),
    ...(isMissing ? { lacksSecondFactor: true } : {}),
  };
}

/** The live session of a token or cookie; using it prolongs it. */
export async function findCurrentUser(
  dependencies: Dependencies,
  proof: SessionProof,
): Promise<CurrentUser | null> {
  const at = dependencies.now();
  const session = await findSession(dependencies.database.db, proof, at);
  return session === undefined ? null : prolong(dependencies, session, at);
}

/** The same for a page, together with what it shows of the person. */
export async function findPageViewer(
  dependencies: Dependencies,
  proof: SessionProof,
): Promise<{ currentUser: CurrentUser; user: User; notices: AccountNotices } | null> {
  const at = dependencies.now();
  const session = await findSessionOfPage(dependencies.database.db, proof, at);
  if (session === undefined) return null;
  const currentUser = await prolong(dependencies, session, at);
  const moment = { isPublic: dependencies.settings.publicUrl !== null, now: at };
  const factorAt = factorDefaultAt(await getSiteSettings(dependencies.database.db), moment);
  const isConcerned = session.role === 'admin' && !session.has_second_factor;
  return {
    currentUser,
    user: presentUser({ ...session, created_at: session.user_created_at }),
    notices: {
      consentDue: await isConsentDue(dependencies.database.db, session.user_id),
      deletesAt: session.delete_at?.toISOString() ?? null,
      emailBounces: session.email_bounced_at !== null,
      unread: session.unread_notices ?? 0,
      lacksSecondFactor: currentUser.lacksSecondFactor ?? false,
      secondFactorFrom: isConcerned ? (factorAt?.toISOString() ?? null) : null,
    },
  };
}

/** Whether the session of a token still is; asking does not prolong it. */
export async function isSessionLive(
  { database: { db }, now }: Dependencies,
  token: string,
): Promise<boolean> {
  return (await findSession(db, { token }, now())) !== undefined;
}
