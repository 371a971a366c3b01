import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { MAX_UNREAD_SHOWN } from '#domain/limits.ts';
import { hashToken } from '#server/auth/token.ts';
import { avatarKey } from './avatar-path.ts';

const emailIs = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** A person who may log in, by email without regard to case. */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where(emailIs(email))
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** The account of an email, also one that is deactivated. */
export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['user_id', 'role'])
    .where(emailIs(email))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** @param exceptUserId the account that may have it already */
export async function isEmailTaken(db: Db, email: string, exceptUserId = 0): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where(emailIs(email))
    .where('user_id', '<>', exceptUserId)
    .executeTakeFirst();
  return found !== undefined;
}

export function getUser(db: Db, userId: number) {
  return db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

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
    .where('users.is_active', '=', true)
    .where('users.archived_at', 'is', null);
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
    .executeTakeFirst();
}

export function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** The figures of the profile page. */
export async function getProfileStatistics(db: Db, userId: number) {
  const { rows } = await sql<{
    courses_completed: number;
    courses_redeemed: number;
    days_active: number;
  }>`
    select
      (select count(*) from course_completions where user_id = ${userId})::int as courses_completed,
      (select count(*) from course_redemptions where user_id = ${userId})::int as courses_redeemed,
      (select count(*) from active_days where user_id = ${userId})::int as days_active
  `.execute(db);
  return rows[0] ?? { courses_completed: 0, courses_redeemed: 0, days_active: 0 };
}

export function findOwnInvitation(db: Db, userId: number) {
  return db
    .selectFrom('invitation_codes')
    .select(['invitation_code_id', 'code', 'used_count'])
    .where('owner_user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** The file of a picture that its owner shows under this path. */
export function findAvatarFile(db: Db, path: string) {
  return db
    .selectFrom('files')
    .innerJoin('users', 'users.user_id', 'files.owner_user_id')
    .select(['files.key', 'files.mime', 'files.bytes', 'files.original_name', 'files.created_at'])
    .where('files.key', '=', avatarKey(path))
    .where('files.purpose', '=', 'avatar')
    .where('files.state', '=', 'kept')
    .where('users.avatar', '=', path)
    .executeTakeFirst();
}
