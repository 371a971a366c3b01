import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DatabaseFolderError } from './database-folder-error.ts';

/**
 * PGlite writes its files through Emscripten, whose `fsync` does nothing and whose PostgreSQL is
 * started with `-F` (never sync). A power cut may then lose what was acknowledged
 * (electric-sql/pglite issue 1107). This module restores both. It can be removed once PGlite syncs
 * by itself; `durable-pglite.embedded.test.ts` counts the syncs so that an upgrade cannot silently
 * undo them.
 */

interface EmscriptenStream {
  /** The host's file descriptor; folders have none. */
  nfd?: number;
}

interface EmscriptenModule {
  /** Absent in the module that runs initdb. */
  NODEFS?: { stream_ops: { fsync?: (stream: EmscriptenStream) => void } };
}

class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const giveFsync = (module: EmscriptenModule) => {
      if (!module.NODEFS) return;
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) return;
        fs.fsyncSync(stream.nfd);
        this.#onSync();
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), giveFsync] as NonNullable<
      typeof emscriptenOpts.preRun
    >;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PostgreSQL `date` stays the text it is: a day has no time zone. */
const DATE_OID = 1082;
/** `bigint`: sums of points, far below 2^53. */
const INT8_OID = 20;
/** `numeric`: money and averages, two or three digits. */
const NUMERIC_OID = 1700;

export const pgliteParsers = {
  [DATE_OID]: (text: string) => text,
  [INT8_OID]: Number,
  [NUMERIC_OID]: Number,
};

const open = (folder: string, onSync: () => void) =>
  PGlite.create({ fs: new DurableNodeFS(folder, onSync), startParams, parsers: pgliteParsers });

/** Waits until the names in a folder are on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.promises.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Creates a database under another name and renames it when it is complete: PGlite takes a folder
 * without `PG_VERSION` for a new one and overwrites what it holds.
 */
async function initialise(folder: string, onSync: () => void): Promise<void> {
  const unfinished = `${folder}.new`;
  await fs.promises.rm(unfinished, { recursive: true, force: true });
  await (await open(unfinished, onSync)).close();
  await fs.promises.rename(unfinished, folder);
  await syncFolder(path.dirname(folder));
}

const damaged = (folder: string, cause: string, error?: unknown) =>
  new DatabaseFolderError(
    `The database in ${folder} cannot be opened (${cause}). Move the folder away and restore a backup: npm run restore -- FILE.`,
    { cause: error },
  );

/** Says in a few words why the engine did not start. */
function causeOf(error: unknown): string {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && code.startsWith('E')) return code;
  return message.split(/[\n.(]/, 1)[0]?.slice(0, 200) || 'damaged';
}

/**
 * Opens the embedded database in a folder, with durable writes; creates it in an empty or absent one.
 * @param onSync called after each file that reached the disk; tests count with it
 * @throws DatabaseFolderError where it is damaged or cannot be read
 */
export async function openDurablePglite(folder: string, onSync = () => {}): Promise<PGlite> {
  const isThere = fs.existsSync(folder) && fs.readdirSync(folder).length > 0;
  if (isThere && !fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    throw damaged(folder, 'PG_VERSION is missing');
  }
  try {
    if (!isThere) await initialise(folder, onSync);
    return await open(folder, onSync);
  } catch (error) {
    throw damaged(folder, causeOf(error), error);
  }
}
