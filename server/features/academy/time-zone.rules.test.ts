import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.rules.ts';

test.each([
  ['Asia/Singapore', true],
  ['Asia/Kuala_Lumpur', true],
  ['Asia/Kolkata', true],
  ['America/Argentina/Buenos_Aires', true],
  ['America/Port-au-Prince', true],
  ['UTC', true],
  ['Asia/Atlantis', false],
  ['asia/singapore', false],
  ['Singapore', false],
  ['CST', false],
  ['+08:00', false],
  ['Etc/GMT-8', false],
  ['Asia/Singapore ', false],
  ['Asia/Singapore; drop table users', false],
  ['', false],
])('%j is a time zone of a place: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
