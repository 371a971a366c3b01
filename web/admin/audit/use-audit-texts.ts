import { role } from '#contract/accounts.ts';
import { difficultyLevel } from '#contract/courses.ts';
import { courseStatus } from '#contract/courses-admin.ts';
import { locale } from '#contract/fields.ts';
import { submissionStatus } from '#contract/learning.ts';
import { paymentMethods } from '#contract/payments-admin.ts';
import { redemptionStatus } from '#contract/redemptions.ts';
import { lessonTypes } from '#domain/lesson-completion.ts';
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

/** The texts of the audit in the reader's language. */
export function useAuditTexts() {
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
    const word = wordFields.includes(name) ? find(auditValues, raw) : undefined;
    if (word !== undefined) return t(`admin.audit.values.${word}`);
    const type = name === 'type' ? find(lessonTypes, raw) : undefined;
    if (type !== undefined) return t(`learning.types.${type}`);
    const method = name === 'method' ? find(paymentMethods, raw) : undefined;
    if (method !== undefined) return t(`admin.payments.methods.${method}`);
    if (isMoment(raw)) return format.dateTime(raw);
    return shorten(plainOf(raw) || raw);
  };

  return { ...words, field, value };
}

function shorten(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
