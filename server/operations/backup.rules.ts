const NAME = /^academy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;

/** The name of a backup: the moment in UTC, so that names sort as they were made. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `academy-${moment}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * When the newest backup of a folder was made; null: there is none.
 * @param names all files of the folder
 */
export function newestBackupAt(names: readonly string[]): Date | null {
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  const [, day, hours, minutes, seconds] =
    /^academy-(.{10})T(\d\d)-(\d\d)-(\d\d)Z/.exec(newest ?? '') ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * What retention removes of a folder: backups beyond the newest, and nothing that is no backup.
 * @param names all files of the folder
 */
export function backupsToRemove(names: readonly string[], keep: number): string[] {
  const backups = names.filter((name) => NAME.test(name)).sort();
  return backups.slice(0, Math.max(0, backups.length - keep));
}
