import { auditExports } from '#contract/audit-exports.ts';
import { auditEntities, auditFields, auditVerbs } from '#contract/audit-fields.ts';
import type { Translator } from './create-translator.ts';

const find = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((one) => one === word);

/**
 * What the audit says, in the reader’s words: on its page and in its file.
 * @param t of a language whose texts of the admin area are loaded
 */
export function auditWords(t: Translator['t']) {
  const entity = (name: string): string => {
    const known = find(auditEntities, name);
    return known === undefined ? name : t(`admin.audit.entities.${known}`);
  };

  /** `reward.update`: the part after the point. */
  const verb = (action: string): string => {
    const name = action.slice(action.lastIndexOf('.') + 1);
    const known = find(auditVerbs, name);
    return known === undefined ? name : t(`admin.audit.verbs.${known}`);
  };

  /** A whole action: the type of its record, and the verb. */
  const action = (name: string): string => {
    const about = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return `${entity(about === 'points' ? 'point_entry' : about)} · ${verb(name)}`;
  };

  /** The name of a field; the place of a part, counted from 1, is a name too. */
  const field = (name: string): string => {
    if (/^\d+$/.test(name)) return t('admin.audit.item', { number: Number(name) });
    const base = name.endsWith('_zh') ? name.slice(0, -3) : name;
    const known = find(auditFields, base);
    // Entries written by earlier versions may name fields that no longer exist.
    if (known === undefined) return name.replaceAll('_', ' ');
    const label = t(`admin.audit.fields.${known}`);
    return base === name ? label : t('admin.audit.inChinese', { field: label });
  };

  /** What was exported; null where the line is about no export. */
  const exported = (about: string, id: string): string | null => {
    const known = about === 'export' ? find(auditExports, id) : undefined;
    return known === undefined ? null : t(`admin.audit.exports.${known}`);
  };

  /** Who did it; a general word where the line names nobody. */
  const actor = (name: string): string => name || t('admin.audit.nobody');

  return { entity, verb, action, field, exported, actor };
}
