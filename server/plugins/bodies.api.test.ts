import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

let academy: TestAcademy;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

test.each([
  ['arrays', '[', ']'],
  ['objects', '{"a":', '}'],
])('%s within one another without end are refused, not stumbled over', async (_, open, close) => {
  for (const depth of [60, 5_000, 100_000]) {
    const email = `${open.repeat(depth)}1${close.repeat(depth)}`;
    const response = await academy.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      payload: `{"email":${email}}`,
    });
    expect([response.statusCode, response.json().msg]).toEqual([
      400,
      'This does not have the expected form',
    ]);
  }
});
