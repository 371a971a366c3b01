import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { type Combine, type Combined, type Merge, mergeStale } from './merge-conflict.ts';

interface Versioned {
  version: number;
}

interface Stale<Field extends string, State> extends Merge<Field> {
  theirs: State;
  combined: Partial<Record<Field, Combined>>;
}

interface StaleOptions<Field extends string, State extends Versioned> {
  /** What the form was opened with; null for something new. */
  opened: State | null;
  fields: readonly Field[];
  /** The values of a state as the form holds them. */
  valuesOf: (state: State) => Partial<Record<Field, unknown>>;
  /** Reads the state out of a failure; null where it is none. */
  read: (data: unknown) => State | null;
  /** Puts a value into the form. */
  put: (field: Field, value: unknown) => void;
  /** How fields are put together that both have changed. */
  combine?: Partial<Record<Field, Combine>> | undefined;
}

/**
 * Saving something that somebody else may save at the same time. A save that comes too
 * late loses nothing: what only the other changed is taken over, what both changed is
 * shown, and the next save is made on top of theirs.
 */
export function useStale<Field extends string, State extends Versioned>({
  opened,
  fields,
  valuesOf,
  read,
  put,
  combine,
}: StaleOptions<Field, State>) {
  /** What the next save is made on top of. */
  const base = useRef(opened);
  const [stale, setStale] = useState<Stale<Field, State> | null>(null);

  return {
    stale,
    version: () => base.current?.version,
    ground: () => base.current,
    /** Something was saved, or the form begins anew: it is the new ground. */
    saved: (state: State) => {
      base.current = state;
      setStale(null);
    },
    /**
     * Takes a failed save.
     * @returns whether it was a save that came too late, and is told now
     */
    take: (error: unknown, mine: Partial<Record<Field, unknown>>): boolean => {
      if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return false;
      const theirs = read(error.data);
      if (theirs === null || base.current === null) return false;
      const before = valuesOf(base.current);
      const now = valuesOf(theirs);
      const merge = mergeStale(fields, before, mine, now, combine);
      for (const field of merge.takeOver) {
        const together = merge.combined[field];
        put(field, together ? together.mine : now[field]);
      }
      // What could be put together is, also where a part of it is left to the person.
      for (const field of merge.conflicts) {
        const together = merge.combined[field];
        if (together) put(field, together.mine);
      }
      base.current = theirs;
      setStale({ ...merge, theirs });
      return true;
    },
    /** The person takes the other’s value of a field. */
    takeTheirs: (field: Field) => {
      if (stale === null) return;
      const together = stale.combined[field];
      put(field, together ? together.theirs : valuesOf(stale.theirs)[field]);
      setStale({
        ...stale,
        conflicts: stale.conflicts.filter((one) => one !== field),
        takeOver: [...stale.takeOver, field],
      });
    },
  };
}
