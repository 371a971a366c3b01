import type { Locale } from '#domain/locale.ts';
import { isPageAddress } from '#domain/page-address.ts';
import { createTranslator } from '#i18n/index.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { emailDay, emailPeriod } from '#server/mail/email-time.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { EmailFact, EmailFrame } from '#server/mail/render-email.ts';

/**
 * The events that learners are emailed about: a transition, a correction of parcel or address, or
 * the time of a consultation that was agreed.
 */
export const emailOccasions = [
  'approve',
  'ship',
  'reject',
  'correct',
  'correctAddress',
  'agreeTime',
] as const;
type EmailOccasion = (typeof emailOccasions)[number];

/** The kind of notice that decides whether an email is wanted; a correction always is. */
export const noticeOf = {
  approve: 'redemption_approved',
  reject: 'redemption_rejected',
  ship: 'redemption_shipped',
  correct: undefined,
  correctAddress: undefined,
  agreeTime: 'consultation_agreed',
} as const;

/** The data of an email about a request. */
export interface RedemptionEmail {
  redemption_id: number;
  reward_name: string;
  reward_name_zh: string;
  user_email: string;
  user_name: string;
  /** The learner's, in which the email is. */
  user_language: Locale;
  user_email_verified_at: Date | null;
  points_spent: number;
  requires_shipping: boolean;
  delivers_code: boolean;
  /** The course that the request opened. */
  course_id: number | null;
  course_title: string | null;
  course_title_zh: string | null;
  /** The coupon that the request became. */
  made_code: string | null;
  made_ends_at: Date | null;
  /** The courses that it is for; null: all. */
  coupon_courses: readonly { title: string; title_zh: string }[] | null;
  /** null: the request is for no consultation. */
  consultation_id: number | null;
  /** The agreed time of a consultation. */
  starts_at: Date | null;
  ends_at: Date | null;
  place: string | null;
  revision: number | null;
  carrier: string | null;
  tracking_number: string | null;
  rejection_reason: string | null;
}

/** The carrier and the tracking number, as far as they are known. */
function parcelFacts({ carrier, tracking_number: tracking, user_language }: RedemptionEmail) {
  const { t } = createTranslator(user_language);
  const facts: EmailFact[] = [];
  if (carrier) facts.push({ label: t('messages.emails.facts.carrier'), value: carrier });
  if (tracking) facts.push({ label: t('messages.emails.facts.tracking'), value: tracking });
  return facts;
}

/** The code of the coupon that a request became, its last day, and the courses that it is for. */
function couponFacts(redemption: RedemptionEmail, timeZone: string): EmailFact[] {
  const { made_code: code, made_ends_at: end, user_language } = redemption;
  const { t } = createTranslator(user_language);
  const lastDay = end === null ? '' : emailDay(end, { timeZone, locale: user_language });
  const facts: EmailFact[] = [
    { label: t('messages.emails.facts.coupon'), value: code ?? '' },
    { label: t('messages.emails.facts.lastDay'), value: lastDay },
  ];
  const titles = (redemption.coupon_courses ?? []).map(({ title, title_zh: titleZh }) =>
    user_language === 'zh' ? titleZh || title : title || titleZh,
  );
  if (titles.length > 0) {
    const value = titles.join(user_language === 'zh' ? '、' : ', ');
    facts.push({ label: t('messages.emails.facts.courses'), value });
  }
  return facts;
}

/** The kind of the email that says a request is approved, by what the learner can expect. */
function approvalKind(redemption: RedemptionEmail) {
  const { requires_shipping: isShipped, delivers_code: isCode } = redemption;
  if (isCode) return 'codeApproved';
  if (redemption.consultation_id !== null) return 'consultationApproved';
  return isShipped ? 'parcelApproved' : 'rewardApproved';
}

/** When and where a consultation is; a place that is the address of a page can be opened. */
function appointmentFacts(
  { starts_at: start, ends_at: end, place, user_language: locale }: RedemptionEmail,
  timeZone: string,
): EmailFact[] {
  const { t } = createTranslator(locale);
  const value = place ?? '';
  return [
    {
      label: t('messages.emails.facts.time'),
      value: start === null || end === null ? '' : emailPeriod(start, end, { timeZone, locale }),
    },
    {
      label: t('messages.emails.facts.place'),
      value,
      ...(isPageAddress(value) && { link: value }),
    },
  ];
}

/** The email about a transition, in its learner's language. */
export function emailAbout(
  action: EmailOccasion,
  redemption: RedemptionEmail,
  frame: EmailFrame,
  /** That of the academy, in which times are written. */
  timeZone: string,
): Email {
  const locale = redemption.user_language;
  const { t } = createTranslator(locale);
  const own = (english: string | null, chinese: string | null) =>
    (locale === 'zh' ? chinese || english : english || chinese) ?? '';
  const to = {
    email: redemption.user_email,
    name: redemption.user_name,
    email_verified_at: redemption.user_email_verified_at,
    language_preference: locale,
  };
  const values = {
    reward: own(redemption.reward_name, redemption.reward_name_zh),
    number: redemption.redemption_id,
  };
  const link = `${frame.home}/profile?tab=redemptions&redemption=${redemption.redemption_id}`;
  switch (action) {
    case 'approve': {
      if (redemption.made_code !== null) {
        const facts = couponFacts(redemption, timeZone);
        return composeEmail('couponApproved', to, { values, link, facts }, frame);
      }
      if (redemption.course_id === null) {
        return composeEmail(approvalKind(redemption), to, { values, link }, frame);
      }
      const course = own(redemption.course_title, redemption.course_title_zh);
      const content = {
        values: { ...values, course },
        link: `${frame.home}/courses/${redemption.course_id}`,
      };
      return composeEmail('courseApproved', to, content, frame);
    }
    case 'ship':
      return composeEmail(
        'parcelShipped',
        to,
        { values, link, facts: parcelFacts(redemption) },
        frame,
      );
    case 'correct': {
      const facts = parcelFacts(redemption);
      if (redemption.tracking_number === null) {
        const value = t('messages.emails.facts.noTracking');
        facts.push({ label: t('messages.emails.facts.tracking'), value });
      }
      return composeEmail('parcelCorrected', to, { values, link, facts }, frame);
    }
    case 'correctAddress':
      return composeEmail('addressCorrected', to, { values, link }, frame);
    case 'agreeTime': {
      const facts = appointmentFacts(redemption, timeZone);
      const kind = redemption.revision === 1 ? 'timeAgreed' : 'timeChanged';
      return composeEmail(kind, to, { values, link, facts }, frame);
    }
    case 'reject': {
      const value = redemption.rejection_reason ?? '';
      const content = {
        values: { ...values, points: redemption.points_spent.toLocaleString('en-US') },
        link,
        facts: [{ label: t('messages.emails.facts.reason'), value }],
      };
      return composeEmail('rewardDeclined', to, content, frame);
    }
  }
}
