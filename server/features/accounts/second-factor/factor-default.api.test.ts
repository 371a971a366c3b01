import { beforeEach, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { createTestAcademy, type TestAcademy } from '#server/testing/test-academy.ts';
import { findPageViewer } from '../find-current-user.ts';
import { announceFactorDefault } from './announce-factor-default.ts';
import { switchOn } from './second-factor.testing.ts';

/** Admins need a second factor by default, where the academy is public and nobody has chosen. */

const START = '2026-03-02T04:00:00Z';
let academy: TestAcademy;

async function open(publicUrl: string | null = 'https://academy.example') {
  academy = await createTestAcademy({ publicUrl });
  academy.setClock(START);
  const admin = await academy.addAdmin();
  return admin;
}
beforeEach(() => () => academy.close());

const announce = () => announceFactorDefault(academy.app.dependencies);
const read = (token: string) => academy.call(siteSettingsAdminCalls.get, {}, { as: { token } });
const choose = (token: string, second_factor_for: 'default' | 'none') =>
  academy.call(siteSettingsAdminCalls.update, { body: { second_factor_for } }, { as: { token } });
const noticesOf = async (token: string) =>
  (await findPageViewer(academy.app.dependencies, { token }))?.notices;

test('fourteen days after it was announced, to those who have none', async () => {
  const admin = await open();
  const other = await academy.addAdmin();
  await announce();
  academy.setClock('2026-03-10T04:00:00Z');
  await announce();
  const token = await academy.logIn(admin.email);
  expect((await read(token)).data.second_factor_for).toBe('default');
  const before = { lacksSecondFactor: false, secondFactorFrom: '2026-03-16T04:00:00.000Z' };
  expect(await noticesOf(token)).toMatchObject(before);
  const ready = { ...other, token: await academy.logIn(other.email) };
  await switchOn(academy, ready);
  expect(await noticesOf(ready.token)).toMatchObject({ ...before, secondFactorFrom: null });
  academy.setClock('2026-03-16T03:00:00Z');
  const late = { ...admin, token: await academy.logIn(admin.email) };
  expect((await read(late.token)).status).toBe(200);
  academy.setClock('2026-03-16T04:00:00Z');
  expect((await read(late.token)).error).toBe('SECOND_FACTOR_REQUIRED');
  expect(await noticesOf(late.token)).toMatchObject({ lacksSecondFactor: true });
  const { data } = await academy.call(secondFactorCalls.state, {}, { as: late });
  expect(data).toMatchObject({ required: true, is_sole_owner: false });
  await switchOn(academy, late);
  expect((await read(late.token)).status).toBe(200);
});

test('never where an owner has chosen otherwise, and anew where that is taken back', async () => {
  const admin = await open();
  await announce();
  expect((await choose(admin.token, 'none')).data.second_factor_for).toBe('none');
  academy.setClock('2026-04-20T04:00:00Z');
  await announce();
  const token = await academy.logIn(admin.email);
  expect((await read(token)).data.second_factor_for).toBe('none');
  expect(await noticesOf(token)).toMatchObject({ secondFactorFrom: null });
  expect((await choose(token, 'default')).data.second_factor_for).toBe('default');
  await announce();
  expect(await noticesOf(token)).toMatchObject({ secondFactorFrom: '2026-05-04T04:00:00.000Z' });
});

test('never without a public address', async () => {
  const admin = await open(null);
  await announce();
  academy.setClock('2026-04-20T04:00:00Z');
  const token = await academy.logIn(admin.email);
  expect((await read(token)).status).toBe(200);
  expect(await noticesOf(token)).toMatchObject({ secondFactorFrom: null });
});

test('the only owner is told to keep a way back; several owners can reset each other', async () => {
  const owner = await open();
  const state = async () => (await academy.call(secondFactorCalls.state, {}, { as: owner })).data;
  expect(await state()).toMatchObject({ is_sole_owner: true });
  await academy.addAdmin();
  expect(await state()).toMatchObject({ is_sole_owner: false });
});
