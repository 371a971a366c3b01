const NAME = /^academy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;

/** The name of a backup: the moment in UTC, so that names sort as they were made. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `academy-${moment}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * What retention removes of a folder: backups beyond the newest, and nothing that is no backup.
 * @param names all files of the folder
 */
export function backupsToRemove(names: readonly string[], keep: number): string[] {
  const backups = names.filter((name) => NAME.test(name)).sort();
  return backups.slice(0, Math.max(0, backups.length - keep));
}
