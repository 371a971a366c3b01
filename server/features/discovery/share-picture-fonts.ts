import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'fonts');

/** The serif of the pages, and a Chinese serif with the characters that titles are made of. */
export const shareFontFiles: readonly string[] = [
  path.join(folder, 'academy-serif.ttf'),
  path.join(folder, 'academy-han-serif.otf'),
];

let drawable: Set<string> | undefined;

/**
 * The characters of our own fonts: Latin characters with their accents, and the listed Chinese ones.
 */
function drawableCharacters(): Set<string> {
  drawable ??= new Set(fs.readFileSync(path.join(folder, 'academy-han-serif.txt'), 'utf8'));
  return drawable;
}

/**
 * Whether our own fonts have every character of a picture. Where one is missing (a rare name), the
 * fonts of the system are searched, which is slow.
 */
export function canDraw(text: string): boolean {
  const known = drawableCharacters();
  return [...text].every((character) => character <= 'ÿ' || known.has(character));
}
