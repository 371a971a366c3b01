import net, { type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { ServiceAway, SessionLost } from '#server/lib/queue/job-errors.ts';
import { sampleEmail } from '#server/testing/sample-email.ts';
import { createSmtpMailer, type Mailer, type SmtpLimits } from './mailer.ts';
import { EmailRefused } from './smtp-errors.ts';

/** What the academy makes of a mail server that refuses, hangs or breaks off. */

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Short, so that a server that hangs is given up at once. */
const IMPATIENT: SmtpLimits = { connect: 200, greet: 200, send: 200 };
/** No test that gets an answer waits as long. */
const PATIENT: SmtpLimits = { connect: 60_000, greet: 60_000, send: 60_000 };

async function mailerAt(server: net.Server, limits = PATIENT): Promise<Mailer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const from = async () => ({ name: 'Academy', address: 'no-reply@academy.example' });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from, limits);
  closing.push(() => mailer.close?.());
  return mailer;
}

/** A mail server with faults; a refusal carries its code. */
function serverWith(options: SMTPServerOptions): net.Server {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], ...options });
  server.on('error', () => {});
  closing.push(() => server.close(() => {}));
  return server.server;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** The error of sending an email; fails where it leaves. */
async function errorOf(mailer: Mailer): Promise<Error> {
  try {
    await mailer.send(sampleEmail('welcome', 'en'), { id: 'job.7.abc' });
  } catch (error) {
    return error as Error;
  }
  throw new Error('the email has left');
}

test.each([550, 551, 552, 553, 554])('%i for a recipient is final', async (code) => {
  const mailer = await mailerAt(
    serverWith({ onRcptTo: (_, __, done) => done(refusal(code, 'no such mailbox')) }),
  );
  const error = await errorOf(mailer);
  expect(error).toBeInstanceOf(EmailRefused);
  expect(error.message).toContain('no such mailbox (RCPT TO)');
});

test.each([
  [550, 'no such mailbox', true],
  [551, 'user not local', true],
  [553, 'mailbox name not allowed', true],
  [550, '5.1.1 no such mailbox', true],
  [550, '5.2.1 mailbox disabled', true],
  [556, '5.1.10 the domain accepts no email', true],
  [552, '5.2.2 mailbox full', false],
  [550, '5.7.1 rejected as spam', false],
  [550, '5.1.8 bad address of the sender', false],
  [552, 'too much stored', false],
  [554, 'transaction failed', false],
])('%i “%s” for a recipient marks the address: %s', async (code, message, isBounce) => {
  const mailer = await mailerAt(
    serverWith({ onRcptTo: (_, __, done) => done(refusal(code, message)) }),
  );
  expect(await errorOf(mailer)).toMatchObject({ isBounce });
});

test.each([552, 554])('%i for a message is final', async (code) => {
  const mailer = await mailerAt(
    serverWith({
      onData: (stream, _, done) => {
        stream.resume().on('end', () => done(refusal(code, 'refused')));
      },
    }),
  );
  const error = await errorOf(mailer);
  expect(error).toBeInstanceOf(EmailRefused);
  expect(error).toMatchObject({ isBounce: false });
});

test.each([530, 535])(
  '%i for a recipient asks for a login and concerns all emails',
  async (code) => {
    const mailer = await mailerAt(
      serverWith({ onRcptTo: (_, __, done) => done(refusal(code, 'authentication required')) }),
    );
    expect(await errorOf(mailer)).toBeInstanceOf(ServiceAway);
  },
);

test('450 for a recipient, as greylisting answers, concerns this email and passes', async () => {
  const mailer = await mailerAt(
    serverWith({ onRcptTo: (_, __, done) => done(refusal(450, 'greylisted')) }),
  );
  const error = await errorOf(mailer);
  for (const kind of [EmailRefused, ServiceAway, SessionLost])
    expect(error).not.toBeInstanceOf(kind);
});

test.each([451, 550, 553])('%i for the sender is no fault of the recipient', async (code) => {
  const mailer = await mailerAt(
    serverWith({ onMailFrom: (_, __, done) => done(refusal(code, 'sender refused')) }),
  );
  expect(await errorOf(mailer)).toBeInstanceOf(ServiceAway);
});

test('a refused login is no fault of the recipient', async () => {
  const server = serverWith({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(refusal(535, 'wrong password')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const from = async () => ({ name: 'Academy', address: 'no-reply@academy.example' });
  const mailer = createSmtpMailer(`smtp://a:b@127.0.0.1:${port}`, from, PATIENT);
  closing.push(() => mailer.close?.());
  expect(await errorOf(mailer)).toBeInstanceOf(ServiceAway);
});

test('a server that greets with 421 is away', async () => {
  const mailer = await mailerAt(
    serverWith({ onConnect: (_, done) => done(refusal(421, 'too busy')) }),
  );
  expect(await errorOf(mailer)).toBeInstanceOf(ServiceAway);
});

test('a server that accepts connections and says nothing is away', async () => {
  const silent = net.createServer((socket) => closing.push(() => socket.destroy()));
  closing.push(() => silent.close());
  expect(await errorOf(await mailerAt(silent, IMPATIENT))).toBeInstanceOf(ServiceAway);
});

test('a server that hangs at the recipient has lost the session, and nothing was sent', async () => {
  const mailer = await mailerAt(serverWith({ onRcptTo: () => {} }), IMPATIENT);
  expect(await errorOf(mailer)).toMatchObject({ mayBeDone: false });
});

test('a server that hangs after the message may have accepted it', async () => {
  const ids: string[] = [];
  const hanging = serverWith({
    onData: (stream) => {
      stream.on('data', (chunk) => ids.push(...(/Message-ID: (\S+)/i.exec(`${chunk}`) ?? [])));
    },
  });
  const mailer = await mailerAt(hanging, IMPATIENT);
  for (const error of [await errorOf(mailer), await errorOf(mailer)]) {
    expect(error).toBeInstanceOf(SessionLost);
    expect(error).toMatchObject({ mayBeDone: true });
  }
  const id = '<job.7.abc@academy.example>';
  expect(ids).toEqual([`Message-ID: ${id}`, id, `Message-ID: ${id}`, id]);
});

test('a connection that ends after the final dot may have carried the email', async () => {
  const sockets: net.Socket[] = [];
  const dropping = serverWith({
    onData: (stream) => {
      stream.resume().on('end', () => {
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  dropping.on('connection', (socket) => sockets.push(socket));
  expect(await errorOf(await mailerAt(dropping))).toMatchObject({ mayBeDone: true });
});
