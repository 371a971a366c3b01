import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { IMPORT_LINES, type ImportReport } from '#contract/accounts-import-admin.ts';
import type { Message } from '#i18n/message.ts';
import type { StagedUpload } from '#server/files/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { findColumns, type PeopleColumns, separatorOf } from './import-people.rules.ts';

/** One line of the file: its number, and its cells unchanged. */
export interface PeopleLine {
  line: number;
  cells: string[];
}

interface PeopleFile {
  encoding: ImportReport['encoding'];
  columns: PeopleColumns;
  lines: PeopleLine[];
}

const CHUNK = 64 * 1024;
/** No line of people is longer; a quotation mark that is never closed would swallow the rest. */
const MAX_LINE = 10_000;

const refuse = (message: Message) => fieldError('VALIDATION_FAILED', 'file', message);

/**
 * Detects the encoding from the bytes and decodes them: UTF-8 with or without a byte-order mark,
 * UTF-16 as Excel's “Unicode text”, and GB18030, of which GBK is a part.
 */
function decode(bytes: Buffer): { text: string; encoding: PeopleFile['encoding'] } {
  if (bytes.length === 0) throw refuse('messages.accounts.import.empty');
  // A workbook is a ZIP, or in its old form begins with these bytes.
  const head = bytes.subarray(0, 4).toString('latin1');
  if (head.startsWith('PK') || head === '\xD0\xCF\x11\xE0') {
    throw fieldError('UNSUPPORTED_MEDIA_TYPE', 'file', 'messages.accounts.import.workbook');
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const encodings = isUtf16 ? (['utf-16le'] as const) : (['utf-8', 'gb18030'] as const);
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return { text, encoding };
    } catch {
      // Not this encoding.
    }
  }
  throw fieldError('UNSUPPORTED_MEDIA_TYPE', 'file', 'messages.accounts.import.notText');
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/**
 * Reads a table of people; other requests get a turn in between.
 * @throws AppError VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE at the field `file`
 */
export async function readPeopleFile(upload: StagedUpload): Promise<PeopleFile> {
  const { text, encoding } = decode(await readFile(upload.path));
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: separatorOf(text),
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_LINE,
    }),
  );
  let columns: PeopleColumns | null = null;
  const lines: PeopleLine[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (columns === null) {
        columns = findColumns(record);
        if (columns === null) throw refuse('messages.accounts.import.header');
        continue;
      }
      if (lines.length === IMPORT_LINES) {
        throw refuse({ key: 'messages.accounts.import.tooMany', params: { limit: IMPORT_LINES } });
      }
      lines.push({ line: info.lines, cells: record });
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code, lines: line } = error as CsvError & { lines?: number };
    if (!String(code).startsWith('CSV_')) throw error;
    throw refuse({ key: 'messages.accounts.import.quotes', params: { line: line ?? 1 } });
  }
  if (columns === null || lines.length === 0) {
    throw refuse('messages.accounts.import.empty');
  }
  return { encoding, columns, lines };
}
