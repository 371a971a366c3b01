import { beforeAll, describe, expect, test } from 'vitest';
import { marketingCalls, type Passage } from '#contract/marketing.ts';
import { passageAdminCalls } from '#contract/marketing-admin.ts';
import { passageSectionNames } from '#domain/passage-sections.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

const as = () => ({ as: admin });
const shown = async () => (await academy.call(marketingCalls.passages, {})).data.list;
const inSection = async (section: Passage['section']) =>
  (await shown()).filter((passage) => passage.section === section);

describe('the texts of the home page, of “about” and of the history', () => {
  test('are all there in both languages in a new academy', async () => {
    const list = await shown();
    expect(new Set(list.map(({ section }) => section))).toEqual(new Set(passageSectionNames));
    expect(list.every(({ title, title_zh }) => title !== '' && title_zh !== '')).toBe(true);
    expect(list.every(({ text, text_zh }) => (text === '') === (text_zh === ''))).toBe(true);
    expect(await inSection('home_pillar')).toHaveLength(4);
  });

  test('are shown as an admin has changed them, in both languages', async () => {
    const [vision] = await inSection('home_vision');
    const changed = await academy.callWith(
      passageAdminCalls.update,
      {
        params: { id: vision?.passage_id },
        body: { title: 'Look far', title_zh: '看得远', section: 'home_goal' },
      },
      as(),
    );
    expect(changed.status).toBe(200);
    expect(await inSection('home_vision')).toMatchObject([
      { title: 'Look far', title_zh: '看得远', text_zh: vision?.text_zh },
    ]);
  });

  test('gain a pillar at the end, which moves up and is archived', async () => {
    const before = (await inSection('home_pillar')).map(({ passage_id }) => passage_id);
    const body = { section: 'home_pillar', title: 'Patience', title_zh: '耐心' };
    const { data } = await academy.callWith(passageAdminCalls.create, { body }, as());
    const pillars = async () => (await inSection('home_pillar')).map((one) => one.passage_id);
    expect(await pillars()).toEqual([...before, data.passage_id]);
    const ids = [data.passage_id, ...before];
    await academy.callWith(passageAdminCalls.order, { body: { ids } }, as());
    expect(await pillars()).toEqual(ids);
    await academy.callWith(passageAdminCalls.archive, { params: { id: data.passage_id } }, as());
    expect(await pillars()).toEqual(before);
  });

  test.each(['home_vision', 'about_origin', 'elsewhere', undefined])(
    'have one heading in the section %s: no second one is added',
    async (section) => {
      const before = await shown();
      const body = { title: 'Again', title_zh: '再来', section };
      const answer = await academy.callWith(passageAdminCalls.create, { body }, as());
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.fields ?? {})).toEqual(['section']);
      expect(await shown()).toEqual(before);
    },
  );

  test('have no second heading of a section even by a write past the program', async () => {
    const insert = academy.db
      .insertInto('passages')
      .values({ section: 'home_vision', title: 'Again' })
      .execute();
    await expect(insert).rejects.toThrow(/passages_heading_key/);
  });
});
