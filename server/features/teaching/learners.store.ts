import type { Db, Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { lockPeople } from '#server/features/accounts/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';

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
  { mayBeInactive = false } = {},
) {
  const wanted = emails.map((email) => email.toLowerCase());
  const people = await lockPeople(tx, { ids: user_ids, emails: wanted });
  const ids = new Set(people.map((person) => person.user_id));
  if (user_ids.some((id) => !ids.has(id))) {
    throw new AppError('NOT_FOUND', { msg: 'messages.teaching.noSuchLearner' });
  }
  const found = new Set(people.map((person) => person.email.toLowerCase()));
  const unknown = emails.filter((email) => !found.has(email.toLowerCase()));
  if (unknown.length > 0) {
    const params = { emails: unknown.join(', '), count: unknown.length };
    throw fieldError('NOT_FOUND', 'emails', { key: 'messages.teaching.unknownEmails', params });
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

/** People whose name contains a text, or whose email it is; none for a blank one. */
export async function listCandidates(db: Db, search: string, seesEmails: boolean) {
  const pattern = textPattern(search);
  if (pattern === null) return [];
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'name', 'avatar', 'email'])
    .where(isNotDeactivated('users'))
    .where('role', '<>', 'admin')
    .where('search_text', 'like', pattern)
    .$if(!seesEmails, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb(eb.fn<string>('lower', ['name']), 'like', pattern),
          eb(eb.fn<string>('lower', ['email']), '=', search.trim().toLowerCase()),
        ]),
      ),
    )
    .orderBy('name_order')
    .orderBy('user_id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ email, ...person }) => ({
    ...person,
    email: seesEmails ? email : maskEmail(email),
  }));
}

/**
 * An address with most of its name hidden: teachers see enough to tell two people with one name
 * apart.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}
