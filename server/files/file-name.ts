const MAX_LENGTH = 120;
/** Path separators, what Windows forbids, control characters, and signs that turn text around. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name as it may be shown and saved: without a path, with the ending that its
 * bytes deserve, and of a length that every disk takes.
 * @param extension of the type that was found in the bytes, without the dot
 */
export function safeFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const ending = `.${extension}`;
  const same = extension === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${extension}$`, 'i');
  const stem = clean.replace(same, '').replace(/[. ]+$/, '');
  const short = [...stem].slice(0, MAX_LENGTH - ending.length).join('');
  return `${short || 'file'}${ending}`;
}

/**
 * The value of `Content-Disposition` that saves an answer under a name of any script.
 * @param how `inline`: it is shown, and named so only when a person saves it
 */
export function attachmentHeader(
  name: string,
  how: 'attachment' | 'inline' = 'attachment',
): string {
  const ascii = name.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
