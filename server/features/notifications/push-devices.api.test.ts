import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { pushCalls } from '#contract/push.ts';
import { FakePushService } from '#server/testing/fake-push-service.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
const service = new FakePushService();
let learner: TestPerson;
beforeAll(async () => {
  learner = await academy.addLearner();
});

const state = async (as: TestPerson) => (await academy.call(pushCalls.state, {}, { as })).data;
const turnOn = (as: TestPerson, body: object = service.newBrowser().subscription) =>
  academy.callWith(pushCalls.subscribe, { body: body as Record<string, unknown> }, { as });
/** The same person in another browser. */
const elsewhere = async (person: TestPerson) => ({
  ...person,
  token: await academy.logIn(person.email),
});

test('the academy’s key is the same for everybody, and one that browsers take', async () => {
  const [one, other] = [await state(learner), await state(await academy.addAdmin())];
  expect(one.public_key).toBe(other.public_key);
  const point = Buffer.from(one.public_key, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
});

test('a guest has no devices', async () => {
  expect((await academy.call(pushCalls.state, {})).status).toBe(401);
});

describe('a device', () => {
  test('is turned on once, however often that is asked, and off again', async () => {
    const person = await academy.addLearner();
    const { subscription } = service.newBrowser();
    for (let time = 0; time < 2; time++) {
      const { status, msg, data } = await turnOn(person, subscription);
      expect([status, msg]).toEqual([200, '已在此设备上开启推送通知']);
      expect(data.devices).toMatchObject([
        { endpoint: subscription.endpoint, is_current: true, last_success_at: null },
      ]);
    }
    const [device] = (await state(person)).devices;
    const params = { id: device?.subscription_id ?? 0 };
    const english = { as: person, locale: 'en' } as const;
    const off = await academy.call(pushCalls.unsubscribe, { params }, english);
    expect([off.msg, off.data.devices]).toEqual(['Push notifications are off for this device', []]);
    expect((await academy.call(pushCalls.unsubscribe, { params }, english)).status).toBe(404);
  });

  test('that got a new address from its browser has that one alone', async () => {
    const person = await academy.addLearner();
    await turnOn(person);
    const { subscription } = service.newBrowser();
    const { data } = await turnOn(person, subscription);
    expect(data.devices.map(({ endpoint }) => endpoint)).toEqual([subscription.endpoint]);
  });

  test('is one of several, each with its own login', async () => {
    const person = await academy.addLearner();
    const other = await elsewhere(person);
    await turnOn(person);
    const { data } = await turnOn(other);
    expect(data.devices.map((device) => device.is_current)).toEqual([true, false]);
  });

  test('goes over to whoever logs in there next', async () => {
    const [first, second] = [await academy.addLearner(), await academy.addLearner()];
    const { subscription } = service.newBrowser();
    await turnOn(first, subscription);
    academy.advanceMinutes(60);
    await turnOn(second, subscription);
    expect((await state(first)).devices).toEqual([]);
    // Since when the one before had it is not the next one's to know.
    expect((await state(second)).devices).toMatchObject([
      { created_at: academy.now.toISOString(), is_current: true },
    ]);
  });

  test('of somebody else cannot be turned off', async () => {
    const other = await academy.addLearner();
    const { data } = await turnOn(other);
    const params = { id: data.devices[0]?.subscription_id ?? 0 };
    const refused = await academy.call(pushCalls.unsubscribe, { params }, { as: learner });
    expect(refused.status).toBe(404);
    expect((await state(other)).devices).toHaveLength(1);
  });
});

describe('push ends on a device', () => {
  test('with the logout there, and not elsewhere', async () => {
    const person = await academy.addLearner();
    const other = await elsewhere(person);
    await turnOn(person);
    await turnOn(other);
    await academy.call(accountCalls.logout, {}, { as: other });
    expect((await state(person)).devices).toMatchObject([{ is_current: true }]);
  });

  test('where its login is ended from another one', async () => {
    const person = await academy.addLearner();
    const other = await elsewhere(person);
    await turnOn(other);
    await academy.call(accountCalls.endOtherSessions, {}, { as: person });
    expect((await state(person)).devices).toEqual([]);
  });

  test('with the account', async () => {
    const person = await academy.addLearner();
    await turnOn(person);
    const removal = { params: { id: person.userId } };
    const as = await academy.addAdmin();
    expect((await academy.call(userAdminCalls.delete, removal, { as })).status).toBe(200);
    const rows = academy.db.selectFrom('push_subscriptions').selectAll();
    expect(await rows.where('user_id', '=', person.userId).execute()).toEqual([]);
  });
});

describe('refused in the caller’s language, with nothing stored, is', () => {
  const good = () => service.newBrowser().subscription;
  test.each([
    ['an unencrypted address', { endpoint: 'http://push.example.com/a' }],
    ['this machine', { endpoint: 'https://localhost/a' }],
    ['a private address', { endpoint: 'https://10.0.0.7/a' }],
    ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
    ['a private address in IPv6', { endpoint: 'https://[fd00::1]/a' }],
    ['a name of the local network', { endpoint: 'https://router.lan/a' }],
    ['no address', { endpoint: 'push' }],
  ])('%s', async (_, body) => {
    const person = await academy.addLearner();
    const sentences = [
      ['zh', '无法向此地址发送推送通知'],
      ['en', 'Push notifications cannot be sent to this address'],
    ] as const;
    for (const [locale, sentence] of sentences) {
      const input = { body: { ...good(), ...body } };
      const refused = await academy.callWith(pushCalls.subscribe, input, { as: person, locale });
      expect(refused).toMatchObject({ status: 400, fields: { endpoint: sentence } });
    }
    expect((await state(person)).devices).toEqual([]);
  });

  test.each([
    ['an address that is too long', { endpoint: `https://push.example.com/${'a'.repeat(2048)}` }],
    ['no keys', { keys: undefined }],
    ['a key that is too short', { keys: { ...good().keys, p256dh: 'BA' } }],
    ['a key that no browser makes', { keys: { ...good().keys, p256dh: `B${'A'.repeat(86)}` } }],
    ['a secret of another length', { keys: { ...good().keys, auth: 'AAAA' } }],
  ])('%s', async (_, body) => {
    const person = await academy.addLearner();
    expect((await turnOn(person, { ...good(), ...body })).status).toBe(400);
    expect((await state(person)).devices).toEqual([]);
  });
});
