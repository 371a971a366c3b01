import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { allCalls } from '#contract/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();
let admin: { token: string };
let learner: { token: string };

beforeAll(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner({});
});

const changes = allCalls.filter((call) => call.method === 'PATCH' || call.changesFields === true);

const countAudits = async () =>
  (await academy.db.selectFrom('audit_log').select('audit_id').execute()).length;

async function send(call: (typeof changes)[number], body: object, locale: string) {
  const answer = await academy.app.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/:\w+/g, '1')}`,
    headers: {
      authorization: `Bearer ${call.access === 'learner' ? learner.token : admin.token}`,
      'accept-language': locale,
    },
    payload: body,
  });
  return { status: answer.statusCode, ...answer.json() };
}

describe('a change without a field that the call knows', () => {
  test.each(changes)(
    'is refused by $method $path and leaves no line in the audit',
    async (call) => {
      const before = await countAudits();
      for (const body of [{}, { avatar_of_mine: 'x' }, { version: 1 }]) {
        expect(await send(call, body, 'en')).toMatchObject({
          status: 400,
          error: 'VALIDATION_FAILED',
        });
      }
      expect(await countAudits()).toBe(before);
    },
  );

  test('says so in both languages', async () => {
    const call = accountCalls.updateProfile as (typeof changes)[number];
    expect((await send(call, { unknown: 1 }, 'en')).msg).toMatch(/^Nothing to change/);
    expect((await send(call, { unknown: 1 }, 'zh')).msg).toMatch(/^没有可修改的内容/);
    expect((await send(call, { name: 'Lin Mei' }, 'en')).status).toBe(200);
  });
});
