import { shownLanguage } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * A record as a reader of one language needs it: of each text that it holds in both (`title`
 * and `title_zh`) the one that is not shown is empty. `pick` still finds the other, and a page
 * carries no text that nobody on it reads; a change of language loads its data again.
 */
export function onlyShownTexts<Item extends object>(item: Item, reader: Locale): Item {
  const texts = item as Record<string, unknown>;
  const unseen: Record<string, ''> = {};
  for (const [name, en] of Object.entries(texts)) {
    const zh = texts[`${name}_zh`];
    if (typeof en !== 'string' || typeof zh !== 'string') continue;
    unseen[shownLanguage({ en, zh }, reader) === 'zh' ? name : `${name}_zh`] = '';
  }
  return { ...item, ...unseen };
}
