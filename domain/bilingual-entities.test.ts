import { expect, test } from 'vitest';
import {
  aliasedColumns,
  bilingualColumns,
  bilingualEntity,
  bilingualEntityNames,
  missingLanguagesOf,
  pickTexts,
} from './bilingual-entities.ts';

test.each(bilingualEntityNames)('the first field of a %s names it, and is required', (entity) => {
  const { fields, required } = bilingualEntity(entity);
  expect(required).toContain(Object.keys(fields)[0]);
  expect(required.filter((name) => !(name in fields))).toEqual([]);
});

test('columns come in pairs, or in one language', () => {
  expect(bilingualColumns('faq')).toEqual(['question', 'question_zh', 'answer', 'answer_zh']);
  expect(bilingualColumns('faq', 'en')).toEqual(['question', 'answer']);
  expect(bilingualColumns('faq', 'zh')).toEqual(['question_zh', 'answer_zh']);
  expect(aliasedColumns('reward_category', 'c')).toEqual(['c.name', 'c.name_zh']);
});

const reward = { name: 'Mug', name_zh: '杯子', description: '', description_zh: '' };

test.each([
  [reward, []],
  [{ ...reward, description: 'Blue' }, ['zh']],
  [{ ...reward, name: '', description: 'Blue' }, ['zh', 'en']],
])('%j lacks %j', (record, missing) => {
  expect(missingLanguagesOf('reward', record)).toEqual(missing);
});

test('what is copied are the texts, and nothing else', () => {
  expect(pickTexts('reward', { ...reward, reward_id: '7' } as typeof reward)).toEqual(reward);
});
