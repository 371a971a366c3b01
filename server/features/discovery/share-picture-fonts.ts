import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'fonts');

/** The serif of the pages, and a Chinese serif with the characters that titles are made of. */
export const shareFontFiles: readonly string[] = [
  path.join(folder, 'academy-serif.ttf'),
  path.join(folder, 'academy-han-serif.otf'),
];

let drawable: Set<string> | undefined;

/** What our own fonts can draw: Latin letters with their accents, and the listed characters. */
function drawableCharacters(): Set<string> {
  drawable ??= new Set(fs.readFileSync(path.join(folder, 'academy-han-serif.txt'), 'utf8'));
  return drawable;
}

/**
 * Whether our own fonts have every character of a picture. Where one is missing (a rare
 * name), the machine's fonts are asked, which takes a while to find them.
 */
export function canDraw(text: string): boolean {
  const known = drawableCharacters();
  return [...text].every((character) => character <= 'ÿ' || known.has(character));
}
