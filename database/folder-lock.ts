import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** The process that has a folder, or asks for it, as its file in the folder describes it. */
interface Holder {
  /** In the namespace of the process: for the operator only. */
  pid: number;
  /** The running kernel; every container on one machine has the same. Empty where unknown. */
  bootId: string;
  /** The socket in the folder on which the process listens until it ends; null: it has none. */
  socket: string | null;
  /** Whether it has the folder; else it asks for it. */
  holds: boolean;
}

const PREFIX = 'lock.';
const HOLDER = '.json';
/** How often a process renews the time of its file, and after how long without that it has ended. */
const RENEWAL_MS = 10_000;
const ABANDONED_MS = 60_000;
/** Between two looks at the other processes that ask for the folder. */
const TURN_MS = 20;
const REQUEST_CHARACTERS = 4096;
/** A database of some gigabytes is copied in this time. */
const ANSWER_MS = 600_000;
/** Systems allow the address of a socket 104 bytes or more. */
const ADDRESS_BYTES = 100;

/** Answers a request of one line that another process of the same user sends. */
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

/** The kernel's answers where no process listens on a socket. */
const NOT_LISTENING = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/** Connects to a process. @returns null where it has ended @throws every other failure */
async function connect(folder: string, socket: string): Promise<net.Socket | null> {
  const { address, close } = addressOf(folder, path.basename(socket));
  try {
    return await new Promise<net.Socket>((resolve, reject) => {
      const connection = net.connect(address);
      connection.once('error', reject).once('connect', () => resolve(connection));
    });
  } catch (error) {
    if (NOT_LISTENING.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  } finally {
    close();
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Files appear whole. */
function writeHolder(file: string, holder: Holder): void {
  fs.writeFileSync(`${file}.part`, JSON.stringify(holder));
  fs.renameSync(`${file}.part`, file);
}

/** How long ago a file was renewed, in milliseconds, by the clock of its file system. */
function ageOf(file: string, clockFile: string): number {
  const { mtimeMs } = fs.statSync(clockFile);
  return mtimeMs - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

/** The file of this process. */
interface Own {
  folder: string;
  own: string;
}

/** The file of another process; null: it is not readable. */
interface Other {
  file: string;
  holder: Holder | null;
}

/**
 * Whether a process that wrote a file lives. On one machine its socket tells, in whatever container
 * it runs: the kernel closes it with the process. Of another machine, or on a file system without
 * sockets, the age of the file tells.
 */
async function isAlive({ folder, own }: Own, { file, holder }: Other): Promise<boolean> {
  if (typeof holder?.socket !== 'string' || holder.bootId !== bootId()) {
    const now = new Date();
    fs.utimesSync(own, now, now);
    return ageOf(file, own) < ABANDONED_MS;
  }
  try {
    const connection = await connect(folder, holder.socket);
    connection?.destroy();
    return connection !== null;
  } catch {
    // A busy process refuses connections in other ways than one that has ended.
    return true;
  }
}

/** The files of the other processes that live; those of processes that have ended are removed. */
async function findOthers({ folder, own }: Own): Promise<Other[]> {
  const others: Other[] = [];
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!name.startsWith(PREFIX) || !name.endsWith(HOLDER) || file === own) continue;
    const other = { file, holder: readHolder(file) };
    if (await isAlive({ folder, own }, other)) others.push(other);
    else removeHolder(file);
  }
  return others;
}

const socketOf = (file: string) => file.replace(/\.json$/, '.socket');

function removeHolder(file: string): void {
  fs.rmSync(file, { force: true });
  fs.rmSync(socketOf(file), { force: true });
}

async function answerOn(connection: net.Socket, listener: LockListener): Promise<void> {
  let request = '';
  connection.setEncoding('utf8').on('error', () => {});
  for await (const part of connection) {
    request += part;
    if (request.length > REQUEST_CHARACTERS) return void connection.destroy();
    if (!request.includes('\n')) continue;
    const answer = await listener(request.trim()).catch(
      (error: Error) => `failed: ${error.message}`,
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
 * Waits until this process is the only one that asks for the folder. Each writes its file before it
 * looks for others, so of two at least one sees the other; of those that only ask, the first by
 * name stays.
 * @throws FolderInUseError
 */
async function takeTurn({ folder, own }: Own): Promise<void> {
  for (;;) {
    const others = await findOthers({ folder, own });
    if (others.length === 0) return;
    const preceding = others.find(({ file, holder }) => holder?.holds !== false || file < own);
    if (preceding) throw new FolderInUseError(folder, preceding.holder?.pid ?? 0);
    await pause(TURN_MS);
  }
}

/**
 * Takes a folder for this process alone and returns the function that releases it. A process that
 * was killed leaves nothing to clean up by hand.
 * @param listener answers what other processes of the same user ask (`askHolder`)
 * @throws FolderInUseError while another process has it, in this container or another
 */
export async function lockFolder(
  folder: string,
  listener: LockListener = async () => 'failed: no request is known',
): Promise<() => void> {
  // What PGlite writes in it is readable for all: the folder is not.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = path.join(folder, `${PREFIX}${randomUUID()}${HOLDER}`);
  const server = await listen(folder, path.basename(socketOf(own)), listener);
  const socket = server && path.basename(socketOf(own));
  const holder: Holder = { pid: process.pid, bootId: bootId(), socket, holds: false };
  const release = () => {
    server?.close();
    removeHolder(own);
  };
  try {
    writeHolder(own, holder);
    await takeTurn({ folder, own });
    writeHolder(own, { ...holder, holds: true });
  } catch (error) {
    release();
    throw error;
  }
  const renewal = setInterval(() => {
    const now = new Date();
    fs.promises.utimes(own, now, now).catch(() => {});
  }, RENEWAL_MS).unref();
  return () => {
    clearInterval(renewal);
    release();
  };
}

/**
 * Sends a line to the process that has the folder open.
 * @returns its answer; null where no process on this machine has it open
 * @throws DatabaseFolderError where it does not answer in time
 */
export async function askHolder(folder: string, request: string): Promise<string | null> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names.filter((one) => one.startsWith(PREFIX) && one.endsWith(HOLDER))) {
    const holder = readHolder(path.join(folder, name));
    if (typeof holder?.socket !== 'string' || !holder.holds) continue;
    const connection = await connect(folder, holder.socket);
    if (connection === null) continue;
    connection.setTimeout(ANSWER_MS, () => connection.destroy());
    connection.setEncoding('utf8').end(`${request}\n`);
    let answer = '';
    for await (const part of connection) answer += part;
    if (answer !== '') return answer.trim();
    throw new DatabaseFolderError(
      `The process that has ${folder} open (pid ${holder.pid}) did not answer.`,
    );
  }
  return null;
}
