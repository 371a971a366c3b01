import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { type Combine, type Combined, type Merge, mergeConflict } from './merge-conflict.ts';

interface Versioned {
  version: number;
}

/** A conflict: what was merged, and what both sides have changed. */
export interface VersionConflict<Field extends string, State> extends Merge<Field> {
  remote: State;
  combined: Partial<Record<Field, Combined>>;
}

interface VersionConflictOptions<Field extends string, State extends Versioned> {
  /** The base of the form; null for something new. */
  opened: State | null;
  fields: readonly Field[];
  /** A record as form values. */
  valuesOf: (state: State) => Partial<Record<Field, unknown>>;
  /** Parses the record from an error; null where it has none. */
  read: (data: unknown) => State | null;
  /** Writes a value into the form. */
  put: (field: Field, value: unknown) => void;
  /** How fields that both have changed are merged. */
  combine?: Partial<Record<Field, Combine>> | undefined;
}

/**
 * Saving something that somebody else may save at the same time. A late save loses nothing: what
 * only the other changed is merged in, what both changed is shown, and the next save is based on
 * their version.
 */
export function useVersionConflict<Field extends string, State extends Versioned>({
  opened,
  fields,
  valuesOf,
  read,
  put,
  combine,
}: VersionConflictOptions<Field, State>) {
  /** The version that the next save is based on. */
  const base = useRef(opened);
  const [stale, setStale] = useState<VersionConflict<Field, State> | null>(null);

  return {
    stale,
    version: () => base.current?.version,
    base: () => base.current,
    /** After a save or a reset: the new base. */
    saved: (state: State) => {
      base.current = state;
      setStale(null);
    },
    /**
     * Handles a failed save.
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
      // Merged values are written even where a part is left to the person.
      for (const field of merge.conflicts) {
        const together = merge.combined[field];
        if (together) put(field, together.mine);
      }
      base.current = remote;
      setStale({ ...merge, remote });
      return true;
    },
    /** Takes the other’s value of a field. */
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
