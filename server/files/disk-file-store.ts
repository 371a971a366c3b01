import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { type Modes, OWNER_ONLY } from './protect-data-dir.ts';
import { removeOld } from './remove-old.ts';
import { sendBytes } from './send-bytes.ts';
import { randomFileName } from './stored-name.ts';

/** `purpose/ab/name.extension`: no input of users, and no way out of the folder. */
const KEY = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]+$/;

/** The ending of a file that is being written. */
const UNFINISHED = '.part';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A new name is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the folder of a purpose and the one of a file in it; a power cut loses neither. */
async function openFolders(folder: string, key: string, mode: number): Promise<void> {
  let inner = folder;
  for (const part of ['', ...key.split('/').slice(0, -1)]) {
    inner = path.join(inner, part);
    const isNew = (await fs.mkdir(inner, { recursive: true, mode })) !== undefined;
    if (!isNew) continue;
    // The mask of the process may have taken the group's access away.
    if (mode !== OWNER_ONLY.folder) await fs.chmod(inner, mode);
    await syncFolder(path.dirname(inner));
  }
}

/**
 * Stores files in a folder. A file appears under its key whole or not at all: it is written under
 * another name, synced, and then renamed.
 * @param options.proxyPrefix the internal location where nginx serves the folder; null: the academy sends files
 */
export function createDiskFileStore(
  folder: string,
  { proxyPrefix = null, modes = OWNER_ONLY }: { proxyPrefix?: string | null; modes?: Modes } = {},
): FileStore {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`“${key}” is not the key of a file`);
    return path.join(folder, key);
  }

  return {
    async put(key, content) {
      const target = pathOf(key);
      const unfinished = `${target}.${randomFileName()}${UNFINISHED}`;
      await openFolders(folder, key, modes.folder);
      try {
        const handle = await fs.open(unfinished, 'wx', modes.file);
        try {
          for await (const chunk of content) await handle.appendFile(chunk);
          if (modes !== OWNER_ONLY) await handle.chmod(modes.file);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await fs.rename(unfinished, target);
      } catch (error) {
        await fs.rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(path.dirname(target));
    },

    async open(key, range) {
      try {
        const handle = await fs.open(pathOf(key), 'r');
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(range), bytes: size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async send(key, range, target, begin) {
      let handle: fs.FileHandle;
      try {
        handle = await fs.open(pathOf(key), 'r');
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
      try {
        begin();
        await sendBytes(handle, range, target);
        return true;
      } finally {
        await handle.close();
      }
    },

    ...(proxyPrefix !== null && {
      async offload(key) {
        // The shape of a key is the proof that the path leads nowhere else.
        pathOf(key);
        return { status: 200, headers: { 'x-accel-redirect': `${proxyPrefix}/${key}` } };
      },
    }),

    async remove(key) {
      await fs.rm(pathOf(key), { force: true });
    },

    async removeUnfinished(olderThan) {
      for await (const name of fs.glob(`**/*${UNFINISHED}`, { cwd: folder })) {
        await removeOld(path.join(folder, name), olderThan);
      }
    },
  };
}
