import type { NoticeSettings, OwnNotice } from '#contract/notifications.ts';
import type { Db } from '#database/open.ts';
import { type BilingualValue, shownLanguage } from '#domain/bilingual.ts';
import type { Currency } from '#domain/currencies.ts';
import { formatPrice } from '#domain/format-price.ts';
import type { Locale } from '#domain/locale.ts';
import {
  isOnByDefault,
  type NoticeChannel,
  type NoticeKind,
  noticeKinds,
  noticeKindsFor,
} from '#domain/notice-kinds.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { createTranslator } from '#i18n/index.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import {
  findNoticeNames,
  getNoticeDelivery,
  listNoticeChoices,
  type NoticeNames,
  type NoticeRow,
} from './notifications.queries.ts';

interface Reader {
  locale: Locale;
  t: Translator['t'];
}

/** The ids and figures of a notice, whatever its kind. */
interface StoredParams {
  course_id?: number | null;
  reward_id?: number;
  person_id?: number;
  message_id?: number;
  score?: number;
  rating?: number;
  amount?: number;
  currency?: Currency;
  points?: number;
  /** `YYYY-MM-DD` */
  day?: string;
  streak?: number;
  stock?: number;
  step?: string;
}

const paramsOf = (row: NoticeRow) => row.params as StoredParams;
const present = (ids: readonly (number | null | undefined)[]) => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

function dayOf({ day }: StoredParams, locale: Locale): string {
  if (day === undefined) return '';
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'zh' ? 'zh-CN' : 'en-GB', form);
}

function textOf(row: NoticeRow, names: NoticeNames, { locale, t }: Reader): string {
  const params = paramsOf(row);
  const title = (texts: BilingualValue | undefined) =>
    texts?.[shownLanguage(texts, locale)] || t('messages.notifications.unnamed');
  return t(`messages.notifications.texts.${row.kind as NoticeKind}`, {
    course: title(names.courses.get(params.course_id ?? 0)),
    reward: title(names.rewards.get(params.reward_id ?? 0)),
    person: names.people.get(params.person_id ?? 0) || t('messages.notifications.somebody'),
    subject: title(names.messages.get(params.message_id ?? 0)),
    score: params.score ?? '',
    rating: params.rating ?? '',
    amount:
      params.amount === undefined || params.currency === undefined
        ? ''
        : formatPrice(params.amount, params.currency),
    points: params.points?.toLocaleString('en-US') ?? '',
    day: dayOf(params, locale),
    streak: params.streak ?? '',
    stock: params.stock ?? '',
    step: params.step ?? '',
  });
}

/** Notices in their reader's language, with the names of what they are about as these are now. */
export async function presentNotices(
  db: Db,
  rows: readonly NoticeRow[],
  reader: Reader,
): Promise<OwnNotice[]> {
  // A kind that only a later version knows is skipped while both versions run.
  const known = rows.filter(({ kind }) => kind in noticeKinds);
  const params = known.map(paramsOf);
  const names = await findNoticeNames(db, {
    courses: present(params.map((one) => one.course_id)),
    rewards: present(params.map((one) => one.reward_id)),
    people: present(params.map((one) => one.person_id)),
    messages: present(params.map((one) => one.message_id)),
  });
  return known.map((row) => ({
    notification_id: row.notification_id,
    kind: row.kind as NoticeKind,
    text: textOf(row, names, reader),
    link: row.link,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }));
}

/** What the email or the push of a notice says, and the name of its kind, in a language. */
export async function presentNoticeText(
  db: Db,
  row: NoticeRow,
  locale: Locale,
): Promise<{ text: string; label: string }> {
  const { t } = createTranslator(locale);
  const [notice] = await presentNotices(db, [row], { locale, t });
  const label = t(`messages.notifications.labels.${row.kind as NoticeKind}`);
  return { text: notice?.text ?? '', label };
}

/** What a digest says to somebody: of some notices those whose kinds are sent by email. */
export async function presentDigest(
  db: Db,
  userId: number,
  rows: readonly NoticeRow[],
  locale: Locale,
): Promise<{ label: string; text: string; link: string }[]> {
  const { t } = createTranslator(locale);
  const choices = await listNoticeChoices(db, userId);
  const isOff = (kind: NoticeKind) =>
    choices.some((one) => one.kind === kind && one.channel === 'email' && !one.is_on);
  const notices = await presentNotices(db, rows, { locale, t });
  return notices
    .filter(({ kind }) => !isOff(kind))
    .map(({ kind, text, link }) => ({
      label: t(`messages.notifications.labels.${kind}`),
      text,
      link,
    }));
}

/** What a person has chosen for each kind that they can receive. */
export async function presentNoticeSettings(
  db: Db,
  currentUser: CurrentUser,
  t: Translator['t'],
): Promise<NoticeSettings> {
  const { userId } = currentUser;
  const [choices, { frequency, quiet }, timeZone] = await Promise.all([
    listNoticeChoices(db, userId),
    getNoticeDelivery(db, userId),
    getTimeZone(db),
  ]);
  const isOn = (kind: NoticeKind, channel: NoticeChannel) =>
    choices.find((one) => one.kind === kind && one.channel === channel)?.is_on ??
    isOnByDefault(kind, channel);
  return {
    list: noticeKindsFor(currentUser).map((kind) => ({
      kind,
      label: t(`messages.notifications.labels.${kind}`),
      audience: noticeKinds[kind].audience,
      in_app: isOn(kind, 'in_app'),
      email: isOn(kind, 'email'),
      push: isOn(kind, 'push'),
    })),
    delivery: { frequency, quiet_hours: quiet, time_zone: timeZone },
  };
}
