/** Writes who may make which call into `docs/security.md`; `--check` only compares. */
import path from 'node:path';
import type { Call } from '../contract/call.ts';
import { allCalls } from '../contract/index.ts';
import { adminRoles, permissions } from '../domain/permissions.ts';
import { isGranted } from '../server/auth/open-scope.ts';
import { alignedTable, writeOrCheckPart } from './generated-file.ts';

const file = path.join(import.meta.dirname, '..', 'docs', 'security.md');

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
const lists = groups.map(
  ([name, calls]) => `- **${name}**: ${calls.map((call) => `\`${call.name}\``).join(', ')}`,
);
const text = `${alignedTable(cells)}\n\n${lists.join('\n')}`;

writeOrCheckPart(file, 'permissions', text);
