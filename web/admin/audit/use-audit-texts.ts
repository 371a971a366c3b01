import { role } from '#contract/accounts.ts';
import { difficultyLevel } from '#contract/courses.ts';
import { courseStatus } from '#contract/courses-admin.ts';
import { locale } from '#contract/fields.ts';
import { submissionStatus } from '#contract/learning.ts';
import { paymentMethods, paymentProviders } from '#contract/payments-admin.ts';
import { redemptionStatus } from '#contract/redemptions.ts';
import { disputeReasons, disputeStates } from '#domain/dispute-states.ts';
import { lessonTypes } from '#domain/lesson-completion.ts';
import { orderMethods, orderStatuses } from '#domain/order-methods.ts';
import { adminRoles } from '#domain/permissions.ts';
import { auditWords } from '#i18n/audit-field-labels.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { nameOf } from './changed-fields.ts';

/** Longer texts are cut. */
const LONGEST_SHOWN = 240;

/** Fields whose values are of a closed list. */
const wordFields: readonly string[] = [
  'status',
  'role',
  'admin_role',
  'difficulty_level',
  'language',
  'language_preference',
  'type',
];

const auditValues = [
  ...courseStatus.options,
  ...redemptionStatus.options,
  ...submissionStatus.options,
  ...role.options,
  ...adminRoles,
  ...difficultyLevel.options,
  ...locale.options,
  'multiple_choice',
  'true_false',
] as const;

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);
const find = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((one) => one === word);

/** How much of a text is shown, and how much is read. */
const LONGEST_READ = 4000;

/** Text without markup. */
const plainOf = (html: string) =>
  html
    .slice(0, LONGEST_READ)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The texts of the audit in the reader’s language.
 * @param about the type of the records whose values are read: an order and a request have other
 *   statuses
 */
export function useAuditTexts(about?: string) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();

  const words = auditWords(t);
  const field = (path: readonly string[]): string =>
    path.length === 0 ? t('admin.audit.state') : path.map(words.field).join(' · ');

  /** An item of a list: its value, or its name. */
  const part = (raw: unknown): string => {
    if (typeof raw !== 'object' || raw === null) return String(raw);
    const called = nameOf(null, raw);
    return text(called.en, called.zh).text || plainOf(Object.values(raw).map(String).join(' '));
  };

  /** The values of orders, payments and disputes, as their own lists call them. */
  const moneyWord = (path: readonly string[], raw: string): string | undefined => {
    const name = path.at(-1);
    const status = name === 'status' && about === 'order' && find(orderStatuses, raw);
    if (status) return t(`orders.status.${status}`);
    const ordered = name === 'method' && about === 'order' && find(orderMethods, raw);
    if (ordered) return t(`orders.methods.${ordered}`);
    const method = name === 'method' && find(paymentMethods, raw);
    if (method) return t(`admin.payments.methods.${method}`);
    const provider = name === 'provider' && find(paymentProviders, raw);
    if (provider) return t(`admin.payments.providers.${provider}`);
    const dispute = name === 'dispute_state' && find(disputeStates, raw);
    if (dispute) return t(`admin.payments.disputeStates.${dispute}`);
    const reason = path.includes('disputes') && name === 'reason' && find(disputeReasons, raw);
    if (reason) return t(`admin.payments.disputeReasons.${reason}`);
    const decision = name === 'access_decision' && find(['ended', 'kept'] as const, raw);
    return decision ? t(`admin.payments.accessDecisions.${decision}`) : undefined;
  };

  const value = (path: readonly string[], raw: unknown): string => {
    if (raw === null || raw === undefined || raw === '') return t('admin.audit.nothing');
    if (typeof raw === 'boolean') return t(raw ? 'admin.audit.yes' : 'admin.audit.no');
    const name = path.at(-1) ?? 'status';
    if (typeof raw === 'number') return name.endsWith('_id') ? String(raw) : format.number(raw);
    if (Array.isArray(raw)) {
      if (raw.length === 0) return t('admin.audit.nothing');
      return shorten(raw.map((one, index) => `${index + 1}. ${part(one)}`).join('  '));
    }
    if (typeof raw !== 'string') return shorten(part(raw));
    const ofMoney = moneyWord(path, raw);
    if (ofMoney !== undefined) return ofMoney;
    const word = wordFields.includes(name) ? find(auditValues, raw) : undefined;
    if (word !== undefined) return t(`admin.audit.values.${word}`);
    const type = name === 'type' ? find(lessonTypes, raw) : undefined;
    if (type !== undefined) return t(`learning.types.${type}`);
    if (isMoment(raw)) return format.dateTime(raw);
    return shorten(plainOf(raw) || raw);
  };

  return { ...words, field, value };
}

function shorten(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
