import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseWebVtt, tidyWebVtt } from './web-vtt.rules.ts';

const vtt = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');

test('captions are read with their times in seconds', () => {
  const text = vtt(
    '00:01.000 --> 00:02.500',
    'Compound interest',
    '',
    'second',
    '01:00:00.000 --> 01:00:01.250 align:start position:10%',
    '<v Lin><b>复利</b>就是',
    '利滚利',
  );
  expect(parseWebVtt(text)).toEqual([
    { start: 1, end: 2.5, text: 'Compound interest' },
    { start: 3600, end: 3601.25, text: '复利就是\n利滚利' },
  ]);
});

test('line ends of Windows, a byte-order mark, a heading, notes and styles are no mistake', () => {
  const text =
    '\uFEFFWEBVTT Lesson 1\r\nKind: captions\r\n\r\nNOTE made by hand\r\nstill the note\r\n\r\n' +
    'STYLE\r\n::cue { color: white }\r\n\r\n00:00.000 --> 00:01.000\r\nHello\r\n';
  expect(parseWebVtt(text)).toEqual([{ start: 0, end: 1, text: 'Hello' }]);
});

test('two captions may begin together or overlap', () => {
  const text = vtt('00:01.000 --> 00:03.000', 'a', '', '00:01.000 --> 00:02.000', 'b');
  expect(parseWebVtt(text)).toHaveLength(2);
});

test.each([
  ['nothing', '', 'header', 1],
  ['no header', '00:01.000 --> 00:02.000\na', 'header', 1],
  ['a header that runs on', 'WEBVTTX\n\n00:01.000 --> 00:02.000\na', 'header', 1],
  ['a page', '<!doctype html>', 'header', 1],
  ['no gap after the header', 'WEBVTT\n00:01.000 --> 00:02.000\na', 'gap', 2],
  ['no caption', 'WEBVTT\n\nNOTE nothing yet', 'empty', 1],
  ['the commas of SRT', vtt('1', '00:00:01,000 --> 00:00:02,000', 'a'), 'comma', 4],
  ['a time that is none', vtt('0:01 --> 00:02.000', 'a'), 'timing', 3],
  ['61 seconds', vtt('00:61.000 --> 01:62.000', 'a'), 'timing', 3],
  ['an arrow without an end', vtt('00:01.000 -->', 'a'), 'timing', 3],
  ['a text without a time', vtt('Hello', 'there'), 'timing', 4],
  ['a line that stands alone', vtt('00:01.000 --> 00:02.000', 'a', '', 'b'), 'timing', 7],
  ['an end before its start', vtt('00:02.000 --> 00:01.000', 'a'), 'backwards', 3],
  ['an end at its start', vtt('00:02.000 --> 00:02.000', 'a'), 'backwards', 3],
  [
    'a caption before the one above it',
    vtt('00:05.000 --> 00:06.000', 'a', '', '00:04.000 --> 00:05.000', 'b'),
    'order',
    6,
  ],
  ['a caption that says nothing', vtt('00:01.000 --> 00:02.000', '', 'NOTE a'), 'text', 3],
  ['a caption of tags alone', vtt('00:01.000 --> 00:02.000', '<b></b>'), 'text', 3],
  [
    'no gap between two',
    vtt('00:01.000 --> 00:02.000', 'a', '00:03.000 --> 00:04.000', 'b'),
    'gap',
    5,
  ],
  ['a caption without end', vtt('00:01.000 --> 00:02.000', 'a'.repeat(2001)), 'long', 4],
  [
    'one caption more than a recording may have',
    vtt(...Array.from({ length: 5001 }, () => '00:01.000 --> 00:02.000\na\n')),
    'many',
    3 + 5000 * 3,
  ],
])('%s is a mistake, named with its line', (_, text, mistake, line) => {
  expect(parseWebVtt(text)).toEqual({ mistake, line });
});

test.each(['<', '<b', '\n<', 'WEBVTT\n\n', '00:01.000 --> 00:02.000\n<'])(
  'captions of 400,000 characters that are all %j are read at once',
  (unit) => {
    const text = vtt('00:01.000 --> 00:02.000', unit.repeat(400_000 / unit.length));
    const before = process.cpuUsage();
    parseWebVtt(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  },
);

describe('the captions of the demo academy are read:', () => {
  const folder = path.join(import.meta.dirname, '../../../demo/media');
  test.each(fs.readdirSync(folder).filter((name) => name.endsWith('.vtt')))('%s', (name) => {
    const cues = parseWebVtt(fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(cues).not.toHaveProperty('mistake');
  });
});

test('the stored text has one kind of line end and no byte-order mark', () => {
  expect(tidyWebVtt('\uFEFFWEBVTT\r\n\r\na\r\r\n\n')).toBe('WEBVTT\n\na\n');
});
