import { expect, test } from 'vitest';
import { MEGABYTE } from '#domain/units.ts';
import {
  backupName,
  backupsToRemove,
  goodBackups,
  hasShrunk,
  neededSpace,
  newestBackupAt,
} from './backup.rules.ts';

const at = (time: string, { isEncrypted = false, isSuspect = false } = {}) =>
  backupName(new Date(time), { tail: '0a1b2c', isEncrypted, isSuspect });

test('a backup is named by its moment, and says whether it is encrypted or suspect', () => {
  const time = '2026-11-26T09:05:07.123Z';
  expect(at(time)).toBe('academy-2026-11-26T09-05-07Z-0a1b2c.tar.gz');
  expect(at(time, { isEncrypted: true })).toBe('academy-2026-11-26T09-05-07Z-0a1b2c.tar.gz.age');
  expect(at(time, { isSuspect: true })).toBe('academy-2026-11-26T09-05-07Z-0a1b2c-suspect.tar.gz');
});

test('the newest backup is the last good one that is whole', () => {
  const whole = at('2026-11-25T19:30:05Z', { isEncrypted: true });
  const names = [
    whole,
    at('2026-11-24T19:30:05Z'),
    `${at('2026-11-26T19:30:05Z')}.part`,
    at('2026-11-27T19:30:05Z', { isSuspect: true }),
  ];
  expect(newestBackupAt([...names, 'notes.txt'])).toEqual(new Date('2026-11-25T19:30:05Z'));
  expect(newestBackupAt(['notes.txt'])).toBeNull();
});

test('retention removes the oldest backups, encrypted or not, and nothing else', () => {
  const oldest = 'academy-2026-11-24T00-00-00Z.tar.gz';
  const second = at('2026-11-25T00:00:00Z', { isEncrypted: true });
  const newest = at('2026-11-26T00:00:00Z');
  const names = [newest, 'notes.txt', oldest, `${oldest}.part`, second];
  expect(goodBackups(names)).toEqual([oldest, second, newest]);
  expect(backupsToRemove(names, 2)).toEqual([oldest]);
  expect(backupsToRemove(names, 3)).toEqual([]);
  expect(backupsToRemove(names, 1)).toEqual([oldest, second]);
});

test('retention removes no good backup in favour of a suspect one', () => {
  const good = ['2026-11-20', '2026-11-21'].map((day) => at(`${day}T00:00:00Z`));
  const suspect = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) =>
    at(`${day}T00:00:00Z`, { isSuspect: true }),
  );
  expect(goodBackups([...suspect, ...good])).toEqual(good);
  expect(backupsToRemove([...suspect, ...good], 2)).toEqual([suspect[0]]);
});

test.each([
  [900, null, false],
  [900, 1_000, false],
  [899, 1_000, true],
  [2_000, 1_000, false],
])('a backup of %i bytes after one of %s has shrunk: %s', (bytes, before, expected) => {
  expect(hasShrunk(bytes, before)).toBe(expected);
});

test('a backup needs room for its files, and for what the last one took', () => {
  expect(neededSpace(0, null)).toBe(64 * MEGABYTE);
  expect(neededSpace(10 * MEGABYTE, MEGABYTE)).toBe(74 * MEGABYTE);
  expect(neededSpace(0, 10 * MEGABYTE)).toBe(75 * MEGABYTE);
});
