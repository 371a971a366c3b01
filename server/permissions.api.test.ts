import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { callPath } from '#contract/call-path.ts';
import { allCalls } from '#contract/index.ts';
import { adminRoles } from '#domain/permissions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

/**
 * Makes every call as each kind of caller: it is refused or not as `docs/security.md` says. The
 * input is invalid, so that allowed calls change nothing and fail with a validation error.
 */

const document = fs.readFileSync(
  path.join(import.meta.dirname, '..', 'docs', 'security.md'),
  'utf8',
);
const generated = /<!-- permissions: [\s\S]*<!-- end of permissions -->/.exec(document)?.[0] ?? '';

/** The table: who may make the calls of a group. */
const [heads = [], , ...rows] = [...generated.matchAll(/^\| (.*) \|$/gm)].map(([, cells = '']) =>
  cells.split('|').map((cell) => cell.trim()),
);
const callers = heads.slice(1);
const mayCall = new Map(
  rows.map(([group, ...cells]) => [
    group,
    new Set(callers.filter((_, column) => cells[column] === 'yes')),
  ]),
);
const groupOf = new Map(
  [...generated.matchAll(/^- \*\*(.+)\*\*: (.*)$/gm)].flatMap(([, group, names = '']) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => [name, group] as const),
  ),
);

const academy = openTestAcademy();
const tokens = new Map<string, string | null>([['guest', null]]);

beforeAll(async () => {
  tokens.set('learner', (await academy.addLearner()).token);
  tokens.set('teacher', (await academy.addPerson({ role: 'teacher' })).token);
  for (const adminRole of adminRoles) {
    tokens.set(adminRole, (await academy.addAdmin({ adminRole })).token);
  }
});

test('seven kinds of callers are documented, and every call', () => {
  expect(new Set(callers)).toEqual(new Set(tokens.keys()));
  expect([...groupOf.keys()].sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

describe('who may make the call', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const params = Object.keys(call.params?.shape ?? {}).map((param) => [param, 'none'] as const);
    const isRead = call.method === 'GET';
    const allowed = new Set<string>();
    for (const [caller, token] of tokens) {
      const response = await academy.app.inject({
        method: call.method,
        url: callPath(call, Object.fromEntries(params)),
        query: { page: 'none', limit: 'none' },
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          // A file type that no call accepts.
          ...(isRead ? {} : { 'content-type': 'application/x-nothing' }),
        },
        ...(isRead ? {} : { payload: 'nothing' }),
        payloadAsStream: true,
      });
      response.stream().destroy();
      if (![401, 403].includes(response.statusCode)) allowed.add(caller);
    }
    expect(allowed).toEqual(mayCall.get(groupOf.get(name)));
  });
});
