import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { countedStatuses, openStatuses } from '#domain/redemption-status.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';
import { rewardCouponCourses } from '../coupon-courses.sql.ts';
import { coveredCourseIds, coveredLevels, coversCourses } from '../passes/covered-courses.sql.ts';
import { isRunningOut } from './running-out.sql.ts';

/** How many requests for a reward wait for a transition by an admin. */
function openCount(eb: ExpressionBuilder<DB, 'rewards'>) {
  return eb
    .selectFrom('reward_redemptions')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('reward_redemptions.reward_id', '=', 'rewards.reward_id')
    .where('status', 'in', openStatuses);
}

/** Rewards with their category; archived ones only where they are to be restored. */
function selectRewards(db: Db, archived = false) {
  return db
    .selectFrom('rewards')
    .innerJoin(
      'reward_categories',
      'reward_categories.reward_category_id',
      'rewards.reward_category_id',
    )
    .where('rewards.archived_at', archived ? 'is not' : 'is', null);
}

const categoryColumns = [
  'reward_categories.kind as category_kind',
  'reward_categories.name as category',
  'reward_categories.name_zh as category_zh',
  coversCourses.as('covers_courses'),
  rewardCouponCourses.as('coupon_courses'),
] as const;

const coveredColumns = [
  coveredCourseIds.as('course_ids'),
  coveredLevels.as('course_levels'),
] as const;

/** A reward as it is shown, with its category. */
export type RewardRow = NonNullable<Awaited<ReturnType<typeof findReward>>>;

/** A reward with its category, whatever its status. */
export function findReward(db: Db, rewardId: number) {
  return selectRewards(db)
    .selectAll('rewards')
    .select(categoryColumns)
    .where('reward_id', '=', rewardId)
    .executeTakeFirst();
}

interface CatalogueFilter extends Page {
  reward_category_id?: number | undefined;
  min_points?: number | undefined;
  max_points?: number | undefined;
  sort: 'points_asc' | 'points_desc' | 'newest' | 'popular';
}

/** One page of the rewards that learners can redeem: active, and not ended. */
export async function listCatalogue(db: Db, filter: CatalogueFilter, now: Date) {
  const { reward_category_id: categoryId, min_points: min, max_points: max } = filter;
  const listed = selectRewards(db)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .$if(categoryId !== undefined, (qb) =>
      qb.where('rewards.reward_category_id', '=', categoryId ?? 0),
    )
    .$if(min !== undefined, (qb) => qb.where('points_required', '>=', min ?? 0))
    .$if(max !== undefined, (qb) => qb.where('points_required', '<=', max ?? 0));
  const sorted = {
    points_asc: () => listed.orderBy('points_required'),
    points_desc: () => listed.orderBy('points_required', 'desc'),
    newest: () => listed.orderBy('rewards.created_at', 'desc'),
    popular: () => listed.orderBy('redemption_count', 'desc').orderBy('points_required'),
  }[filter.sort]();
  const [list, { count }] = await Promise.all([
    sorted
      .orderBy('reward_id', filter.sort === 'newest' ? 'desc' : 'asc')
      .selectAll('rewards')
      .select(categoryColumns)
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    listed.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** The categories, each with the number of rewards that the catalogue shows of it. */
export function listCategories(db: Db, now: Date) {
  return db
    .selectFrom('reward_categories')
    .select(['reward_category_id', 'kind', 'name', 'name_zh'])
    .select((eb) =>
      eb
        .selectFrom('rewards')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('rewards.reward_category_id', '=', 'reward_categories.reward_category_id')
        .where('rewards.archived_at', 'is', null)
        .where('status', '=', 'active')
        .where((inner) =>
          inner.or([inner('expires_at', 'is', null), inner('expires_at', '>', now)]),
        )
        .$asScalar()
        .$notNull()
        .as('reward_count'),
    )
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('reward_category_id')
    .execute();
}

/** What of a learner decides a request: whether the address is proven, and their own requests. */
export function getRequester(db: Db, userId: number, rewardId: number) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'email_verified_at as verifiedAt',
      eb
        .selectFrom('reward_redemptions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('reward_id', '=', rewardId)
        .where('status', 'in', countedStatuses)
        .$asScalar()
        .$notNull()
        .as('redeemedCount'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** How many requests of a learner count, for each reward that they asked for. */
export async function countRedeemed(
  db: Db,
  userId: number,
  rewardIds: readonly number[],
): Promise<Map<number, number>> {
  if (rewardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reward_redemptions')
    .select((eb) => ['reward_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('reward_id', 'in', rewardIds)
    .where('status', 'in', countedStatuses)
    .groupBy('reward_id')
    .execute();
  return new Map(rows.map((row) => [row.reward_id, row.count]));
}

interface AdminFilter extends Page {
  search?: string | undefined;
  status?: 'draft' | 'active' | 'inactive' | undefined;
  reward_category_id?: number | undefined;
  archived: boolean;
  low_stock: boolean;
  sort: 'newest' | 'points_asc' | 'points_desc' | 'stock';
}

/** A reward as an admin sees it. */
export type AdminRewardRow = NonNullable<Awaited<ReturnType<typeof findAdminReward>>>;

function findAdminReward(db: Db, rewardId: number, archived = false) {
  return selectRewards(db, archived)
    .selectAll('rewards')
    .select(categoryColumns)
    .select(coveredColumns)
    .select((eb) => openCount(eb).$asScalar().$notNull().as('open_requests'))
    .where('reward_id', '=', rewardId)
    .executeTakeFirst();
}

/** @throws AppError NOT_FOUND */
export async function getAdminReward(db: Db, rewardId: number): Promise<AdminRewardRow> {
  const row = await findAdminReward(db, rewardId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * A reward, archived or not, for archiving and restoring.
 * @throws AppError NOT_FOUND
 */
export async function getAnyReward(db: Db, rewardId: number): Promise<AdminRewardRow> {
  return (await findAdminReward(db, rewardId, true)) ?? getAdminReward(db, rewardId);
}

/**
 * One page of all rewards, or of the archived ones; `stock` begins with what runs out first. The
 * page is found by the rewards' own indexes; related rows are read for it alone.
 */
export async function listAdminRewards(db: Db, filter: AdminFilter) {
  const { status, reward_category_id: categoryId, archived } = filter;
  const pattern = textPattern(filter.search);
  const found = db
    .selectFrom('rewards')
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(status !== undefined, (qb) => qb.where('status', '=', status ?? 'active'))
    .$if(filter.low_stock, (qb) => qb.where(isRunningOut))
    .$if(categoryId !== undefined, (qb) => qb.where('reward_category_id', '=', categoryId ?? 0))
    .$if(pattern !== null, (qb) => qb.where('search_text', 'like', pattern));
  const sorted = {
    newest: () => found.orderBy('created_at', 'desc'),
    points_asc: () => found.orderBy('points_required'),
    points_desc: () => found.orderBy('points_required', 'desc'),
    stock: () => found.orderBy('available_stock', (ob) => ob.asc().nullsLast()),
  }[filter.sort]();
  const [page, { count }] = await Promise.all([
    sorted
      .orderBy('reward_id', filter.sort === 'newest' ? 'desc' : 'asc')
      .select('reward_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = page.map((row) => row.reward_id);
  return { list: await findAdminRewards(db, ids, archived), count };
}

/** Some rewards in the order of their ids as given. */
async function findAdminRewards(db: Db, ids: readonly number[], archived: boolean) {
  if (ids.length === 0) return [];
  const rows = await selectRewards(db, archived)
    .selectAll('rewards')
    .select(categoryColumns)
    .select(coveredColumns)
    .select((eb) => openCount(eb).$asScalar().$notNull().as('open_requests'))
    .where('reward_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.reward_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
