import type { z } from 'zod';
import type { consentBody } from '#contract/legal.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { isShownCurrent } from './due-consents.rules.ts';
import { readCurrentVersions } from './legal.queries.ts';
import { insertConsents } from './legal.store.ts';

/**
 * Records that a person agrees to the privacy notice and the terms in force.
 * @throws AppError STALE_VERSION where they were shown another version
 */
export function giveConsent(
  { database, now }: Dependencies,
  userId: number,
  { privacy_version: privacy, terms_version: terms }: z.output<typeof consentBody>,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const current = await readCurrentVersions(tx);
    if (!isShownCurrent(current, { privacy, terms })) throw new AppError('STALE_VERSION');
    await insertConsents(tx, userId, current, now());
  });
}

/**
 * The consent with which a newcomer registers, in the transaction of the registration. Nothing is
 * asked before the first text is published.
 * @throws AppError VALIDATION_FAILED at `accept_terms` where they do not agree
 */
export async function consentOnRegistering(
  tx: Tx,
  userId: number,
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  const current = await readCurrentVersions(tx);
  if (current.privacy === null && current.terms === null) return;
  if (!isAccepted) {
    throw fieldError('VALIDATION_FAILED', 'accept_terms', 'validation.accept_terms');
  }
  await insertConsents(tx, userId, current, now);
}
