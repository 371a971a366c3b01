import type { PointKind } from '#contract/points.ts';
import type { Locale } from '#domain/locale.ts';
import { pointsMessages } from '#i18n/en/points-messages.ts';
import { createTranslator } from '#i18n/index.ts';

/** What the description of an entry is made from. */
export interface DescribedEntry {
  kind: PointKind;
  /** The kind of the entry that a reversal corrects. */
  corrected_kind: PointKind | null;
  /** Titles of the course, lesson, teacher or reward that it is about; each may be empty. */
  title: string | null;
  title_zh: string | null;
  /** An admin's reason. */
  reason: string;
}

type TitledKind = keyof typeof pointsMessages.entriesOf;

function isTitled(kind: PointKind): kind is TitledKind & PointKind {
  return Object.hasOwn(pointsMessages.entriesOf, kind);
}

function describeKind(kind: PointKind, title: string, reason: string, locale: Locale): string {
  const { t } = createTranslator(locale);
  if (kind === 'admin_adjustment' && reason !== '') {
    return t('messages.points.adjustedBecause', { reason });
  }
  if (title !== '' && isTitled(kind)) return t(`messages.points.entriesOf.${kind}`, { title });
  return t(`points.entries.${kind}`);
}

function describeIn(locale: Locale, entry: DescribedEntry): string {
  const [own, other] =
    locale === 'zh' ? [entry.title_zh, entry.title] : [entry.title, entry.title_zh];
  const title = own?.trim() || other?.trim() || '';
  if (entry.kind !== 'reversal' || entry.corrected_kind === null) {
    return describeKind(entry.kind, title, entry.reason, locale);
  }
  // The reason is that of the correction; the corrected entry shows its own in its line.
  const what = describeKind(entry.corrected_kind, title, '', locale);
  return createTranslator(locale).t('messages.points.corrected', { what, reason: entry.reason });
}

/**
 * The description of an entry in both languages: its kind, and the title of what it is about in
 * that language, or in the other where that one is empty.
 */
export function describeEntry(entry: DescribedEntry): {
  description: string;
  description_zh: string;
} {
  return { description: describeIn('en', entry), description_zh: describeIn('zh', entry) };
}
