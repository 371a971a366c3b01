import { MAX_CAPTIONS_LENGTH } from '#domain/limits.ts';

/** No character of a text takes more bytes. */
const BYTES_OF_CHARACTER = 4;

/**
 * The text of a captions file: in UTF-8, as the format requires, or in GB 18030, as old Chinese
 * Windows writes it. Null where the file is not text, or far too long for captions.
 */
export async function readCaptionsFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_CAPTIONS_LENGTH * BYTES_OF_CHARACTER) return null;
  const bytes = await file.arrayBuffer();
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? null : text;
    } catch {
      // Not this encoding.
    }
  }
  return null;
}
