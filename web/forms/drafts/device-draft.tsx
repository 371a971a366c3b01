import { useEffect, useRef, useState } from 'react';
import { useSiteData } from '#web/lib/site-data.ts';
import { storage } from '#web/lib/storage.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { DRAFTS } from './forget-drafts.ts';
import { type DraftFields, draftKey, isSame, recallDraft, rememberDraft } from './stored-drafts.ts';

function keep(key: string | null, fields: DraftFields | null): void {
  if (key === null) return;
  const left = rememberDraft(storage.read(DRAFTS), key, fields, Date.now());
  if (left === null) storage.remove(DRAFTS);
  else storage.write(DRAFTS, left);
}

/** A form whose fields survive a reload, a session that ends, and the next login. */
export interface DeviceDraft<Fields> {
  fields: Fields;
  change: (part: Partial<Fields>) => void;
  /** Whether the fields were restored from this device. */
  isRestored: boolean;
  /** Deletes the draft after it was sent. */
  settle: () => void;
  /** Resets the fields to the saved values. */
  discard: () => void;
}

/**
 * Stores fields on this device while they are typed, for the person who is logged in.
 * @param subject identifies the form, such as `work:88`
 * @param saved the academy's values; empty texts without any
 */
export function useDeviceDraft<Fields extends DraftFields>(
  subject: string,
  saved: Fields,
): DeviceDraft<Fields> {
  const { user } = useSiteData();
  const key = user === null ? null : draftKey(user.user_id, subject);
  const [fields, setFields] = useState(saved);
  const [isRestored, setRestored] = useState(false);
  const now = useRef({ fields, saved });
  now.current = { fields, saved };

  // The server has no such drafts: they are restored once scripts run.
  useEffect(() => {
    const draft = key && recallDraft(storage.read(DRAFTS), key, now.current.saved);
    if (!draft) return;
    now.current.fields = draft;
    setFields(draft);
    setRestored(true);
  }, [key]);

  function show(next: Fields) {
    now.current.fields = next;
    setFields(next);
  }
  return {
    fields,
    change: (part) => {
      const next = { ...now.current.fields, ...part };
      show(next);
      keep(key, isSame(next, now.current.saved) ? null : next);
    },
    isRestored,
    settle: () => {
      keep(key, null);
      setRestored(false);
    },
    discard: () => {
      keep(key, null);
      show(now.current.saved);
      setRestored(false);
    },
  };
}

/**
 * The draft of a form that manages its own fields, as `useCallForm` does: call `change` after each
 * key; a stored draft is written into the form.
 * @param put writes fields into the form
 */
export function useFormDraft<Fields extends DraftFields>(
  subject: string,
  saved: Fields,
  put: (fields: Fields) => void,
): Omit<DeviceDraft<Fields>, 'fields'> {
  const { fields, ...draft } = useDeviceDraft(subject, saved);
  const { isRestored } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found.
  useEffect(() => {
    if (isRestored) put(fields);
  }, [isRestored]);
  return {
    ...draft,
    discard: () => {
      draft.discard();
      put(saved);
    },
  };
}

/** Says that a form was restored from a draft, and offers to discard it. */
export function RestoredDraft({
  draft,
}: {
  draft: Pick<DeviceDraft<unknown>, 'isRestored' | 'discard'>;
}) {
  const { t } = useTranslation();
  if (!draft.isRestored) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-5 text-sm text-soft">
      {t('common.draft.restored')}
      <Button variant="quiet" size="sm" className="-ml-3 min-h-11" onClick={draft.discard}>
        {t('common.draft.discard')}
      </Button>
    </p>
  );
}
