import { expect, test } from 'vitest';
import { sharedImageOf, sharePicturePath } from './share-picture-path.ts';

test.each([
  ['no picture', null, sharePicturePath('teacher', 7, 'zh')],
  [
    'a drawing, which networks do not show',
    '/portraits/7.svg',
    sharePicturePath('teacher', 7, 'zh'),
  ],
  ['a photograph', '/uploads/7.jpg', '/uploads/7.jpg'],
])('links to a teacher with %s', (_, own, shown) => {
  expect(sharedImageOf(own, 'teacher', 7, 'zh')).toBe(shown);
});
