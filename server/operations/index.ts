export { backupName, backupsToRemove, goodBackups } from './backup.rules.ts';
export { BackupError } from './backup-manifest.ts';
export { copyFiles } from './copy-files.ts';
export { describeFault } from './describe-fault.ts';
export { moveRows } from './move-rows.ts';
export { readNewestBackup } from './newest-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
