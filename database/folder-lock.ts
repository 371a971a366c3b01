import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseFolderError } from './database-folder-error.ts';

/** Another process has the folder's database open. */
export class FolderInUseError extends DatabaseFolderError {
  constructor(folder: string, pid: number) {
    super(
      `The database in ${folder} is open in another process (pid ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/** Who has the folder, as `lock.json` says it. */
interface Holder {
  /** In its own namespace: for the operator only. */
  pid: number;
  /** The running kernel; every container on one machine has the same. Empty where unknown. */
  bootId: string;
  /** Of `lock.json` itself: a copy of the folder has another one, and locks nothing. */
  inode: number;
  /** The socket in the folder on which the holder listens for as long as it lives. */
  socket: string | null;
}

const LOCK = 'lock.json';
/** How often the holder renews the time of its lock, and after how long without that it is gone. */
const RENEWAL_MS = 10_000;
const ABANDONED_MS = 60_000;
const REQUEST_CHARACTERS = 4096;
/** The longest address of a socket on Linux and macOS, with some to spare. */
const ADDRESS_BYTES = 100;

/** Answers a request of one line that another process of the owner sends through the lock. */
export type LockListener = (request: string) => Promise<string>;

function bootId(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** An address of a socket that is short enough; `close` when it is no longer used. */
function addressOf(folder: string, socket: string): { address: string; close: () => void } {
  const address = path.join(folder, socket);
  if (Buffer.byteLength(address) <= ADDRESS_BYTES) return { address, close: () => {} };
  const descriptor = fs.openSync(folder, 'r');
  const close = () => fs.closeSync(descriptor);
  return { address: `/proc/self/fd/${descriptor}/${socket}`, close };
}

/** Connects to the holder of a lock; null where no process listens. */
function connect(folder: string, socket: string): Promise<net.Socket | null> {
  const { address, close } = addressOf(folder, socket);
  return new Promise((resolve) => {
    const connection = net.connect(address);
    connection.once('error', () => resolve(null));
    connection.once('connect', () => resolve(connection));
  }).finally(close) as Promise<net.Socket | null>;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Whether the time of a lock was renewed lately, by the clock of the file system it is on. */
function isRenewed(file: string, clockFile: string): boolean {
  const now = fs.statSync(clockFile).mtimeMs;
  const renewed = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return now - renewed < ABANDONED_MS;
}

/**
 * Whether the process that wrote a lock still lives. On one machine its socket tells, in whatever
 * container it runs: the kernel closes it with the process. Another machine, or a file system
 * without sockets, shows only how old the lock is.
 * @param clockFile just written in the same folder
 */
async function isAlive(folder: string, file: string, clockFile: string): Promise<boolean> {
  const holder = readHolder(file);
  if (holder === null) return false;
  if (fs.statSync(file, { throwIfNoEntry: false })?.ino !== holder.inode) return false;
  if (typeof holder.socket === 'string' && holder.bootId === bootId()) {
    const connection = await connect(folder, holder.socket);
    connection?.destroy();
    return connection !== null;
  }
  return isRenewed(file, clockFile);
}

async function answerOn(connection: net.Socket, listener: LockListener): Promise<void> {
  let request = '';
  connection.setEncoding('utf8').on('error', () => {});
  for await (const part of connection) {
    request += part;
    if (request.length > REQUEST_CHARACTERS) return void connection.destroy();
    if (!request.includes('\n')) continue;
    const answer = await listener(request.trim()).catch(
      (error: Error) => `failed ${error.message}`,
    );
    return void connection.end(`${answer.replaceAll('\n', ' ')}\n`);
  }
}

/** Listens in the folder; null where its file system has no sockets. */
async function listen(folder: string, socket: string, listener: LockListener) {
  const { address, close } = addressOf(folder, socket);
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    answerOn(connection, listener).catch(() => connection.destroy());
  });
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(address, () => resolve(true));
  });
  if (!isListening) {
    close();
    return null;
  }
  return server.on('close', close).unref();
}

/**
 * Takes a folder for this process alone and gives the function that lets it go. A lock whose
 * process is gone is replaced, so nothing has to be cleaned up by hand after a crash.
 * @param listener answers what other processes ask through the lock (`askHolder`)
 * @throws FolderInUseError when a living process holds it, in this container or another
 */
export async function lockFolder(
  folder: string,
  listener: LockListener = async () => 'failed',
): Promise<() => void> {
  // What PGlite writes in it is readable for all: the folder is not.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, LOCK);
  const name = `lock.${randomUUID()}`;
  const own = path.join(folder, name);
  const server = await listen(folder, `${name}.socket`, listener);
  fs.writeFileSync(own, '');
  const holder: Holder = {
    pid: process.pid,
    bootId: bootId(),
    inode: fs.statSync(own).ino,
    socket: server && `${name}.socket`,
  };
  fs.writeFileSync(own, JSON.stringify(holder));
  try {
    await takeLock(folder, lock, own);
  } catch (error) {
    server?.close();
    throw error;
  } finally {
    fs.rmSync(own, { force: true });
  }
  const renewal = setInterval(() => {
    const now = new Date();
    fs.promises.utimes(lock, now, now).catch(() => {});
  }, RENEWAL_MS).unref();
  return () => {
    clearInterval(renewal);
    fs.rmSync(lock, { force: true });
    server?.close();
  };
}

async function takeLock(folder: string, lock: string, own: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      // A hard link is made by one of two processes, never by both.
      fs.linkSync(own, lock);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isAlive(folder, lock, own)) break;
    const stale = `${own}.stale`;
    try {
      fs.renameSync(lock, stale);
    } catch {
      continue;
    }
    // Another process may have taken the lock between the check and the rename: restore it.
    if (await isAlive(folder, stale, own)) fs.linkSync(stale, lock);
    else removeSocket(folder, readHolder(stale));
    fs.rmSync(stale, { force: true });
  }
  throw new FolderInUseError(folder, readHolder(lock)?.pid ?? 0);
}

/** Removes what a process that was killed has left. */
function removeSocket(folder: string, holder: Holder | null): void {
  if (typeof holder?.socket !== 'string') return;
  fs.rmSync(path.join(folder, path.basename(holder.socket)), { force: true });
}

/**
 * Sends a line to the process that has the folder open.
 * @returns its answer; null where no process on this machine has it open
 */
export async function askHolder(folder: string, request: string): Promise<string | null> {
  const holder = readHolder(path.join(folder, LOCK));
  if (typeof holder?.socket !== 'string') return null;
  const connection = await connect(folder, path.basename(holder.socket));
  if (connection === null) return null;
  connection.setEncoding('utf8').end(`${request}\n`);
  let answer = '';
  for await (const part of connection) answer += part;
  return answer.trim();
}
