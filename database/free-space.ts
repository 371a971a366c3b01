import fs from 'node:fs';
import { BackgroundCheck } from './background-check.ts';

/**
 * With less free space, in bytes, the embedded engine takes no changes: where a disk is full at the
 * end of a segment of its log (16 MB) it hangs.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Looks each second whether the disk of a folder has enough free space. */
export const watchFreeSpace = (folder: string): BackgroundCheck<'enough' | 'low'> =>
  new BackgroundCheck(async () => {
    const { bavail, bsize } = await fs.promises.statfs(folder);
    return bavail * bsize < MIN_FREE_BYTES ? 'low' : 'enough';
  }, 'enough');
