import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOperations } from './operations.ts';
import { callers, encodeBody, type GeneratedRequest, generateRequests } from './requests.ts';

const operations = readOperations(
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../docs/openapi.json'), 'utf8')),
);

function take(count: number, seed: number, of = operations): GeneratedRequest[] {
  const requests = generateRequests(of, seed);
  return Array.from({ length: count }, () => requests.next().value as GeneratedRequest);
}

const few = operations.filter(({ path: one }) => one.startsWith('/api/redemption/'));

test('the same seed sends the same requests, another seed others', () => {
  expect(take(200, 7, few)).toEqual(take(200, 7, few));
  expect(take(200, 7, few)).not.toEqual(take(200, 8, few));
});

test('every operation of the document gets its turn, and no address keeps a brace', () => {
  const requests = take(operations.length, 1);
  expect(requests.map(({ operation }) => operation)).toEqual(operations);
  for (const { path: address } of requests) expect(address).not.toMatch(/\{\w+\}/);
});

test('each of the seven kinds of callers makes calls of learners, teachers and admins', () => {
  const requests = take(operations.length * 3, 5);
  for (const start of ['/api/course/', '/api/teach/', '/api/admin/']) {
    const own = requests.filter(({ operation }) => operation.path.startsWith(start));
    expect(new Set(own.map(({ caller }) => caller)), start).toEqual(new Set(callers));
  }
});

test('every body can be sent in the form of its media type', () => {
  for (const request of take(operations.length * 3, 3)) {
    const { headers, body } = encodeBody(request);
    expect(() => new Request('http://localhost/', { method: 'POST', headers, body })).not.toThrow();
  }
});

test('most redemptions name a reward that the demo academy can have', () => {
  const create = few.filter(({ path: one }) => one === '/api/redemption/create');
  const rewards = take(200, 1, create).map(
    ({ body }) => (body as { reward_id?: unknown })?.reward_id,
  );
  const likely = rewards.filter((id) => typeof id === 'number' && id >= 1 && id <= 30);
  expect(likely.length).toBeGreaterThan(80);
});
