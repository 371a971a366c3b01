import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { addLesson } from '#server/testing/add-catalogue.ts';
import { LessonEditing } from './lessons.testing.ts';

const lessons = new LessonEditing();
const { academy } = lessons;

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
/** Six hundred words: three minutes. */
const threeMinutes = { html: words(600), html_zh: '' };

/** A recording without any sound, in the format that needs no library. */
function silentWave(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const wave = Buffer.alloc(44 + rate * seconds, 128);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(rate, 24);
  wave.writeUInt32LE(rate, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(rate * seconds, 40);
  return new Uint8Array(wave);
}

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const file = { name, content: bytes };
  const { data } = await academy.call(mediaAdminCalls.upload, {}, { as: lessons.admin, file });
  return data.path;
}

const save = async (id: number, body: Record<string, unknown>) =>
  (await academy.callWith(lessonAdminCalls.update, { params: { id }, body }, { as: lessons.admin }))
    .data;

test('the minutes of a lesson are measured, whatever its author types', async () => {
  const lesson = await lessons.create({ duration: 60, content_data: threeMinutes });
  expect(lesson).toMatchObject({ duration: 3, measured_minutes: 3, duration_reason: '' });
  const saved = await save(lesson.content_id, { duration: 1 });
  expect(saved).toMatchObject({ duration: 3, version: 1 });
  const longer = await save(lesson.content_id, { content_data: { html: words(1000) } });
  expect(longer).toMatchObject({ duration: 5, measured_minutes: 5 });
});

test('other minutes need a reason, which the audit log and the versions keep', async () => {
  const { content_id: id } = await lessons.create({ content_data: threeMinutes });
  const other = { duration: 20, duration_reason: 'Exercises on paper' };
  expect(await save(id, other)).toMatchObject({ ...other, measured_minutes: 3 });
  expect(await save(id, { content_data: { html: words(800) } })).toMatchObject({
    ...other,
    measured_minutes: 4,
  });
  const lines = await academy.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'content')
    .where('entity_id', '=', String(id))
    .execute();
  expect(JSON.stringify(lines)).toContain('Exercises on paper');
  expect(await save(id, { duration_reason: '' })).toMatchObject({ duration: 4 });
  const input = { params: { id, version: 2 }, body: {} };
  const { data } = await academy.call(lessonAdminCalls.restoreVersion, input, {
    as: lessons.admin,
  });
  expect(data).toMatchObject({ ...other, measured_minutes: 3 });
});

test('a document and a recording elsewhere take the minutes that are typed', async () => {
  const pdf = await lessons.create({ type: 'pdf', duration: 7 });
  expect(pdf).toMatchObject({ duration: 7, measured_minutes: null });
  const elsewhere = { url: 'https://example.com/a.mp4' };
  const film = await lessons.create({ type: 'video', duration: 8, content_data: elsewhere });
  expect(film).toMatchObject({ duration: 8, measured_minutes: null });
});

test('copies of a lesson and of its course are measured too', async () => {
  const { content_id: id } = await lessons.create({ content_data: threeMinutes });
  await save(id, { duration: 20, duration_reason: 'Exercises on paper' });
  const as = { as: lessons.admin };
  const copy = await academy.call(lessonAdminCalls.duplicate, { params: { id }, body: {} }, as);
  const reason = { duration: 20, duration_reason: 'Exercises on paper', measured_minutes: 3 };
  expect(copy.data).toMatchObject(reason);
  const course = await academy.call(
    courseAdminCalls.duplicate,
    { params: { id: lessons.courseId } },
    as,
  );
  const rows = await academy.db
    .selectFrom('contents')
    .select(['duration', 'duration_reason', 'measured_seconds'])
    .where('course_id', '=', course.data.course_id)
    .orderBy('position', 'desc')
    .execute();
  expect(rows[0]).toEqual({
    duration: 20,
    duration_reason: 'Exercises on paper',
    measured_seconds: 180,
  });
});

test('a film takes its own length', async () => {
  const film = await readFile(path.resolve('demo/media/compound-interest.mp4'));
  const url = await upload(new Uint8Array(film), 'film.mp4');
  const lesson = await lessons.create({ type: 'video', duration: 60, content_data: { url } });
  expect(lesson).toMatchObject({ duration: 1, measured_minutes: 1 });
});

test('a recording of 12 seconds in a lesson of 60 minutes is completed by hearing it', async () => {
  const url = await upload(silentWave(12), 'short.wav');
  const { content_id: id } = await lessons.create({
    type: 'audio',
    duration: 60,
    duration_reason: 'Exercises after it',
    content_data: { url },
  });
  const learner = await academy.addLearner();
  const hear = async (progress: number) =>
    (
      await academy.call(
        learningCalls.progress,
        { body: { content_id: id, progress } },
        { as: learner },
      )
    ).data;
  expect(await hear(100)).toMatchObject({ progress: 0 });
  academy.advanceMinutes(12 / 60);
  expect(await hear(100)).toMatchObject({ progress: 100 });
  const body = { course_id: lessons.courseId, content_id: id };
  const answer = await academy.call(learningCalls.complete, { body }, { as: learner });
  expect(answer.status).toBe(200);
});

test('maintenance measures what was stored before, and leaves what has a reason', async () => {
  const url = await upload(silentWave(150), 'long.wav');
  await academy.db.updateTable('files').set({ seconds: null }).execute();
  const add = (fields: Parameters<typeof addLesson>[2]) =>
    addLesson(academy.db, lessons.courseId, { duration: 60, ...fields });
  const ids = [
    await add({ data: threeMinutes }),
    await add({ data: threeMinutes, duration_reason: 'Exercises on paper' }),
    await add({ type: 'audio', data: { url } }),
    await add({ type: 'pdf' }),
    await add({ type: 'quiz', data: { broken: true } }),
  ];
  const minutesOf = async (id: number) =>
    (await academy.call(lessonAdminCalls.get, { params: { id } }, { as: lessons.admin })).data;
  for (let run = 0; run < 2; run++) {
    await runMaintenance(academy.app.dependencies);
    const measured = await Promise.all(ids.map(minutesOf));
    expect(measured.map(({ duration, version }) => [duration, version])).toEqual([
      [3, 1],
      [60, 1],
      [3, 1],
      [60, 1],
      [60, 1],
    ]);
  }
});
