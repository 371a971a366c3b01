import { type SelectQueryBuilder, sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { countRows, findStored } from '#server/features/daily-figures/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { countUpTo } from '#server/lib/sql/count-up-to.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';
import { isInGroup } from './is-in-group.ts';

/** The filter of a list or file of people. */
export interface PeopleFilter {
  search?: string | undefined;
  role?: Role | undefined;
  active?: boolean | undefined;
  /** Only members of this group. */
  group_id?: number | undefined;
  archived: boolean;
}

interface PeoplePage extends PeopleFilter, Page {
  sort: 'newest' | 'last_seen' | 'name' | 'points';
}

/** The people that match a filter. */
function selectPeople(db: Db, { search, role, active, group_id, archived }: PeopleFilter) {
  const pattern = textPattern(search);
  return db
    .selectFrom('users')
    .where('users.archived_at', archived ? 'is not' : 'is', null)
    .$if(role !== undefined, (qb) => qb.where('users.role', '=', role ?? 'student'))
    .$if(active !== undefined, (qb) => qb.where('users.is_active', '=', active ?? true))
    .$if(group_id !== undefined, (qb) => qb.where(isInGroup('users.user_id', group_id ?? 0)))
    .$if(pattern !== null, (qb) => qb.where('users.search_text', 'like', pattern));
}

const personColumns = [
  'users.user_id',
  'users.email',
  'users.email_verified_at',
  'users.name',
  'users.avatar',
  'users.role',
  'users.admin_role',
  'users.language_preference',
  'users.is_active',
  'users.archived_at',
  'users.created_at',
  'users.last_seen_at',
  'users.version',
] as const;

function withFigures<O>(qb: SelectQueryBuilder<DB, 'users', O>) {
  return qb.select(personColumns).select([
    sql<boolean>`users.password_hash is not null`.as('has_password'),
    sql<number>`coalesce((
        select balance from point_accounts
        where kind = 'available' and user_id = users.user_id
      ), 0)`.as('available_points'),
  ]);
}

/** A person as an admin sees them. */
export type PersonRow = Awaited<ReturnType<typeof getPerson>>;

/** @throws AppError NOT_FOUND, also where they were removed */
export function getPerson(db: Db, userId: number) {
  return withFigures(db.selectFrom('users'))
    .where('users.user_id', '=', userId)
    .where('users.archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** All people are counted from the stored days, the people of a filter as far as it is quick. */
async function countPeopleFound(db: Db, filter: PeopleFilter, timeZone: string) {
  const { search, role, active, group_id, archived } = filter;
  const isChosen = [role, active, group_id].some((chosen) => chosen !== undefined);
  if (archived || isChosen || textPattern(search) !== null) {
    return countUpTo(db, selectPeople(db, filter));
  }
  const all = countRows('registrations', await findStored(db, timeZone));
  const { rows } = await sql<{ count: number }>`
    select ${all} - (select count(*) from users where archived_at is not null) as count
  `.execute(db);
  return { count: rows[0]?.count ?? 0, has_more: false };
}

/** One page of people; those who were never seen come last. */
export async function listPeople(db: Db, filter: PeoplePage, timeZone: string) {
  const found = selectPeople(db, filter);
  const sorted = {
    newest: () => found.orderBy('users.created_at', 'desc').orderBy('users.user_id', 'desc'),
    last_seen: () =>
      found
        .orderBy('users.last_seen_at', (ob) => ob.desc().nullsLast())
        .orderBy('users.user_id', 'desc'),
    name: () => found.orderBy('users.name_order').orderBy('users.user_id'),
    points: () =>
      found
        .innerJoin('point_accounts as purse', (join) =>
          join.onRef('purse.user_id', '=', 'users.user_id').on('purse.kind', '=', 'available'),
        )
        .orderBy('purse.balance', 'desc')
        .orderBy('purse.user_id', 'desc') as typeof found,
  }[filter.sort]();
  // Counts and sums are read for the rows of the page alone, however many are before it.
  const [ids, counted] = await Promise.all([
    sorted
      .select('users.user_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    countPeopleFound(db, filter, timeZone),
  ]);
  const order = ids.map((row) => row.user_id);
  const rows =
    order.length === 0
      ? []
      : await withFigures(db.selectFrom('users')).where('users.user_id', 'in', order).execute();
  const list = rows.toSorted((x, y) => order.indexOf(x.user_id) - order.indexOf(y.user_id));
  return { list, ...counted };
}

const BATCH = 1000;

/** All people of a filter, the oldest account first, a thousand at a time. */
export async function* streamPeople(db: Db, filter: PeopleFilter): AsyncGenerator<PersonRow[]> {
  for (let after = 0; ; ) {
    const rows = await withFigures(selectPeople(db, filter))
      .where('users.user_id', '>', after)
      .orderBy('users.user_id')
      .limit(BATCH)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.user_id;
  }
}

/** Which of these emails, in lower case, belong to somebody, removed people left out. */
export async function findTakenEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let from = 0; from < emails.length; from += BATCH) {
    const some = emails.slice(from, from + BATCH);
    const { rows } = await sql<{ email: string }>`
      select lower(email) as email from users where lower(email) = any(${sql.val(some)}::text[])
    `.execute(db);
    for (const { email } of rows) taken.add(email);
  }
  return taken;
}
