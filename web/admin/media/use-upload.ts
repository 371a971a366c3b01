import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import type { MediaFile, MediaKind } from '#contract/media.ts';
import { useApi, useFailureText } from '#web/lib/browser-api.ts';
import { storage } from '#web/lib/storage.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FileSender, type SendingPhase, SendingStopped, sleepUntilOnline } from './file-sender.ts';
import { limitsOf, mediaFileProblem } from './media-file.ts';
import { useMediaCalls } from './use-media-calls.ts';

/** A running upload. */
interface Sending {
  name: string;
  bytes: number;
  percent: number;
  phase: SendingPhase;
}

/** The same file selected again for the same field, even after a reload, resumes the upload. */
function memoryOf(file: File, kinds: readonly MediaKind[]) {
  const key = `upload:${kinds.join('+')}:${file.size}:${file.lastModified}:${file.name}`;
  return {
    read: () => Number(storage.read(key)) || null,
    write: (id: number | null) =>
      id === null ? storage.remove(key) : storage.write(key, String(id)),
  };
}

/**
 * Uploads one file at a time.
 * @param onDone called once the file is stored; never for a cancelled upload
 */
export function useUpload(kinds: readonly MediaKind[], onDone: (file: MediaFile) => void) {
  const { t } = useTranslation();
  const api = useApi();
  const calls = useMediaCalls();
  const failureText = useFailureText();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string>();
  const sender = useRef<FileSender | null>(null);
  const uploadId = useRef<number | null>(null);
  const done = useRef(onDone);
  done.current = onDone;

  // The chunks stay on the server for a day: leaving the page loses nothing.
  useEffect(() => () => sender.current?.stop(), []);
  useBeforeUnload(
    useCallback((event) => {
      if (sender.current !== null) event.preventDefault();
    }, []),
  );

  async function send(file: File): Promise<void> {
    const found = mediaFileProblem(file, kinds);
    setProblem(found === null ? undefined : t(`files.${found}`, limitsOf(t, kinds)));
    if (found !== null || sender.current !== null) return;
    const { name, size: bytes } = file;
    const memory = memoryOf(file, kinds);
    const own = new FileSender(file, {
      memory: {
        read: memory.read,
        write: (id) => {
          uploadId.current = id;
          memory.write(id);
        },
      },
      steps: {
        start: () => api.call(calls.start, { body: { name, bytes, kinds: [...kinds] } }),
        progress: (id) => api.call(calls.progress, { params: { id } }),
        chunk: (id, { offset, ...chunk }) =>
          api.call(calls.chunk, { params: { id }, query: { offset }, ...chunk }),
        finish: (id) => api.call(calls.finish, { params: { id } }),
      },
      onChange: (phase, percent) => setSending({ name, bytes, phase, percent }),
      sleep: sleepUntilOnline,
      now: () => performance.now(),
    });
    sender.current = own;
    setSending({ name, bytes, percent: 0, phase: 'sending' });
    try {
      const kept = await own.run();
      done.current(kept);
    } catch (error) {
      if (!(error instanceof SendingStopped)) setProblem(failureText(error));
    } finally {
      sender.current = null;
      setSending(null);
    }
  }

  async function cancel(): Promise<void> {
    const id = uploadId.current;
    sender.current?.stop();
    if (id === null) return;
    // Maintenance deletes it where this request does not arrive.
    await api.call(calls.giveUp, { params: { id } }).catch(() => undefined);
  }

  return {
    sending,
    problem,
    send,
    cancel,
    pause: () => sender.current?.pause(),
    resume: () => sender.current?.resume(),
  };
}

export type Upload = ReturnType<typeof useUpload>;
