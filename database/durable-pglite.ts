import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

/**
 * Opens the embedded database in a folder, made durable.
 * @param onSync called after each file that reached the disk; tests count with it
 */
export async function openDurablePglite(folder: string, onSync = () => {}): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(folder, onSync),
    startParams,
    parsers: pgliteParsers,
  });
}
