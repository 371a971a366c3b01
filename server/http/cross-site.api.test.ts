import { describe, expect, test } from 'vitest';
import { addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy({ logLevel: 'silent' });

describe('another site cannot make a browser change anything', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.academy.example' },
  ];
  const own = [
    {},
    { origin: 'https://academy.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://academy.example' },
  ];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each([
    ['log in', '/api/users/login'],
    ['register', '/api/users/register'],
    ['log out', '/api/users/logout'],
    ['ask for a reset link', '/api/users/forgotPassword'],
    ['set a password', '/api/users/resetPassword'],
    ['change a profile', '/api/users/profile'],
  ])('its forms do not %s', async (_, url) => {
    const { email, password } = await academy.addLearner();
    const payload = new URLSearchParams({ email, password }).toString();
    const send = (headers: Record<string, string>) =>
      academy.app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload });
    for (const headers of foreign) {
      const answer = await send(headers);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
    for (const headers of own) expect((await send(headers)).statusCode).not.toBe(403);
  });

  test('a GET that likes a teacher takes a script of this site or a program, with the bearer header', async () => {
    const teacher = await addTeacher(academy.db);
    const { token } = await academy.addLearner();
    const get = (action: string, headers: Record<string, string>) =>
      academy.app.inject({ url: `/api/teacher/${action}?teacher_id=${teacher}`, headers });
    const bearer = { authorization: `Bearer ${token}` };
    for (const action of ['like', 'unlike']) {
      for (const said of [
        { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
        { origin: 'https://evil.example' },
      ]) {
        expect((await get(action, { ...bearer, ...said })).statusCode).toBe(403);
      }
      const script = {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        'sec-fetch-dest': 'empty',
      };
      expect((await get(action, script)).statusCode).toBe(401);
      expect((await get(action, { cookie: `session=${token}`, ...script })).statusCode).toBe(401);
      expect((await get(action, { ...bearer, ...script })).statusCode).toBe(200);
      expect((await get(action, bearer)).statusCode).toBe(200);
    }
  });
});
