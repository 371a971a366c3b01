import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { MAX_UNREAD_SHOWN } from '#domain/unread-shown.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { hashToken } from '#server/auth/token.ts';
import { bouncedAt } from '#server/mail/email-bounces.store.ts';

/** What a request carries of its session: the token, or the cookie that only pages read. */
export type SessionProof = { token: string } | { cookie: string };

function liveSession(db: Db, proof: SessionProof, now: Date) {
  const isToken = 'token' in proof;
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'sessions.session_id',
      'sessions.remember_me',
      'sessions.created_at',
      'sessions.last_used_at',
      'sessions.proved_at',
      'sessions.cookie_key',
      'users.user_id',
      'users.role',
      'users.admin_role',
      'users.name',
      'users.last_seen_at',
    ])
    .select((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('second_factors')
              .select('second_factors.user_id')
              .whereRef('second_factors.user_id', '=', 'users.user_id')
              .where('second_factors.confirmed_at', 'is not', null),
          ),
          eb.exists(
            eb
              .selectFrom('passkeys')
              .select('passkeys.passkey_id')
              .whereRef('passkeys.user_id', '=', 'users.user_id'),
          ),
        ])
        .as('has_second_factor'),
    )
    .where(
      isToken ? 'sessions.token_hash' : 'sessions.cookie_hash',
      '=',
      hashToken(isToken ? proof.token : proof.cookie),
    )
    .where('sessions.expires_at', '>', now)
    .where(isNotDeactivated('users'));
}

/** The live session of a token or cookie with its person; a deactivated person has none. */
export function findSession(db: Db, proof: SessionProof, now: Date) {
  return liveSession(db, proof, now).executeTakeFirst();
}

/** How many notices are unread. Every page shows it, so counting stops one above what is shown. */
const unreadNotices = (eb: ExpressionBuilder<DB, 'users'>) =>
  eb
    .selectFrom(
      eb
        .selectFrom('notifications')
        .select('notifications.notification_id')
        .whereRef('notifications.user_id', '=', 'users.user_id')
        .where('notifications.read_at', 'is', null)
        .where('notifications.in_list', '=', true)
        .limit(MAX_UNREAD_SHOWN + 1)
        .as('unread'),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .as('unread_notices');

/** The same with what a page shows of the person. */
export function findSessionOfPage(db: Db, proof: SessionProof, now: Date) {
  return liveSession(db, proof, now)
    .select([
      'users.email',
      'users.email_verified_at',
      'users.avatar',
      'users.delete_at',
      'users.language_preference',
      'users.created_at as user_created_at',
    ])
    .select(unreadNotices)
    .select((eb) => bouncedAt(eb).as('email_bounced_at'))
    .executeTakeFirst();
}

/** The live sessions of a person, the last used first. */
export function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}
