import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { arrange } from './site-blocks.rules.ts';
import { lockOrder, updateOrder } from './site-blocks.store.ts';
import { idOf, type SiteBlockKind } from './site-blocks.ts';

/**
 * Reorders some site blocks within the places that they hold together: a page of a list can be
 * ordered by itself, and what another admin adds meanwhile keeps its place.
 * @throws AppError NOT_FOUND where one of them is archived or missing
 */
export function orderSiteBlocks(
  { database, now }: Dependencies,
  admin: CurrentUser,
  kind: SiteBlockKind,
  ids: readonly number[],
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const blocks = await lockOrder(tx, kind);
    const before = blocks.map(({ id }) => id);
    const after = arrange(before, ids);
    if (after === null) throw new AppError('NOT_FOUND');
    const at = now();
    await updateOrder(tx, kind, after, at);
    if (before.every((id, index) => id === after[index])) return;
    // With their names: ids alone do not show which one went where.
    const byId = new Map(blocks.map(({ id, ...names }) => [id, { [idOf(kind)]: id, ...names }]));
    const named = (order: readonly number[]) => order.map((id) => byId.get(id));
    await recordAudit(tx, admin, {
      action: `${kind.entity}.order`,
      entity: kind.entity,
      entityId: 'order',
      before: { order: named(before) },
      after: { order: named(after) },
      now: at,
    });
  });
}
