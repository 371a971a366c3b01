import { isSameValue } from '../kit/same-value.ts';

/** One field of a thing, before and after. */
export interface FieldChange {
  /** The name, with those of what it is in: `content_data.html`; empty where all is one value. */
  path: string[];
  before: unknown;
  after: unknown;
}

/** Nobody changes these: they follow from the change itself. */
const bookkeeping = new Set(['version', 'updated_at', 'created_at', 'search_document']);

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a change did, field by field; parts of a part too, lists as a whole. */
export function changedFields(before: unknown, after: unknown, path: string[] = []): FieldChange[] {
  if (isSameValue(before, after)) return [];
  const [old, now] = [before ?? {}, after ?? {}];
  if (!isFields(old) || !isFields(now)) return [{ path, before, after }];
  return Object.keys({ ...old, ...now })
    .filter((name) => path.length > 0 || !bookkeeping.has(name))
    .flatMap((name) => changedFields(old[name], now[name], [...path, name]));
}

/** What a thing is called, from either side of its change; both languages. */
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
