/**
 * The file name of a response, from its `Content-Disposition`: in any script where the header has
 * it (RFC 5987), else the plain one.
 */
export function fileNameOf(disposition: string | null, fallback = 'download'): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Invalid bytes: the plain name is used.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? fallback;
}

/** The file that a response holds, with the name that its server gives it. */
export async function fileOf(response: Response): Promise<File> {
  const content = await response.blob();
  const name = fileNameOf(response.headers.get('content-disposition'));
  return new File([content], name, { type: content.type });
}
