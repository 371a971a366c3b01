import fs from 'node:fs';
import { type Settings, SettingsError } from '../server/settings.ts';

/**
 * The secret key of age for a backup; null: it is not encrypted.
 * @throws SettingsError where the settings name no file with a key
 */
export function readBackupIdentity({ backup }: Settings, source: string): string | null {
  if (!source.endsWith('.age')) return null;
  const { identityFile } = backup;
  if (identityFile === null || !fs.existsSync(identityFile)) {
    throw new SettingsError('BACKUP_IDENTITY_FILE', 'must name the file with the secret key');
  }
  const key = /AGE-SECRET-KEY-\S+/.exec(fs.readFileSync(identityFile, 'utf8'))?.[0];
  if (key === undefined)
    throw new SettingsError('BACKUP_IDENTITY_FILE', 'holds no secret key of age');
  return key;
}
