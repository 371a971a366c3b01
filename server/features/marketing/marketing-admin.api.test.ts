import { describe, expect, test } from 'vitest';
import { marketingCalls } from '#contract/marketing.ts';
import { bannerAdminCalls, caseAdminCalls, faqAdminCalls } from '#contract/marketing-admin.ts';
import { type BlockFields, MarketingAcademy, siteBlocks } from './marketing.testing.ts';

const site = new MarketingAcademy();
const { academy } = site;

function auditOf(entity: string, id: unknown) {
  return academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();
}

describe.each(siteBlocks)('a %s', (entity, calls, idName, least) => {
  test('is added with what it needs; who did it is noted', async () => {
    const { status, data, msg } = await academy.callWith(
      calls.create,
      { body: least },
      site.asAdmin,
    );
    expect([status, msg]).toEqual([200, '已新建，访客现在就能看到']);
    expect(data).toMatchObject({ ...least, version: 1, archived_at: null });
    const id = (data as BlockFields)[idName];
    expect((await site.get(calls, id)).data).toEqual(data);
    expect(await auditOf(entity, id)).toEqual([
      { action: `${entity}.create`, actor_name: 'Ms Chen', before: null, after: data },
    ]);
  });

  test('without a text that it needs is refused at its field', async () => {
    for (const name of Object.keys(least).filter((key) => key.endsWith('_zh'))) {
      const answer = await academy.callWith(
        calls.create,
        { body: { ...least, [name]: '  ' } },
        site.asAdmin,
      );
      expect(answer.status).toBe(400);
      expect(answer.fields).toEqual({ [name]: '请至少用一种语言填写' });
    }
  });

  test('changes in what is sent, and nothing else', async () => {
    const before = await site.create(calls, least);
    const [name] = Object.keys(least);
    const english = String(name).replace('_zh', '');
    academy.advanceMinutes(5);
    const { data, msg } = await site.change(calls, before[idName], { [english]: ' In English ' });
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
    const before = await site.create(calls, least);
    const [name] = Object.keys(least);
    const answer = await site.change(calls, before[idName], { [String(name)]: '' });
    expect(answer).toMatchObject({
      status: 400,
      fields: { [String(name)]: '请至少用一种语言填写' },
    });
    expect((await site.get(calls, before[idName])).data).toEqual(before);
  });

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const { [idName]: id, version } = await site.create(calls, least);
    const [name] = Object.keys(least);
    await site.change(calls, id, { [String(name)]: '甲', version });
    const late = await site.change(calls, id, { [String(name)]: '乙', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { [idName]: id, [String(name)]: '甲', version: 2 },
    });
    expect((await site.change(calls, id, { [String(name)]: '丙' })).status).toBe(200);
  });

  test('is archived and brought back, each noted, neither twice', async () => {
    const { [idName]: id } = await site.create(calls, least);
    expect((await site.archive(calls, id)).msg).toBe('已归档，访客不再看到');
    expect((await site.archive(calls, id)).error).toBe('NOT_FOUND');
    expect((await site.change(calls, id, least)).error).toBe('NOT_FOUND');
    expect((await site.get(calls, id)).data).toMatchObject({
      archived_at: academy.now.toISOString(),
    });
    const idsOf = ({ list: rows }: { list: unknown[] }) =>
      rows.map((row) => (row as BlockFields)[idName]);
    expect(idsOf(await site.list(calls, { limit: 100 }))).not.toContain(id);
    expect(idsOf(await site.list(calls, { archived: true, limit: 100 }))).toContain(id);

    expect((await site.restore(calls, id)).msg).toBe('已恢复到网站上');
    expect((await site.restore(calls, id)).error).toBe('NOT_FOUND');
    expect((await site.get(calls, id)).data).toMatchObject({ archived_at: null, version: 3 });
    const actions = (await auditOf(entity, id)).map(({ action }) => action);
    expect(actions).toEqual([`${entity}.create`, `${entity}.archive`, `${entity}.restore`]);
  });

  test('that is not there is not found', async () => {
    for (const answer of [
      await site.get(calls, 2_000_000_000),
      await site.change(calls, 2_000_000_000, least),
      await site.archive(calls, 2_000_000_000),
      await site.restore(calls, 2_000_000_000),
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
    const chinese = await site.create(calls, { ...least, [String(name)]: `${word}甲` });
    academy.advanceMinutes(1);
    const both = await site.create(calls, {
      ...least,
      [String(name)]: `${word}乙`,
      ...Object.fromEntries(
        Object.entries(least)
          .filter(([key]) => key.endsWith('_zh'))
          .map(([key, value]) => [key.replace('_zh', ''), value]),
      ),
    });
    academy.advanceMinutes(1);
    await site.change(calls, chinese[idName], { [String(name)]: `${word}丙`, version: 1 });
    const found = async (query: BlockFields) => {
      const page = await site.list(calls, { search: word, ...query });
      return page.list.map((row) => (row as BlockFields)[idName]);
    };
    expect((await found({})).sort()).toEqual([chinese[idName], both[idName]].sort());
    expect(await found({ missing: 'en' })).toEqual([chinese[idName]]);
    expect(await found({ missing: 'any' })).toEqual([chinese[idName]]);
    expect(await found({ missing: 'zh' })).toEqual([]);
    expect(await found({ sort: 'updated' })).toEqual([chinese[idName], both[idName]]);
    expect(await found({ sort: 'updated', limit: 1, page: 2 })).toEqual([both[idName]]);
    expect(await found({ archived: true })).toEqual([]);
    expect((await site.list(calls, { search: word, limit: 1 })).count).toBe(2);
    expect(english).not.toBe(name);
  });
});

describe('the order', () => {
  const order = (ids: unknown) =>
    academy.callWith(faqAdminCalls.order, { body: { ids } }, site.asAdmin);
  const shownOrder = async () => {
    const { data } = await academy.call(marketingCalls.faqs, {});
    return data.list.map((faq) => faq.faq_id);
  };

  test('of questions is what visitors see; what is not named keeps its place', async () => {
    const made: number[] = [];
    for (const question of ['One?', 'Two?', 'Three?', 'Four?']) {
      made.push(Number((await site.create(faqAdminCalls, { question, answer: 'Yes.' })).faq_id));
    }
    const [one = 0, two = 0, three = 0, four = 0] = made;
    expect((await shownOrder()).slice(-4)).toEqual(made);
    expect((await order([four, two, one])).msg).toBe('新的顺序已保存');
    expect((await shownOrder()).slice(-4)).toEqual([four, two, three, one]);
    const { list: rows } = await site.list(faqAdminCalls, { limit: 100 });
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
    const { faq_id: gone } = await site.create(faqAdminCalls, {
      question: 'Gone?',
      answer: 'Yes.',
    });
    await site.archive(faqAdminCalls, gone);
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
      const ids = [
        (await site.create(calls, body))[idName],
        (await site.create(calls, body))[idName],
      ];
      const answer = await academy.callWith(
        calls.order,
        { body: { ids: ids.toReversed() } },
        site.asAdmin,
      );
      expect(answer.status).toBe(200);
      const { list: rows } = await site.list(calls, { limit: 100 });
      expect(rows.slice(-2).map((row) => (row as BlockFields)[idName])).toEqual(ids.toReversed());
    }
  });
});
