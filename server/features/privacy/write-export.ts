import { Readable } from 'node:stream';
import type { Locale } from '#domain/locale.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName, getTimeZone } from '#server/features/academy/index.ts';
import { writeZip, type ZipEntry } from '#server/lib/write-zip.ts';
import { type ExportedRow, listFilesOf, readPrimaryKeys, readRowsOf } from './export.queries.ts';
import { fittingFiles, nameInArchive } from './export.rules.ts';
import { type ExportedTable, type ExportedTableName, exportedTables } from './personal-tables.ts';
import { presentExportPage, ROWS_ON_PAGE, type ShownTable } from './present-export-page.ts';

const encoder = new TextEncoder();

/** Reads a table as one JSON array, and collects the first rows for the readable page. */
async function* writeTable(
  batches: AsyncIterable<ExportedRow[]>,
  shown: { rows: ExportedRow[]; count: number },
): AsyncGenerator<Uint8Array> {
  yield encoder.encode('[');
  for await (const rows of batches) {
    const text = rows.map((row) => JSON.stringify(row, null, 1)).join(',\n');
    yield encoder.encode(`${shown.count === 0 ? '\n' : ',\n'}${text}`);
    shown.rows.push(...rows.slice(0, ROWS_ON_PAGE - shown.rows.length));
    shown.count += rows.length;
  }
  yield encoder.encode(']\n');
}

/**
 * Everything that is held on a person, as a ZIP archive: a JSON file of each table, the files that
 * they have sent in, and a page to read in their language. Written while it is read.
 */
export function writeExport(
  { database: { db }, files, now }: Dependencies,
  userId: number,
  locale: Locale,
): Readable {
  const at = now();
  async function* entries(): AsyncGenerator<ZipEntry> {
    const keys = await readPrimaryKeys(db);
    const shown: ShownTable[] = [];
    for (const [name, table] of Object.entries<ExportedTable>(exportedTables)) {
      const primaryKey = keys.get(name);
      if (primaryKey === undefined) continue;
      const kept: ShownTable = { name: name as ExportedTableName, rows: [], count: 0 };
      shown.push(kept);
      const batches = readRowsOf(db, name, table, { userId, primaryKey });
      yield { name: `tables/${name}.json`, content: writeTable(batches, kept) };
    }
    const all = await listFilesOf(db, userId);
    const packed: string[] = [];
    for (const file of fittingFiles(all)) {
      const opened = await files.open(file.key);
      if (opened === null) continue;
      const name = nameInArchive(file);
      packed.push(name);
      yield { name, content: opened.stream };
    }
    const page = presentExportPage({
      locale,
      academy: await getAcademyName(db, locale),
      timeZone: await getTimeZone(db),
      now: at,
      tables: shown,
      files: packed,
      filesLeftOut: all.length - packed.length,
    });
    yield { name: 'index.html', content: [encoder.encode(page)] };
  }
  return Readable.from(writeZip(entries(), at), { objectMode: false });
}
