import { z } from 'zod';
import type { EmailKind, EmailValues } from '#domain/email-kinds.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { createTranslator } from '#i18n/index.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { emailTime } from '#server/mail/email-time.ts';
import type { EmailFact } from '#server/mail/render-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from './accounts.queries.ts';

/** Where somebody who did not do this sets a new password. */
const forgotLink = (settings: Dependencies['settings']) =>
  `${publicOriginOf(settings)}/auth/forgot`;

interface SecurityNews<Kind extends EmailKind> {
  kind: Kind;
  /** When it happened. */
  at: string;
  /** The values of its text, given that time as emails show it. */
  values: (time: string) => EmailValues<Kind>;
  /** A fact listed above the time; absent: the email lists nothing. */
  fact?: (t: Translator['t']) => { label: string; value: string };
  /** What is listed without the time, which the text names. */
  list?: (t: Translator['t']) => readonly EmailFact[];
}

/**
 * Sends an email about somebody's account, in their language and to their present address; nothing
 * where they have been removed or deactivated.
 */
export async function sendSecurityEmail<Kind extends EmailKind>(
  { database: { db }, mailer, settings }: Dependencies,
  userId: number | null,
  { kind, at, values, fact, list }: SecurityNews<Kind>,
): Promise<void> {
  if (userId === null) return;
  const user = await getUser(db, userId);
  if (isDeactivated(user)) return;
  const locale = user.language_preference;
  const { t } = createTranslator(locale);
  const time = emailTime(new Date(at), { timeZone: await getTimeZone(db), locale });
  const facts = fact
    ? [fact(t), { label: t('messages.emails.facts.time'), value: time }]
    : list?.(t);
  const content = { values: values(time), link: forgotLink(settings), ...(facts && { facts }) };
  const frame = await getEmailFrame(db, settings, locale);
  await mailer.send(composeEmail(kind, user, content, frame));
}

/** What the jobs of these emails carry: when it happened. */
export const happened = z.object({ at: z.iso.datetime() });
