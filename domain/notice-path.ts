/** The parameter of an address by which its page was opened from a notice. */
const PARAMETER = 'notice';

/** The path of a page with the notice that leads to it, so that opening it marks the notice as read. */
export function pathOfNotice(path: string, noticeId: number): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://academy.invalid');
  searchParams.set(PARAMETER, String(noticeId));
  return `${pathname}?${searchParams}${hash}`;
}

/**
 * The notice by which a page was opened, and the query without it; null: it was opened otherwise.
 * @param search of the address
 */
export function openedNotice(search: string): { noticeId: number; search: string } | null {
  const query = new URLSearchParams(search);
  const text = query.get(PARAMETER);
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) return null;
  query.delete(PARAMETER);
  return { noticeId: Number(text), search: query.toString() };
}
