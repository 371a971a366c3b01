import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draftCalls } from '#contract/drafts.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { mediaAdminCalls } from '#contract/media.ts';
import { sweepFiles } from '#server/files/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';
import { sweepUnusedMedia } from './index.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const upload = (file: TestFile, as = admin) =>
  academy.call(mediaAdminCalls.upload, {}, { as, file });

/** Fetches as an admin: files that no page shows are served to editors only. */
const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({ url, headers: { authorization: `Bearer ${admin.token}`, ...headers } });

describe('media that nothing shows', () => {
  // A month is longer than a session.
  beforeEach(async () => {
    admin = await academy.addAdmin();
  });
  const add = async (name: string) => (await upload({ name, content: sampleFiles.png })).data.path;
  const days = (count: number) => academy.advanceMinutes(count * 24 * 60);
  const sweep = async () => {
    await sweepUnusedMedia(academy.app.dependencies);
    await sweepFiles(academy.app.dependencies);
  };
  const statusOf = async (path: string) => {
    // A month later nobody's session is left.
    const authorization = `Bearer ${await academy.logIn(admin.email)}`;
    return (await fetchFile(path, { authorization })).statusCode;
  };
  const setCover = (course_id: number, thumbnail: string | null) =>
    academy.db
      .updateTable('courses')
      .set({ thumbnail })
      .where('course_id', '=', course_id)
      .execute();

  test('goes after a month; what a record, a draft or an older version shows stays', async () => {
    const [free, cover, drafted, earlier] = await Promise.all(
      ['free.png', 'cover.png', 'drafted.png', 'earlier.png'].map(add),
    );
    const courseId = await addCourse(academy.db, { thumbnail: cover ?? null });
    const lessonId = await addLesson(academy.db, courseId);
    const draft = { entity: 'course', key: 'new', body: { thumbnail: drafted } } as const;
    await academy.call(draftCalls.save, { body: draft }, { as: admin });
    const html = `<p><img src="${earlier}"></p>`;
    for (const content_data of [
      { html, html_zh: '' },
      { html: '<p>None.</p>', html_zh: '' },
    ]) {
      const body = { content_data };
      await academy.call(
        lessonAdminCalls.update,
        { params: { id: lessonId }, body },
        { as: admin },
      );
    }
    await sweep();
    days(29);
    await sweep();
    expect(await statusOf(free ?? '')).toBe(200);
    days(1);
    await sweep();
    expect(await statusOf(free ?? '')).toBe(404);
    for (const path of [cover, drafted, earlier]) expect(await statusOf(path ?? '')).toBe(200);
    const left = await academy.db
      .selectFrom('files')
      .select('file_id')
      .where('original_name', '=', 'free.png')
      .execute();
    expect(left).toEqual([]);
  });

  test('stays when somebody shows it after it was released', async () => {
    const path = await add('late.png');
    const courseId = await addCourse(academy.db);
    await sweep();
    days(31);
    await sweepUnusedMedia(academy.app.dependencies);
    await setCover(courseId, path);
    await sweepFiles(academy.app.dependencies);
    expect(await statusOf(path)).toBe(200);
    await setCover(courseId, null);
    await sweep();
    expect(await statusOf(path)).toBe(200);
  });

  test('waits another month when it was shown in between', async () => {
    const path = await add('again.png');
    const courseId = await addCourse(academy.db);
    await sweep();
    days(20);
    await setCover(courseId, path);
    await sweep();
    days(20);
    await setCover(courseId, null);
    await sweep();
    days(29);
    await sweep();
    expect(await statusOf(path)).toBe(200);
    days(1);
    await sweep();
    expect(await statusOf(path)).toBe(404);
  });
});
