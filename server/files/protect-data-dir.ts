import fs from 'node:fs/promises';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { FileOffload } from '#server/network-settings.ts';

/** Who may read what the academy stores on its disk. */
export interface Modes {
  folder: number;
  file: number;
}

/** Nobody but the user who runs the academy. */
export const OWNER_ONLY: Modes = { folder: 0o700, file: 0o600 };
/** Also the members of the user's group: nginx, where it sends uploaded files itself. */
const GROUP_READS: Modes = { folder: 0o750, file: 0o640 };
/** A group that reads one folder of DATA_DIR has to pass through it, and does not list it. */
const GROUP_PASSES = 0o710;

/** The access to uploaded files. */
export const modesOfFiles = (offload: FileOffload | null): Modes =>
  offload?.by === 'nginx' ? GROUP_READS : OWNER_ONLY;

/** What is in DATA_DIR besides `files`; some of it belongs to other settings than the present ones. */
const FOLDERS = ['database', 'incoming', 'uploads', 'outbox', 'backups'];

const modeOf = async (entry: string) =>
  fs.stat(entry).then(
    ({ mode }) => mode & 0o777,
    () => null,
  );

/** Sets the access to a folder and all that is in it. */
async function setModes(folder: string, modes: Modes): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) await setModes(inner, modes);
    // A file may end meanwhile: other processes serve the same folder.
    else if (entry.isFile()) await fs.chmod(inner, modes.file).catch(() => {});
  }
  await fs.chmod(folder, modes.folder);
}

/**
 * Closes DATA_DIR to other users of the machine, also what older versions left open, and lets this
 * process create nothing that they may read. The embedded database gives its files modes of its
 * own: the folder around them is what closes it.
 * @param say is told where another user owns the folder, who decides about its access then
 */
export async function protectDataDir(
  { dataDir, fileOffload }: { dataDir: string; fileOffload: FileOffload | null },
  say: (line: string) => void,
): Promise<void> {
  if (isMainThread) process.umask(0o077);
  const modes = modesOfFiles(fileOffload);
  await fs.mkdir(dataDir, { recursive: true, mode: OWNER_ONLY.folder });
  try {
    await fs.chmod(dataDir, modes === OWNER_ONLY ? OWNER_ONLY.folder : GROUP_PASSES);
    for (const name of FOLDERS) {
      const folder = path.join(dataDir, name);
      const mode = await modeOf(folder);
      if (mode === null || mode === OWNER_ONLY.folder) continue;
      if (name === 'database') await fs.chmod(folder, OWNER_ONLY.folder);
      else await setModes(folder, OWNER_ONLY);
    }
    // Its own access is set last: where it is right already, so is that of all files.
    const files = path.join(dataDir, 'files');
    const mode = await modeOf(files);
    if (mode !== null && mode !== modes.folder) await setModes(files, modes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    say(`${dataDir} belongs to another user: its access stays as it is.`);
  }
}
