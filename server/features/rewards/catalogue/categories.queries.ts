import type { ExpressionBuilder } from 'kysely';
import type { RewardCategoryKind } from '#contract/rewards.ts';
import type { AdminRewardCategory } from '#contract/rewards-admin.ts';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { AppError } from '#server/lib/app-error.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** How many rewards are in a category, archived ones left out. */
function rewardCount(eb: ExpressionBuilder<DB, 'reward_categories'>) {
  return eb
    .selectFrom('rewards')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('rewards.reward_category_id', '=', 'reward_categories.reward_category_id')
    .where('rewards.archived_at', 'is', null);
}

function selectCategories(db: Db) {
  return db
    .selectFrom('reward_categories')
    .selectAll('reward_categories')
    .select((eb) => rewardCount(eb).$asScalar().$notNull().as('reward_count'));
}

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number];

export function presentCategory(row: CategoryRow): AdminRewardCategory {
  const { reward_category_id, kind, name, name_zh, position, reward_count, version } = row;
  const archived = row.archived_at !== null;
  return { reward_category_id, kind, name, name_zh, position, reward_count, archived, version };
}

/**
 * A category, archived or not.
 * @throws AppError NOT_FOUND
 */
export async function getCategory(db: Db, categoryId: number): Promise<CategoryRow> {
  const row = await selectCategories(db)
    .where('reward_category_id', '=', categoryId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

interface CategoryFilter extends Page {
  search?: string | undefined;
  kind?: RewardCategoryKind | undefined;
  archived: boolean;
  sort: 'position' | 'name' | 'rewards';
}

/** One page of the categories in use, or of the archived ones. */
export async function listAdminCategories(db: Db, filter: CategoryFilter) {
  const { kind } = filter;
  const pattern = likePattern(filter.search);
  const found = db
    .selectFrom('reward_categories')
    .where('archived_at', filter.archived ? 'is not' : 'is', null)
    .$if(kind !== undefined, (qb) => qb.where('kind', '=', kind ?? 'other'))
    .$if(pattern !== null, (qb) =>
      qb.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('name_zh', 'ilike', pattern)])),
    );
  const sorted = {
    position: () => found.orderBy('position'),
    name: () =>
      found.orderBy((eb) => eb.fn.coalesce(eb.fn('nullif', ['name', eb.val('')]), 'name_zh')),
    rewards: () => found.orderBy(rewardCount, 'desc'),
  }[filter.sort]();
  const [list, { count }] = await Promise.all([
    sorted
      .orderBy('reward_category_id')
      .selectAll('reward_categories')
      .select((eb) => rewardCount(eb).$asScalar().$notNull().as('reward_count'))
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** Whether a category has rewards that would contradict another kind by their coupons. */
export async function contradictsKind(
  db: Db,
  categoryId: number,
  kind: RewardCategoryKind,
): Promise<boolean> {
  const found = await db
    .selectFrom('rewards')
    .select('reward_id')
    .where('reward_category_id', '=', categoryId)
    .$if(kind === 'discount', (qb) =>
      qb
        .where('status', '=', 'active')
        .where('coupon_days', 'is', null)
        .where('delivers_code', '=', false),
    )
    .$if(kind !== 'discount', (qb) => qb.where('coupon_days', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
