import { describe, expect, test } from 'vitest';
import { marketingCalls } from '#contract/marketing.ts';
import {
  activityAdminCalls,
  articleAdminCalls,
  caseAdminCalls,
} from '#contract/marketing-admin.ts';
import { MarketingAcademy } from './marketing.testing.ts';

const site = new MarketingAcademy();
const { academy } = site;

describe('articles', () => {
  const article = { title: 'History', html: '<p>It began.</p>', published_on: '2026-03-01' };
  const published = async () => {
    const { data } = await academy.call(marketingCalls.articles, {});
    return data.list.map(({ article_id }) => article_id);
  };

  test('are cleaned of everything that is no text', async () => {
    const made = await site.create(articleAdminCalls, {
      ...article,
      html: '<h2 onclick="x()">A</h2><script>alert(1)</script><p style="color:red">B</p>',
      html_zh: '<p>丙</p><iframe src="https://elsewhere.example"></iframe>',
    });
    expect(made).toMatchObject({ html: '<h2>A</h2><p>B</p>', html_zh: '<p>丙</p>' });
    const { data } = await site.change(articleAdminCalls, made.article_id, {
      html: '<img src="https://elsewhere.example/a.png"><p>C</p>',
    });
    expect(data).toMatchObject({ html: '<p>C</p>' });
  });

  test('whose body is nothing but a script are refused', async () => {
    const body = { ...article, html: '<script>alert(1)</script><p></p>' };
    const answer = await academy.callWith(articleAdminCalls.create, { body }, site.asAdmin);
    expect(answer).toMatchObject({ status: 400, fields: { html_zh: '请至少用一种语言填写' } });
  });

  test('appear on the academy’s day, not before', async () => {
    academy.setClock('2026-03-02T15:59:00Z');
    site.admin.token = await academy.logIn(site.admin.email);
    const { article_id: id, is_published } = await site.create(articleAdminCalls, {
      ...article,
      published_on: '2026-03-03',
    });
    expect(is_published).toBe(false);
    expect(await published()).not.toContain(id);
    const siteMap = async () => (await academy.app.inject('/sitemap.xml')).body;
    expect(await siteMap()).not.toContain(`article=${id}`);
    academy.setClock('2026-03-02T16:00:00Z');
    expect(await published()).toContain(id);
    expect(await siteMap()).toContain(`article=${id}`);
    expect((await site.get(articleAdminCalls, id)).data).toMatchObject({ is_published: true });
  });

  test.each(['2026-02-30', 'tomorrow', '', null, '0000-01-01'])(
    'refuse the day %j',
    async (published_on) => {
      const body = { ...article, published_on };
      const answer = await academy.callWith(articleAdminCalls.create, { body }, site.asAdmin);
      expect(Object.keys(answer.fields ?? {})).toEqual(['published_on']);
    },
  );
});

test('the other pages show what is written for them', async () => {
  await site.create(activityAdminCalls, {
    title: 'Open day',
    tag_zh: '线下',
    description: 'Come.',
  });
  const activities = await academy.call(marketingCalls.activities, { query: { limit: 100 } });
  expect(activities.data.list.find(({ title }) => title === 'Open day')).toMatchObject({
    desc: 'Come.',
    tag_zh: '线下',
  });
  await site.create(caseAdminCalls, {
    name: 'Mr Tan',
    title: 'Three funds',
    story: 'One.\n\nTwo.',
  });
  const cases = await academy.call(marketingCalls.cases, { query: { limit: 100 } });
  expect(cases.data.list.at(-1)).toMatchObject({ name: 'Mr Tan', story: 'One.\n\nTwo.' });
});
