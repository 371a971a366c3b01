import { expect, test } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';
import { weaknessOf } from './password.rules.ts';

const owner = {
  email: 'mei.fong_88@example.com',
  name: '陈美芳 Mei Fong',
  academy: ['Prospect Academy', '远景学院'],
};
const common = await loadCommonPasswords();

test.each([
  'password',
  'Password1',
  '12345678',
  'qwertyui',
  'iloveyou',
  'TRUSTNO1',
  'passw0rd',
  'woaini1314',
  '5201314520',
  'a123456789',
  // Full-width characters, as Chinese keyboards type them.
  'ｐａｓｓｗｏｒｄ',
])('%s is refused: many people have it', (password) => {
  expect(weaknessOf(password, owner, common)).toBe('password_common');
});

test.each([
  'ZZZZZZZZZZZ',
  '。。。。。。。。',
  'xyxyxyxyxyxy',
  'k7!k7!k7!k7!',
  'abcdefghijkl',
  'lkjhgfdsa987',
  '34567890123',
  'zxcvbnm09876',
  '2w3e4r5t6y7u',
])('%s is refused: a row of keys or one unit again and again', (password) => {
  expect(weaknessOf(password, owner, new Set())).toBe('password_simple');
});

test.each([
  'mei.fong_88@example.com',
  'MEI.FONG_88',
  'meifong2026',
  'Fong-Mei-1990!',
  'me1f0ng!!',
  '陈美芳陈美芳88',
  'prospect-academy',
  'Pr0$pect2026',
  'yuanjing888',
  '远景学院123456',
  'academy-admin',
])('%s is refused: it is made of the person or the academy', (password) => {
  expect(weaknessOf(password, owner, new Set())).toBe('password_personal');
});

test.each([
  'a-good-password',
  'another-password',
  'my-own-password',
  'set-by-the-admin',
  'chosen-by-admin',
  'see-the-distance',
  'a-wider-view-than-before',
  'stand on a mountain top',
  '站在山顶看得更远一些',
  'mei likes green tea',
  'x7Kq!mZ2',
  '83920174',
])('%s may be chosen', (password) => {
  expect(weaknessOf(password, owner, common)).toBeNull();
});

test('an owner without a name, and with a short address, is no reason to refuse', () => {
  const nobody = { email: 'a@b.cn', name: '', academy: [''] };
  expect(weaknessOf('83920174', nobody, common)).toBeNull();
  expect(weaknessOf('abacus-and-tea', nobody, common)).toBeNull();
});

test('a hostile password of the greatest length is decided at once', () => {
  const long = { ...owner, name: 'ababababab '.repeat(7) };
  const before = performance.now();
  weaknessOf('ab'.repeat(63), long, common);
  weaknessOf(`${'a1'.repeat(60)}-!`, long, new Set());
  expect(performance.now() - before).toBeLessThan(200);
});
