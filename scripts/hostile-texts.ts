import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** How long a hostile text is: longer than any field, shorter than a body. */
export const HOSTILE_LENGTH = 100_000;

/** A regular expression in the code. */
export interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

/** The parts of a file that may take long with a hostile text. */
export interface FoundInCode {
  expressions: Expression[];
  /** Files that build an expression from parts, which cannot be found by reading the code. */
  makers: string[];
  /** Files that call `String.normalize`, which may take quadratic time. */
  normalizers: string[];
}

interface Node {
  type: string;
  regex?: { pattern: string; flags: string };
  callee?: { type: string; name?: string; property?: { name?: string } };
  arguments?: unknown[];
  [key: string]: unknown;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') look(value as Node);
    for (const [key, inner] of Object.entries(value)) if (key !== 'regex') visit(inner, look);
  }
}

/** Finds the regular expressions of the code in these folders, whatever they are called. */
export function findInCode(folders: readonly string[], skip: (file: string) => boolean) {
  const found: FoundInCode = { expressions: [], makers: [], normalizers: [] };
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name).replaceAll('\\', '/');
      if (!/\.tsx?$/.test(file) || skip(file)) continue;
      visit(parseSync(file, readFileSync(file, 'utf8')).program, (node) => {
        if (node.type === 'Literal' && node.regex) {
          found.expressions.push({ file, ...node.regex });
        }
        if (node.callee?.name === 'RegExp') found.makers.push(file);
        if (node.callee?.property?.name === 'normalize') found.normalizers.push(file);
      });
    }
  }
  return found;
}

/** The characters that are tried for a class, with those of known attacks first. */
const TRIED = ['a', ' ', '.', '<', '1', 'A', '中', '-', '/', '"', '>', '=', '&', '\t', '\n', '\0'];

/** One step of an expression: what it matches, by some characters that do. */
interface Step {
  characters: string[];
  isRepeated: boolean;
}

/** An escape, a class (with classes in it), or a single character; then how often. */
const ATOM =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|\[(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\]\\])*\]|[^\\[]/giu;
const QUANTITY = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

function charactersOf(atom: string, flags: string): string[] {
  if (/^[^\\[.]$/u.test(atom)) return [atom];
  let one: RegExp;
  try {
    one = new RegExp(`^${atom}$`, flags.replace(/[gy]/g, ''));
  } catch {
    return [];
  }
  const literal = atom.replace(/^\\/, '');
  return [...(literal.length === 1 ? [literal] : []), ...TRIED].filter((each) => one.test(each));
}

/** The steps of each alternative of an expression; of a group in it only the first alternative. */
function waysOf({ pattern, flags }: Expression): Step[][] {
  const ways: Step[][] = [[]];
  let rest = pattern;
  let depth = 0;
  /** The depth of a group whose first alternative was taken: its other ones are skipped. */
  let skipped = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const group = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(rest)?.[0];
    if (group !== undefined) {
      depth++;
      rest = rest.slice(group.length);
      continue;
    }
    ATOM.lastIndex = 0;
    const atom = ATOM.exec(rest)?.[0] ?? rest.charAt(0);
    rest = rest.slice(atom.length);
    const quantity = QUANTITY.exec(rest)?.[0] ?? '';
    rest = rest.slice(quantity.length);
    if (atom === ')') {
      depth--;
      if (depth < skipped) skipped = Number.POSITIVE_INFINITY;
    } else if (atom === '|' && depth === 0) ways.push([]);
    else if (atom === '|') skipped = Math.min(skipped, depth);
    else if (depth < skipped && !['|', '^', '$'].includes(atom) && !/^\\[bB\d]/.test(atom)) {
      const characters = charactersOf(atom, flags);
      const isRepeated = /^[*+]|,\}|,\d{2,}\}/.test(quantity);
      if (characters.length > 0) ways.at(-1)?.push({ characters, isRepeated });
    }
  }
  return ways;
}

/** How many steps of an alternative are tried; later ones repeat what earlier ones show. */
const MAX_STEPS = 48;
/**
 * Characters of several kinds at the end, so that an expression fails late and has to backtrack.
 */
const END = '\u0001b \u0001';

const filled = (start: string, unit: string) =>
  `${start}${unit.repeat(Math.ceil((HOSTILE_LENGTH - start.length) / unit.length))}`.slice(
    0,
    HOSTILE_LENGTH,
  ) + END;

/**
 * Texts that are hard for an expression: its own characters again and again, its beginnings
 * again and again, and its beginnings followed by what may repeat.
 */
export function hostileTextsFor(expression: Expression): Set<string> {
  const texts = new Set<string>();
  for (const way of waysOf(expression)) {
    let start = '';
    let before = '';
    for (const { characters, isRepeated } of way.slice(0, MAX_STEPS)) {
      const [first = ''] = characters;
      for (const one of characters.slice(0, isRepeated ? 3 : 1)) {
        texts.add(filled('', one));
        if (isRepeated) texts.add(filled(start, one));
      }
      if (isRepeated && before !== '' && before !== first) texts.add(filled('', before + first));
      start += first;
      before = first;
      texts.add(filled('', start));
    }
  }
  return texts;
}

/** Texts that are hard for code of any kind. */
export const hostileTexts: readonly string[] = [
  ...['a', ' ', '.', '<', '>', '"', '1', '中', '\n', '&', '\\', '/', '-', '\u0301\u0316', '🧧'],
  ...['<a ', '<a>', '<p>', '</p>', '<tr><td>', '<!--', '<span data-latex="x">', '&amp;', 'a.a '],
  ...['A a', 'a\n', '. ', '"a', "'", '{', '[', '(', '%', '@a.', '://', ',', ';'],
].map((unit) => filled('', unit));
