/** The version that an address requests; anything that is no version means the one in force. */
export function versionFrom(query: URLSearchParams): { version?: number } {
  const asked = query.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? { version: Number(asked) } : {};
}
