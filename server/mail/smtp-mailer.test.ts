import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email as ReceivedEmail } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmailKind, emailKinds } from '#domain/email-kinds.ts';
import { sampleEmail } from '#server/testing/sample-email.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

/** What a mail server receives from the academy, over SMTP. */

const received: ReceivedEmail[] = [];
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(address.startsWith('nobody@') ? new Error('no such mailbox') : null);
  },
  async onData(stream, _session, done) {
    received.push(await PostalMime.parse(await buffer(stream)));
    done();
  },
});
let mailer: Mailer;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, async () => ({
    name: '远景学院',
    address: 'academy@academy.test',
  }));
});
beforeEach(() => {
  received.length = 0;
});
afterAll(() => {
  mailer.close?.();
  return new Promise<void>((resolve) => server.close(() => resolve()));
});

const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trim();

describe.each(Object.keys(emailKinds) as EmailKind[])('the email “%s”', (kind) => {
  test.each(['zh', 'en'] as const)('(%s) arrives as it was written', async (locale) => {
    const sent = sampleEmail(kind, locale);
    await mailer.send(sent);
    expect(received).toHaveLength(1);
    const [email] = received;
    expect(email?.to?.map(({ address }) => address)).toEqual([sent.to]);
    expect(email?.from).toMatchObject({ name: '远景学院', address: 'academy@academy.test' });
    expect(email?.subject).toBe(sent.subject);
    expect(lines(email?.text)).toBe(lines(sent.text));
    expect(lines(email?.html)).toBe(lines(sent.html));
    expect(email?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });
});

test('the header for unsubscribing by one press arrives whole', async () => {
  const headers = {
    'List-Unsubscribe': `<https://academy.test/unsubscribe?token=${'t'.repeat(120)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await mailer.send({ ...sampleEmail('notice', 'zh'), headers });
  for (const [name, value] of Object.entries(headers)) {
    expect(received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: name.toLowerCase(), value }),
    );
  }
});

test('an address that the mail server refuses is reported, and the next email leaves', async () => {
  const email = sampleEmail('welcome', 'en');
  await expect(mailer.send({ ...email, to: 'nobody@example.com' })).rejects.toThrow(
    /no such mailbox/,
  );
  expect(received).toEqual([]);
  await mailer.send(email);
  expect(received).toHaveLength(1);
});

test('a mail server that cannot be reached is reported', async () => {
  const gone = net.createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const away = createSmtpMailer(`smtp://127.0.0.1:${port}`, async () => ({
    name: 'Academy',
    address: 'academy@academy.test',
  }));
  await expect(away.send(sampleEmail('welcome', 'zh'))).rejects.toThrow(/ECONNREFUSED/);
});

test('composing an email without sending it sends nothing', async () => {
  await mailer.rehearse?.(sampleEmail('reset', 'zh'));
  expect(received).toEqual([]);
});
