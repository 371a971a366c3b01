import { expect, test } from 'vitest';
import type { Dependencies } from '#server/dependencies.ts';
import { jobRunnersOf } from './job-kinds.ts';

/** The lanes that a process with these settings works in. */
function lanesOf(smtpUrl: string | null, publicUrl: string | null) {
  const dependencies = {
    settings: { smtpUrl, publicUrl, smtpRate: null },
    database: { db: null },
    tracing: null,
    now: () => new Date(),
  } as unknown as Dependencies;
  const runners = jobRunnersOf(dependencies, { onFailure: () => {} });
  return [...new Set(runners.map(({ takes }) => takes?.lane))];
}

test('a process of a public site without a mail server leaves emails to the others', () => {
  expect(lanesOf(null, 'https://academy.example')).toEqual(['push', 'work']);
});

test.each([
  ['smtps://mail.example', 'https://academy.example'],
  [null, null],
  [null, 'http://localhost:3000'],
])('with SMTP_URL %j at %j it sends them', (smtpUrl, publicUrl) => {
  expect(lanesOf(smtpUrl, publicUrl)).toEqual(['mail', 'push', 'work']);
});
