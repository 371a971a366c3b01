/**
 * The address of the same page with some of its query changed: null, empty and undefined remove a
 * parameter. Everything else stays, in its order.
 */
export function queryWith(
  current: URLSearchParams,
  changes: Record<string, string | number | null | undefined>,
): string {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** A page number from a query; the first where it is missing or not one. */
export function pageFrom(text: string | null): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page;
}
