/** Empty, null and absent are one thing to the person who fills a field in. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value);
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
