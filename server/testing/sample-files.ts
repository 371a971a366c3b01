import { deflateRawSync, deflateSync } from 'node:zlib';

/** Small valid files of each type, made byte by byte, and some with a wrong type. */

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (...parts: (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

/** CRC-32, as PNG and ZIP want it. */
function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const uint32 = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

/** A PNG with the given size in its header; there is one pixel in it. */
export function samplePng(width = 1, height = 1): Bytes {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
  };
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return bytes(
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  );
}

/** A ZIP of compressed entries. */
function sampleZip(entries: Record<string, string | Uint8Array>): Bytes {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = typeof text === 'string' ? Buffer.from(text) : text;
    const packed = deflateRawSync(data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return bytes(...locals, directory, Buffer.from('PK\x05\x06'), end);
}

const office = (part: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${
  part.startsWith('word') ? 'wordprocessingml.document' : 'spreadsheetml.sheet'
}.main+xml"/></Types>`;

export const sampleFiles = {
  pdf: bytes('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: samplePng(),
  docx: sampleZip({
    '[Content_Types].xml': office('word/document.xml'),
    'word/document.xml': '<w:document/>',
  }),
  xlsx: sampleZip({
    '[Content_Types].xml': office('xl/workbook.xml'),
    'xl/workbook.xml': '<workbook/>',
  }),
  zip: sampleZip({ 'a.exe': 'MZ' }),
  txt: bytes('我的投资计划：每月定投指数基金。'),
  /** Text as old Chinese Windows writes it: 投资计划. */
  gb18030: new Uint8Array([0xcd, 0xb6, 0xd7, 0xca, 0xbc, 0xc6, 0xbb, 0xae]),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  xmlSvg: bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  html: bytes('\n <!DOCTYPE html><script>alert(1)</script>'),
  program: bytes('MZ', new Uint8Array(200)),
  noise: new Uint8Array([0, 1, 2, 3, 254, 255, 0, 7]),
};

/** A DOCX with one part that unpacks to so many bytes. */
export const sampleDocxOf = (unpackedBytes: number): Bytes =>
  sampleZip({
    '[Content_Types].xml': office('word/document.xml'),
    'word/document.xml': Buffer.alloc(unpackedBytes, 32),
  });
