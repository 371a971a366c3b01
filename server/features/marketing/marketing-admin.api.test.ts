import { beforeAll, describe, expect, test } from 'vitest';
import { marketingCalls } from '#contract/marketing.ts';
import {
  activityAdminCalls,
  articleAdminCalls,
  bannerAdminCalls,
  caseAdminCalls,
  faqAdminCalls,
  passageAdminCalls,
} from '#contract/marketing-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

/** Each kind: its calls, its id, and the least that a new one needs. */
const kinds = [
  ['banner', bannerAdminCalls, 'banner_id', { title_zh: '横幅' }],
  ['activity', activityAdminCalls, 'activity_id', { title_zh: '活动' }],
  [
    'article',
    articleAdminCalls,
    'article_id',
    { title_zh: '文章', html_zh: '<p>正文</p>', published_on: '2026-01-01' },
  ],
  ['faq', faqAdminCalls, 'faq_id', { question_zh: '问', answer_zh: '答' }],
  ['case', caseAdminCalls, 'case_id', { name_zh: '林', title_zh: '题', story_zh: '事' }],
  ['passage', passageAdminCalls, 'passage_id', { title_zh: '支柱', section: 'home_pillar' }],
] as const;
type Calls = (typeof kinds)[number][1];
type Body = Record<string, unknown>;

const as = () => ({ as: admin });
const create = async (calls: Calls, body: Body) => {
  const { status, data, msg } = await academy.callWith(calls.create, { body }, as());
  if (status !== 200) throw new Error(`was not added: ${msg}`);
  return data as Body & { version: number };
};
const change = (calls: Calls, id: unknown, body: Body) =>
  academy.callWith(calls.update, { params: { id }, body }, as());
const archive = (calls: Calls, id: unknown) =>
  academy.callWith(calls.archive, { params: { id } }, as());
const restore = (calls: Calls, id: unknown) =>
  academy.callWith(calls.restore, { params: { id } }, as());
const get = (calls: Calls, id: unknown) => academy.callWith(calls.get, { params: { id } }, as());
const list = async (calls: Calls, query: Body = {}) => {
  const { data } = await academy.callWith(calls.list, { query }, as());
  return data;
};

function auditOf(entity: string, id: unknown) {
  return academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();
}

describe.each(kinds)('a %s', (entity, calls, idName, least) => {
  test('is added with what it needs; who did it is noted', async () => {
    const { status, data, msg } = await academy.callWith(calls.create, { body: least }, as());
    expect([status, msg]).toEqual([200, '已新建，访客现在就能看到']);
    expect(data).toMatchObject({ ...least, version: 1, archived_at: null });
    const id = (data as Body)[idName];
    expect((await get(calls, id)).data).toEqual(data);
    expect(await auditOf(entity, id)).toEqual([
      { action: `${entity}.create`, actor_name: 'Ms Chen', before: null, after: data },
    ]);
  });

  test('without a text that it needs is refused at its field', async () => {
    for (const name of Object.keys(least).filter((key) => key.endsWith('_zh'))) {
      const answer = await academy.callWith(
        calls.create,
        { body: { ...least, [name]: '  ' } },
        as(),
      );
      expect(answer.status).toBe(400);
      expect(answer.fields).toEqual({ [name]: '请至少用一种语言填写' });
    }
  });

  test('changes in what is sent, and nothing else', async () => {
    const before = await create(calls, least);
    const [name] = Object.keys(least);
    const english = String(name).replace('_zh', '');
    academy.advanceMinutes(5);
    const { data, msg } = await change(calls, before[idName], { [english]: ' In English ' });
    const after = {
      ...before,
      [english]: 'In English',
      version: 2,
      updated_at: academy.now.toISOString(),
    };
    expect(msg).toBe('已保存');
    expect(data).toEqual(after);
    expect((await auditOf(entity, before[idName])).at(-1)).toMatchObject({
      action: `${entity}.update`,
      before,
      after,
    });
  });

  test('keeps what it needs in one of the languages', async () => {
    const before = await create(calls, least);
    const [name] = Object.keys(least);
    const answer = await change(calls, before[idName], { [String(name)]: '' });
    expect(answer).toMatchObject({
      status: 400,
      fields: { [String(name)]: '请至少用一种语言填写' },
    });
    expect((await get(calls, before[idName])).data).toEqual(before);
  });

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const { [idName]: id, version } = await create(calls, least);
    const [name] = Object.keys(least);
    await change(calls, id, { [String(name)]: '甲', version });
    const late = await change(calls, id, { [String(name)]: '乙', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { [idName]: id, [String(name)]: '甲', version: 2 },
    });
    expect((await change(calls, id, { [String(name)]: '丙' })).status).toBe(200);
  });

  test('is archived and brought back, each noted, neither twice', async () => {
    const { [idName]: id } = await create(calls, least);
    expect((await archive(calls, id)).msg).toBe('已归档，访客不再看到');
    expect((await archive(calls, id)).error).toBe('NOT_FOUND');
    expect((await change(calls, id, least)).error).toBe('NOT_FOUND');
    expect((await get(calls, id)).data).toMatchObject({ archived_at: academy.now.toISOString() });
    const idsOf = ({ list: rows }: { list: unknown[] }) => rows.map((row) => (row as Body)[idName]);
    expect(idsOf(await list(calls, { limit: 100 }))).not.toContain(id);
    expect(idsOf(await list(calls, { archived: true, limit: 100 }))).toContain(id);

    expect((await restore(calls, id)).msg).toBe('已恢复到网站上');
    expect((await restore(calls, id)).error).toBe('NOT_FOUND');
    expect((await get(calls, id)).data).toMatchObject({ archived_at: null, version: 3 });
    const actions = (await auditOf(entity, id)).map(({ action }) => action);
    expect(actions).toEqual([`${entity}.create`, `${entity}.archive`, `${entity}.restore`]);
  });

  test('that is not there is not found', async () => {
    for (const answer of [
      await get(calls, 2_000_000_000),
      await change(calls, 2_000_000_000, least),
      await archive(calls, 2_000_000_000),
      await restore(calls, 2_000_000_000),
    ]) {
      expect([answer.status, answer.error]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('is for admins alone', async () => {
    const learner = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    const everyCall = 'order' in calls ? calls : { ...calls, order: calls.list };
    for (const call of Object.values(everyCall)) {
      const input = { params: { id: 1 }, body: { ...least, ids: [1] } };
      const statuses = [
        (await academy.callWith(call, input)).status,
        (await academy.callWith(call, input, { as: learner })).status,
        (await academy.callWith(call, input, { as: teacher })).status,
      ];
      expect(statuses).toEqual([401, 403, 403]);
    }
  });

  test('is found by its words and its missing language, in the requested order', async () => {
    const word = `词${entity}100%`;
    const [name] = Object.keys(least);
    const english = String(name).replace('_zh', '');
    academy.advanceMinutes(1);
    const chinese = await create(calls, { ...least, [String(name)]: `${word}甲` });
    academy.advanceMinutes(1);
    const both = await create(calls, {
      ...least,
      [String(name)]: `${word}乙`,
      ...Object.fromEntries(
        Object.entries(least)
          .filter(([key]) => key.endsWith('_zh'))
          .map(([key, value]) => [key.replace('_zh', ''), value]),
      ),
    });
    academy.advanceMinutes(1);
    await change(calls, chinese[idName], { [String(name)]: `${word}丙`, version: 1 });
    const found = async (query: Body) => {
      const page = await list(calls, { search: word, ...query });
      return page.list.map((row) => (row as Body)[idName]);
    };
    expect((await found({})).sort()).toEqual([chinese[idName], both[idName]].sort());
    expect(await found({ missing: 'en' })).toEqual([chinese[idName]]);
    expect(await found({ missing: 'any' })).toEqual([chinese[idName]]);
    expect(await found({ missing: 'zh' })).toEqual([]);
    expect(await found({ sort: 'updated' })).toEqual([chinese[idName], both[idName]]);
    expect(await found({ sort: 'updated', limit: 1, page: 2 })).toEqual([both[idName]]);
    expect(await found({ archived: true })).toEqual([]);
    expect((await list(calls, { search: word, limit: 1 })).count).toBe(2);
    expect(english).not.toBe(name);
  });
});

describe('banners', () => {
  test('and events have the fields of one shape', async () => {
    await create(bannerAdminCalls, { title: 'Spring', image_url: null, link: '/courses' });
    await create(activityAdminCalls, { title: 'Open day', tag: 'Free' });
    const banners = (await academy.call(marketingCalls.banners, {})).data.list;
    const events = (await academy.call(marketingCalls.activities, {})).data.list;
    const fields = Object.keys(banners[0] ?? {}).toSorted();
    expect(fields).toEqual(Object.keys(events[0] ?? {}).toSorted());
    expect(fields).toEqual(
      'desc desc_zh id image image_url image_url_zh link name name_zh tag tag_zh title title_zh'.split(
        ' ',
      ),
    );
    expect(banners.find(({ title }) => title === 'Spring')).toMatchObject({
      name: 'Spring',
      tag: '',
      image: null,
    });
    expect(events.find(({ title }) => title === 'Open day')).toMatchObject({
      tag: 'Free',
      image_url: null,
      link: null,
    });
  });

  const slides = async () => {
    const { data } = await academy.call(marketingCalls.banners, {});
    return data.list;
  };

  test('are seen by visitors at once, while they are active and not archived', async () => {
    const { banner_id: id } = await create(bannerAdminCalls, {
      title: 'Spring',
      title_zh: '春季',
      description: 'New courses',
      link: '/courses?level=beginner',
      image_url_zh: '/uploads/spring.webp',
    });
    const shown = async () => (await slides()).find((slide) => slide.id === id);
    expect(await shown()).toMatchObject({
      title: 'Spring',
      desc: 'New courses',
      link: '/courses?level=beginner',
      image_url: null,
      image_url_zh: '/uploads/spring.webp',
    });
    await change(bannerAdminCalls, id, { title: 'Summer' });
    expect(await shown()).toMatchObject({ title: 'Summer' });
    await change(bannerAdminCalls, id, { is_active: false });
    expect(await shown()).toBeUndefined();
    await change(bannerAdminCalls, id, { is_active: true });
    await archive(bannerAdminCalls, id);
    expect(await shown()).toBeUndefined();
    await restore(bannerAdminCalls, id);
    expect(await shown()).toBeDefined();
  });

  test.each([
    ['/courses', true],
    ['/faq#how', true],
    ['https://example.com/event?id=1', true],
    ['', true],
    ['http://example.com', false],
    ['//example.com', false],
    ['/\\example.com', false],
    ['/..//example.com', false],
    ['/a/%2E//example.com', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@example.com/', false],
    ['https://', false],
    ['courses', false],
    ['/two words', false],
  ])('may lead to %j: %s', async (link, is) => {
    const answer = await academy.callWith(
      bannerAdminCalls.create,
      { body: { title: 'Link', link } },
      as(),
    );
    expect(answer.status).toBe(is ? 200 : 400);
    expect(Object.keys(answer.fields ?? {})).toEqual(is ? [] : ['link']);
    if (is) expect(answer.data.link).toBe(link || null);
  });

  test.each(['https://elsewhere.example/a.png', '//a.png', 'a.png', 'data:image/png;base64,AA'])(
    'take no picture from %s',
    async (image_url) => {
      const answer = await academy.callWith(
        bannerAdminCalls.create,
        { body: { title: 'Picture', image_url } },
        as(),
      );
      expect(answer.fields).toEqual({ image_url: '请选用已上传到本站的图片' });
    },
  );
});

describe('the order', () => {
  const order = (ids: unknown) => academy.callWith(faqAdminCalls.order, { body: { ids } }, as());
  const shownOrder = async () => {
    const { data } = await academy.call(marketingCalls.faqs, {});
    return data.list.map((faq) => faq.faq_id);
  };

  test('of questions is what visitors see; what is not named keeps its place', async () => {
    const made: number[] = [];
    for (const question of ['One?', 'Two?', 'Three?', 'Four?']) {
      made.push(Number((await create(faqAdminCalls, { question, answer: 'Yes.' })).faq_id));
    }
    const [one = 0, two = 0, three = 0, four = 0] = made;
    expect((await shownOrder()).slice(-4)).toEqual(made);
    expect((await order([four, two, one])).msg).toBe('新的顺序已保存');
    expect((await shownOrder()).slice(-4)).toEqual([four, two, three, one]);
    const { list: rows } = await list(faqAdminCalls, { limit: 100 });
    expect(rows.slice(-4)).toMatchObject([
      { faq_id: four, version: 2 },
      { faq_id: two, version: 1 },
      { faq_id: three, version: 1 },
      { faq_id: one, version: 2 },
    ]);
    expect((await auditOf('faq', 'order')).at(-1)).toMatchObject({
      action: 'faq.order',
      actor_name: 'Ms Chen',
      after: {
        order: (await shownOrder()).map((faq_id) => expect.objectContaining({ faq_id })),
      },
    });
    const { after } = (await auditOf('faq', 'order')).at(-1) as unknown as {
      after: { order: { name: string }[] };
    };
    expect(after.order.slice(-4).map(({ name }) => name)).toEqual([
      'Four?',
      'Two?',
      'Three?',
      'One?',
    ]);
  });

  test('that is the same again is noted once', async () => {
    const before = (await auditOf('faq', 'order')).length;
    await order((await shownOrder()).slice(0, 2));
    expect(await auditOf('faq', 'order')).toHaveLength(before);
  });

  test('with one that was archived meanwhile changes nothing', async () => {
    const { faq_id: gone } = await create(faqAdminCalls, { question: 'Gone?', answer: 'Yes.' });
    await archive(faqAdminCalls, gone);
    const before = await shownOrder();
    const answer = await order([gone, before[0]]);
    expect([answer.status, answer.error]).toEqual([404, 'NOT_FOUND']);
    expect(await shownOrder()).toEqual(before);
  });

  test.each([[[]], [[1, 1]], [['1']], [[0]], ['1,2'], [null]])('refuses %j', async (ids) => {
    expect((await order(ids)).status).toBe(400);
  });

  test('of banners and stories can be changed as well', async () => {
    for (const [calls, idName, body] of [
      [bannerAdminCalls, 'banner_id', { title: 'A' }],
      [caseAdminCalls, 'case_id', { name: 'A', title: 'B', story: 'C' }],
    ] as const) {
      const ids = [(await create(calls, body))[idName], (await create(calls, body))[idName]];
      const answer = await academy.callWith(calls.order, { body: { ids: ids.toReversed() } }, as());
      expect(answer.status).toBe(200);
      const { list: rows } = await list(calls, { limit: 100 });
      expect(rows.slice(-2).map((row) => (row as Body)[idName])).toEqual(ids.toReversed());
    }
  });
});

describe('articles', () => {
  const article = { title: 'History', html: '<p>It began.</p>', published_on: '2026-03-01' };
  const published = async () => {
    const { data } = await academy.call(marketingCalls.articles, {});
    return data.list.map(({ article_id }) => article_id);
  };

  test('are cleaned of everything that is no text', async () => {
    const made = await create(articleAdminCalls, {
      ...article,
      html: '<h2 onclick="x()">A</h2><script>alert(1)</script><p style="color:red">B</p>',
      html_zh: '<p>丙</p><iframe src="https://elsewhere.example"></iframe>',
    });
    expect(made).toMatchObject({ html: '<h2>A</h2><p>B</p>', html_zh: '<p>丙</p>' });
    const { data } = await change(articleAdminCalls, made.article_id, {
      html: '<img src="https://elsewhere.example/a.png"><p>C</p>',
    });
    expect(data).toMatchObject({ html: '<p>C</p>' });
  });

  test('whose body is nothing but a script are refused', async () => {
    const body = { ...article, html: '<script>alert(1)</script><p></p>' };
    const answer = await academy.callWith(articleAdminCalls.create, { body }, as());
    expect(answer).toMatchObject({ status: 400, fields: { html_zh: '请至少用一种语言填写' } });
  });

  test('appear on the academy’s day, not before', async () => {
    academy.setClock('2026-03-02T15:59:00Z');
    admin.token = await academy.logIn(admin.email);
    const { article_id: id, is_published } = await create(articleAdminCalls, {
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
    expect((await get(articleAdminCalls, id)).data).toMatchObject({ is_published: true });
  });

  test.each(['2026-02-30', 'tomorrow', '', null, '0000-01-01'])(
    'refuse the day %j',
    async (published_on) => {
      const body = { ...article, published_on };
      const answer = await academy.callWith(articleAdminCalls.create, { body }, as());
      expect(Object.keys(answer.fields ?? {})).toEqual(['published_on']);
    },
  );
});

test('the other pages show what is written for them', async () => {
  await create(activityAdminCalls, { title: 'Open day', tag_zh: '线下', description: 'Come.' });
  const activities = await academy.call(marketingCalls.activities, { query: { limit: 100 } });
  expect(activities.data.list.find(({ title }) => title === 'Open day')).toMatchObject({
    desc: 'Come.',
    tag_zh: '线下',
  });
  await create(caseAdminCalls, { name: 'Mr Tan', title: 'Three funds', story: 'One.\n\nTwo.' });
  const cases = await academy.call(marketingCalls.cases, { query: { limit: 100 } });
  expect(cases.data.list.at(-1)).toMatchObject({ name: 'Mr Tan', story: 'One.\n\nTwo.' });
});
