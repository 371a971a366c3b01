/**
 * A key that makes repeating a request the same as making it once. `randomUUID` is only available
 * on secure origins; an academy in a local network has none.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
