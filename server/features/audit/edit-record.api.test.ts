import { beforeAll, expect, test } from 'vitest';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

async function send(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const answer = await academy.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${admin.token}` },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBe(200);
  return answer.json().data as Record<string, unknown>;
}

async function make(path: string, body: object, id: string): Promise<string> {
  return `${path}/${(await send('POST', path, body))[id]}`;
}

const texts = { title: 'A thing', title_zh: '一样东西' };
const names = { name: 'A thing', name_zh: '一样东西' };
/** What can be edited, and a field of it. */
const records: [what: string, field: string, path: () => Promise<string>][] = [
  ['an account', 'name', async () => `users/${(await academy.addLearner()).userId}`],
  ['a teacher', 'name', async () => `teachers/${await addTeacher(academy.db)}`],
  ['a course', 'title', async () => `courses/${await addCourse(academy.db)}`],
  [
    'a content',
    'title',
    async () => `contents/${await addLesson(academy.db, await addCourse(academy.db))}`,
  ],
  ['a code', 'note', () => make('invitation-codes', {}, 'invitation_code_id')],
  [
    'a category',
    'name',
    () => make('reward-categories', { ...names, kind: 'discount' }, 'reward_category_id'),
  ],
  ['a question', 'question', () => make('faqs', { question: 'Why?', answer: 'So.' }, 'faq_id')],
  ['an activity', 'title', () => make('activities', texts, 'activity_id')],
  ['the settings', 'name', async () => 'site-settings'],
  ['a rule of points', 'amount', async () => 'point-rules/course_like'],
];

test.each(records)(
  '%s that is saved as it is keeps its version, and the audit says nothing',
  async (_, field, path) => {
    const record = await path();
    // The first save of a lesson measures its minutes.
    if (record.startsWith('contents/')) await send('PATCH', record, { title_zh: '一课' });
    const countLines = async () =>
      (await academy.db.selectFrom('audit_log').select('audit_id').execute()).length;
    // Rules are read all at once.
    const read = async () => {
      const [rules, kind] = record.split('/');
      if (rules !== 'point-rules') return send('GET', record);
      const { list } = (await send('GET', rules)) as { list: Record<string, unknown>[] };
      return list.find((rule) => rule.kind === kind) ?? {};
    };
    const before = await read();
    const lines = await countLines();

    await send('PATCH', record, { version: before.version, [field]: before[field] });
    expect(await read()).toEqual(before);
    expect(await countLines()).toBe(lines);

    const changed = typeof before[field] === 'number' ? 7 : 'Something else';
    const after = await send('PATCH', record, { version: before.version, [field]: changed });
    expect(after).toMatchObject({ [field]: changed, version: Number(before.version) + 1 });
    expect(await countLines()).toBe(lines + 1);
  },
);
