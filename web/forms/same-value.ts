/** Empty, null and absent are equal to the person who fills in a field. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value);
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
