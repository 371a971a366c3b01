import { expect, test } from 'vitest';
import { fittingFiles, nameInArchive, secondsUntilExport } from './export.rules.ts';

const now = new Date('2026-11-26T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['none', [], null],
  ['two within the hour', [ago(5), ago(10)], null],
  ['three within the hour', [ago(5), ago(10), ago(50)], 600],
  ['three, the first an hour ago', [ago(5), ago(10), ago(60)], null],
  ['four within the hour', [ago(1), ago(5), ago(10), ago(50)], 3000],
])('after %s the next export is in %s seconds', (_, lately, seconds) => {
  expect(secondsUntilExport(lately, now)).toBe(seconds);
});

test.each([
  ['report.pdf', 'files/7-report.pdf'],
  ['../../etc/passwd', 'files/7-.._.._etc_passwd'],
  ['C:\\a\u0000.txt', 'files/7-C__a_.txt'],
  ['报告.pdf', 'files/7-报告.pdf'],
])('%j is stored as %j', (name, stored) => {
  expect(nameInArchive({ file_id: 7, original_name: name })).toBe(stored);
});

test('files that do not fit any more are left out, smaller ones behind them are not', () => {
  const files = [{ bytes: 60 }, { bytes: 50 }, { bytes: 40 }];
  expect(fittingFiles(files, 100)).toEqual([{ bytes: 60 }, { bytes: 40 }]);
});
