import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { avatarCalls } from '#contract/avatar.ts';
import type { Call } from '#contract/call.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { allCalls } from '#contract/index.ts';
import { learningCalls } from '#contract/learning.ts';
import { mediaAdminCalls, mediaTeachCalls } from '#contract/media.ts';
import { createClamav } from '#server/lib/clamav.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { FAKE_VIRUS, FakeClamd } from '#server/testing/fake-clamd.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { fileRows, filesOnDisk } from '#server/testing/stored-files.ts';
import type { AnyInput, TestFile, TestPerson } from '#server/testing/test-academy.ts';

const log: string[] = [];
const academy = openTestAcademy(
  { logLevel: 'warn' },
  { log: { write: (line) => void log.push(line) } },
);
const clamd = new FakeClamd();
let admin: TestPerson;
let teacher: TestPerson;
let learner: TestPerson;
let contentId = 0;
let orderId = 0;

beforeAll(async () => {
  await clamd.open();
  academy.app.dependencies.scanner = createClamav(clamd.address, { scan: 500, answer: 500 });
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  teacher = await academy.addPerson({ role: 'teacher' });
  learner = await academy.addLearner({ language: 'en' });
  await setPaymentSettings(academy.db);
  const free = await addCourse(academy.db);
  contentId = await addLesson(academy.db, free, { type: 'assignment' });
  const course_id = await addCourse(academy.db, { price_sgd: 49.9 });
  const body = { course_id, currency: 'SGD', method: 'paynow' } as const;
  const { data } = await academy.call(checkoutCalls.create, { body }, { as: learner });
  orderId = data.order_id;
});
beforeEach(() => {
  clamd.behaviour = 'fine';
  log.length = 0;
});
afterAll(() => clamd.close());

const joined = (...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
/** Bytes after the end of a picture or PDF are ignored by its readers. */
const png = (after: string): TestFile => ({
  name: 'Mei Lin.png',
  content: joined(sampleFiles.png, after),
});
const text = (after: string): TestFile => ({ name: 'Mei Lin.txt', content: joined('My ', after) });

interface Sent {
  input: () => AnyInput;
  as: () => TestPerson;
  file: (after: string) => TestFile;
}

/** Every call that takes a file, each with one that it would accept. */
const sent: Record<string, Sent> = {
  [avatarCalls.set.name]: { input: () => ({}), as: () => learner, file: png },
  [learningCalls.submitAssignment.name]: {
    input: () => ({ body: { content_id: contentId } }),
    as: () => learner,
    file: text,
  },
  [checkoutCalls.sendReceipt.name]: {
    input: () => ({ body: { order_id: orderId } }),
    as: () => learner,
    file: png,
  },
  [mediaAdminCalls.upload.name]: { input: () => ({}), as: () => admin, file: png },
  [mediaTeachCalls.upload.name]: { input: () => ({}), as: () => teacher, file: png },
  [userAdminCalls.import.name]: {
    input: () => ({ body: { dry_run: 'false' } }),
    as: () => admin,
    file: (after) => ({
      name: 'people.csv',
      content: joined(`email,name\nnew-person@example.com,${after || 'New'}\n`),
    }),
  },
};
const withFile = allCalls.filter((call) => call.takesFile !== undefined);

const send = (call: Call, after: string, locale: 'en' | 'zh' = 'en') => {
  const { input, as, file } = sent[call.name] as Sent;
  return academy.callWith(call, input(), { as: as(), file: file(after), locale });
};

const kept = async () => ({ disk: filesOnDisk(academy).sort(), rows: await fileRows(academy) });

/** An upload in one chunk, ready to be finished. */
async function startChunked(after: string): Promise<number> {
  const { name, content } = png(after);
  const body = { name, bytes: content.length };
  const { data } = await academy.call(mediaAdminCalls.start, { body }, { as: admin });
  const { statusCode } = await academy.app.inject({
    method: 'POST',
    url: `/api/admin/uploads/${data.upload_id}/chunk?offset=0`,
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${admin.token}`,
    },
    payload: Buffer.from(content as Uint8Array),
  });
  expect(statusCode).toBe(200);
  return data.upload_id;
}
const finish = (id: number) =>
  academy.call(mediaAdminCalls.finish, { params: { id } }, { as: admin, locale: 'en' });

test('each call that takes a file is tried here', () => {
  expect(Object.keys(sent).sort()).toEqual(withFile.map(({ name }) => name).sort());
});

describe.each(withFile.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('refuses a file with a virus in both languages, and keeps nothing of it', async () => {
    const before = await kept();
    const english = await send(call, FAKE_VIRUS);
    expect([english.status, english.error]).toEqual([422, 'VIRUS_FOUND']);
    expect(english.msg).toMatch(/^A virus was found in this file, so it was not saved\./);
    expect(english.fields).toEqual({ file: english.msg });
    expect((await send(call, FAKE_VIRUS, 'zh')).msg).toMatch(/^此文件含有病毒，未予保存。/);
    expect(await kept()).toEqual(before);
  });

  test.each(['closing', 'silent', 'limits'] as const)(
    'takes nothing unseen: the scanner is %s',
    async (behaviour) => {
      clamd.behaviour = behaviour;
      const before = await kept();
      const { status, error, msg, headers } = await send(call, '');
      expect([status, error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(msg).toMatch(/^The file could not be checked for viruses just now/);
      expect(headers['retry-after']).toBe('60');
      expect(await kept()).toEqual(before);
      expect(log.join('')).toContain('the virus scanner');
    },
  );

  test('takes a clean one', async () => {
    const { status, msg } = await send(call, '');
    expect(status, msg).toBe(200);
    expect(clamd.scanned.at(-1)).toEqual(
      Buffer.from(sent[call.name]?.file('').content as Uint8Array),
    );
  });
});

describe('a file that comes in chunks', () => {
  test('is scanned as a whole when it is finished; with a virus nothing of it stays', async () => {
    const before = await kept();
    const refused = await finish(await startChunked(FAKE_VIRUS));
    expect([refused.status, refused.error]).toEqual([422, 'VIRUS_FOUND']);
    expect(await kept()).toEqual(before);
  });

  test('waits where it could not be scanned, and can be finished later', async () => {
    const id = await startChunked('');
    const before = await kept();
    clamd.behaviour = 'closing';
    expect((await finish(id)).status).toBe(503);
    expect(await kept()).toEqual(before);
    clamd.behaviour = 'fine';
    expect((await finish(id)).status).toBe(200);
  });
});

test('captions are scanned as well', async () => {
  const captions = `WEBVTT\n\n00:00.000 --> 00:01.000\n${FAKE_VIRUS}\n`;
  const before = await kept();
  const refused = await academy.call(
    mediaAdminCalls.captions,
    { body: { text: captions } },
    { as: admin },
  );
  expect([refused.status, refused.error]).toEqual([422, 'VIRUS_FOUND']);
  expect(await kept()).toEqual(before);
});

test('a virus is an event of the log and a line of the audit, without names', async () => {
  const person = await academy.addLearner({ name: 'Mei Lin' });
  await academy.call(avatarCalls.set, {}, { as: person, file: png(FAKE_VIRUS) });
  await expect
    .poll(() =>
      academy.db
        .selectFrom('audit_log')
        .select(['action', 'actor_user_id', 'before', 'after'])
        .where('entity', '=', 'user')
        .where('entity_id', '=', String(person.userId))
        .execute(),
    )
    .toEqual([
      { action: 'user.upload_virus', actor_user_id: person.userId, before: null, after: null },
    ]);
  const events = log.map((line) => JSON.parse(line)).filter((line) => line.security_event);
  expect(events).toMatchObject([
    {
      security_event: 'virus_found',
      call: 'accounts.setAvatar',
      status: 422,
      user_id: person.userId,
    },
  ]);
  expect(log.join('')).not.toMatch(/Mei Lin|example\.com/);
});

test('readiness says whether the scanner answers, and does not depend on it', async () => {
  const ready = async () => (await academy.app.inject('/readyz')).json();
  await expect.poll(ready).toEqual({ ready: true, virus_scanner: 'up' });
  clamd.behaviour = 'silent';
  await expect.poll(ready, { timeout: 10_000 }).toEqual({ ready: true, virus_scanner: 'down' });
});
