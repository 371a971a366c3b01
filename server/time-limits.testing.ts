import { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { avatarCalls } from '#contract/avatar.ts';
import { callPath } from '#contract/call-path.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { oidcCalls } from '#contract/oidc.ts';
import { pointCalls } from '#contract/points.ts';
import { openPostgres } from '#database/open.ts';
import { SilentProxy } from '#database/testing/silent-proxy.ts';
import { type BlackHoleCase, databaseBlackHoles } from '#database/time-limits.testing.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createS3FileStore } from '#server/files/s3-file-store.ts';
import { createSmtpMailer } from '#server/mail/mailer.ts';
import type { Settings } from '#server/settings.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { BlackHole } from '#server/testing/black-hole.ts';
import { FakeClamd } from '#server/testing/fake-clamd.ts';
import { OpenApps } from '#server/testing/open-apps.ts';
import { sampleEmail } from '#server/testing/sample-email.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { CallResult, TestAcademy } from '#server/testing/test-academy.ts';
import { addInvitation, registration } from './features/accounts/accounts.testing.ts';
import { createBreachedPasswords } from './lib/breached-passwords.ts';
import { createClamav } from './lib/clamav.ts';
import { createTracing } from './lib/open-telemetry.ts';
import { createPostPublicly } from './lib/post-publicly.ts';
import { ServiceAway, SessionLost } from './lib/queue/job-errors.ts';
import type { TimeLimitName } from './lib/time-limits.ts';
import { sharedReading } from './metrics/shared-reading.ts';

/** Replaces dependencies of an academy. @returns sets the former ones back */
export function replaceDependencies(
  { app }: TestAcademy,
  {
    settings,
    ...others
  }: Partial<Omit<Dependencies, 'settings'>> & { settings?: Partial<Settings> },
): () => Promise<void> {
  const { dependencies } = app;
  const before = { ...dependencies };
  Object.assign(dependencies, others, { settings: { ...dependencies.settings, ...settings } });
  return async () => {
    Object.assign(dependencies, before);
  };
}

export const s3At = ({ url }: BlackHole) => ({
  endpoint: url,
  region: 'ap-southeast-1',
  bucket: 'academy',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});

async function expectUnavailable(
  response: Promise<Pick<CallResult<unknown>, 'status' | 'headers'>>,
): Promise<void> {
  const { status, headers } = await response;
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
}

/** An upload of an academy with a certain scanner or store of files. */
async function uploading(
  academy: TestAcademy,
  dependencies: Partial<Pick<Dependencies, 'scanner' | 'files'>>,
  close: () => Promise<unknown>,
): Promise<BlackHoleCase> {
  const as = await academy.addLearner();
  const restore = replaceDependencies(academy, dependencies);
  const file = { name: 'me.png', content: sampleFiles.png };
  return {
    wait: () => expectUnavailable(academy.callWith(avatarCalls.set, { body: {} }, { as, file })),
    close: () => Promise.all([restore(), close()]),
  };
}

function smtpAt(port: number) {
  const from = async () => ({ name: 'Academy', address: 'no-reply@academy.example' });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
  return { send: () => mailer.send(sampleEmail('welcome', 'en')), close: () => mailer.close?.() };
}

/** Calls with handlers that never answer. */
async function unanswered(academy: TestAcademy, url: string): Promise<BlackHoleCase> {
  const apps = new OpenApps(() => academy);
  const app = await apps.open();
  app.addHook('preHandler', () => new Promise(() => {}));
  const admin = await academy.addAdmin();
  await academy.proveAgain(admin);
  return {
    wait: async () => {
      const headers = { authorization: `Bearer ${admin.token}` };
      const { statusCode: status, headers: sent } = await app.inject({ url, headers });
      await expectUnavailable(Promise.resolve({ status, headers: sent }));
    },
    close: () => apps.close(),
  };
}

/** A black hole behind each limit of the table. */
export const blackHoles: Record<TimeLimitName, (academy: TestAcademy) => Promise<BlackHoleCase>> = {
  ...databaseBlackHoles,
  request: (academy) => unanswered(academy, callPath(pointCalls.balance)),
  longRequest: (academy) => unanswered(academy, callPath(userAdminCalls.csv)),
  replicaAnswer: async (academy) => {
    const proxy = new SilentProxy({ port: 1 });
    proxy.fallSilent();
    const url = `postgresql://academy@127.0.0.1:${await proxy.listen()}/postgres`;
    const { db, cutShort, close } = openPostgres(url, { poolSize: 1, listens: false });
    const replica = { db, isReadable: () => true, age: () => 0, cutShort, close };
    const restore = replaceDependencies(academy, { replica });
    const as = await academy.addLearner();
    const headers = { cookie: '__Host-session=a' };
    return {
      wait: async () => {
        const { status } = await academy.call(
          pointCalls.history,
          { query: { user_id: as.userId } },
          { as, headers },
        );
        expect(status).toBe(200);
      },
      close: async () => {
        await restore();
        await proxy.close();
        await close();
      },
    };
  },
  smtpConnection: async () => {
    const holes = [await BlackHole.silent(), await BlackHole.unaccepting()];
    const mailers = holes.map(({ port }) => smtpAt(port));
    return {
      wait: () =>
        Promise.all(mailers.map(({ send }) => expect(send()).rejects.toBeInstanceOf(ServiceAway))),
      close: async () => {
        for (const mailer of mailers) mailer.close();
        await Promise.all(holes.map((hole) => hole.close()));
      },
    };
  },
  smtpSend: async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: () => {},
    });
    server.on('error', () => {});
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as { port: number };
    const mailer = smtpAt(port);
    return {
      wait: () => expect(mailer.send()).rejects.toBeInstanceOf(SessionLost),
      close: async () => {
        mailer.close();
        server.close(() => {});
      },
    };
  },
  objectStoreConnection: async (academy) => {
    const hole = await BlackHole.unaccepting();
    return uploading(academy, { files: createS3FileStore(s3At(hole)) }, () => hole.close());
  },
  objectStoreAnswer: async (academy) => {
    const hole = await BlackHole.silent();
    return uploading(academy, { files: createS3FileStore(s3At(hole)) }, () => hole.close());
  },
  figures: async () => ({
    wait: () => expect(sharedReading(() => new Promise(() => {}))()).resolves.toBeNull(),
    close: async () => {},
  }),
  scannerAnswer: async (academy) => {
    const holes = [await BlackHole.silent(), await BlackHole.unaccepting()];
    const [silent, unaccepting] = holes.map((hole) => createClamav(hole));
    const { wait, close } = await uploading(academy, { scanner: silent ?? null }, () =>
      Promise.all(holes.map((hole) => hole.close())),
    );
    const scan = async () => unaccepting?.scan(Readable.from([Buffer.from('text')]));
    return {
      wait: () => Promise.all([wait(), expect(scan()).rejects.toThrow('did not answer in time')]),
      close,
    };
  },
  scan: async (academy) => {
    const clamd = new FakeClamd();
    await clamd.open();
    clamd.behaviour = 'undecided';
    return uploading(academy, { scanner: createClamav(clamd.address) }, () => clamd.close());
  },
  stripe: async (academy) => {
    const hole = await BlackHole.unaccepting();
    const stripe = { secretKey: 'sk_test_a', webhookSecret: 'whsec_a', apiUrl: hole.url };
    const restore = replaceDependencies(academy, { settings: { stripe } });
    const as = await academy.addLearner();
    const course_id = await addCourse(academy.db, { price_sgd: 49.9 });
    const body = { course_id, currency: 'SGD', method: 'stripe' } as const;
    return {
      wait: async () => {
        const { status, data } = await academy.call(checkoutCalls.create, { body }, { as });
        expect([status, data.payment_url]).toEqual([200, null]);
        const { order_id } = data;
        await expectUnavailable(academy.call(checkoutCalls.pay, { body: { order_id } }, { as }));
      },
      close: () => Promise.all([restore(), hole.close()]),
    };
  },
  oidc: async (academy) => {
    const hole = await BlackHole.silent();
    const oidc = { issuer: hole.url, clientId: 'academy', clientSecret: 'secret', name: 'Acme' };
    const restore = replaceDependencies(academy, { settings: { oidc } });
    return {
      wait: () => expectUnavailable(academy.call(oidcCalls.start, { body: {} })),
      close: () => Promise.all([restore(), hole.close()]),
    };
  },
  breachedPasswords: async (academy) => {
    const hole = await BlackHole.silent();
    const breachedPasswords = createBreachedPasswords(`${hole.url}/`);
    const restore = replaceDependencies(academy, { breachedPasswords });
    const body = registration({ invitation_code: await addInvitation(academy) });
    return {
      wait: async () => {
        expect((await academy.call(accountCalls.register, { body })).status).toBe(200);
        expect(breachedPasswords.counts.failed).toBe(1);
      },
      close: () => Promise.all([restore(), hole.close()]),
    };
  },
  push: async () => {
    const hole = await BlackHole.silent();
    const post = createPostPublicly(
      (_host, _options, done) => done(null, [{ address: hole.host, family: 4 }]),
      () => true,
    );
    const url = `https://push.example.com:${hole.port}/a`;
    return {
      wait: () =>
        expect(post({ url, headers: {}, body: new Uint8Array([1]) })).rejects.toMatchObject({
          name: /TimeoutError|AbortError/,
        }),
      close: () => hole.close(),
    };
  },
  traces: async () => {
    const hole = await BlackHole.silent();
    const tracing = createTracing({ url: `${hole.url}/v1/traces`, serviceName: 'academy' });
    tracing.enterRequest(undefined, (end) => end({ failed: false }));
    return { wait: () => tracing.close().catch(() => {}), close: () => hole.close() };
  },
};
