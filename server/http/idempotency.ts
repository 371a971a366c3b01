import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#database/open.ts';
import type { Message } from '#i18n/message.ts';
import { AppError } from '#server/lib/app-error.ts';

const HEADER = 'idempotency-key';
const MAX_KEY_LENGTH = 200;

/**
 * The `Idempotency-Key` of a request, or null without one.
 * @throws AppError VALIDATION_FAILED when it is empty or longer than 200 characters
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers[HEADER];
  if (header === undefined) return null;
  const key = String(header).trim();
  const refuse = (problem: Message) =>
    new AppError('VALIDATION_FAILED', { fields: { 'Idempotency-Key': problem } });
  if (key === '') throw refuse('validation.required');
  if (key.length > MAX_KEY_LENGTH) {
    throw refuse({ key: 'validation.text_long', params: { maximum: MAX_KEY_LENGTH } });
  }
  return key;
}

interface Claim {
  userId: number;
  /** null: the request is not idempotent. */
  key: string | null;
  /** Name of the call: a key belongs to one. */
  call: string;
  /** The validated input as text: equal input has equal text. */
  body: unknown;
  now: Date;
}

/**
 * Runs the work once for each key of a person; a repetition with the same body gets the first
 * response. The key is claimed in the work's own transaction: of fifty at once one claims it and
 * the others wait for its end, and work that failed leaves its key free. Maintenance deletes a key
 * after a week.
 * @throws AppError IDEMPOTENCY_CONFLICT where the key was used with another input
 */
export async function onceForKey<T extends object>(
  tx: Tx,
  { userId, key, call, body, now }: Claim,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, request_hash: requestHash, created_at: now })
    .onConflict((oc) => oc.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const isOfKey = { user_id: userId, key };
  if (!claimed) {
    const first = await tx
      .selectFrom('idempotency_keys')
      .select(['call', 'request_hash', 'answer'])
      .where((eb) => eb.and(isOfKey))
      .executeTakeFirstOrThrow();
    if (first.call !== call || first.request_hash !== requestHash) {
      throw new AppError('IDEMPOTENCY_CONFLICT');
    }
    return first.answer as unknown as T;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(isOfKey))
    .execute();
  return answer;
}
