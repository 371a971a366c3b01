import { expect, test } from 'vitest';
import { createTranslator, inBothLanguages } from './index.ts';
import { type Message, translate, translateFields } from './message.ts';

const [en, zh] = [createTranslator('en'), createTranslator('zh')];

test('a message is a sentence in each language', () => {
  expect(translate(en, 'errors.NOT_FOUND')).toBe(en.t('errors.NOT_FOUND'));
  expect(translate(zh, 'errors.NOT_FOUND')).toBe(zh.t('errors.NOT_FOUND'));
  expect(translate(zh, 'errors.NOT_FOUND')).not.toBe(translate(en, 'errors.NOT_FOUND'));
});

test('a number chooses the plural form', () => {
  const openRequests = (count: number): Message => ({
    key: 'messages.accounts.people.openRequests',
    params: { count },
  });
  expect(translate(en, openRequests(1))).toMatch(/a request/);
  expect(translate(en, openRequests(3))).toMatch(/3 requests/);
});

test('a value that is a message itself is in the same language', () => {
  const message: Message = {
    key: 'messages.rewards.alreadyThere',
    params: { status: { message: 'rewards.status.shipped' } },
  };
  expect(translate(en, message)).toContain(en.t('rewards.status.shipped'));
  expect(translate(zh, message)).toContain(zh.t('rewards.status.shipped'));
});

test('a name in both languages is said in the reader’s, or in the one that there is', () => {
  const linkedTo = (name: { en: string; zh: string }): Message => ({
    key: 'messages.teachers.linked',
    params: { name },
  });
  expect(translate(en, linkedTo({ en: 'Lin', zh: '林' }))).toContain('Lin');
  expect(translate(zh, linkedTo({ en: 'Lin', zh: '林' }))).toContain('林');
  expect(translate(zh, linkedTo({ en: 'Lin', zh: '' }))).toContain('Lin');
});

test('the types that a field takes are named as its form names them', () => {
  const message: Message = {
    key: 'files.type',
    params: { types: { purpose: 'media', kinds: ['image'] } },
  };
  expect(translate(en, message)).toContain('pictures (PNG, JPG, WEBP)');
});

test('fields keep their names', () => {
  const fields = { title_zh: 'validation.title_required' } as const;
  expect(translateFields(zh, fields)).toEqual({ title_zh: zh.t('validation.title_required') });
});

test('a text for the data is there in both languages', () => {
  const copy = inBothLanguages({ key: 'messages.courses.copyOf', params: { title: 'A' } });
  expect(copy).toEqual({
    en: en.t('messages.courses.copyOf', { title: 'A' }),
    zh: zh.t('messages.courses.copyOf', { title: 'A' }),
  });
});

test('a key that is missing, or a value, does not compile', () => {
  // @ts-expect-error There is no such text.
  const unknown: Message = 'messages.courses.noSuchText';
  // @ts-expect-error The text names how many there are.
  const bare: Message = 'messages.accounts.people.openRequests';
  // @ts-expect-error The text names the title.
  const wrong: Message = { key: 'messages.courses.copyOf', params: { name: 'A' } };
  expect(typeof unknown).toBe('string');
  expect(typeof bare).toBe('string');
  expect(wrong).toHaveProperty('key');
});
