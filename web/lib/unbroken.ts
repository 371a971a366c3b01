/** The same text, which no line breaks: a date of digits and dashes stays in one piece. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}
