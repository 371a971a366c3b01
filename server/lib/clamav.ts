import net from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { timeLimits } from './time-limits.ts';

/** The result of a scan: clean, or infected. */
type Verdict = 'clean' | 'infected';

/** Looks for viruses in files that people send. */
export interface VirusScanner {
  /** How the scans of this process ended. */
  readonly counts: Readonly<Record<Verdict | 'failed', number>>;
  /** @throws where the scanner is away, does not answer in time, or could not scan the whole */
  scan(content: Readable): Promise<Verdict>;
  /** Whether the scanner answers now. */
  isUp(): Promise<boolean>;
}

/** How long the scanner may take, in milliseconds. */
interface ScannerTimeouts {
  /** For sending a file and its verdict. */
  scan: number;
  /** For connecting, and for the answer to a ping. */
  answer: number;
}

const tableLimits = (): ScannerTimeouts => ({
  scan: timeLimits.scan.milliseconds,
  answer: timeLimits.scannerAnswer.milliseconds,
});

/** So many pings in a row go unanswered until the scanner counts as silent. */
const SILENT_AFTER = 2;

/** Answers are one line; longer ones do not come from ClamAV. */
const MAX_ANSWER = 1_000;
const LENGTH_BYTES = 4;

/** The command, then each chunk behind its length, then a length of zero (ClamAV's INSTREAM). */
async function* framesOf(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const length = (bytes: number) => {
    const prefix = Buffer.alloc(LENGTH_BYTES);
    prefix.writeUInt32BE(bytes);
    return prefix;
  };
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    yield length(chunk.length);
    yield chunk;
  }
  yield length(0);
}

/** The scanner's answer, up to the zero byte at its end. */
function readAnswer(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
      const end = answer.indexOf('\0');
      if (end !== -1) resolve(answer.slice(0, end));
      else if (answer.length > MAX_ANSWER)
        reject(new Error('the virus scanner sent an unexpected answer'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the virus scanner closed without an answer')));
  });
}

/** @throws where the answer is no verdict about the whole file */
function readVerdict(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  // The file exceeds a limit of the scanner: no virus was found in it, and none is ruled out.
  const isUnread = answer.startsWith('stream: Heuristics.Limits.Exceeded');
  if (/^stream: .+ FOUND$/.test(answer) && !isUnread) return 'infected';
  throw new Error(`the virus scanner could not scan a file: ${answer}`);
}

/**
 * A client of ClamAV's daemon. A file is streamed to it, so that no file is in memory as a whole
 * and the daemon needs no access to the academy's folders.
 */
export function createClamav(
  address: net.NetConnectOpts,
  timeouts: ScannerTimeouts = tableLimits(),
): VirusScanner {
  const counts = { clean: 0, infected: 0, failed: 0 };

  async function isUp(): Promise<boolean> {
    const answer = await ask([Buffer.from('zPING\0')], timeouts.answer).catch(() => null);
    return answer === 'PONG';
  }

  /** A large file takes its time; a scanner that is gone is noticed by its silence on another connection. */
  function watch(onSilence: () => void): () => void {
    let unanswered = 0;
    const timer = setInterval(async () => {
      unanswered = (await isUp()) ? 0 : unanswered + 1;
      if (unanswered >= SILENT_AFTER) onSilence();
    }, timeouts.answer);
    return () => clearInterval(timer);
  }

  async function ask(
    message: Iterable<Buffer> | AsyncIterable<Buffer>,
    milliseconds: number,
    isScan = false,
  ) {
    const socket = net.connect(address);
    const expire = () => socket.destroy(new Error('the virus scanner did not answer in time'));
    const timers = [setTimeout(expire, milliseconds)];
    const connecting = setTimeout(expire, timeouts.answer);
    timers.push(connecting);
    socket.once('connect', () => clearTimeout(connecting));
    const stopWatching = isScan ? watch(expire) : () => {};
    try {
      const answer = readAnswer(socket);
      // A scanner may answer and close before it has read the whole file.
      const sending = pipeline(message, socket, { end: false });
      sending.catch((error) => socket.destroy(error));
      return await answer;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      stopWatching();
      socket.destroy();
    }
  }

  return {
    counts,
    async scan(content) {
      try {
        const verdict = readVerdict(await ask(framesOf(content), timeouts.scan, true));
        counts[verdict] += 1;
        return verdict;
      } catch (error) {
        counts.failed += 1;
        throw error;
      } finally {
        content.destroy();
      }
    },
    isUp,
  };
}
