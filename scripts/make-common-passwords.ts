/**
 * `node scripts/make-common-passwords.ts LIST.json`: writes the list of common passwords that
 * nobody may choose, from a JSON array of them. Those that are too short to be chosen are left
 * out. The list in use is that of `@zxcvbn-ts/language-common` 4.1.3 (`src/passwords.json`),
 * whose licence stands beside the result.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The shortest password that the contract takes. */
const SHORTEST = 8;

/** What Chinese leaks begin with and the list above does not have. */
const chinese = `
  woaini1314 woaini520 woaini521 woaini123 woaini1314520 woaiwojia woaiwoziji wojiushiwo wodemima
  woshishui nihaoma123 aini1314 5201314520 1314520520 5201314a a5201314 1314520a 52013140 01314520
  520520520 521521521 5845201314 7758521521 147258369 147852369 963852741 789456123 123654789
  741852963 110110110 119119119 12301230 11223344 88888888 66666666 99999999 00000000 18181818
  a123456789 a12345678 a1234567 aa123456 aa12345678 q123456789 w123456789 z123456789 qq123456
  qq123456789 qqq123456 wang123456 zhang123 zhang123456 li123456 liu123456 chen123456 yang123456
  abc123456 123456abc 123456qwe 123456asd 123456aa 123456qq 123123aa asd123456 qwe123456 qwe123123
  zxc123456 123qweasd 1qaz2wsx3edc q1w2e3r4 1q2w3e4r5t dearbook xiazhili 31415926 3141592653
`;

const [source = ''] = process.argv.slice(2);
const listed: string[] = JSON.parse(fs.readFileSync(source, 'utf8'));
const all = [...listed, ...chinese.trim().split(/\s+/)]
  .map((password) => password.toLowerCase())
  .filter((password) => password.length >= SHORTEST);
const sorted = [...new Set(all)].sort();
const packed = brotliCompressSync(sorted.join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
});
const target = path.join(
  import.meta.dirname,
  '../server/features/accounts/common-passwords.txt.br',
);
fs.writeFileSync(target, packed);
console.log(`${sorted.length} passwords, ${packed.length} bytes`);
