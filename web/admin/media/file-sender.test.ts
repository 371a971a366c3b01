import { expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import type { MediaFile } from '#contract/media.ts';
import { ApiError } from '#web/lib/api.ts';
import { FileSender, type SendingPhase, SendingStopped, type UploadCalls } from './file-sender.ts';

const KILOBYTE = 1024;
const BYTES = 3000 * KILOBYTE;

const kept: MediaFile = {
  file_id: 1,
  path: '/uploads/a.mp4',
  kind: 'video',
  mime: 'video/mp4',
  bytes: BYTES,
  width: null,
  height: null,
  original_name: 'a.mp4',
};

function refusal(status: number, error: ErrorCode, data: unknown = null): ApiError {
  return new ApiError(status, {
    code: 0,
    success: false,
    msg: error,
    show: 1,
    data,
    error,
    request_id: '',
  });
}

/** A server whose connection can break, and the sender that talks to it. */
function sending({ remembered = null as number | null, received = 0 } = {}) {
  const state = {
    received,
    pieces: [] as [number, number][],
    starts: 0,
    finishes: 0,
    memory: remembered,
    phases: [] as SendingPhase[],
    slept: [] as number[],
  };
  /** Called before each chunk and each finish; what it throws is the answer. */
  let onChunk: (offset: number) => unknown = () => undefined;
  let onFinish: () => unknown = () => undefined;
  const now = () => ({ upload_id: 7, bytes: BYTES, received_bytes: state.received });
  const steps: UploadCalls = {
    start: async () => {
      state.starts++;
      return now();
    },
    progress: async () => now(),
    chunk: async (_, { offset, bytes, signal }) => {
      await onChunk(offset);
      if (signal.aborted) throw new DOMException('', 'AbortError');
      state.pieces.push([offset, bytes.size]);
      state.received = offset + bytes.size;
      return now();
    },
    finish: async () => {
      state.finishes++;
      await onFinish();
      return kept;
    },
  };
  const sender = new FileSender(new Blob([new Uint8Array(BYTES)]), {
    steps,
    memory: {
      read: () => state.memory,
      write: (id) => {
        state.memory = id;
      },
    },
    onChange: (phase) => {
      if (state.phases.at(-1) !== phase) state.phases.push(phase);
    },
    sleep: async (milliseconds) => {
      state.slept.push(milliseconds);
    },
    now: () => 0,
  });
  return {
    state,
    sender,
    whenSending: (act: (offset: number) => unknown) => {
      onChunk = act;
    },
    whenFinishing: (act: () => unknown) => {
      onFinish = act;
    },
  };
}

test('a fast connection gets larger and larger chunks, without a gap', async () => {
  const { sender, state } = sending();
  expect(await sender.run()).toBe(kept);
  expect(state.pieces).toEqual([
    [0, 512 * KILOBYTE],
    [512 * KILOBYTE, 1024 * KILOBYTE],
    [1536 * KILOBYTE, 1464 * KILOBYTE],
  ]);
  expect(state.phases).toEqual(['sending', 'checking']);
  expect(state.memory).toBeNull();
});

test('after a broken connection it resumes where it was, waiting longer each time', async () => {
  const { sender, state, whenSending } = sending();
  let breaks = 3;
  whenSending((offset) => {
    if (offset > 0 && breaks-- > 0) throw new TypeError('no network');
  });
  await sender.run();
  expect(state.received).toBe(BYTES);
  expect(state.slept).toEqual([1000, 2000, 4000]);
  expect(state.phases).toEqual([
    'sending',
    'waiting',
    'sending',
    'waiting',
    'sending',
    'waiting',
    'sending',
    'checking',
  ]);
});

test('a chunk whose response was lost is not sent again', async () => {
  const { sender, state, whenSending } = sending();
  let isLost = false;
  whenSending((offset) => {
    if (offset === 0 && !isLost) {
      isLost = true;
      state.received = 512 * KILOBYTE;
      throw new TypeError('the answer was lost');
    }
  });
  await sender.run();
  expect(state.pieces.map(([offset]) => offset)).toEqual([
    512 * KILOBYTE,
    1024 * KILOBYTE,
    2048 * KILOBYTE,
  ]);
});

test('where the server has received more or less than expected, it resumes from there', async () => {
  const { sender, state, whenSending } = sending();
  let isReported = false;
  whenSending((offset) => {
    if (offset === 0 && !isReported) {
      isReported = true;
      state.received = 1000;
      throw refusal(409, 'INVALID_STATE', { upload_id: 7, bytes: BYTES, received_bytes: 1000 });
    }
  });
  await sender.run();
  expect(state.pieces[0]?.[0]).toBe(1000);
});

test('chosen again after a reload, a file resumes from what has arrived', async () => {
  const { sender, state } = sending({ remembered: 7, received: 2_000_000 });
  await sender.run();
  expect(state.starts).toBe(0);
  expect(state.pieces[0]?.[0]).toBe(2_000_000);
});

test('a server that restarts while it checks the file gets the request again', async () => {
  const { sender, state, whenFinishing } = sending();
  whenFinishing(() => {
    if (state.finishes === 1) throw refusal(503, 'SERVICE_UNAVAILABLE');
  });
  expect(await sender.run()).toBe(kept);
  expect(state.finishes).toBe(2);
});

test('a file that is refused is refused at once, and forgotten', async () => {
  const { sender, state, whenFinishing } = sending();
  whenFinishing(() => {
    throw refusal(415, 'UNSUPPORTED_MEDIA_TYPE');
  });
  await expect(sender.run()).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect(state.finishes).toBe(1);
  expect(state.memory).toBeNull();
});

test('paused and resumed, it continues with the same chunk', async () => {
  const { sender, state, whenSending } = sending();
  let paused = 0;
  whenSending((offset) => {
    if (offset === 512 * KILOBYTE && paused++ === 0) {
      sender.pause();
      queueMicrotask(() => setTimeout(() => sender.resume()));
    }
  });
  await sender.run();
  expect(state.pieces.map(([offset]) => offset)).toEqual([0, 512 * KILOBYTE, 1536 * KILOBYTE]);
  expect(state.phases).toEqual(['sending', 'paused', 'sending', 'checking']);
});

test('stopped, it ends, and can be resumed later', async () => {
  const { sender, state, whenSending } = sending();
  whenSending((offset) => {
    if (offset > 0) sender.stop();
  });
  await expect(sender.run()).rejects.toBeInstanceOf(SendingStopped);
  expect(state.memory).toBe(7);
});
