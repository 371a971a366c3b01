import { expect, test } from 'vitest';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();

async function listedPaths(): Promise<string[]> {
  const answer = await academy.app.inject('/sitemap.xml');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...answer.body.matchAll(/<loc>https:\/\/academy\.example([^<?]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
}

test('the site map lists what a guest can read and nothing else', async () => {
  const teacher = await addTeacher(academy.db);
  const gone = await addTeacher(academy.db, { archived_at: new Date() });
  const free = await addCourse(academy.db, { teacher_id: teacher });
  const premium = await addCourse(academy.db, { points_required: 100 });
  const priced = await addCourse(academy.db, { price_usd: 9.9, price_cny: 68 });
  const draft = await addCourse(academy.db, { status: 'draft' });
  const inactive = await addCourse(academy.db, { status: 'inactive' });
  const archived = await addCourse(academy.db, { archived_at: new Date() });
  const open = await addLesson(academy.db, free);
  const removed = await addLesson(academy.db, free, { archived_at: new Date() });
  const locked = await addLesson(academy.db, premium);
  const unpaid = await addLesson(academy.db, priced);

  const paths = await listedPaths();
  for (const path of [
    '/',
    '/faq',
    `/courses/${free}`,
    `/courses/${premium}`,
    `/courses/${priced}`,
    `/courses/${free}/content/${open}`,
    `/teachers/${teacher}`,
  ]) {
    expect(paths).toContain(path);
  }
  for (const path of [
    `/courses/${draft}`,
    `/courses/${inactive}`,
    `/courses/${archived}`,
    `/courses/${free}/content/${removed}`,
    `/courses/${premium}/content/${locked}`,
    `/courses/${priced}/content/${unpaid}`,
    `/teachers/${gone}`,
    '/profile',
    '/admin',
  ]) {
    expect(paths).not.toContain(path);
  }
});

test('a course is as new as its newest lesson', async () => {
  const course = await addCourse(academy.db, { updated_at: new Date('2025-01-01T00:00:00Z') });
  await addLesson(academy.db, course, { updated_at: new Date('2026-02-03T04:05:06Z') });
  const { body } = await academy.app.inject('/sitemap.xml');
  const entry = body.split('\n').find((line) => line.includes(`/courses/${course}</loc>`));
  expect(entry).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
});

test('robots.txt names the site map', async () => {
  const { body, headers } = await academy.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://academy.example/sitemap.xml');
});
