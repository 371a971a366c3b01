import type { z } from 'zod';
import type { AdminEmailTexts, emailTextsPatchBody } from '#contract/emails-admin.ts';
import type { Db } from '#database/open.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import { type EmailTexts, emailTextFields } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import type { Message } from '#i18n/message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { standardTexts } from '#server/mail/standard-texts.ts';
import { findEmailTexts } from './email-texts.queries.ts';
import { checkTexts, isSameTexts } from './email-texts.rules.ts';
import { lockEmailTexts, updateEmailTexts } from './email-texts.store.ts';
import { presentEmailTexts } from './present-email-texts.ts';

/** The texts of an email as admins see them. */
export async function getEmailTexts(db: Db, kind: EmailKind): Promise<AdminEmailTexts> {
  return presentEmailTexts(kind, await findEmailTexts(db, kind));
}

type Change = Omit<z.output<typeof emailTextsPatchBody>, 'version'>;

const side = (locale: Locale) => (locale === 'zh' ? '_zh' : '');

/**
 * A language of an email as it is to be stored.
 * @returns null where nothing but the standard texts is left
 * @throws AppError VALIDATION_FAILED with what is wrong with a text, at its field
 */
function changedTexts(
  kind: EmailKind,
  before: AdminEmailTexts,
  change: Change,
  locale: Locale,
): EmailTexts | null {
  const written = Object.fromEntries(
    emailTextFields.map((field) => {
      const name = `${field}${side(locale)}` as const;
      return [field, change[name] ?? before[name]];
    }),
  ) as Record<keyof EmailTexts, string>;
  const { texts, problems } = checkTexts(kind, written);
  const fields = Object.entries<Message>(problems);
  if (fields.length > 0) {
    throw new AppError('VALIDATION_FAILED', {
      fields: Object.fromEntries(fields.map(([field, why]) => [`${field}${side(locale)}`, why])),
    });
  }
  return isSameTexts(texts, standardTexts(kind, locale)) ? null : texts;
}

/**
 * Changes what an email says, from the next one on. A language that says what the standard texts say
 * is not stored: it follows them, also when a later version words them better.
 * @throws AppError VALIDATION_FAILED; STALE_VERSION with the texts as they are now in `data`
 */
export function changeEmailTexts(
  dependencies: Dependencies,
  admin: CurrentUser,
  kind: EmailKind,
  { version, ...change }: z.output<typeof emailTextsPatchBody>,
): Promise<AdminEmailTexts> {
  const record: RecordKind<EmailKind, AdminEmailTexts> = {
    entity: 'email_text',
    lock: (tx) => lockEmailTexts(tx, kind, dependencies.now()),
    get: getEmailTexts,
  };
  return changeRecord(dependencies, admin, record, kind, version, async (tx, before, at) => {
    const zh = changedTexts(kind, before, change, 'zh');
    const en = changedTexts(kind, before, change, 'en');
    await updateEmailTexts(tx, kind, { zh, en }, at);
  });
}
