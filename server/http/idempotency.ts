import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
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

/** The key of a request and what identifies the request, to be claimed once. */
export interface KeyClaim {
  userId: number;
  key: string;
  /** Name of the call: a key belongs to one. */
  call: string;
  /** Digest of the validated input. */
  requestHash: string;
  now: Date;
}

/** Validated input, and the file that came with it. */
interface KeyedInput {
  params: unknown;
  query: unknown;
  body: unknown;
  upload: { path: string } | null;
}

/**
 * Digest of validated input: equal requests have equal ones. Passwords are left out, since a fast
 * digest of one could be guessed from the database.
 */
export async function hashRequest({ params, query, body, upload }: KeyedInput): Promise<string> {
  const hash = createHash('sha256');
  const hideSecrets = (name: string, value: unknown) =>
    name.includes('password') ? undefined : value;
  hash.update(JSON.stringify([params, query, body], hideSecrets));
  if (upload !== null) await pipeline(fs.createReadStream(upload.path), hash, { end: false });
  return hash.digest('hex');
}

/**
 * What a request claims; null where the call takes no key, or none was sent.
 * @throws AppError VALIDATION_FAILED for a key that is empty or too long
 */
export async function readClaim(
  call: Call,
  request: FastifyRequest,
  input: KeyedInput,
): Promise<KeyClaim | null> {
  const { currentUser, server } = request;
  if (!call.takesIdempotencyKey || !currentUser) return null;
  const key = readIdempotencyKey(request);
  if (key === null) return null;
  return {
    userId: currentUser.userId,
    key,
    call: call.name,
    requestHash: await hashRequest(input),
    now: server.dependencies.now(),
  };
}

/**
 * The result of the request that claimed this key first; undefined where none has.
 * @throws AppError IDEMPOTENCY_CONFLICT where the key was used for another request
 */
export async function findFirstResult<T extends object>(
  db: Db,
  { userId, key, call, requestHash }: KeyClaim,
): Promise<T | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first === undefined) return undefined;
  if (first.call !== call || first.request_hash !== requestHash) {
    throw new AppError('IDEMPOTENCY_CONFLICT');
  }
  return first.answer as unknown as T;
}

/**
 * Runs the work once for each key of a person; a repetition of the same request gets the first
 * result. The key is claimed in the work's own transaction: of fifty at once one claims it and
 * the others wait for its end, and work that failed leaves its key free. Maintenance deletes a key
 * after a week.
 * @param claim null: the request is not idempotent
 * @throws AppError IDEMPOTENCY_CONFLICT where the key was used for another request
 */
export async function onceForKey<T extends object>(
  tx: Tx,
  claim: KeyClaim | null,
  work: () => Promise<T>,
): Promise<T> {
  if (claim === null) return work();
  const { userId, key, call, requestHash, now } = claim;
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, request_hash: requestHash, created_at: now })
    .onConflict((oc) => oc.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const first = await findFirstResult<T>(tx, claim);
    // Maintenance deleted it between the two statements.
    if (first === undefined) throw new AppError('SERVICE_UNAVAILABLE');
    return first;
  }
  const result = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(result) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return result;
}

/**
 * The same in a new transaction.
 * @returns the result, and whether an earlier request had made it
 */
export async function inTransactionOnce<T extends object>(
  db: Db,
  claim: KeyClaim | null,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; isRepeat: boolean }> {
  let isRepeat = true;
  const result = await inTransaction(db, (tx) => {
    isRepeat = true;
    return onceForKey(tx, claim, () => {
      isRepeat = false;
      return work(tx);
    });
  });
  return { result, isRepeat };
}
