import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test.each([
  ['UTF-8', new TextEncoder().encode('运单号,12')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFF运单号,12')],
  ['UTF-16 as Excel saves “Unicode text”', Buffer.from('\uFEFF运单号,12', 'utf16le')],
  ['GBK as Chinese programs save', Buffer.from('d4cbb5a5bac52c3132', 'hex')],
])('a file in %s is read as it was written', async (_, bytes) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toBe('运单号,12');
});
