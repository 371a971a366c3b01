/** The version that an address asks for; whatever is none means the one in force. */
export function versionFrom(query: URLSearchParams): { version?: number } {
  const asked = query.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? { version: Number(asked) } : {};
}
