import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { lockPeople } from '#server/features/accounts/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';
import { isKnownTo, knownAmong } from './known-people.queries.ts';
import type { TaughtBy } from './teaching.queries.ts';

interface Chosen {
  user_ids: readonly number[];
  emails: readonly string[];
}

/**
 * Locks people until the transaction ends, in the order of their ids, so that two decisions about
 * the same learner come one after the other.
 * @throws AppError NOT_FOUND where one is not there or was removed; INVALID_STATE where one is
 *   deactivated
 */
export async function lockLearners(
  tx: Tx,
  { user_ids, emails }: Chosen,
  { mayBeInactive = false, teacher = null }: { mayBeInactive?: boolean; teacher?: TaughtBy } = {},
) {
  const wanted = emails.map((email) => email.toLowerCase());
  const locked = await lockPeople(tx, { ids: user_ids, emails: wanted });
  const known = new Set(await knownAmong(tx, teacher, locked));
  const people = locked.filter((person) => known.has(person) || user_ids.includes(person.user_id));
  const ids = new Set(people.map((person) => person.user_id));
  if (user_ids.some((id) => !ids.has(id))) {
    throw new AppError('NOT_FOUND', { msg: 'messages.teaching.noSuchLearner' });
  }
  // An address of somebody whom a teacher does not know looks as if it had no account.
  const found = new Set([...known].map((person) => person.email.toLowerCase()));
  const unknown = emails.filter((email) => !found.has(email.toLowerCase()));
  if (unknown.length > 0) {
    const params = { emails: unknown.join(', '), count: unknown.length };
    const key =
      teacher === null ? 'messages.teaching.unknownEmails' : 'messages.teaching.unknownToTeacher';
    throw fieldError('NOT_FOUND', 'emails', { key, params });
  }
  const inactive = people.filter((person) => !person.is_active);
  if (inactive.length > 0 && !mayBeInactive) {
    const params = { names: inactive.map(({ name, email }) => name || email).join(', ') };
    throw fieldError('INVALID_STATE', 'emails', { key: 'messages.teaching.deactivated', params });
  }
  return people;
}

/** How many people are suggested at once. */
const CANDIDATES = 8;

interface Searcher {
  seesEmails: boolean;
  /** null: an admin, who knows everybody. */
  teacher: TaughtBy;
}

/**
 * People whose name contains a text, or whose email it is; none for a blank one. Of people whom a
 * teacher does not know, the email neither finds them nor is a part of it shown.
 */
export async function listCandidates(db: Db, search: string, { seesEmails, teacher }: Searcher) {
  const pattern = textPattern(search);
  if (pattern === null) return [];
  const isKnown = teacher === null ? sql<boolean>`true` : isKnownTo(teacher, 'users.user_id');
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'name', 'avatar', 'email'])
    .select(isKnown.as('is_known'))
    .where(isNotDeactivated('users'))
    .where('role', '<>', 'admin')
    .where('search_text', 'like', pattern)
    .$if(!seesEmails, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb(eb.fn<string>('lower', ['name']), 'like', pattern),
          eb.and([
            eb(eb.fn<string>('lower', ['email']), '=', search.trim().toLowerCase()),
            isKnown,
          ]),
        ]),
      ),
    )
    .orderBy('name_order')
    .orderBy('user_id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ email, is_known: isKnownPerson, ...person }) => {
    const shown = isKnownPerson ? maskEmail(email) : '';
    return { ...person, email: seesEmails ? email : shown };
  });
}

/**
 * An address with most of its name hidden: teachers see enough to tell two people with one name
 * apart.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}
