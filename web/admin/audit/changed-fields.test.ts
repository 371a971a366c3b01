import { describe, expect, test } from 'vitest';
import { listFieldChanges, nameOf } from './changed-fields.ts';

describe('the changed fields of a record', () => {
  test('leave out unchanged and derived ones', () => {
    const before = { title: 'Funds', status: 'draft', tags: ['a'], version: 1, updated_at: 'x' };
    const after = { title: 'Funds', status: 'active', tags: ['a', 'b'], version: 2 };
    expect(listFieldChanges(before, after)).toEqual([
      { path: ['status'], before: 'draft', after: 'active' },
      { path: ['tags'], before: ['a'], after: ['a', 'b'] },
    ]);
  });

  test('are found item by item in lists of objects', () => {
    const quiz = (...questions: string[]) => ({
      questions: questions.map((question, index) => ({ id: `q${index}`, question })),
    });
    expect(listFieldChanges(quiz('Why?', 'When?'), quiz('Why?', 'Where?', 'Who?'))).toEqual([
      { path: ['questions', '2', 'question'], before: 'When?', after: 'Where?' },
      { path: ['questions', '3', 'question'], before: undefined, after: 'Who?' },
    ]);
    expect(listFieldChanges(quiz('Why?'), quiz())).toEqual([
      { path: ['questions', '1', 'question'], before: 'Why?', after: undefined },
    ]);
  });

  test('are one change where only the order of a list differs', () => {
    const [a, b] = [
      { content_id: 1, title: 'A' },
      { content_id: 2, title: 'B' },
    ];
    expect(listFieldChanges({ list: [a, b] }, { list: [b, a] })).toEqual([
      { path: ['list'], before: [a, b], after: [b, a] },
    ]);
  });

  test('are found field by field in nested objects, and plain lists count as a whole', () => {
    const quiz = (score: number) => ({ content_data: { pass_score: score, questions: [1] } });
    expect(listFieldChanges(quiz(60), quiz(70))).toEqual([
      { path: ['content_data', 'pass_score'], before: 60, after: 70 },
    ]);
  });

  test('are all fields of a record that was added or archived', () => {
    expect(listFieldChanges(null, { name: 'Mug', image: null, note: '' })).toEqual([
      { path: ['name'], before: undefined, after: 'Mug' },
    ]);
    expect(listFieldChanges({ name: 'Mug' }, null)).toEqual([
      { path: ['name'], before: 'Mug', after: undefined },
    ]);
  });

  test('may be one value without a name', () => {
    expect(listFieldChanges('pending', 'approved')).toEqual([
      { path: [], before: 'pending', after: 'approved' },
    ]);
    expect(listFieldChanges(null, null)).toEqual([]);
  });
});

test.each([
  [null, { title: 'Funds', title_zh: '基金' }, 'Funds', '基金'],
  [{ name: 'Mug', name_zh: '' }, null, 'Mug', ''],
  [null, { email: 'a@example.com' }, 'a@example.com', ''],
  ['pending', 'approved', '', ''],
])('%j → %j is called “%s” and “%s”', (before, after, en, zh) => {
  expect(nameOf(before, after)).toEqual({ en, zh });
});
