import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { learningCalls } from '#contract/learning.ts';
import type { ContentData } from '#contract/lesson-body.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles, samplePng } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let colleague: TestPerson;
let learner: TestPerson;
let buyer: TestPerson;
let premium: number;
let free: number;
/** Bare paths of files by what shows them. */
const paths: Record<'pdf' | 'picture' | 'freePdf' | 'cover' | 'captions', string> = {
  pdf: '',
  picture: '',
  freePdf: '',
  cover: '',
  captions: '',
};
let lesson: number;
let textLesson: number;
let captionsLesson: number;

const upload = async (file: TestFile) =>
  (await academy.call(mediaAdminCalls.upload, {}, { as: admin, file })).data.path;
const pdf = (name: string): TestFile => ({ name, content: sampleFiles.pdf });

beforeAll(async () => {
  const { db } = academy;
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher' });
  colleague = await academy.addPerson({ role: 'teacher' });
  learner = await academy.addLearner();
  buyer = await academy.addLearner();
  paths.pdf = await upload(pdf('premium.pdf'));
  paths.freePdf = await upload(pdf('free.pdf'));
  paths.picture = await upload({ name: 'chart.png', content: samplePng() });
  paths.cover = await upload({ name: 'cover.png', content: samplePng() });
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  const captions = await academy.call(mediaAdminCalls.captions, { body: { text } }, { as: admin });
  paths.captions = captions.data.path;
  const teacher_id = await addTeacher(db, { user_id: teacher.userId });
  premium = await addCourse(db, { points_required: 100, teacher_id, thumbnail: paths.cover });
  free = await addCourse(db, {});
  lesson = await addLesson(db, premium, { type: 'pdf', data: { url: paths.pdf } });
  textLesson = await addLesson(db, premium, {
    data: { html: `<p>See <img src="${paths.picture}" alt="a chart"></p>`, html_zh: '' },
  });
  captionsLesson = await addLesson(db, premium, {
    type: 'audio',
    data: { url: '/media/one-minute.mp3', captions: [{ language: 'en', url: paths.captions }] },
  });
  await addLesson(db, free, { type: 'pdf', data: { url: paths.freePdf } });
  for (const person of [admin, teacher, colleague, learner, buyer]) await logInBrowser(person);
  await db
    .insertInto('course_redemptions')
    .values({ user_id: buyer.userId, course_id: premium, points_spent: 0 })
    .execute();
});

/** The cookies of browsers in which people have logged in, by their emails. */
const cookies = new Map<string, string>();
async function logInBrowser(person: TestPerson): Promise<void> {
  const body = { email: person.email, password: person.password };
  const { headers, data } = await academy.call(accountCalls.login, { body });
  cookies.set(person.email, String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '');
  person.token = data.token;
}
/** Fetches as a browser does: with the session's cookie, and no token. */
const fetchAs = (person: TestPerson | null, url: string, headers: Record<string, string> = {}) => {
  const cookie = person === null ? undefined : cookies.get(person.email);
  return academy.app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
};
async function bodyOf(content_id: number, as: TestPerson | null): Promise<ContentData | null> {
  const { data } = await academy.call(learningCalls.content, { query: { content_id } }, { as });
  return data.content_data;
}
const addressOf = async (as: TestPerson) => {
  const body = await bodyOf(lesson, as);
  return body?.type === 'pdf' ? body.url : '';
};

describe('a file of a lesson that is not free', () => {
  test.each<[string, Record<string, string>]>([
    ['whole', {}],
    ['in part', { range: 'bytes=0-9' }],
    ['with the tag of a copy', { 'if-none-match': 'TAG' }],
    ['going on with a copy', { range: 'bytes=0-9', 'if-range': 'TAG' }],
  ])('is not for guests and learners under its bare path, %s', async (_, headers) => {
    for (const path of [paths.pdf, paths.picture, paths.captions]) {
      const tag = `"${path.split('/').at(-1)}"`;
      const tagged = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value === 'TAG' ? tag : value]),
      );
      for (const person of [null, learner, buyer, colleague]) {
        const answer = await fetchAs(person, path, tagged);
        expect([path, answer.statusCode]).toEqual([path, 403]);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers.etag).toBeUndefined();
      }
    }
    const head = await academy.app.inject({ method: 'HEAD', url: paths.pdf, headers });
    expect(head.statusCode).toBe(403);
  });

  test('is served whole and in ranges at the address that the lesson gives to those who may open it', async () => {
    for (const person of [buyer, admin, teacher]) {
      const address = await addressOf(person);
      expect(address).toMatch(new RegExp(`^${paths.pdf}\\?s=[0-9a-z]+\\.[\\w-]{43}$`));
      // The address alone is enough: players send no header.
      const whole = await fetchAs(null, address);
      expect(whole.statusCode).toBe(200);
      expect(whole.rawPayload.equals(Buffer.from(sampleFiles.pdf))).toBe(true);
      expect(whole.headers['cache-control']).toMatch(/^private, max-age=\d{5}, immutable$/);
      const etag = String(whole.headers.etag);
      const part = await fetchAs(null, address, { range: 'bytes=2-5', 'if-range': etag });
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
      expect((await fetchAs(null, address, { 'if-none-match': etag })).statusCode).toBe(304);
      const head = await academy.app.inject({ method: 'HEAD', url: address });
      expect(head.statusCode).toBe(200);
    }
  });

  test('is shown to nobody else', async () => {
    for (const person of [null, learner, colleague]) {
      expect(await bodyOf(lesson, person)).toBeNull();
    }
  });

  test('is signed wherever the lesson names one: captions, and pictures in its text', async () => {
    const recording = await bodyOf(captionsLesson, buyer);
    const text = await bodyOf(textLesson, buyer);
    const captions = recording?.type === 'audio' ? recording.captions[0]?.url : '';
    const picture = text?.type === 'text' ? /src="([^"]*)"/.exec(text.html)?.[1] : '';
    for (const address of [captions, picture]) {
      expect(address).toContain('?s=');
      expect((await fetchAs(null, address ?? '')).statusCode).toBe(200);
    }
  });

  test('is refused with another file’s signature, a changed one, and after it expired', async () => {
    const address = await addressOf(buyer);
    const signature = address.split('?')[1] ?? '';
    expect((await fetchAs(null, `${paths.picture}?${signature}`)).statusCode).toBe(403);
    expect((await fetchAs(null, `${address}A`)).statusCode).toBe(403);
    expect((await fetchAs(null, `${address}&${signature}`)).statusCode).toBe(403);
    academy.advanceMinutes(11 * 60);
    expect((await fetchAs(null, address)).statusCode).toBe(200);
    academy.advanceMinutes(14 * 60);
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      expect((await fetchAs(null, address, headers)).statusCode).toBe(403);
    }
    const page = await fetchAs(null, address, { accept: 'text/html,*/*' });
    expect(page.statusCode).toBe(403);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('此文件地址已失效');
    // Whoever may still open the lesson has a new one.
    await logInBrowser(buyer);
    const later = await addressOf(buyer);
    expect(later).not.toBe(address);
    expect((await fetchAs(null, later)).statusCode).toBe(200);
  });
});

describe('an editor', () => {
  beforeAll(async () => {
    for (const person of [admin, teacher, colleague]) await logInBrowser(person);
  });

  test('sees a file under its bare path, by cookie and by token; caches revalidate', async () => {
    for (const person of [admin, teacher]) {
      for (const path of [paths.pdf, paths.captions, paths.picture]) {
        const answer = await fetchAs(person, path);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cache-control']).toBe('private, no-cache');
      }
    }
    const authorization = `Bearer ${admin.token}`;
    expect((await fetchAs(null, paths.pdf, { authorization })).statusCode).toBe(200);
    expect((await fetchAs(colleague, paths.pdf)).statusCode).toBe(403);
  });

  test('saves the bare path, and finds files of older versions and new uploads', async () => {
    const fresh = await upload(pdf('fresh.pdf'));
    expect((await fetchAs(null, fresh)).statusCode).toBe(403);
    expect((await fetchAs(admin, fresh)).statusCode).toBe(200);
    const { data } = await academy.call(
      lessonAdminCalls.get,
      { params: { id: lesson } },
      { as: admin },
    );
    expect(data.content_data).toMatchObject({ url: paths.pdf });
    const saved = await academy.callWith(
      lessonAdminCalls.update,
      { params: { id: lesson }, body: { content_data: { url: fresh } } },
      { as: admin },
    );
    expect(saved.status).toBe(200);
    // The version before still shows it to its teacher, and to no guest.
    expect((await fetchAs(teacher, paths.pdf)).statusCode).toBe(200);
    expect((await fetchAs(teacher, fresh)).statusCode).toBe(200);
    expect((await fetchAs(null, paths.pdf)).statusCode).toBe(403);
  });
});

describe('what everybody is shown', () => {
  test('comes under its bare path: covers, and the files of free lessons', async () => {
    for (const path of [paths.cover, paths.freePdf]) {
      const answer = await fetchAs(null, path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toMatch(/max-age=31536000, immutable$/);
    }
  });

  test('ends with the price: a course that costs something locks its files', async () => {
    const set = (change: { points_required?: number; status?: 'draft' | 'active' }) =>
      academy.db.updateTable('courses').set(change).where('course_id', '=', free).execute();
    for (const change of [
      { points_required: 10 },
      { points_required: 0, status: 'draft' as const },
    ]) {
      await set(change);
      expect((await fetchAs(null, paths.freePdf)).statusCode).toBe(403);
    }
    await set({ status: 'active' });
    expect((await fetchAs(null, paths.freePdf)).statusCode).toBe(200);
  });
});
