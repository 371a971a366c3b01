import { expect, test } from 'vitest';
import { readEvents } from './follow-unread.ts';

test.each([
  ['', [], ''],
  ['data: {"unread_count":1}\n\n', ['{"unread_count":1}'], ''],
  ['data: 1\n\ndata: 2\n\n', ['1', '2'], ''],
  ['data: 1\n\nda', ['1'], 'da'],
  [':\n\n', [], ''],
  [':\ndata: 3\n\n', ['3'], ''],
  ['data: {"unread', [], 'data: {"unread'],
])('of %j complete events are read, and an incomplete one is left', (text, data, rest) => {
  expect(readEvents(text)).toEqual({ data, rest });
});
