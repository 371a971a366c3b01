import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftEntity } from '#contract/drafts.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { type DraftState, type DraftTarget, ServerDraft } from './server-draft.ts';

export interface ServerDraftForm {
  /** To be called on every change of the form; null: it is unchanged, nothing is stored. */
  change: (values: Record<string, unknown> | null, version: number | null) => void;
  state: DraftState;
  /** When the draft was last stored; null where there is none. */
  savedAt: string | null;
  /** After the form was saved: deletes the draft. */
  settle: () => Promise<void>;
  /** Whether navigating within the academy loses nothing. */
  survivesLeaving: () => boolean;
  /** Whether closing the window now loses nothing. */
  survivesClosing: () => boolean;
}

/**
 * Stores the draft of a form on the server: after a pause in typing, when a field or the window
 * loses the focus, and when the page is left.
 * @param key the id of the edited record, or `new:…`
 * @param startsSaved when the initial draft was stored; null without one
 */
export function useServerDraft(
  { entity, key }: { entity: DraftEntity; key: string },
  startsSaved: string | null,
): ServerDraftForm {
  const api = useApi();
  const [state, setState] = useState<DraftState>(startsSaved === null ? 'none' : 'saved');
  const [savedAt, setSavedAt] = useState(startsSaved);
  const target = useRef<DraftTarget>({ api, entity, key });
  const [draft] = useState(
    () =>
      new ServerDraft({
        target: () => target.current,
        startsSaved: startsSaved !== null,
        onState: setState,
        onSavedAt: setSavedAt,
      }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is a page that is left.
  useEffect(() => {
    const onRest = () => draft.rest();
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
  }, [draft, entity, key]);
  // After the effect above: the previous record's draft is stored under its own key.
  useEffect(() => {
    target.current = { api, entity, key };
  }, [api, entity, key]);

  return useMemo(
    () => ({
      change: (values, version) => draft.change(values, version),
      state,
      savedAt,
      settle: () => draft.settle(),
      survivesLeaving: () => draft.survivesLeaving,
      survivesClosing: () => draft.survivesClosing,
    }),
    [draft, state, savedAt],
  );
}
