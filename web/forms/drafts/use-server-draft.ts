import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftEntity } from '#contract/drafts.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { type DraftState, type DraftTarget, ServerDraft } from './server-draft.ts';

export interface ServerDraftForm {
  /** Told whenever the form changes; null: it stands as it was opened, nothing is stored. */
  change: (values: Record<string, unknown> | null, version: number | null) => void;
  state: DraftState;
  /** When the draft was last stored; null where there is none. */
  savedAt: string | null;
  /** The form was saved: the draft has done its work. */
  settle: () => Promise<void>;
  /** Whether going to another page of the academy loses nothing. */
  survivesLeaving: () => boolean;
  /** Whether closing the window now loses nothing. */
  survivesClosing: () => boolean;
}

/**
 * Stores what stands in a form on the server: after a rest of the hands, when a field or the
 * window loses the focus, and when the page is left.
 * @param key the id of what is edited, or `new:…`
 * @param startsSaved when the draft was stored that the form began with; null without one
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
  // After the effect above: what is left behind is stored where it belongs.
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
