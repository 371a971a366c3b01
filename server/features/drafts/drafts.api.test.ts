import { beforeAll, describe, expect, test } from 'vitest';
import { draftCalls } from '#contract/drafts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

const save = (body: Record<string, unknown>, as: TestPerson | null = admin) =>
  academy.callWith(draftCalls.save, { body: { entity: 'content', body: {}, ...body } }, { as });
const get = async (key: string, as: TestPerson = admin) =>
  (await academy.call(draftCalls.get, { query: { entity: 'content', key } }, { as })).data.draft;
const discard = (key: string, as: TestPerson = admin) =>
  academy.call(draftCalls.discard, { query: { entity: 'content', key } }, { as });

describe('a draft', () => {
  test('waits on every device of its writer', async () => {
    expect(await get('7')).toBeNull();
    const { data } = await save({ key: '7', body: { title: 'Half' }, based_on_version: 3 });
    expect(data.saved_at).toBe(academy.now.toISOString());
    const elsewhere = { ...admin, token: await academy.logIn(admin.email) };
    expect(await get('7', elsewhere)).toEqual({
      entity: 'content',
      key: '7',
      body: { title: 'Half' },
      based_on_version: 3,
      saved_at: academy.now.toISOString(),
    });
  });

  test('takes the place of the earlier one', async () => {
    await save({ key: '8', body: { title: 'One' }, based_on_version: 1 });
    academy.advanceMinutes(1);
    await save({ key: '8', body: { title: 'Two' } });
    expect(await get('8')).toMatchObject({
      body: { title: 'Two' },
      based_on_version: null,
      saved_at: academy.now.toISOString(),
    });
  });

  test('of something new has a key of its own', async () => {
    await save({ key: 'new:3:quiz', body: { title: 'New' } });
    expect(await get('new:3:quiz')).toMatchObject({ body: { title: 'New' } });
    expect(await get('new:3:text')).toBeNull();
  });

  test('is seen and discarded by nobody else', async () => {
    const other = await academy.addAdmin();
    await save({ key: '9', body: { title: 'Secret' } });
    expect(await get('9', other)).toBeNull();
    expect((await discard('9', other)).status).toBe(200);
    expect(await get('9')).not.toBeNull();
    expect((await discard('9')).status).toBe(200);
    expect(await get('9')).toBeNull();
    expect((await discard('9')).status).toBe(200);
  });

  test('of teachers is kept as well, of learners and guests not', async () => {
    const teacher = await academy.addPerson({ role: 'teacher' });
    const learner = await academy.addLearner();
    expect((await save({ key: '1' }, teacher)).status).toBe(200);
    expect((await save({ key: '1' }, learner)).status).toBe(403);
    expect((await save({ key: '1' }, null)).status).toBe(401);
  });

  test.each([
    ['a key that is none', { key: 'x y' }, 'key'],
    ['no key', {}, 'key'],
    ['a kind that has no drafts', { key: '1', entity: 'user' }, 'entity'],
    ['a body that is none', { key: '1', body: 'text' }, 'body'],
    ['version 0', { key: '1', based_on_version: 0 }, 'based_on_version'],
  ])('is refused with %s', async (_, body, field) => {
    const answer = await save(body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  test('beyond the hundredth, the oldest makes room', async () => {
    const writer = await academy.addAdmin();
    for (let number = 1; number <= 102; number++) {
      academy.advanceMinutes(1);
      await save({ key: String(number) }, writer);
    }
    expect(await get('2', writer)).toBeNull();
    expect(await get('3', writer)).not.toBeNull();
    expect(await get('102', writer)).not.toBeNull();
  });
});
