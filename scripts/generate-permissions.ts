/** Writes who may make which call into `docs/security.md`; `--check` only compares. */
import fs from 'node:fs';
import path from 'node:path';
import type { Call } from '../contract/call.ts';
import { allCalls } from '../contract/index.ts';
import { adminRoles, permissions } from '../domain/permissions.ts';
import { isGranted } from '../server/auth/open-scope.ts';
import { writeOrCheck } from './generated-file.ts';

const file = path.join(import.meta.dirname, '..', 'docs', 'security.md');
const BEGIN = '<!-- permissions: npm run generate -->';
const END = '<!-- end of permissions -->';

const limitedRoles = adminRoles.filter((role) => role !== 'owner');

/** Everybody who calls, as the columns of the table. */
const callers = [
  ['guest', null],
  ['learner', { role: 'student', adminRole: null }],
  ['teacher', { role: 'teacher', adminRole: null }],
  ...[...limitedRoles, 'owner' as const].map(
    (adminRole) => [adminRole, { role: 'admin', adminRole }] as const,
  ),
] as const;

/** Calls that the same people may make stand under one name: `learner`, `teacher courses`. */
const groupOf = ({ access, permission }: Call) => [access, permission].filter(Boolean).join(' ');

const groups = [...Map.groupBy(allCalls, groupOf)];
const order = ['guest', 'learner', 'teacher', 'admin'].flatMap((access) => [
  access,
  ...permissions.map((permission) => `${access} ${permission}`),
]);
groups.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));

const cell = (call: Call | undefined, caller: Parameters<typeof isGranted>[1]) =>
  call !== undefined && isGranted(call, caller) ? 'yes' : '–';
const cells = [
  ['calls', ...callers.map(([name]) => name)],
  ...groups.map(([name, [call]]) => [name, ...callers.map(([, caller]) => cell(call, caller))]),
];
// As the formatter aligns tables.
const widths = cells[0]?.map((_, column) =>
  Math.max(...cells.map((row) => row[column]?.length ?? 0)),
);
const rowOf = (row: readonly string[], fill = ' ') =>
  `| ${row.map((text, column) => text.padEnd(widths?.[column] ?? 0, fill)).join(' | ')} |`;
const [heads, ...body] = cells.map((row) => rowOf(row));
const table = [heads, rowOf(callers.map(() => '').concat(''), '-'), ...body].join('\n');
const lists = groups.map(
  ([name, calls]) => `- **${name}**: ${calls.map((call) => `\`${call.name}\``).join(', ')}`,
);
const text = `${table}\n\n${lists.join('\n')}`;

const before = fs.readFileSync(file, 'utf8');
const [head, rest = ''] = before.split(BEGIN);
const tail = rest.split(END)[1];
if (tail === undefined) throw new Error(`${file} has no place for the permissions`);
writeOrCheck(file, `${head}${BEGIN}\n\n${text}\n\n${END}${tail}`);
