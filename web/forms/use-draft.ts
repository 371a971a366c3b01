import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DraftEntity, draftCalls } from '#contract/drafts.ts';
import { useApi } from '#web/lib/browser-api.ts';

/** After so long without a key press the draft is saved. */
const REST_MS = 1500;

export type DraftState = 'none' | 'waiting' | 'saving' | 'saved' | 'failed';

interface Kept {
  /** What stands in the form, as JSON; null: as it was opened. */
  json: string | null;
  version: number | null;
}

export interface DraftStore {
  /** Called whenever the form changes; null: nothing has changed, so no draft is saved. */
  keep: (values: Record<string, unknown> | null, version: number | null) => void;
  state: DraftState;
  /** When the draft was last saved; null where there is none. */
  savedAt: string | null;
  /** The form was saved: the draft has done its work. */
  settle: () => Promise<void>;
  /** Whether going to another page of the academy loses nothing. */
  survivesLeaving: () => boolean;
  /** Whether closing the window now loses nothing. */
  survivesClosing: () => boolean;
}

/**
 * Keeps what stands in a form on the server: after a rest of the hands, when a field or the
 * window loses the focus, and when the page is left.
 * @param key the id of what is edited, or `new:…`
 * @param startsSaved when the draft was saved that the form began with; null without one
 */
export function useDraft(
  { entity, key }: { entity: DraftEntity; key: string },
  startsSaved: string | null,
): DraftStore {
  const api = useApi();
  const [state, setState] = useState<DraftState>(startsSaved === null ? 'none' : 'saved');
  const [savedAt, setSavedAt] = useState(startsSaved);
  const wanted = useRef<Kept>({ json: null, version: null });
  /** What the server has; undefined: the draft that the form began with, whatever it holds. */
  const stored = useRef<string | null | undefined>(startsSaved === null ? null : undefined);
  const running = useRef<Promise<void> | null>(null);
  const hasFailed = useRef(false);
  const isSettled = useRef(false);
  const timer = useRef<number>(undefined);

  const send = useCallback(async () => {
    window.clearTimeout(timer.current);
    const { json, version } = wanted.current;
    if (isSettled.current || stored.current === json) return;
    setState('saving');
    try {
      if (json === null) {
        await api.call(draftCalls.discard, { query: { entity, key } });
        setSavedAt(null);
      } else {
        const body = { entity, key, body: JSON.parse(json), based_on_version: version };
        const { saved_at } = await api.call(draftCalls.save, { body });
        setSavedAt(saved_at);
      }
      stored.current = json;
      hasFailed.current = false;
      setState(json === null ? 'none' : 'saved');
    } catch {
      // The form itself is not touched; the next change tries again.
      hasFailed.current = true;
      setState('failed');
    }
  }, [api, entity, key]);

  /** One at a time, so that an older draft never arrives after a newer one. */
  const flush = useCallback(async () => {
    while (running.current !== null) await running.current;
    running.current = send().finally(() => {
      running.current = null;
    });
    await running.current;
  }, [send]);

  const keep = useCallback(
    (values: Record<string, unknown> | null, version: number | null) => {
      const json = values === null ? null : JSON.stringify(values);
      if (json === wanted.current.json) return;
      const isFirst = wanted.current.json === null && stored.current === undefined;
      wanted.current = { json, version };
      if (isFirst) {
        // The form has just been filled with the draft.
        stored.current = json;
        return;
      }
      if (json === null && isSettled.current) {
        // Saved, and shown as it was saved.
        stored.current = null;
        return;
      }
      isSettled.current = false;
      setState('waiting');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush(), REST_MS);
    },
    [flush],
  );

  useEffect(() => {
    const onRest = () => {
      if (stored.current !== undefined) void flush();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') onRest();
    };
    document.addEventListener('focusout', onRest);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('focusout', onRest);
      document.removeEventListener('visibilitychange', onHide);
      onRest();
    };
  }, [flush]);

  const settle = useCallback(async () => {
    window.clearTimeout(timer.current);
    isSettled.current = true;
    while (running.current !== null) await running.current;
    if (stored.current !== null) {
      // What is saved is saved: a draft that stays is offered once more, no harm.
      await api.call(draftCalls.discard, { query: { entity, key } }).catch(() => {});
    }
    stored.current = wanted.current.json;
    setSavedAt(null);
    setState('none');
  }, [api, entity, key]);

  return useMemo(
    () => ({
      keep,
      state,
      savedAt,
      settle,
      survivesLeaving: () => !hasFailed.current,
      survivesClosing: () => stored.current === wanted.current.json,
    }),
    [keep, state, savedAt, settle],
  );
}
