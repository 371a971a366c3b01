import fs from 'node:fs';
import path from 'node:path';
import type { TestAcademy } from './test-academy.ts';

/** Every file that lies in an academy's folders, unfinished ones included. */
export function filesOnDisk({ app }: TestAcademy): string[] {
  return fs
    .readdirSync(app.dependencies.settings.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** What an academy has written down of its files. */
export const fileRows = ({ db }: TestAcademy) =>
  db.selectFrom('files').selectAll().orderBy('file_id').execute();
