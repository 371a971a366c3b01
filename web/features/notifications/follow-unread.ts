import { callPath } from '#contract/call-path.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { readToken } from '#web/lib/session.ts';

/** The server sends something every 25 s: a connection that is silent for longer is broken. */
const SILENCE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;

/** Waits so long, or until the page is left. */
function pause(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      left.removeEventListener('abort', end);
      resolve();
    }
    left.addEventListener('abort', end);
  });
}

/** Waits until the page is visible, or left. */
function inSight(left: AbortSignal): Promise<void> {
  if (!document.hidden || left.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = new AbortController();
    const end = () => {
      if (document.hidden && !left.aborted) return;
      seen.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', end, { signal: seen.signal });
    left.addEventListener('abort', end, { signal: seen.signal });
  });
}

/**
 * Splits buffered text of an event stream: the data of each complete event, and the incomplete
 * rest.
 */
export function readEvents(text: string): { data: string[]; rest: string } {
  const events = text.split('\n\n');
  const rest = events.pop() ?? '';
  const data = events.flatMap((event) =>
    event.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : [])),
  );
  return { data, rest };
}

/**
 * Reads one stream to its end. Not by `EventSource`, which cannot send the token: the API takes no
 * cookie.
 * @param stream ends the request; also aborted here once the server is silent for too long
 * @returns whether the server sent anything, how long it asks to wait (`Retry-After`), and whether
 *   the session has ended
 */
async function readStream(
  token: string,
  onUnread: (unread: number) => void,
  stream: AbortController,
): Promise<{ isOpened: boolean; waitMs: number; isOver: boolean }> {
  const startTimer = () => setTimeout(() => stream.abort(), SILENCE_MS);
  let timer = startTimer();
  let isOpened = false;
  let waitMs = 0;
  let isOver = false;
  try {
    const { status, headers, body } = await fetch(callPath(notificationCalls.stream), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: stream.signal,
    });
    waitMs = Number(headers.get('retry-after') ?? 0) * 1000;
    isOver = status === 401;
    const reader =
      status === 200 ? body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    let text = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done || value === undefined) break;
      isOpened = true;
      clearTimeout(timer);
      timer = startTimer();
      const { data, rest } = readEvents(text + value);
      text = rest;
      for (const one of data) onUnread(JSON.parse(one).unread_count);
    }
  } catch {
    // No network, or the page was hidden.
  } finally {
    clearTimeout(timer);
  }
  return { isOpened, waitMs, isOver };
}

/**
 * Reports the number of unread notices whenever it changes, while the page is visible and its
 * person logged in. Failures are retried at growing intervals.
 */
export async function followUnread(
  onUnread: (unread: number) => void,
  left: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!left.aborted) {
    await inSight(left);
    const token = readToken();
    if (left.aborted || token === null) return;
    // One controller for every reason to end a stream: many phones lack `AbortSignal.any`.
    const stream = new AbortController();
    const end = () => stream.abort();
    const { signal } = stream;
    left.addEventListener('abort', end, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && end(), { signal });
    const { isOpened, waitMs, isOver } = await readStream(token, onUnread, stream);
    // Removes the listeners above.
    end();
    if (isOver) return;
    if (document.hidden) continue;
    failures = isOpened ? 0 : failures + 1;
    const usual = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    // A random factor, so that not all pages reconnect at once after a restart.
    await pause(Math.max(usual, waitMs) * (0.5 + Math.random()), left);
  }
}
