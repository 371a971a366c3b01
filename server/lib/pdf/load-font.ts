import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

const file = path.join(import.meta.dirname, 'academy-han-sans.otf.br');

let font: Promise<Buffer> | undefined;

/**
 * A sans serif with Latin characters and every Chinese character of the basic block, so that no name
 * shows as boxes. Unpacked once a process, for the first document.
 */
export function loadHanSans(): Promise<Buffer> {
  font ??= fs.readFile(file).then((packed) => decompress(packed));
  return font;
}
