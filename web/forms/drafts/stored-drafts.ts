/** Unsent input of a form: texts, and numbers such as stars. */
export type DraftFields = Readonly<Record<string, string | number>>;

interface StoredDraft {
  fields: DraftFields;
  at: number;
}

/** So many drafts stay on a device; the one not changed for longest is dropped first. */
const MAX_DRAFTS = 20;

/** The key of a draft, with its owner: people share devices. */
export function draftKey(userId: number, subject: string): string {
  return `${userId}:${subject}`;
}

/** The stored values of a form: only fields that the form has, of the right type. Null: none. */
export function recallDraft<Fields extends DraftFields>(
  stored: string | null,
  key: string,
  form: Fields,
): Fields | null {
  const draft = parse(stored)[key];
  if (draft === undefined) return null;
  const known = Object.entries(draft.fields).filter(
    ([name, value]) => name in form && typeof value === typeof form[name],
  );
  const recalled = { ...form, ...Object.fromEntries(known) };
  return isSame(recalled, form) ? null : recalled;
}

/**
 * The new value of the store; null: to be removed. A form with its initial values, or `null` for a
 * sent one, leaves no draft. `at` is any increasing time.
 */
export function rememberDraft(
  stored: string | null,
  key: string,
  fields: DraftFields | null,
  at: number,
): string | null {
  const { [key]: _before, ...others } = parse(stored);
  const drafts = fields === null ? others : { ...others, [key]: { fields, at } };
  const newest = Object.entries(drafts)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_DRAFTS);
  return newest.length === 0 ? null : JSON.stringify(Object.fromEntries(newest));
}

/** Whether two states of one form are equal. */
export function isSame(a: DraftFields, b: DraftFields): boolean {
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);
}

function parse(stored: string | null): Record<string, StoredDraft> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, draft]) => isDraft(draft)));
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, at } = value as Partial<StoredDraft>;
  return Number.isFinite(at) && typeof fields === 'object' && fields !== null;
}
