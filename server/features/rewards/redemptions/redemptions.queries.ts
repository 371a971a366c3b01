import { sql } from 'kysely';
import { redemptionStatus } from '#contract/redemptions.ts';
import { foldText } from '#contract/text.ts';
import type { Db } from '#database/open.ts';
import type { RedemptionStatus } from '#domain/redemption-status.ts';
import { isInGroup } from '#server/features/accounts/index.ts';
import { inPage, type Page } from '#server/lib/sql/page.ts';
import { filterMatches, parseSearch, type Words } from '#server/lib/sql/text-search.ts';
import { requestCouponCourses } from '../coupon-courses.sql.ts';

/** Requests with the current name and picture of the reward, and their learner. */
function selectRedemptions(db: Db) {
  return db
    .selectFrom('reward_redemptions as redemption')
    .innerJoin('rewards', 'rewards.reward_id', 'redemption.reward_id')
    .innerJoin('users', 'users.user_id', 'redemption.user_id')
    .leftJoin('courses', 'courses.course_id', 'redemption.course_id')
    .leftJoin('consultations', 'consultations.redemption_id', 'redemption.redemption_id')
    .leftJoin('coupons', 'coupons.redemption_id', 'redemption.redemption_id');
}

const shownColumns = [
  'rewards.name as reward_name',
  'rewards.name_zh as reward_name_zh',
  'rewards.image as image',
  'courses.title as course_title',
  'courses.title_zh as course_title_zh',
  'consultations.redemption_id as consultation_id',
  'consultations.first_choice',
  'consultations.second_choice',
  'consultations.third_choice',
  'consultations.starts_at',
  'consultations.ends_at',
  'consultations.place',
  'consultations.agreed_at',
  'consultations.revision',
  'coupons.code as made_code',
  'coupons.starts_at as made_starts_at',
  'coupons.ends_at as made_ends_at',
  'coupons.archived_at as made_archived_at',
  'coupons.max_uses as made_max_uses',
  'coupons.used_count as made_used_count',
  requestCouponCourses.as('coupon_courses'),
  'users.name as user_name',
  'users.email as user_email',
  'users.email_verified_at as user_email_verified_at',
  'users.language_preference as user_language',
  'users.is_active as user_is_active',
  'users.archived_at as user_archived_at',
] as const;

/** A request with everything that is shown of it. */
export type RedemptionRow = NonNullable<Awaited<ReturnType<typeof findRedemption>>>;

export function findRedemption(db: Db, redemptionId: number) {
  return selectRedemptions(db)
    .selectAll('redemption')
    .select(shownColumns)
    .where('redemption.redemption_id', '=', redemptionId)
    .executeTakeFirst();
}

/** One page of a learner's requests, newest first. */
export async function listOwnRedemptions(db: Db, userId: number, page: Page) {
  const own = selectRedemptions(db).where('redemption.user_id', '=', userId);
  const [list, { count }] = await Promise.all([
    own
      .selectAll('redemption')
      .select(shownColumns)
      .orderBy('redemption.redemption_id', 'desc')
      .$call(inPage(page))
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** A transition of a request, with who made it. */
export type RedemptionEventRow = Awaited<ReturnType<typeof listRedemptionEvents>>[number];

/** The transitions of some requests, in order. */
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
      'event.is_correction',
      'users.name as actor_name',
    ])
    .where('event.redemption_id', 'in', redemptionIds)
    .orderBy('redemption_event_id')
    .execute();
}

export interface RequestFilter {
  status?: RedemptionStatus | undefined;
  search?: string | undefined;
  user_id?: number | undefined;
  reward_id?: number | undefined;
  group_id?: number | undefined;
}

interface QueueFilter extends RequestFilter, Page {
  sort: 'oldest' | 'newest' | 'points';
}

/** The id that a learner reads out from their history, `#12` or `12`; else 0, which is no id. */
function numberIn(search = ''): number {
  return Number(/^#?(\d{1,9})$/.exec(foldText(search).trim())?.[1] ?? 0);
}

/** The requests that match a search; null: no search. */
export const filterBySearch = (db: Db, search: string | undefined) =>
  parseSearch(
    db,
    search,
    [
      { table: 'users', column: 'redemption.user_id', as: 'learner_found' },
      { table: 'rewards', column: 'redemption.reward_id', as: 'reward_found' },
    ],
    (pattern) => sql<boolean>`(
      redemption.search_text like ${pattern}
      or redemption.redemption_id = ${numberIn(search)}::integer)`,
  );

/**
 * Requests that match the filter except its status, since the tabs show the count of each status.
 * Nothing is joined: counting and paging read the requests' own indexes.
 */
function selectQueue(db: Db, filter: RequestFilter, words: Words | null) {
  const { user_id: userId, reward_id: rewardId, group_id: groupId } = filter;
  return db
    .selectFrom('reward_redemptions as redemption')
    .$if(userId !== undefined, (qb) => qb.where('redemption.user_id', '=', userId ?? 0))
    .$if(rewardId !== undefined, (qb) => qb.where('redemption.reward_id', '=', rewardId ?? 0))
    .$if(groupId !== undefined, (qb) => qb.where(isInGroup('redemption.user_id', groupId ?? 0)))
    .$call((qb) => filterMatches(qb, words));
}

export function withStatus(db: Db, filter: RequestFilter, words: Words | null) {
  const { status } = filter;
  return selectQueue(db, filter, words).$if(status !== undefined, (qb) =>
    qb.where('redemption.status', '=', status ?? 'pending'),
  );
}

/** How many requests there are in each status. */
async function countStatuses(db: Db, filter: RequestFilter, words: Words | null) {
  const rows = await selectQueue(db, filter, words)
    .select((eb) => ['redemption.status', eb.fn.countAll<number>().as('count')])
    .groupBy('redemption.status')
    .execute();
  return Object.fromEntries(
    redemptionStatus.options.map((name) => [
      name,
      rows.find((row) => row.status === name)?.count ?? 0,
    ]),
  ) as Record<RedemptionStatus, number>;
}

/** One page of the admin's queue, and the number in each status. */
export async function listQueue(db: Db, filter: QueueFilter) {
  const { status, page, limit } = filter;
  const words = await filterBySearch(db, filter.search);
  const counts = await countStatuses(db, filter, words);
  const count =
    status === undefined
      ? Object.values(counts).reduce((sum, one) => sum + one, 0)
      : counts[status];
  const found = withStatus(db, filter, words);
  const sorted = {
    oldest: () => found.orderBy('redemption.created_at').orderBy('redemption_id'),
    newest: () => found.orderBy('redemption.created_at', 'desc').orderBy('redemption_id', 'desc'),
    points: () => found.orderBy('redemption.points_spent', 'desc').orderBy('redemption_id'),
  }[filter.sort]();
  const ids =
    count === 0
      ? []
      : await sorted
          .select('redemption_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute();
  const list = await findRedemptions(
    db,
    ids.map((row) => row.redemption_id),
  );
  return { list, count, counts };
}

/** Some requests in the order of the given ids; missing ones are left out. */
export async function findRedemptions(db: Db, ids: readonly number[]): Promise<RedemptionRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRedemptions(db)
    .selectAll('redemption')
    .select(shownColumns)
    .where('redemption.redemption_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.redemption_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
