import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Written by `scripts/make-common-passwords.ts`. */
const file = path.join(import.meta.dirname, 'common-passwords.txt.br');

let passwords: Promise<ReadonlySet<string>> | undefined;

/** The passwords that most people have, in lower case. Read once a process. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  passwords ??= fs
    .readFile(file)
    .then((packed) => decompress(packed))
    .then((text) => new Set(text.toString('utf8').split('\n')));
  return passwords;
}
