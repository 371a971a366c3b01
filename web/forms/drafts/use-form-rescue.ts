import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDeviceDraft } from './device-draft.tsx';

/** A form whose save found no session any more. */
export interface LostForm {
  /** What the form was opened with; null for something new. */
  state: unknown;
  values: Record<string, unknown>;
}

/** What the store holds of a form, or null where that is none. */
export function readLostForm(json: string): LostForm | null {
  try {
    const { state = null, values } = JSON.parse(json) as Partial<LostForm>;
    const isForm = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isForm ? { state, values } : null;
  } catch {
    return null;
  }
}

/** What the store holds of a form; a password is never stored. */
export function writeLostForm({ state, values }: LostForm): string {
  const kept = Object.entries(values).filter(([name]) => !/password/i.test(name));
  return JSON.stringify({ state, values: Object.fromEntries(kept) });
}

/** The address of a form, in whichever language it is read. */
export function formPlace(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  return `form:${pathname}?${params}`;
}

/**
 * Keeps a form on this device while somebody logs in again, whose session ended before they
 * saved; it is there again for them alone, until they save it, discard it or log out.
 * @param put puts what was stored into the form
 */
export function useFormRescue(put: (lost: LostForm) => void) {
  const { pathname, search } = useLocation();
  const kept = useDeviceDraft(formPlace(pathname, search), { form: '' });
  const { isRestored } = kept;
  const now = useRef({ kept, put });
  now.current = { kept, put };
  useEffect(() => {
    if (!isRestored) return;
    const lost = readLostForm(now.current.kept.fields.form);
    if (lost === null) now.current.kept.discard();
    else now.current.put(lost);
  }, [isRestored]);
  return {
    isRestored,
    keep: (lost: LostForm) => kept.change({ form: writeLostForm(lost) }),
    settle: kept.settle,
  };
}
