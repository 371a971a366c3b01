import { expect, test } from 'vitest';
import { formPlace, readLostForm, writeLostForm } from './use-form-rescue.ts';

test('a form is restored in another language, and not for another record', () => {
  expect(formPlace('/admin/rewards', '?edit=1&lang=zh')).toBe(
    formPlace('/admin/rewards', '?edit=1&lang=en'),
  );
  expect(formPlace('/admin/rewards', '?edit=1')).not.toBe(formPlace('/admin/rewards', '?edit=2'));
});

test('input is restored with the base that it was typed on', () => {
  const lost = { state: { version: 3 }, values: { name: '书' } };
  expect(readLostForm(writeLostForm(lost))).toEqual(lost);
});

test('a password is not stored', () => {
  const values = { email: 'lin@example.com', password: 'secret', newPassword: 'secret' };
  expect(writeLostForm({ state: null, values })).not.toContain('secret');
});

test.each([
  ['no text', ''],
  ['broken', '{"values":'],
  ['null', 'null'],
  ['without values', '{"state":{}}'],
  ['a list', '{"values":[1]}'],
])('invalid data is no stored form: %s', (_, json) => {
  expect(readLostForm(json)).toBeNull();
});
