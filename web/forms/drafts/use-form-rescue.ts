import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDeviceDraft } from './device-draft.tsx';

/** A form whose save failed because the session had ended. */
export interface LostForm {
  /** The base of the form; null for something new. */
  state: unknown;
  values: Record<string, unknown>;
}

/** The stored state of a form, or null where it is invalid. */
export function readLostForm(json: string): LostForm | null {
  try {
    const { state = null, values } = JSON.parse(json) as Partial<LostForm>;
    const isForm = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isForm ? { state, values } : null;
  } catch {
    return null;
  }
}

/** The stored values of a form; a password is never stored. */
export function writeLostForm({ state, values }: LostForm): string {
  const kept = Object.entries(values).filter(([name]) => !/password/i.test(name));
  return JSON.stringify({ state, values: Object.fromEntries(kept) });
}

/** The address of a form, whatever its language. */
export function formPlace(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  return `form:${pathname}?${params}`;
}

/**
 * Stores a form on this device while its owner logs in again, after the session ended before a
 * save; it is restored for them alone, until they save it, discard it or log out.
 * @param put writes the stored values into the form
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
