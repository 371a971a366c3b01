import { inTransaction } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { welcomeEmail } from './account-emails.ts';
import { getUser } from './accounts.queries.ts';
import { WELCOME_LINK_DAYS } from './accounts.rules.ts';
import { insertPasswordReset } from './accounts.store.ts';
import { claimWelcomeEmail, deleteWelcomeEmail } from './people.store.ts';
import { createToken } from './secrets.ts';

/** An email whose sending began longer ago than this was not sent. */
const TRY_AGAIN_MS = 10 * 60_000;

interface Round {
  /** Only the email to this person; absent: all that are queued. */
  userId?: number;
  /** At most so many. */
  limit?: number;
  /** Called before each email: a closing server leaves the rest for later. */
  isStopping?: () => boolean;
}

/**
 * Sends emails with a link to set the first password, one after the other. What is not sent stays
 * queued for the next round.
 * @returns how many were sent
 * @throws what the mail server threw; the emails behind it stay queued too
 */
export async function sendWelcomeEmails(
  dependencies: Dependencies,
  { userId, limit = Number.POSITIVE_INFINITY, isStopping = () => false }: Round = {},
): Promise<number> {
  let sent = 0;
  while (sent < limit && !isStopping()) {
    const now = dependencies.now();
    const triedBefore = new Date(now.getTime() - TRY_AGAIN_MS);
    const input = { now, triedBefore, userId: userId ?? null };
    const sentEmail = await claimWelcomeEmail(dependencies.database.db, input);
    if (!sentEmail) break;
    if (await sendWelcomeEmail(dependencies, sentEmail.user_id, sentEmail.origin)) sent++;
    await deleteWelcomeEmail(dependencies.database.db, sentEmail.user_id);
  }
  return sent;
}

/** @returns false where it is not needed: they have a password, or no access, by now */
async function sendWelcomeEmail(
  { database: { db }, mailer, now }: Dependencies,
  userId: number,
  origin: string,
): Promise<boolean> {
  const user = await getUser(db, userId);
  if (user.password_hash !== null || !user.is_active || user.archived_at !== null) return false;
  const token = createToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + WELCOME_LINK_DAYS * DAY_MS);
  await inTransaction(db, (tx) => insertPasswordReset(tx, { userId, token, now: at, expiresAt }));
  const academy = await getAcademyName(db, user.language_preference);
  await mailer.send(
    welcomeEmail(user, {
      academy,
      days: WELCOME_LINK_DAYS,
      link: `${origin}/auth/reset?token=${token}`,
    }),
  );
  return true;
}
