import { useTranslation } from 'react-i18next';
import { paymentMethods } from '#contract/payments.ts';
import { useFormat } from '#web/lib/format.ts';
import { auditEntities, auditFields, auditValues, auditVerbs, wordFields } from './audit-words.ts';

/** Longer texts are shown by their beginning. */
const LONGEST_SHOWN = 240;

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);
const find = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((one) => one === word);

/** Text without the marks of its form. */
const plainOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the audit says, in the reader’s words; for what has none its own name stands. */
export function useAuditWords() {
  const { t } = useTranslation();
  const format = useFormat();

  const entity = (name: string): string => {
    const known = find(auditEntities, name);
    return known === undefined ? name : t(`desk.audit.entities.${known}`);
  };

  /** `reward.update`: the part after the point. */
  const verb = (action: string): string => {
    const name = action.slice(action.lastIndexOf('.') + 1);
    const known = find(auditVerbs, name);
    return known === undefined ? name : t(`desk.audit.verbs.${known}`);
  };

  /** A whole action as a choice of a list. */
  const action = (name: string): string => {
    const about = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return about === 'points'
      ? `${entity('point_entry')} · ${verb(name)}`
      : `${entity(about)} · ${verb(name)}`;
  };

  const oneField = (name: string): string => {
    const base = name.endsWith('_zh') ? name.slice(0, -3) : name;
    const known = find(auditFields, base);
    if (known === undefined) return name;
    const label = t(`desk.audit.fields.${known}`);
    return base === name ? label : t('desk.audit.inChinese', { field: label });
  };
  const field = (path: readonly string[]): string =>
    path.length === 0 ? t('desk.audit.state') : path.map(oneField).join(' · ');

  const value = (path: readonly string[], raw: unknown): string => {
    if (raw === null || raw === undefined || raw === '') return t('desk.audit.nothing');
    if (typeof raw === 'boolean') return t(raw ? 'desk.audit.yes' : 'desk.audit.no');
    const name = path.at(-1) ?? 'status';
    if (typeof raw === 'number') return name.endsWith('_id') ? String(raw) : format.number(raw);
    if (typeof raw !== 'string') return shorten(JSON.stringify(raw));
    const word = wordFields.includes(name) ? find(auditValues, raw) : undefined;
    if (word !== undefined) return t(`desk.audit.values.${word}`);
    const method = name === 'method' ? find(paymentMethods, raw) : undefined;
    if (method !== undefined) return t(`desk.payments.methods.${method}`);
    if (isMoment(raw)) return format.dateTime(raw);
    return shorten(plainOf(raw) || raw);
  };

  return { entity, verb, action, field, value };
}

function shorten(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
