import { expect, test } from 'vitest';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();

test.each([
  ['/api/teachers.php', 'GET /api/teacher/list'],
  ['/rewards.php?id=1', 'GET /api/reward/list'],
  ['/api/redemption.php', 'POST /api/redemption/create'],
])('%s is gone and names its successor', async (url, successor) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await academy.app.inject({ method, url, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ code: 0, success: false, error: 'GONE' });
    expect(answer.json().msg).toContain(successor);
  }
});
