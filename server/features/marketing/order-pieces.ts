import { inTransaction } from '#database/open.ts';
import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import type { Caller } from '../../plugins/session.ts';
import { recordAudit } from '../audit/index.ts';
import { arrange } from './pieces.rules.ts';
import { lockOrder, updateOrder } from './pieces.store.ts';
import type { PieceKind } from './pieces.ts';

/**
 * Puts some pieces in a new order, in the places that they hold together: a page of a list
 * can be arranged by itself, and what another admin adds meanwhile keeps its place.
 * @throws Failure NOT_FOUND where one of them is gone
 */
export function orderPieces(
  { database, now }: Deps,
  admin: Caller,
  kind: PieceKind,
  ids: readonly number[],
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const before = await lockOrder(tx, kind);
    const after = arrange(before, ids);
    if (after === null) throw new Failure('NOT_FOUND');
    const at = now();
    await updateOrder(tx, kind, after, at);
    if (before.every((id, index) => id === after[index])) return;
    await recordAudit(tx, admin, {
      action: `${kind.entity}.order`,
      entity: kind.entity,
      entityId: 'order',
      before: { order: before },
      after: { order: after },
      now: at,
    });
  });
}
