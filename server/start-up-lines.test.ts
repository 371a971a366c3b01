import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoAccounts } from '#demo/loader/demo-accounts.ts';
import { readSettings } from './settings.ts';
import { announce } from './start-up-lines.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const site = { name: 'Prospect Academy', name_zh: '远景学院', email: '' };
function linesOf(environment: NodeJS.ProcessEnv): string {
  announce('http://127.0.0.1:3000', site, readSettings(environment), demoAccounts);
  return lines.join('');
}

test('on this machine a newcomer reads the demo passwords, and no warning about emails', () => {
  const text = linesOf({});
  expect(text).toContain('academy-admin');
  expect(text).not.toContain('SMTP_URL');
});

test('a password is never printed where PUBLIC_URL is set', () => {
  const text = linesOf({ PUBLIC_URL: 'http://localhost:3000' });
  expect(text).toContain('is open at http://localhost:3000');
  for (const { password } of demoAccounts) expect(text).not.toContain(password);
});

test('where the public has an address it warns that emails are not sent', () => {
  const text = linesOf({ PUBLIC_URL: 'https://academy.test' });
  expect(text).toMatch(/Warning: SMTP_URL is not set.*wait/);
});

test('with a mail server there is nothing to warn of', () => {
  const SMTP_URL = 'smtps://mail.academy.test';
  const text = linesOf({ PUBLIC_URL: 'https://academy.test', SMTP_URL });
  expect(text).not.toContain('SMTP_URL');
  expect(text).toContain('Emails come from no-reply@academy.test.');
});

test('who asks for several processes on the embedded database reads why there is one', () => {
  expect(linesOf({ WORKERS: '4' })).toMatch(/one process serves, .*set DATABASE_URL/);
});

test('who asks for one process reads nothing of processes', () => {
  expect(linesOf({ WORKERS: '1' })).not.toContain('process');
});

test('settings that contradict each other are reported, a line each', () => {
  const text = linesOf({ FILE_OFFLOAD: 'nginx:/files' });
  expect(text).toMatch(/\nWarning: FILE_OFFLOAD .*TRUST_PROXY is off.*\n/);
  expect(text).toMatch(/\nWarning: FILE_OFFLOAD .*PUBLIC_URL is not set.*\n/);
});
