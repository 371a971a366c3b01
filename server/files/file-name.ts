import { dropFromEnd, normalizeText } from '#contract/text.ts';

/** Longer names are not possible on any disk: the rest is ignored. */
const MAX_GIVEN_LENGTH = 255;
const MAX_LENGTH = 120;
/**
 * Path separators, characters forbidden on Windows, control characters, and marks of text
 * direction.
 */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name as it may be shown and saved: without a path, with the extension of its detected
 * type, and of a length that every disk accepts.
 * @param extension of the detected type, without the dot
 */
export function safeFileName(given: string, extension: string): string {
  const from = Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1;
  const last = normalizeText(given.slice(from, from + MAX_GIVEN_LENGTH), 'NFC');
  const clean = last.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const ending = `.${extension}`;
  const same = extension === 'jpg' ? ['.jpg', '.jpeg'] : [ending];
  const said = same.find((one) => clean.toLowerCase().endsWith(one)) ?? '';
  const stem = dropFromEnd(clean.slice(0, clean.length - said.length), '. ');
  const short = [...stem].slice(0, MAX_LENGTH - ending.length).join('');
  return `${short || 'file'}${ending}`;
}

/**
 * The value of `Content-Disposition` that saves a response under a name of any script.
 * @param how `inline`: it is displayed, and the name is used only when a person saves it
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
