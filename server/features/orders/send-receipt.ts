import type { Order } from '#contract/checkout.ts';
import type { Tx } from '#database/open.ts';
import type { OrderMethod } from '#domain/order-methods.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notify } from '#server/features/notifications/index.ts';
import {
  commitFile,
  discardFile,
  releaseFile,
  type StagedUpload,
  storeUpload,
} from '#server/files/index.ts';
import { findFirstResult, inTransactionOnce, type KeyClaim } from '#server/http/idempotency.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { takesReceipt } from './confirm-or-cancel-order.rules.ts';
import { expireOrders } from './expire-orders.ts';
import { reviewEnd, statusNow } from './order-expiry.rules.ts';
import { getOrder, getOwnOrder } from './orders.queries.ts';
import { extendOrder, lockCourseOrder, type OrderKey, setReceipt } from './orders.store.ts';
import { presentOrder } from './present-order.ts';

type TakingOrder = Parameters<typeof statusNow>[0] & { method: OrderMethod };

function assertTakesReceipt(order: TakingOrder, now: Date): void {
  // Stripe reports its payments itself.
  if (order.method === 'stripe') {
    throw new AppError('INVALID_STATE', { msg: 'messages.orders.noReceipt' });
  }
  const status = statusNow(order, now);
  if (takesReceipt(status)) return;
  throw new AppError('INVALID_STATE', { msg: `messages.orders.is.${status}` });
}

/**
 * Stores a proof of payment with its order. A later one replaces it; the file of the replaced one
 * is removed after the commit.
 * @throws AppError NOT_FOUND; INVALID_STATE where the order is paid or cancelled
 * @throws AppError VALIDATION_FAILED without a file; UNSUPPORTED_MEDIA_TYPE, TOO_LARGE for the
 *   file
 */
export async function sendReceipt(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  {
    orderId,
    upload,
    claim,
  }: { orderId: number; upload: StagedUpload | null; claim: KeyClaim | null },
): Promise<Order> {
  const { db } = dependencies.database;
  if (upload === null) throw fieldError('VALIDATION_FAILED', 'file', 'validation.file_required');
  const first = claim && (await findFirstResult<WrittenReceipt>(db, claim));
  if (first) return first.order;
  // Checked before the file is stored, to avoid useless work, and again under the lock.
  const { userId } = currentUser;
  const now = dependencies.now();
  const own = await getOwnOrder(db, orderId, { userId, now });
  assertTakesReceipt(own, now);
  const owner = { purpose: 'receipt', ownerUserId: userId } as const;
  const fileId = await storeUpload(dependencies, upload, owner);
  const key = { userId, courseId: own.course_id };
  const writing = inTransactionOnce(db, claim, (tx) =>
    writeReceipt(tx, { orderId, fileId, key, now: dependencies.now() }),
  );
  const { result, isRepeat } = await writing.catch(async (error: unknown) => {
    await discardFile(dependencies, fileId);
    throw error;
  });
  // The proof is committed; should this fail, maintenance removes the file.
  const unneeded = isRepeat ? fileId : result.releasedFileId;
  if (unneeded !== null) await discardFile(dependencies, unneeded).catch(() => {});
  return result.order;
}

interface WrittenReceipt {
  order: Order;
  /** The file of the proof that was replaced. */
  releasedFileId: number | null;
}

async function writeReceipt(
  tx: Tx,
  { orderId, fileId, key, now: at }: { orderId: number; fileId: number; key: OrderKey; now: Date },
): Promise<WrittenReceipt> {
  // A proof that is sent after the end does not reopen an order.
  await expireOrders(tx, at, { key });
  const before = await lockCourseOrder(tx, orderId);
  if (!before) throw new AppError('NOT_FOUND');
  assertTakesReceipt(before, at);
  await commitFile(tx, fileId);
  await setReceipt(tx, orderId, { fileId, now: at });
  await extendOrder(tx, orderId, reviewEnd(at, before.created_at));
  const params = { course_id: before.course_id, person_id: before.user_id };
  await notify(tx, { kind: 'receipt_sent', to: 'admins', params, cause: fileId, now: at });
  const releasedFileId = before.receipt_file_id;
  if (releasedFileId !== null) await releaseFile(tx, releasedFileId);
  return { order: await presentOrder(tx, await getOrder(tx, orderId, at), at), releasedFileId };
}
