import { expect, test } from 'vitest';
import { backupName, backupsToRemove, newestBackupAt } from './backup.rules.ts';

const at = (time: string, isEncrypted = false) => backupName(new Date(time), isEncrypted);

test('a backup is named by its moment, and says whether it is encrypted', () => {
  expect(at('2026-11-26T09:05:07.123Z')).toBe('academy-2026-11-26T09-05-07Z.tar.gz');
  expect(at('2026-11-26T09:05:07.123Z', true)).toBe('academy-2026-11-26T09-05-07Z.tar.gz.age');
});

test('the newest backup is the last one that is whole', () => {
  const whole = at('2026-11-25T19:30:05Z', true);
  const names = [whole, at('2026-11-24T19:30:05Z'), `${at('2026-11-26T19:30:05Z')}.part`];
  expect(newestBackupAt([...names, 'notes.txt'])).toEqual(new Date('2026-11-25T19:30:05Z'));
  expect(newestBackupAt(['notes.txt'])).toBeNull();
});

test('retention removes the oldest backups, encrypted or not, and nothing else', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day) => `${day}T00:00:00Z`);
  const [oldest = '', second = '', newest = ''] = [
    at(days[0] ?? ''),
    at(days[1] ?? '', true),
    at(days[2] ?? ''),
  ];
  const names = [newest, 'notes.txt', oldest, `${oldest}.part`, second];
  expect(backupsToRemove(names, 2)).toEqual([oldest]);
  expect(backupsToRemove(names, 3)).toEqual([]);
  expect(backupsToRemove(names, 1)).toEqual([oldest, second]);
});
