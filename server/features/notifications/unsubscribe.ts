import { inTransaction } from '#database/open.ts';
import { noticeKindsFor } from '#domain/notice-kinds.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { deriveKey } from '#server/lib/server-secret.ts';
import type { EmailUnsubscription } from '#server/mail/render-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { findEmailReader } from './notifications.queries.ts';
import { upsertNoticeSetting } from './notifications.store.ts';
import {
  readUnsubscribeToken,
  type Subscription,
  unsubscribeTokenOf,
} from './unsubscribe-token.rules.ts';

/** How an email's reader ends those of its kind: by a link in it, or by their mail program. */
export async function unsubscriptionOf(
  { database: { db }, settings }: Dependencies,
  subscription: Subscription,
  now: Date,
): Promise<EmailUnsubscription> {
  const token = unsubscribeTokenOf(await deriveKey(db, 'unsubscribe'), subscription, now);
  const origin = publicOriginOf(settings);
  return {
    page: `${origin}/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${origin}/api/notification/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * Ends the emails of a kind to somebody, by the link of one of them; doing it again changes nothing.
 * @throws AppError NOT_FOUND for a token that is forged or outdated, or whose person has gone
 */
export async function unsubscribe(
  { database: { db }, now }: Dependencies,
  token: string,
): Promise<Subscription> {
  const at = now();
  const subscription = readUnsubscribeToken(await deriveKey(db, 'unsubscribe'), token, at);
  const reader = subscription && (await findEmailReader(db, subscription.userId));
  if (!subscription || !reader) {
    throw new AppError('NOT_FOUND', { msg: 'messages.notifications.deadLink' });
  }
  const { userId, kind: named } = subscription;
  const { role, admin_role: adminRole } = reader;
  const kinds = named === 'digest' ? noticeKindsFor({ role, adminRole }) : [named];
  await inTransaction(db, async (tx) => {
    for (const kind of kinds) {
      await upsertNoticeSetting(tx, { userId, kind, channel: 'email', isOn: false, now: at });
    }
  });
  return subscription;
}
