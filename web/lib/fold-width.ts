import { foldText } from '#contract/text.ts';

/**
 * Full-width characters as their plain forms: a Chinese keyboard types `ＡＢ１２＠` where
 * `AB12@` is meant. For codes, phone numbers and email addresses, never for prose.
 */
export function foldWidth(text: string): string {
  return foldText(text);
}
