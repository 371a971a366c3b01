/** The same text with characters that prevent a line break: for dates of digits and dashes. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}
