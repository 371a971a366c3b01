import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { type Combine, type Combined, type Merge, mergeConflict } from './merge-conflict.ts';

interface Versioned {
  version: number;
}

/** A save that came too late: what was merged, and what both sides have changed. */
export interface VersionConflict<Field extends string, State> extends Merge<Field> {
  remote: State;
  combined: Partial<Record<Field, Combined>>;
}

interface VersionConflictOptions<Field extends string, State extends Versioned> {
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
 * late loses nothing: what only the other changed is merged in, what both changed is
 * shown, and the next save is made on top of theirs.
 */
export function useVersionConflict<Field extends string, State extends Versioned>({
  opened,
  fields,
  valuesOf,
  read,
  put,
  combine,
}: VersionConflictOptions<Field, State>) {
  /** What the next save is made on top of. */
  const base = useRef(opened);
  const [stale, setStale] = useState<VersionConflict<Field, State> | null>(null);

  return {
    stale,
    version: () => base.current?.version,
    base: () => base.current,
    /** Something was saved, or the form begins again: it is the new base. */
    saved: (state: State) => {
      base.current = state;
      setStale(null);
    },
    /**
     * Takes a failed save.
     * @returns whether the save conflicted with a newer version, which is now shown
     */
    take: (error: unknown, mine: Partial<Record<Field, unknown>>): boolean => {
      if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return false;
      const remote = read(error.data);
      if (remote === null || base.current === null) return false;
      const before = valuesOf(base.current);
      const now = valuesOf(remote);
      const merge = mergeConflict(fields, before, mine, now, combine);
      for (const field of merge.merged) {
        const together = merge.combined[field];
        put(field, together ? together.mine : now[field]);
      }
      // What could be put together is, also where a part of it is left to the person.
      for (const field of merge.conflicts) {
        const together = merge.combined[field];
        if (together) put(field, together.mine);
      }
      base.current = remote;
      setStale({ ...merge, remote });
      return true;
    },
    /** The person takes the other’s value of a field. */
    acceptRemote: (field: Field) => {
      if (stale === null) return;
      const together = stale.combined[field];
      put(field, together ? together.remote : valuesOf(stale.remote)[field]);
      setStale({
        ...stale,
        conflicts: stale.conflicts.filter((one) => one !== field),
        merged: [...stale.merged, field],
      });
    },
  };
}
