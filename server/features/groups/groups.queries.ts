import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';

interface SearchedPage extends Page {
  search?: string | undefined;
}

interface GroupFilter extends SearchedPage {
  archived: boolean;
  sort: 'newest' | 'name' | 'largest';
}

/** Members who were not removed since. */
const memberCount = sql<number>`(select count(*)::int from group_members m
  join users u on u.user_id = m.user_id and u.archived_at is null
  where m.group_id = learner_groups.group_id)`;

/** A group as it is stored, with the number of its members. */
export type GroupRow = Awaited<ReturnType<typeof getGroup>>;

/** A group in use or, with `archived`, in either state. @throws AppError NOT_FOUND */
export function getGroup(db: Db, groupId: number, archived = false) {
  return db
    .selectFrom('learner_groups')
    .select(['group_id', 'name', 'note', 'archived_at', 'created_at', 'version'])
    .select(memberCount.as('member_count'))
    .where('group_id', '=', groupId)
    .$if(!archived, (qb) => qb.where('archived_at', 'is', null))
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** One page of groups. */
export async function listGroups(db: Db, { search, archived, sort, page, limit }: GroupFilter) {
  const pattern = likePattern(search);
  const found = db
    .selectFrom('learner_groups')
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(pattern !== null, (qb) =>
      qb.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('note', 'ilike', pattern)])),
    );
  const [list, { count }] = await Promise.all([
    found
      .select(['group_id', 'name', 'note', 'archived_at', 'created_at', 'version'])
      .select(memberCount.as('member_count'))
      .$if(sort === 'name', (qb) => qb.orderBy(sql`lower(name)`))
      .$if(sort === 'largest', (qb) => qb.orderBy('member_count', 'desc'))
      .orderBy('created_at', 'desc')
      .orderBy('group_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** How many groups a list of choices has at most; the chosen one is always in it. */
const MAX_CHOICES = 100;

/** The groups in use that a list can be filtered by, in the order of their names. */
export function listGroupChoices(db: Db, chosen: number | undefined) {
  const inUse = db
    .selectFrom('learner_groups')
    .select(['group_id', 'name'])
    .where('archived_at', 'is', null);
  const first = inUse.orderBy(sql`lower(name)`).orderBy('group_id').limit(MAX_CHOICES);
  return db
    .selectFrom(
      chosen === undefined
        ? first.as('choices')
        : db
            .selectFrom(first.as('first'))
            .selectAll()
            .union(inUse.where('group_id', '=', chosen))
            .as('choices'),
    )
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('group_id')
    .execute();
}

interface MemberFilter extends SearchedPage {
  sort: 'newest' | 'name';
}

/** A member of a group with their name. */
export type MemberRow = Awaited<ReturnType<typeof listMembers>>['list'][number];

/** One page of the members of a group. */
export async function listMembers(
  db: Db,
  groupId: number,
  { search, sort, page, limit }: MemberFilter,
) {
  const pattern = textPattern(search);
  const found = db
    .selectFrom('group_members as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .where('m.group_id', '=', groupId)
    .where('u.archived_at', 'is', null)
    .$if(pattern !== null, (qb) => qb.where('u.search_text', 'like', pattern));
  const [list, { count }] = await Promise.all([
    found
      .leftJoin('users as adder', 'adder.user_id', 'm.added_by')
      .select(['u.user_id', 'u.name', 'u.email', 'u.avatar', 'u.is_active'])
      .select(['m.source', 'm.added_at', 'adder.name as adder_name'])
      .$if(sort === 'name', (qb) => qb.orderBy('u.name_order'))
      .orderBy('m.added_at', 'desc')
      .orderBy('u.user_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** Those of some people who are in a group. */
export async function findMembers(
  db: Db,
  groupId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))))
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
