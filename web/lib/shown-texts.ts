import { shownLanguage } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';

/** A record of whose texts in both languages (`title`, `title_zh`) one may be left out. */
export type ShownTexts<Item> = Omit<Item, TwinOf<Item>> & Partial<Pick<Item, TwinOf<Item>>>;

/** The names of both texts, where a record has them in both languages. */
type TwinOf<Item> = {
  [Name in keyof Item & string]: `${Name}_zh` extends keyof Item
    ? Name
    : Name extends `${infer English}_zh`
      ? English extends keyof Item
        ? Name
        : never
      : never;
}[keyof Item & string];

/**
 * A record as a reader of one language needs it: of each text that it holds in both, the one
 * that is not shown is left out. `pick` still finds the other, and a page carries no text that
 * nobody on it reads; a change of language loads its data again.
 */
export function onlyShownTexts<Item extends object>(item: Item, reader: Locale): ShownTexts<Item> {
  const shown = { ...item } as Record<string, unknown>;
  for (const [name, en] of Object.entries(item)) {
    const zh = shown[`${name}_zh`];
    if (typeof en !== 'string' || typeof zh !== 'string') continue;
    delete shown[shownLanguage({ en, zh }, reader) === 'zh' ? name : `${name}_zh`];
  }
  return shown as ShownTexts<Item>;
}
