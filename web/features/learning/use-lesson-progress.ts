import { useEffect, useMemo, useRef, useState } from 'react';
import type { LessonDetail, learningCalls } from '#contract/learning.ts';
import { createApiClient } from '#web/lib/api.ts';
import { browserLocale } from '#web/lib/browser-api.ts';
import { readToken } from '#web/lib/session.ts';
import { createProgressSaver, type Progress, type ProgressSaver } from './progress-saver.ts';

/** Its requests outlive the page, so that progress sent on leaving arrives. */
const leavingApi = createApiClient({
  transport: (path, init) => fetch(path, { ...init, keepalive: true }),
  locale: browserLocale,
  token: readToken,
});

/** The progress of an open lesson, for its body to report to. */
export interface LessonProgress {
  /** The highest known, 0 to 100. */
  percent: number;
  /** How much of it the server counts, as far as it has said. */
  counted: number;
  note(progress: Progress): void;
  /**
   * Sends unsent progress, and resolves when all of it has arrived or failed.
   * @returns how much counts; null where the server did not say
   */
  settle(): Promise<number | null>;
}

/**
 * The progress in an open lesson: shown at once, saved at most every ten seconds and on leaving.
 * Errors are silent; the next save makes up for them.
 */
export function useLessonProgress(
  content: Pick<LessonDetail, 'content_id' | 'user_progress'>,
  saves: boolean,
): LessonProgress {
  const { content_id, user_progress } = content;
  const [percent, setPercent] = useState(user_progress);
  const [counted, setCounted] = useState(user_progress);
  const saver = useRef<ProgressSaver | null>(null);
  const sending = useRef<Promise<number | undefined>>(Promise.resolve(user_progress));
  const from = useRef(user_progress);

  useEffect(() => {
    if (!saves) return;
    // On leaving there is no time to load the contract: it is loaded before.
    let call: typeof learningCalls.progress | undefined;
    const contract = import('#contract/learning.ts').then(({ learningCalls }) => {
      call = learningCalls.progress;
      return call;
    });
    contract.catch(() => undefined);
    const send = (progressCall: typeof learningCalls.progress, progress: Progress) =>
      leavingApi.call(progressCall, {
        body: {
          content_id,
          progress: progress.percent,
          ...(progress.position !== undefined && { position: progress.position }),
        },
      });
    const current = createProgressSaver({
      from: from.current,
      save: (progress) => {
        const sent = call
          ? send(call, progress)
          : contract.then((progressCall) => send(progressCall, progress));
        const counts = sent.then(
          ({ progress: accepted }) => {
            setCounted(accepted);
            return accepted;
          },
          () => undefined,
        );
        sending.current = counts;
        return counts;
      },
    });
    saver.current = current;
    const onHide = () => {
      if (document.visibilityState === 'hidden') current.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', current.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', current.flush);
      current.close();
      saver.current = null;
    };
  }, [content_id, saves]);

  return useMemo(
    () => ({
      percent,
      counted,
      note(progress) {
        setPercent((before) => Math.max(before, Math.min(100, Math.floor(progress.percent))));
        saver.current?.note(progress);
      },
      async settle() {
        saver.current?.flush();
        return (await sending.current) ?? null;
      },
    }),
    [percent, counted],
  );
}
