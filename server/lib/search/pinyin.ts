import { pinyin } from 'pinyin-pro';
import { type Token, tokenize, tokenizeRuns } from './tokenize.ts';

/** Longer pinyin is cut: its prefix matches. */
const MAX_PINYIN_LENGTH = 60;

/** The pinyin of each character of a run, without tones; `lv` for 绿. */
export function syllablesOf(run: readonly Token[]): string[] {
  const characters = run.map((token) => token.text).join('');
  return pinyin(characters, { toneType: 'none', type: 'array', v: true });
}

/** The same where the run begins with a surname: 曾 is read `zeng` there, 单 `shan`. */
function syllablesOfName(run: readonly Token[]): string[] {
  const characters = run.map((token) => token.text).join('');
  return pinyin(characters, { toneType: 'none', type: 'array', v: true, surname: 'head' });
}

/** How some syllables are typed: in full, or by the first character of each. */
const typedFor = (syllables: readonly string[]) => [
  syllables.join(''),
  syllables.map((syllable) => syllable.charAt(0)).join(''),
];

/**
 * How a title or a name is typed on a Latin keyboard: from each of its characters on, the pinyin
 * (`touzirumen`) and the initials (`tzrm`), so that the prefix of a term matches words in the
 * middle of the title too. Whether it is a personal name is not known, so the reading of its
 * surname is added as well.
 */
export function pinyinTermsOf(text: string): string[] {
  const unspaced = tokenizeRuns(tokenize(text)).filter(([first]) => first?.isWord === false);
  const terms = unspaced.flatMap((run) => {
    const syllables = syllablesOf(run);
    const rests = syllables.map((_, start) => syllables.slice(start));
    return [...rests, syllablesOfName(run)].flatMap(typedFor);
  });
  const typed = terms.map((term) => term.slice(0, MAX_PINYIN_LENGTH));
  return [...new Set(typed)].filter((term) => /^[a-z]{2,}$/.test(term));
}

/** The pinyin of each Chinese run of a text, without spaces. */
export function pinyinOf(text: string): string[] {
  const unspaced = tokenizeRuns(tokenize(text)).filter(([first]) => first?.isWord === false);
  return unspaced.map((run) => syllablesOf(run).join('')).filter((typed) => /^[a-z]+$/.test(typed));
}
