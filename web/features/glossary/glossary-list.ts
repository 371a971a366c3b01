import type { Term } from '#contract/glossary.ts';
import { foldText, normalizeText } from '#contract/text.ts';
import type { Locale } from '#domain/locale.ts';

/** A term as the page of the glossary shows it. */
export type GlossaryTerm = Omit<Term, 'names'>;

/** The terms under one initial. */
export interface GlossaryGroup {
  /** `A` to `Z`; `#` for what begins with neither A to Z nor a Chinese character. */
  initial: string;
  terms: GlossaryTerm[];
}

const collators: Record<Locale, Intl.Collator> = {
  zh: new Intl.Collator('zh-u-co-pinyin', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

/**
 * The first character of each initial, in the order of pinyin; no syllable begins with I, U or V.
 */
const INITIALS = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];
const FIRST_CHARACTERS = [...'阿八嚓咑妸发旮哈丌咔垃呣拏噢妑七呥仨他屲夕丫帀'];

/** The initial of a name, by the order that sorts it. */
export function initialOf(name: string): string {
  const first = [...normalizeText(name, 'NFKD')][0]?.toUpperCase() ?? '';
  if (/^[A-Z]$/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const next = FIRST_CHARACTERS.findIndex((begin) => collators.zh.compare(first, begin) < 0);
  return INITIALS.at(next === -1 ? -1 : next - 1) ?? '#';
}

/** All terms in the order of a language: by pinyin, or by the alphabet. */
export function groupTerms(terms: readonly GlossaryTerm[], locale: Locale): GlossaryGroup[] {
  const nameOf = (term: GlossaryTerm) => (locale === 'zh' ? term.zh : term.en);
  const sorted = [...terms].sort((a, b) => collators[locale].compare(nameOf(a), nameOf(b)));
  const groups = Map.groupBy(sorted, (term) => initialOf(nameOf(term)));
  return [...groups]
    .map(([initial, ofInitial]) => ({ initial, terms: ofInitial }))
    .sort((a, b) => Number(a.initial === '#') - Number(b.initial === '#'));
}

const folded = (text: string) => foldText(text).toLowerCase().trim();

/**
 * Filters the groups by a text in any of the names; a blank text keeps all of them.
 * @param found the ids that the academy’s search found by that text: it supports pinyin and
 *   Traditional
 */
export function filterGroups(
  groups: readonly GlossaryGroup[],
  filter: string,
  found: readonly number[] = [],
): GlossaryGroup[] {
  const wanted = folded(filter);
  const fits = ({ term_id, en, zh, aliases }: GlossaryTerm) =>
    found.includes(term_id) || [en, zh, ...aliases].some((name) => folded(name).includes(wanted));
  return groups
    .map(({ initial, terms }) => ({ initial, terms: terms.filter(fits) }))
    .filter((group) => group.terms.length > 0);
}
