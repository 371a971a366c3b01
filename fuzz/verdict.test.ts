import { describe, expect, test } from 'vitest';
import { adminRoles } from '#domain/permissions.ts';
import type { CallerKind } from './requests.ts';
import { type FuzzResponse, findFault } from './verdict.ts';

const documented = new Set([200, 400, 503]);
const good: FuzzResponse = {
  status: 200,
  contentType: 'application/json; charset=utf-8',
  retryAfter: null,
  text: '{"code":1,"data":null}',
};

describe('what is wrong with an answer', () => {
  test.each<[name: string, change: Partial<FuzzResponse>, fault: RegExp]>([
    ['a failure of the server', { status: 500 }, /^status 500$/],
    ['an overload that does not say when to come again', { status: 503 }, /^status 503$/],
    ['a status that the document does not name', { status: 418 }, /418.*document/],
    ['a stack', { text: 'TypeError: x\n    at Object.run (file:///app/a.ts:1:1)' }, /stack trace/],
    ['a path', { text: '{"message":"in /app/node_modules/pg/lib"}' }, /path of the server/],
    ['SQL', { text: '{"message":"syntax error at or near \\"x\\""}' }, /message of the database/],
    ['a hash', { text: '{"data":"$argon2id$v=19$"}' }, /hash of a password/],
    ['a column of secrets', { text: '{"token_hash":"x"}' }, /never sent/],
    ['broken JSON', { text: '{"code":1' }, /cannot be read/],
    ['an error as text', { status: 400, contentType: 'text/plain', text: 'no' }, /text\/plain/],
  ])('%s', (_, change, fault) => {
    expect(findFault({ ...good, ...change }, { caller: 'owner', documented })).toMatch(fault);
  });

  test.each<[name: string, change: Partial<FuzzResponse>]>([
    ['success', {}],
    ['a refusal', { status: 400, text: '{"code":0,"message":"请填写姓名。"}' }],
    ['an overload that says when to come again', { status: 503, retryAfter: '1' }],
    ['a file', { contentType: 'text/csv', text: 'a,b' }],
  ])('nothing in %s', (_, change) => {
    expect(findFault({ ...good, ...change }, { caller: 'owner', documented })).toBeNull();
  });

  test('an address of another learner, unless an admin or a teacher sees it', () => {
    const answer = { ...good, text: '{"email":"learner12@example.com"}' };
    const faultFor = (caller: CallerKind) => findFault(answer, { caller, documented });
    expect(faultFor('guest')).toMatch(/address/);
    expect(faultFor('learner')).toMatch(/address/);
    for (const staff of ['teacher', ...adminRoles] as const) expect(faultFor(staff)).toBeNull();
  });
});
