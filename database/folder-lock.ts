import fs from 'node:fs';
import path from 'node:path';

/** Another process has the folder's database open. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The database in ${folder} is open in another process (pid ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same pid; empty where unknown. */
  startedAt: string;
}

/** Clock ticks since boot at which a process began, from Linux's /proc. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return startOf(holder.pid) === holder.startedAt;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: there is such a process, of another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.startedAt === '' || startOf(holder.pid) === holder.startedAt;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes a folder for this process alone and gives the function that lets it go. A
 * lock whose process is gone is replaced, so nothing has to be cleaned up by hand after
 * a crash.
 * @throws FolderInUseError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  // What PGlite writes in it is readable for all: the folder is not.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, 'lock.json');
  const own = path.join(folder, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  fs.writeFileSync(own, JSON.stringify(me));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A hard link is made by one of two processes, never by both.
        fs.linkSync(own, lock);
        return () => fs.rmSync(lock, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(lock);
      if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid);
      const stale = `${own}.stale`;
      try {
        fs.renameSync(lock, stale);
      } catch {
        continue;
      }
      // Another process may have taken the lock between the check and the rename: restore it.
      const moved = readHolder(stale);
      if (moved && isAlive(moved)) fs.linkSync(stale, lock);
      fs.rmSync(stale, { force: true });
    }
    throw new FolderInUseError(folder, readHolder(lock)?.pid ?? 0);
  } finally {
    fs.rmSync(own, { force: true });
  }
}
