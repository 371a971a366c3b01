/**
 * The text of a captions file: in UTF-8, as the format wants it, or in GB 18030, as old
 * Chinese Windows writes it.
 */
export async function readCaptionsFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
