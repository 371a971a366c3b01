import { expect, test } from 'vitest';
import { writeCalendarFile } from './calendar-file.ts';

const event = {
  uid: 'redemption-12@academy.example',
  revision: 2,
  writtenAt: new Date('2026-03-02T02:00:00.123Z'),
  startsAt: new Date('2026-03-09T07:30:00Z'),
  endsAt: new Date('2026-03-09T08:15:00Z'),
  title: 'An hour with Ms Chen',
  place: '100 Orchard Road; level 3, room "A"',
  description: 'First line\r\nsecond \\ line',
  url: 'https://academy.example/profile',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an appointment has its times in UTC, and its texts escaped', () => {
  expect(unfolded(writeCalendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prospect Academy//Consultations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:redemption-12@academy.example',
    'SEQUENCE:2',
    'DTSTAMP:20260302T020000Z',
    'DTSTART:20260309T073000Z',
    'DTEND:20260309T081500Z',
    'SUMMARY:An hour with Ms Chen',
    'LOCATION:100 Orchard Road\\; level 3\\, room "A"',
    'DESCRIPTION:First line\\nsecond \\\\ line',
    'URL:https://academy.example/profile',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no text can begin a line of its own', () => {
  const file = writeCalendarFile({ ...event, place: 'Room 1\r\nATTENDEE:x\rURL:y\u0000' });
  expect(unfolded(file)).toContain('LOCATION:Room 1\\nATTENDEE:x\\nURL:y');
});

test('lines have at most 75 octets, and no character is cut', () => {
  const title = `${'x'.repeat(66)}一对一投资咨询：如何读懂一家公司的现金流量表，以及😀${'好'.repeat(60)}`;
  const lines = writeCalendarFile({ ...event, title }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\uFFFD');
  expect(unfolded(lines.join('\r\n'))).toContain(`SUMMARY:${title}`);
});
