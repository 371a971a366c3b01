import { beforeAll, describe, expect, test, vi } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { mediaAdminCalls, mediaTeachCalls } from '#contract/media.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 32)]);
const HALF = 1_000_000;

async function chunk(id: number, from: number, to: number) {
  const answer = await academy.app.inject({
    method: 'POST',
    url: `/api/admin/uploads/${id}/chunk?offset=${from}`,
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${admin.token}`,
    },
    payload: pdf.subarray(from, to),
  });
  return answer.statusCode;
}

test('sending the same chunks and finishing many times at once makes one file', async () => {
  const { data: begun } = await academy.call(
    mediaAdminCalls.start,
    { body: { name: 'a.pdf', bytes: pdf.length } },
    { as: admin },
  );
  const id = begun.upload_id;
  const first = await Promise.all(Array.from({ length: 6 }, () => chunk(id, 0, HALF)));
  expect(first).toEqual(Array(6).fill(200));
  const second = await Promise.all([
    ...Array.from({ length: 4 }, () => chunk(id, HALF, pdf.length)),
    chunk(id, 0, HALF),
  ]);
  expect(second).toEqual(Array(5).fill(200));
  const finished = await Promise.all(
    Array.from({ length: 5 }, () =>
      academy.call(mediaAdminCalls.finish, { params: { id } }, { as: admin }),
    ),
  );
  expect(finished.map((answer) => answer.status)).toEqual(Array(5).fill(200));
  expect(new Set(finished.map((answer) => answer.data.path)).size).toBe(1);
  const rows = await academy.db
    .selectFrom('files')
    .select(['state', 'bytes'])
    .where('owner_user_id', '=', admin.userId)
    .execute();
  expect(rows).toEqual([{ state: 'kept', bytes: pdf.length }]);
  const fetched = await academy.app.inject({
    url: finished[0]?.data.path ?? '',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(fetched.rawPayload.equals(pdf)).toBe(true);
});

test('a finish whose chunks another one removes meanwhile returns the same file', async () => {
  const { data: begun } = await academy.call(
    mediaAdminCalls.start,
    { body: { name: 'b.pdf', bytes: pdf.length } },
    { as: admin },
  );
  const params = { id: begun.upload_id };
  await chunk(begun.upload_id, 0, HALF);
  await chunk(begun.upload_id, HALF, pdf.length);
  const finish = () => academy.call(mediaAdminCalls.finish, { params }, { as: admin });
  const put = vi.spyOn(academy.app.dependencies.files, 'put');
  const other = Promise.withResolvers<Awaited<ReturnType<typeof finish>>>();
  // The first one has joined the chunks when the second begins, and stores them when it has ended.
  put.mockImplementationOnce(async (_key, content) => {
    content.destroy();
    other.resolve(await finish());
    throw Object.assign(new Error('the joined file is gone'), { code: 'ENOENT' });
  });
  const first = await finish();
  const second = await other.promise;
  put.mockRestore();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.data.path).toBe(second.data.path);
});

describe('fifty files begun at once', () => {
  const start = (as: TestPerson, bytes: number) =>
    academy.call(mediaTeachCalls.start, { body: { name: 'a.mp4', bytes } }, { as, locale: 'en' });
  const startFifty = (as: TestPerson, bytes: number) =>
    Promise.all(Array.from({ length: 50 }, () => start(as, bytes)));
  const addFile = (owner: TestPerson, bytes: number, state: 'kept' | 'leaving' = 'kept') =>
    academy.db
      .insertInto('files')
      .values({
        key: `media/aa/${crypto.randomUUID()}.mp4`,
        kind: 'video',
        mime: 'video/mp4',
        bytes,
        original_name: 'a.mp4',
        owner_user_id: owner.userId,
        purpose: 'media',
        state,
        created_at: academy.now,
      })
      .execute();
  const GIGABYTE = 1024 ** 3;

  test('are twenty, for teachers and admins', async () => {
    for (const person of [await academy.addPerson({ role: 'teacher' }), await academy.addAdmin()]) {
      const answers = await startFifty(person, 1000);
      const refused = answers.filter((answer) => answer.status !== 200);
      expect(answers.length - refused.length).toBe(20);
      expect(new Set(refused.map((answer) => answer.msg))).toEqual(
        new Set([
          'Too many files are being uploaded at once. Finish or cancel some of them first.',
        ]),
      );
      expect((await start(person, 1000)).error).toBe('INVALID_STATE');
    }
  });

  test('are as many as a teacher has room for', async () => {
    const teacher = await academy.addPerson({ role: 'teacher' });
    for (let file = 0; file < 18; file++) await addFile(teacher, GIGABYTE);
    await addFile(teacher, GIGABYTE, 'leaving');
    const answers = await startFifty(teacher, GIGABYTE / 4);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(8);
    expect(answers.find((answer) => answer.status !== 200)).toMatchObject({
      error: 'INVALID_STATE',
      msg: 'Your files would take more than 20 GB. Please ask an admin for help.',
    });
    // A file that comes whole, and captions, find no room either.
    const file = { name: 'a.pdf', content: new Uint8Array(pdf) };
    const whole = await academy.call(mediaTeachCalls.upload, { body: {} }, { as: teacher, file });
    expect(whole).toMatchObject({ error: 'INVALID_STATE', msg: expect.stringContaining('20 GB') });
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\na\n';
    const captions = await academy.call(
      mediaTeachCalls.captions,
      { body: { text } },
      { as: teacher },
    );
    expect(captions.error).toBe('INVALID_STATE');
  });

  test('are not counted against an admin', async () => {
    const person = await academy.addAdmin();
    for (let file = 0; file < 21; file++) await addFile(person, GIGABYTE);
    expect((await start(person, GIGABYTE / 4)).status).toBe(200);
  });
});

test('learners who learn at once are each counted once, with all that they completed', async () => {
  const courseId = await addCourse(academy.db);
  const contents: number[] = [];
  for (let number = 0; number < 3; number++) {
    contents.push(await addLesson(academy.db, courseId));
  }
  const learners = await Promise.all(Array.from({ length: 5 }, () => academy.addLearner()));
  const answers = await Promise.all(
    learners.flatMap((as) =>
      contents.map(async (content_id) => {
        const seen = { content_id, progress: 100 };
        await academy.call(learningCalls.progress, { body: seen }, { as });
        const body = { course_id: courseId, content_id };
        return academy.call(learningCalls.complete, { body }, { as });
      }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const counted = await academy.db
    .selectFrom('course_learners')
    .select(['user_id', 'completed_contents'])
    .where('course_id', '=', courseId)
    .orderBy('user_id')
    .execute();
  expect(counted).toEqual(
    learners
      .map(({ userId }) => ({ user_id: userId, completed_contents: 3 }))
      .sort((a, b) => a.user_id - b.user_id),
  );
});
