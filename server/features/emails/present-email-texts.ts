import type { AdminEmailTexts } from '#contract/emails-admin.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import { locales } from '#domain/locale.ts';
import { standardTexts } from '#server/mail/standard-texts.ts';
import { type EmailTextsRow, usableTexts } from './email-texts.rules.ts';

/** Texts of both languages, as fields of a record. */
function bothLanguages(zh: EmailTexts, en: EmailTexts) {
  return {
    subject: en.subject,
    subject_zh: zh.subject,
    heading: en.heading,
    heading_zh: zh.heading,
    text: en.text,
    text_zh: zh.text,
    action: en.action,
    action_zh: zh.action,
  };
}

/** The texts with which the academy is delivered. */
export const presentStandard = (kind: EmailKind) =>
  bothLanguages(standardTexts(kind, 'zh'), standardTexts(kind, 'en'));

/** The texts that are sent. */
export function presentEmailTexts(
  kind: EmailKind,
  row: EmailTextsRow | undefined,
): AdminEmailTexts {
  const [zh, en] = (['zh', 'en'] as const).map(
    (locale) => (row && usableTexts(row, locale)) ?? standardTexts(kind, locale),
  ) as [EmailTexts, EmailTexts];
  return {
    kind,
    ...bothLanguages(zh, en),
    // No row counts as a row without texts, whose version is 1 (`lockEmailTexts`).
    version: row?.version ?? 1,
    updated_at: row === undefined || row.version === 1 ? null : row.updated_at.toISOString(),
  };
}

/** An email in the list of all of them. */
export function presentListed(kind: EmailKind, row: EmailTextsRow | undefined) {
  const { subject, subject_zh, updated_at } = presentEmailTexts(kind, row);
  const changed = locales.filter((locale) => row && usableTexts(row, locale) !== undefined);
  return { kind, subject, subject_zh, changed, updated_at };
}
