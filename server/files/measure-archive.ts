import fs from 'node:fs/promises';

/** The unpacked size of an archive (DOCX and XLSX are ZIP archives). */
export interface Unpacked {
  files: number;
  bytes: number;
}

/** The record at the end of an archive: 22 bytes and a comment of up to 65,535. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const END = Buffer.from('PK\x05\x06');
/** One file in the directory of an archive: so many bytes, then its name and extra fields. */
const ENTRY_BYTES = 46;
const ENTRY = 0x02014b50;
/** A longer directory has more files than any document. */
const MAX_LIST_BYTES = 2 * 1024 * 1024;

/** The offsets of the numbers in the record and in an entry. */
const at = {
  listBytes: 12,
  listStart: 16,
  unpacked: 24,
  name: 28,
  extra: 30,
  comment: 32,
} as const;

/**
 * Adds up the sizes that an archive states in its directory. Nothing is unpacked: a program that
 * unpacks it stops at these sizes, or reports the file as broken.
 * @returns null where the directory is missing, broken or longer than any document's
 */
export function sumList(list: Buffer): Unpacked | null {
  const sum = { files: 0, bytes: 0 };
  let from = 0;
  while (from < list.length) {
    if (from + ENTRY_BYTES > list.length || list.readUInt32LE(from) !== ENTRY) return null;
    sum.files++;
    // 4 GB stand for "more than that" (ZIP64): no document here is so large.
    sum.bytes += list.readUInt32LE(from + at.unpacked);
    const beside = [at.name, at.extra, at.comment].map((part) => list.readUInt16LE(from + part));
    from += beside.reduce((total, length) => total + length, ENTRY_BYTES);
  }
  return sum;
}

/** The unpacked size of an archive on the disk; null where its directory cannot be read. */
export async function measureArchive(path: string, bytes: number): Promise<Unpacked | null> {
  const handle = await fs.open(path);
  try {
    const tail = Buffer.alloc(Math.min(bytes, END_BYTES + MAX_COMMENT_BYTES));
    await handle.read(tail, 0, tail.length, bytes - tail.length);
    const end = tail.lastIndexOf(END);
    if (end === -1 || end + END_BYTES > tail.length) return null;
    const length = tail.readUInt32LE(end + at.listBytes);
    const start = tail.readUInt32LE(end + at.listStart);
    if (length > MAX_LIST_BYTES || start + length > bytes) return null;
    const list = Buffer.alloc(length);
    await handle.read(list, 0, length, start);
    return sumList(list);
  } finally {
    await handle.close();
  }
}
