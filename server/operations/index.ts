export { backupName, backupsToRemove } from './backup.rules.ts';
export { BackupError, readNewestBackup, restoreBackup, writeBackup } from './backup.ts';
export { copyFiles } from './copy-files.ts';
export { moveRows } from './move-rows.ts';
