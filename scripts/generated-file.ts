import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a generated file, or with `--check` on the command line compares it with
 * the committed one and marks the process as failed where they differ.
 */
export function writeOrCheck(file: string, text: string): void {
  const name = path.relative(process.cwd(), file);
  if (!process.argv.includes('--check')) {
    fs.writeFileSync(file, text);
    console.log(`wrote ${name}`);
    return;
  }
  const committed = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (committed === text) return;
  console.error(`${name} is not what its sources say. Run \`npm run generate\` and commit it.`);
  process.exitCode = 1;
}
