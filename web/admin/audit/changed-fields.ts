import { hiddenAuditFields } from '#contract/hidden-audit-fields.ts';
import { isSameValue } from '#web/forms/same-value.ts';

/** One field of a record, before and after. */
export interface FieldChange {
  /**
   * The path: `content_data.html`, `questions.2.answer` for the second of a list; empty where the
   * whole is one value.
   */
  path: string[];
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that identify an item of a list, wherever it is. */
function keyOf(part: Fields): unknown {
  const name = Object.keys(part).find((one) => one === 'id' || one.endsWith('_id'));
  return name === undefined ? undefined : part[name];
}

/** Lists of objects; null where one side is something else. */
function listsOf(before: unknown, after: unknown): [Fields[], Fields[]] | null {
  const [old, now] = [before ?? [], after ?? []];
  if (!Array.isArray(old) || !Array.isArray(now) || old.length + now.length === 0) return null;
  return old.every(isFields) && now.every(isFields) ? [old, now] : null;
}

/** The same items in another order. */
function isReordered(old: Fields[], now: Fields[]): boolean {
  const [oldKeys, nowKeys] = [old.map(keyOf), now.map(keyOf)];
  return (
    old.length === now.length &&
    oldKeys.every((key) => key !== undefined && nowKeys.includes(key)) &&
    oldKeys.some((key, index) => key !== nowKeys[index])
  );
}

/** The changes field by field; nested objects too, plain lists as a whole. */
export function listFieldChanges(
  before: unknown,
  after: unknown,
  path: string[] = [],
): FieldChange[] {
  if (isSameValue(before, after)) return [];
  const lists = listsOf(before, after);
  if (lists !== null) {
    const [old, now] = lists;
    if (isReordered(old, now)) return [{ path, before, after }];
    return Array.from({ length: Math.max(old.length, now.length) }, (_, index) =>
      listFieldChanges(old[index], now[index], [...path, String(index + 1)]),
    ).flat();
  }
  const [old, now] = [before ?? {}, after ?? {}];
  if (!isFields(old) || !isFields(now)) return [{ path, before, after }];
  return Object.keys({ ...old, ...now })
    .filter((name) => !hiddenAuditFields.has(name))
    .flatMap((name) => listFieldChanges(old[name], now[name], [...path, name]));
}

/** The name of a record, from either side of its change; both languages. */
export function nameOf(before: unknown, after: unknown): { en: string; zh: string } {
  const state = isFields(after) ? after : isFields(before) ? before : {};
  const textOf = (...names: string[]) => {
    const found = names.map((name) => state[name]).find((value) => value);
    return typeof found === 'string' ? found : '';
  };
  return {
    en: textOf('title', 'name', 'question', 'reward_name', 'user_name', 'email', 'code', 'kind'),
    zh: textOf('title_zh', 'name_zh', 'question_zh', 'reward_name_zh'),
  };
}
