import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/** Where the embedded engine keeps its data in its file system. */
const DATA_FOLDER = '/pglite/data';

/** One file or folder of a database's data; a folder has no bytes. */
interface CopiedFile {
  path: string;
  name: string;
  folder: string;
  mode: number;
  bytes: Uint8Array | null;
}

type EngineFiles = PGlite['Module']['FS'];

function copyFolder(files: EngineFiles, folder: string): CopiedFile[] {
  return files
    .readdir(folder)
    .filter((name: string) => name !== '.' && name !== '..')
    .flatMap((name: string) => {
      const path = `${folder}/${name}`;
      const { mode } = files.stat(path);
      const isFolder = files.isDir(mode);
      const file = { path, name, folder, mode, bytes: isFolder ? null : files.readFile(path) };
      return isFolder ? [file, ...copyFolder(files, path)] : [file];
    });
}

/** All files of an embedded database in memory, as they are now. */
export function copyFiles(pglite: PGlite): readonly CopiedFile[] {
  return copyFolder(pglite.Module.FS, DATA_FOLDER);
}

/**
 * The file system in memory of an embedded database that begins with the files of another. The
 * engine's own way (`loadDataDir`) takes the same from a tar archive, which it reads again for
 * each database: three times as long.
 */
export class CopiedFilesystem extends MemoryFS {
  readonly #files: readonly CopiedFile[];

  constructor(files: readonly CopiedFile[]) {
    super();
    this.#files = files;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg === undefined) throw new Error('The engine is not there yet.');
    const { FS } = this.pg.Module;
    FS.mkdirTree(DATA_FOLDER, 0o700);
    for (const { path, name, folder, mode, bytes } of this.#files) {
      if (bytes === null) {
        FS.mkdir(path, mode);
      } else {
        FS.createDataFile(folder, name, bytes, true, true, false);
        FS.chmod(path, mode);
      }
    }
  }
}
