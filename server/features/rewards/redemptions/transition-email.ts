import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { createTranslator } from '#i18n/index.ts';
import { greetingFor } from '#server/mail/greeting.ts';
import type { Email } from '#server/mail/mailer.ts';

/** The events that learners are emailed about: a transition, or a correction of parcel or address. */
export const emailOccasions = ['approve', 'ship', 'reject', 'correct', 'correctAddress'] as const;
type EmailOccasion = (typeof emailOccasions)[number];

/** The data of an email about a request. */
export interface RedemptionEmail {
  redemption_id: number;
  reward_name: string;
  reward_name_zh: string;
  user_name: string;
  user_email_verified_at: Date | null;
  points_spent: number;
  requires_shipping: boolean;
  delivers_code: boolean;
  /** The course that the request opened. */
  course_id: number | null;
  course_title: string | null;
  course_title_zh: string | null;
  carrier: string | null;
  tracking_number: string | null;
  rejection_reason: string | null;
}

interface Words {
  /** The learner's. */
  locale: Locale;
  academy: string;
  /** The address of the request on the profile page. */
  link: string;
  /** The scheme and host of other links. */
  origin: string;
}

/** The carrier and the tracking number, as a paragraph of their own. */
function parcelLines(
  { carrier, tracking_number: tracking }: RedemptionEmail,
  t: Translator['t'],
): string {
  const lines = [
    carrier && t('messages.rewards.emails.carrier', { carrier }),
    tracking && t('messages.rewards.emails.tracking', { tracking }),
  ].filter(Boolean);
  return lines.length === 0 ? '' : `\n\n${lines.join('\n')}`;
}

/** What the learner of an approved request can expect, or has already. */
function whatComesNext(
  redemption: RedemptionEmail,
  { locale, origin }: Pick<Words, 'locale' | 'origin'>,
  t: Translator['t'],
): string {
  if (redemption.course_id !== null) {
    const { course_title: english, course_title_zh: chinese } = redemption;
    return t('messages.rewards.emails.nextCourse', {
      course: (locale === 'zh' ? chinese || english : english || chinese) ?? '',
      link: `${origin}/courses/${redemption.course_id}`,
    });
  }
  if (redemption.delivers_code) return t('messages.rewards.emails.nextCode');
  return t(
    `messages.rewards.emails.${redemption.requires_shipping ? 'nextShipping' : 'nextNoShipping'}`,
  );
}

/** The email about a transition, without its recipient. */
export function emailAbout(
  action: EmailOccasion,
  redemption: RedemptionEmail,
  { locale, academy, link, origin }: Words,
): Omit<Email, 'to'> {
  const { t } = createTranslator(locale);
  const { reward_name: english, reward_name_zh: chinese } = redemption;
  const told = {
    academy,
    link,
    greeting: greetingFor(
      { name: redemption.user_name, email_verified_at: redemption.user_email_verified_at },
      t,
    ),
    reward: locale === 'zh' ? chinese || english : english || chinese,
    number: redemption.redemption_id,
  };
  switch (action) {
    case 'approve': {
      const next = whatComesNext(redemption, { locale, origin }, t);
      return {
        subject: t('messages.rewards.emails.approvedSubject', told),
        text: t('messages.rewards.emails.approved', { ...told, next }),
      };
    }
    case 'ship': {
      const parcel = parcelLines(redemption, t);
      return {
        subject: t('messages.rewards.emails.shippedSubject', told),
        text: t('messages.rewards.emails.shipped', { ...told, parcel }),
      };
    }
    case 'correct': {
      const none = redemption.tracking_number === null;
      const parcel = parcelLines(redemption, t);
      const lines = none ? `${parcel}\n${t('messages.rewards.emails.noTracking')}` : parcel;
      return {
        subject: t('messages.rewards.emails.correctedSubject', told),
        text: t('messages.rewards.emails.corrected', { ...told, parcel: lines }),
      };
    }
    case 'correctAddress':
      return {
        subject: t('messages.rewards.emails.addressSubject', told),
        text: t('messages.rewards.emails.address', told),
      };
    case 'reject': {
      const details = {
        reason: redemption.rejection_reason ?? '',
        points: redemption.points_spent.toLocaleString('en-US'),
      };
      return {
        subject: t('messages.rewards.emails.rejectedSubject', told),
        text: t('messages.rewards.emails.rejected', { ...told, ...details }),
      };
    }
  }
}
