import { Readable } from 'node:stream';
import {
  FilePathSource,
  Input,
  MP3,
  MP4,
  OGG,
  ReadableStreamSource,
  type Source,
  WAVE,
  WEBM,
} from 'mediabunny';

/** Of the types that the academy stores; a playlist, which names other addresses, is none of them. */
const formats = [MP4, WEBM, MP3, OGG, WAVE];

async function measure(source: Source): Promise<number> {
  const input = new Input({ source, formats });
  try {
    const seconds = await input.computeDuration();
    return Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.floor(seconds)) : 0;
  } catch {
    return 0;
  } finally {
    input.dispose();
  }
}

/** Length of a recording on the disk in whole seconds, rounded down; 0 where it cannot be told. */
export const measureRecording = (path: string) => measure(new FilePathSource(path));

/** The same for a recording that is read from the store. */
export async function measureRecordingStream(stream: Readable): Promise<number> {
  try {
    return await measure(new ReadableStreamSource(Readable.toWeb(stream)));
  } finally {
    stream.destroy();
  }
}
