import { type RedemptionStatus, redemptionStatus } from '#contract/rewards.ts';
import type { Db } from '#database/open.ts';
import { likePattern } from '../../kit/like-pattern.ts';

interface Page {
  page: number;
  limit: number;
}

/** Requests with the reward's name and picture of today, and who asked. */
function selectRedemptions(db: Db) {
  return db
    .selectFrom('reward_redemptions as redemption')
    .innerJoin('rewards', 'rewards.reward_id', 'redemption.reward_id')
    .innerJoin('users', 'users.user_id', 'redemption.user_id');
}

const shownColumns = [
  'rewards.name as reward_name',
  'rewards.name_zh as reward_name_zh',
  'rewards.image as image',
  'users.name as user_name',
  'users.email as user_email',
  'users.language_preference as user_language',
  'users.is_active as user_is_active',
  'users.archived_at as user_archived_at',
] as const;

/** A request with what is shown around it. */
export type RedemptionRow = NonNullable<Awaited<ReturnType<typeof findRedemption>>>;

export function findRedemption(db: Db, redemptionId: number) {
  return selectRedemptions(db)
    .selectAll('redemption')
    .select(shownColumns)
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
}

/** One page of a learner's requests, newest first. */
export async function listOwnRedemptions(db: Db, userId: number, { page, limit }: Page) {
  const own = selectRedemptions(db).where('redemption.user_id', '=', userId);
  const [list, { count }] = await Promise.all([
    own
      .selectAll('redemption')
      .select(shownColumns)
      .orderBy('redemption_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** A step of a request, with who took it. */
export type RedemptionEventRow = Awaited<ReturnType<typeof listRedemptionEvents>>[number];

/** The steps of some requests, in the order in which they were taken. */
export async function listRedemptionEvents(db: Db, redemptionIds: readonly number[]) {
  if (redemptionIds.length === 0) return [];
  return db
    .selectFrom('redemption_events as event')
    .leftJoin('users', 'users.user_id', 'event.actor_user_id')
    .select([
      'event.redemption_id',
      'event.status',
      'event.at',
      'event.actor_user_id',
      'event.note',
      'users.name as actor_name',
    ])
    .where('event.redemption_id', 'in', redemptionIds)
    .orderBy('redemption_event_id')
    .execute();
}

interface QueueFilter extends Page {
  status?: RedemptionStatus | undefined;
  search?: string | undefined;
  user_id?: number | undefined;
  reward_id?: number | undefined;
  sort: 'oldest' | 'newest' | 'points';
}

/** The number that a learner reads out from their history, `#12` or `12`; else 0, no id. */
function numberIn(search = ''): number {
  return Number(/^#?(\d{1,9})$/.exec(search.normalize('NFKC').trim())?.[1] ?? 0);
}

/** Requests that match all but the status, whose tabs show the counts of each. */
function selectQueue(db: Db, filter: QueueFilter) {
  const { user_id: userId, reward_id: rewardId } = filter;
  const pattern = likePattern(filter.search);
  return selectRedemptions(db)
    .$if(userId !== undefined, (qb) => qb.where('redemption.user_id', '=', userId ?? 0))
    .$if(rewardId !== undefined, (qb) => qb.where('redemption.reward_id', '=', rewardId ?? 0))
    .$if(pattern !== null, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('users.name', 'ilike', pattern),
          eb('users.email', 'ilike', pattern),
          eb('rewards.name', 'ilike', pattern),
          eb('rewards.name_zh', 'ilike', pattern),
          eb('redemption.recipient_name', 'ilike', pattern),
          eb('redemption.recipient_phone', 'ilike', pattern),
          eb('redemption.tracking_number', 'ilike', pattern),
          eb('redemption.redemption_id', '=', numberIn(filter.search)),
        ]),
      ),
    );
}

/** One page of the admin's queue, and how many there are in each status. */
export async function listQueue(db: Db, filter: QueueFilter) {
  const { status, page, limit } = filter;
  const found = selectQueue(db, filter).$if(status !== undefined, (qb) =>
    qb.where('redemption.status', '=', status ?? 'pending'),
  );
  const sorted = {
    oldest: () => found.orderBy('redemption.created_at').orderBy('redemption_id'),
    newest: () => found.orderBy('redemption.created_at', 'desc').orderBy('redemption_id', 'desc'),
    points: () => found.orderBy('points_spent', 'desc').orderBy('redemption_id'),
  }[filter.sort]();
  const [list, statuses] = await Promise.all([
    sorted
      .selectAll('redemption')
      .select(shownColumns)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    selectQueue(db, filter)
      .select((eb) => ['redemption.status', eb.fn.countAll<number>().as('count')])
      .groupBy('redemption.status')
      .execute(),
  ]);
  const counts = Object.fromEntries(
    redemptionStatus.options.map((name) => [
      name,
      statuses.find((row) => row.status === name)?.count ?? 0,
    ]),
  ) as Record<RedemptionStatus, number>;
  const count =
    status === undefined
      ? Object.values(counts).reduce((sum, one) => sum + one, 0)
      : counts[status];
  return { list, count, counts };
}
