import { type ExpressionBuilder, sql } from 'kysely';
import type { InvitationState } from '#contract/invitations-admin.ts';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';

interface InvitationFilter extends Page {
  search?: string | undefined;
  state?: InvitationState | undefined;
  owner: 'academy' | 'learner' | 'all';
  sort: 'newest' | 'most_used' | 'ending';
}

/** The status of a code: the first that applies of off, expired, used up. */
function isInState(
  eb: ExpressionBuilder<DB, 'invitation_codes'>,
  state: Exclude<InvitationState, 'archived'>,
  now: Date,
) {
  const isOff = eb('invitation_codes.is_active', '=', false);
  const isExpired = sql<boolean>`coalesce(expires_at <= ${now}, false)`;
  const isUsedUp = sql<boolean>`coalesce(used_count >= max_uses, false)`;
  const not = eb.not;
  return {
    off: () => isOff,
    expired: () => eb.and([not(isOff), isExpired]),
    used_up: () => eb.and([not(isOff), not(isExpired), isUsedUp]),
    active: () => eb.and([not(isOff), not(isExpired), not(isUsedUp)]),
  }[state]();
}

const columns = [
  'invitation_codes.invitation_code_id',
  'invitation_codes.code',
  'invitation_codes.note',
  'invitation_codes.max_uses',
  'invitation_codes.used_count',
  'invitation_codes.expires_at',
  'invitation_codes.is_active',
  'invitation_codes.owner_user_id',
  'invitation_codes.created_at',
  'invitation_codes.archived_at',
  'invitation_codes.version',
  'owner.name as owner_name',
  'invitation_codes.group_id',
  'learner_groups.name as group_name',
] as const;

/** A code with its owner and its group. */
export type InvitationRow = Awaited<ReturnType<typeof getInvitation>>;

/**
 * A code in use or, with `archived`, an archived one.
 * @throws AppError NOT_FOUND
 */
export function getInvitation(db: Db, invitationCodeId: number, archived = false) {
  return db
    .selectFrom('invitation_codes')
    .leftJoin('users as owner', 'owner.user_id', 'invitation_codes.owner_user_id')
    .leftJoin('learner_groups', 'learner_groups.group_id', 'invitation_codes.group_id')
    .select(columns)
    .where('invitation_code_id', '=', invitationCodeId)
    .where('invitation_codes.archived_at', archived ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** One page of codes. `ending`: what expires first, then what never does. */
export async function listInvitations(db: Db, filter: InvitationFilter, now: Date) {
  const { state, owner } = filter;
  const pattern = textPattern(filter.search);
  const found = db
    .selectFrom('invitation_codes')
    .where('invitation_codes.archived_at', state === 'archived' ? 'is not' : 'is', null)
    // A learner's own code is archived with the learner, for good.
    .$if(state === 'archived', (qb) => qb.where('owner_user_id', 'is', null))
    .$if(owner !== 'all', (qb) =>
      qb.where('owner_user_id', owner === 'academy' ? 'is' : 'is not', null),
    )
    .$call((qb) =>
      state === undefined || state === 'archived'
        ? qb
        : qb.where((eb) => isInState(eb, state, now)),
    )
    .$if(pattern !== null, (qb) => qb.where('invitation_codes.search_text', 'like', pattern));
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const by = (
    {
      newest: 'invitation_codes.created_at',
      most_used: 'used_count',
      ending: 'expires_at',
    } as const
  )[filter.sort];
  const direction = filter.sort === 'ending' ? 'asc' : 'desc';
  // The page is found in an index first; only its rows are joined.
  const ids = await found
    .select('invitation_code_id')
    .orderBy(by, direction)
    .orderBy('invitation_code_id', direction)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
  const order = ids.map((row) => row.invitation_code_id);
  if (order.length === 0) return { list: [], count };
  const rows = await db
    .selectFrom('invitation_codes')
    .leftJoin('users as owner', 'owner.user_id', 'invitation_codes.owner_user_id')
    .leftJoin('learner_groups', 'learner_groups.group_id', 'invitation_codes.group_id')
    .select(columns)
    .where('invitation_code_id', 'in', order)
    .execute();
  const byId = new Map(rows.map((row) => [row.invitation_code_id, row]));
  return { list: order.flatMap((id) => byId.get(id) ?? []), count };
}

/** One page of the people who came with a code, the latest first. */
export async function listInvitationUses(db: Db, invitationCodeId: number, { page, limit }: Page) {
  const uses = db
    .selectFrom('invitation_uses')
    .where('invitation_uses.invitation_code_id', '=', invitationCodeId);
  const [list, { count }] = await Promise.all([
    uses
      .innerJoin('users', 'users.user_id', 'invitation_uses.user_id')
      .select(['users.user_id', 'users.name', 'users.email', 'users.role', 'used_at'])
      .orderBy('used_at', 'desc')
      .orderBy('invitation_uses.user_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    uses.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}
