import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeOutbox, createOutboxMailer } from './mailer.ts';

let dataDir: string;
let outbox: string;
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
const from = async () => ({ name: 'Academy', address: 'academy@localhost' });

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-outbox-'));
  outbox = path.join(dataDir, 'outbox');
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

test('emails in the outbox are for their owner alone to read', async () => {
  const mailer = createOutboxMailer(outbox, from);
  await mailer.send({ to: 'lin@example.com', subject: 'A link', text: 'https://academy.test' });
  const [file = ''] = fs.readdirSync(outbox);
  expect([modeOf(outbox), modeOf(path.join(outbox, file))]).toEqual(['700', '600']);
});

test('emails that an older version left readable are closed at the start', async () => {
  fs.mkdirSync(outbox, { mode: 0o755 });
  const old = path.join(outbox, 'old.eml');
  fs.writeFileSync(old, 'https://academy.test', { mode: 0o644 });
  await closeOutbox(outbox);
  expect([modeOf(outbox), modeOf(old)]).toEqual(['700', '600']);
});

test('an outbox that was removed meanwhile comes back closed', async () => {
  await closeOutbox(outbox);
  const mailer = createOutboxMailer(outbox, from);
  fs.rmdirSync(outbox);
  await mailer.send({ to: 'lin@example.com', subject: 'A link', text: 'https://academy.test' });
  expect(modeOf(outbox)).toBe('700');
});

test('programs that answer emails automatically do not answer those of the academy', async () => {
  const mailer = createOutboxMailer(outbox, from);
  await mailer.send({ to: 'lin@example.com', subject: 'A link', text: 'https://academy.test' });
  const [file = ''] = fs.readdirSync(outbox);
  const written = fs.readFileSync(path.join(outbox, file), 'utf8');
  expect(written).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

test('an email goes out as text and as HTML, of which the reader’s program shows one', async () => {
  const mailer = createOutboxMailer(outbox, from);
  const email = {
    to: 'lin@example.com',
    subject: 'A link',
    text: 'As text',
    html: '<p>As HTML</p>',
  };
  await mailer.send({ ...email, headers: { 'List-Unsubscribe': '<https://academy.test/stop>' } });
  const [file = ''] = fs.readdirSync(outbox);
  const written = fs.readFileSync(path.join(outbox, file), 'utf8');
  expect(written).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(written).toContain('List-Unsubscribe: <https://academy.test/stop>');
  const parts = [...written.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type);
  expect(parts).toEqual(['text/plain', 'text/html']);
});
