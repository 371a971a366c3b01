import { MEGABYTE } from '#domain/units.ts';

const NAME = /^academy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-[0-9a-f]{6})?(-suspect)?\.tar\.gz(\.age)?$/;

const SUSPECT = '-suspect';

/** What distinguishes backups. */
interface BackupKind {
  /** Distinguishes backups of one second: six hexadecimal digits. */
  tail: string;
  isEncrypted: boolean;
  /** Whether checks found something wrong with what it holds. */
  isSuspect: boolean;
}

/** The name of a backup begins with the moment in UTC, so that names sort as they were made. */
export function backupName(now: Date, { tail, isEncrypted, isSuspect }: BackupKind): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const suspect = isSuspect ? SUSPECT : '';
  return `academy-${moment}Z-${tail}${suspect}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** The backups of a folder in which nothing was found wrong, the oldest first. @param names all its files */
export const goodBackups = (names: readonly string[]) =>
  names.filter((name) => NAME.test(name) && !name.includes(SUSPECT)).sort();

/**
 * When the newest good backup of a folder was made; null without a backup.
 * @param names all files of the folder
 */
export function newestBackupAt(names: readonly string[]): Date | null {
  const [, day, hours, minutes, seconds] =
    /^academy-(.{10})T(\d\d)-(\d\d)-(\d\d)Z/.exec(goodBackups(names).at(-1) ?? '') ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * What retention removes of a folder: of good backups, and of suspect ones by themselves, those
 * beyond the newest; nothing that is no backup.
 * @param names all files of the folder
 */
export function backupsToRemove(names: readonly string[], keep: number): string[] {
  const good = goodBackups(names);
  const suspect = names.filter((name) => NAME.test(name) && !good.includes(name)).sort();
  return [good, suspect].flatMap((list) => list.slice(0, Math.max(0, list.length - keep)));
}

/** A backup that is smaller than the one before by more than this share of it may lack something. */
const SHRINKAGE = 0.1;

/** @param before the size of the last good backup; null without a backup */
export const hasShrunk = (bytes: number, before: number | null) =>
  before !== null && bytes < before * (1 - SHRINKAGE);

/** Left free beside a backup. */
const RESERVE = 64 * MEGABYTE;

/**
 * The free space without which no backup is begun, in bytes: uploads hardly shrink, and the rows
 * grow slowly.
 * @param before the size of the last good backup; null without a backup
 */
export const neededSpace = (bytesOfFiles: number, before: number | null) =>
  Math.max(bytesOfFiles, (before ?? 0) * (1 + SHRINKAGE)) + RESERVE;
