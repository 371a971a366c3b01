/**
 * The name under which an answer wants to be saved, out of its `Content-Disposition`: in
 * any script where the header says it so (RFC 5987), else the plain one.
 */
export function fileNameOf(disposition: string | null, fallback = 'download'): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Broken bytes: the plain name is there for that.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? fallback;
}
