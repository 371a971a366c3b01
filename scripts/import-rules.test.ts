import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/**
 * The linter enforces which folder may import which (docs/architecture.md). Our own code breaks no
 * rule, so a rule that has lost its effect would go unnoticed: here the linter runs on a small
 * source tree that breaks each of them.
 */

const root = path.join(import.meta.dirname, '..');
const sandbox = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
afterAll(() => fs.rmSync(sandbox, { recursive: true }));

function write(file: string, text: string): void {
  const full = path.join(sandbox, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

const wrong: Record<string, readonly string[]> = {
  'domain/a.ts': ['#i18n/index.ts', '#server/lib/a.ts', '../web/lib/a.ts'],
  'contract/a.ts': ['#server/lib/a.ts', '#web/lib/a.ts', '../database/open.ts'],
  'i18n/a.ts': ['#server/lib/a.ts', '../web/lib/a.ts'],
  'i18n/en/a.ts': ['#database/open.ts', '../../server/lib/a.ts'],
  'database/a.ts': ['#contract/fields.ts', '#server/lib/a.ts', '../server/lib/a.ts'],
  'demo/loader/a.ts': ['#web/features/points/a.tsx', '#server/features/points/points.rules.ts'],
  'web/lib/a.ts': ['#server/lib/a.ts', '#database/open.ts', '#web/ui/a.tsx'],
  'web/ui/a.ts': ['#web/features/points/a.tsx', '#web/forms/a.tsx'],
  'web/features/points/a.ts': ['#server/lib/a.ts', '#web/routes/a.tsx', '#web/admin/points/a.tsx'],
  'server/app.ts': ['#web/lib/a.ts', '#server/features/points/points.rules.ts', '#demo/a.ts'],
  'server/settings.ts': ['#server/files/index.ts'],
  'server/dependencies.ts': ['#server/http/errors.ts'],
  'server/lib/a.ts': ['#server/http/errors.ts', '#server/settings.ts', '../http/errors.ts'],
  'server/lib/csv/a.ts': ['#server/files/index.ts'],
  'server/files/a.ts': ['#server/http/errors.ts', '#server/dependencies.ts'],
  'server/mail/a.ts': ['#server/features/points/index.ts'],
  'server/auth/a.ts': ['#server/http/session.ts', '#server/features/accounts/index.ts'],
  'server/http/a.ts': ['#server/features/accounts/index.ts', '#server/pages/pages.ts'],
  'server/features/points/a.ts': [
    '#server/features/rewards/rewards.rules.ts',
    '#server/features/rewards/catalogue/index.ts',
    '../rewards/index.ts',
    '#server/pages/pages.ts',
    '#server/app.ts',
    '#web/lib/a.ts',
    '#demo/loader/index.ts',
  ],
  'server/features/points/ledger/a.ts': [
    '#server/features/rewards/rewards.rules.ts',
    '../../rewards/index.ts',
    '../../../http/errors.ts',
  ],
  'server/features/points/points.test.ts': [
    '#server/features/rewards/rewards.rules.ts',
    '#web/lib/a.ts',
  ],
  'server/jobs/a.ts': ['#server/features/points/points.rules.ts', '#server/app.ts'],
};

const right: Record<string, readonly string[]> = {
  'contract/b.ts': ['#domain/limits.ts', './fields.ts'],
  'i18n/zh/b.ts': ['#contract/fields.ts', '../en/a.ts'],
  'web/lib/b.ts': ['#contract/fields.ts', '#domain/limits.ts', '#i18n/index.ts', 'react'],
  'server/lib/b.ts': ['#contract/fields.ts', '#server/lib/app-error.ts', 'node:fs'],
  'server/http/b.ts': ['#server/auth/current-user.ts', '#server/dependencies.ts'],
  'server/features/points/b.ts': ['#server/features/rewards/index.ts', '#server/http/errors.ts'],
  'server/features/points/ledger/b.ts': ['../rules/earn.ts', './a.ts', '#server/lib/csv/a.ts'],
};

const importing = (names: readonly string[]) => names.map((name) => `import '${name}';\n`).join('');
for (const [file, names] of [...Object.entries(wrong), ...Object.entries(right)])
  write(file, importing(names));
write('server/lib/ring-a.ts', "import type { B } from './ring-b.ts';\nexport type A = B;\n");
write(
  'server/lib/ring-b.ts',
  "import type { A } from '#server/lib/ring-a.ts';\nexport type B = A;\n",
);
for (const file of ['biome.json', 'server/biome.json', 'web/biome.json', 'package.json'])
  if (fs.existsSync(path.join(root, file)))
    write(file, fs.readFileSync(path.join(root, file), 'utf8'));
write('.gitignore', 'node_modules\n');

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
}

function lint(): Report['diagnostics'] {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: sandbox, encoding: 'utf8' },
  );
  return (JSON.parse(stdout) as Report).diagnostics;
}

const found = lint();
const linesOf = (category: string) =>
  found
    .filter((diagnostic) => diagnostic.category === category)
    .map(({ location }) => ({ file: location.path, line: location.start.line }));

test('a forbidden import fails the linter, and an allowed one does not', () => {
  const refused: Record<string, string[]> = {};
  for (const { file, line } of linesOf('lint/style/noRestrictedImports')) {
    const name = { ...wrong, ...right }[file]?.[line - 1] ?? `line ${line}`;
    refused[file] = [...(refused[file] ?? []), name].sort();
  }
  const expected = Object.entries(wrong).map(([file, names]) => [file, [...names].sort()]);
  expect(refused).toEqual(Object.fromEntries(expected));
});

test('an import cycle fails the linter, even one of types alone', () => {
  const files = linesOf('lint/suspicious/noImportCycles').map(({ file }) => file);
  expect(files.sort()).toEqual(['server/lib/ring-a.ts', 'server/lib/ring-b.ts']);
});

test('every folder of the server has its rule', () => {
  const { overrides } = JSON.parse(
    fs.readFileSync(path.join(root, 'server/biome.json'), 'utf8'),
  ) as {
    overrides: { includes: string[] }[];
  };
  const ruled = new Set(
    overrides.flatMap(({ includes }) => includes).map((glob) => glob.split('/')[0]),
  );
  const folders = fs
    .readdirSync(path.join(root, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(folders.filter((folder) => !ruled.has(folder))).toEqual([]);
});
