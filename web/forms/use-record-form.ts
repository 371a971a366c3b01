import { useCallback, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import type { z } from 'zod';
import { useCallForm } from '#web/forms/call-form.ts';
import { isSessionLost } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormRescue } from './drafts/use-form-rescue.ts';
import type { ServerDraftForm } from './drafts/use-server-draft.ts';
import type { Combine } from './merge-conflict.ts';
import { isSameValue } from './same-value.ts';
import { useVersionConflict } from './use-version-conflict.ts';

interface RecordFormOptions<
  Input extends FieldValues,
  Output,
  State extends { version: number },
  Field extends string,
> {
  /** The sent data: the body of the creating call. */
  schema: z.ZodType<Output, Input>;
  /** The edited record; null for something new. */
  state: State | null;
  /** The names of the form's fields. */
  fields: readonly Field[];
  /** A record as form values. */
  valuesOf: (state: State) => { [Name in Field]?: unknown };
  /** The initial values of a new record. */
  newValues: { [Name in Field]?: unknown };
  /** Parses the record in the error response of a late save. */
  stateSchema: z.ZodType<State>;
  /** Creates or updates, by whether there is a version. */
  save: (values: Output, version: number | undefined) => Promise<{ msg: string; data: State }>;
  /** The page after a save; null stays on the page. */
  leadsTo: ((saved: State) => string) | null;
  /** The initial values where they differ from the record: a draft that is continued. */
  startsWith?: { [Name in Field]?: unknown } | undefined;
  /** How fields that somebody else has changed as well are merged. */
  combine?: Partial<Record<Field, Combine>>;
  /** The storage of drafts: leaving needs no confirmation while the draft is stored. */
  draft?: Pick<ServerDraftForm, 'survivesLeaving' | 'survivesClosing' | 'settle'>;
}

/** Whether input from before a session ended is still to be saved. */
function isStillUnsaved<
  Input extends FieldValues,
  Output,
  State extends { version: number },
  Field extends string,
>(
  { state, fields, valuesOf, newValues }: RecordFormOptions<Input, Output, State, Field>,
  base: State | null,
  typed: Record<string, unknown>,
): boolean {
  // Saved with the version it was typed on: later saves are merged.
  if ((base === null) !== (state === null)) return false;
  const now = state === null ? newValues : valuesOf(state);
  // Unless the save succeeded after all.
  return !fields.every((field) => isSameValue(now[field], typed[field]));
}

/** Asks for confirmation before a page with changes is left, unless a draft has them. */
function useLeaveBlocker(
  isChangedNow: () => boolean,
  draft: Pick<ServerDraftForm, 'survivesLeaving' | 'survivesClosing'> | undefined,
) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChangedNow() &&
      draft?.survivesLeaving() !== true &&
      (currentLocation.pathname !== nextLocation.pathname ||
        new URLSearchParams(currentLocation.search).get('edit') !==
          new URLSearchParams(nextLocation.search).get('edit')),
  );
  // On closing the tab or reloading the browser asks.
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChangedNow() && draft?.survivesClosing() !== true) event.preventDefault();
      },
      [isChangedNow, draft],
    ),
  );
  return blocker;
}

/**
 * The form of one record: validated as on the server, saved with the version it was opened with,
 * merged where somebody else saved meanwhile, confirmed before it is left.
 */
export function useRecordForm<
  Input extends FieldValues,
  Output,
  State extends { version: number },
  Field extends string,
>(options: RecordFormOptions<Input, Output, State, Field>) {
  const { state, fields, valuesOf, newValues, stateSchema, draft } = options;
  const navigate = useNavigate();
  const opened = useRef<{ [Name in Field]?: unknown }>(
    state === null ? newValues : valuesOf(state),
  );
  /** Saved: leaving needs no confirmation. */
  const isSaved = useRef(false);

  const call = useCallForm<Input, Output>(
    options.schema,
    async (values) => {
      // A session that has ended leads to the login and back here: the input is restored.
      lost.keep({ state: stale.base(), values: call.form.getValues() });
      try {
        const { msg, data } = await options.save(values, stale.version());
        stale.saved(data);
        await draft?.settle();
        lost.settle();
        if (options.leadsTo === null) {
          opened.current = valuesOf(data);
          call.form.reset(opened.current as DefaultValues<Input>);
        } else {
          isSaved.current = true;
          await navigate(options.leadsTo(data));
        }
        toast({ text: msg });
      } catch (error) {
        if (!isSessionLost(error) && !lost.isRestored) lost.settle();
        if (!stale.take(error, call.form.getValues())) throw error;
        window.scrollTo({ top: 0 });
      }
    },
    { defaults: (options.startsWith ?? opened.current) as DefaultValues<Input> },
  );
  const stale = useVersionConflict<Field, State>({
    opened: state,
    fields,
    valuesOf,
    read: (data) => stateSchema.safeParse(data).data ?? null,
    combine: options.combine,
    put: (field, value) =>
      call.form.setValue(field as unknown as Path<Input>, value as never, { shouldValidate: true }),
  });
  const begin = (from: State | null, typed: Record<string, unknown>) => {
    opened.current = from === null ? newValues : valuesOf(from);
    if (from !== null) stale.saved(from);
    for (const field of fields) {
      if (field in typed)
        call.form.setValue(field as unknown as Path<Input>, typed[field] as never);
    }
  };
  const lost = useFormRescue(({ state: then, values: typed }) => {
    const base = then === null ? null : (stateSchema.safeParse(then).data ?? null);
    if (isStillUnsaved(options, base, typed)) begin(base, typed);
    else lost.settle();
  });
  const values = useWatch({ control: call.form.control }) as { [Name in Field]?: unknown };
  const isChangedNow = useCallback(() => {
    const now = call.form.getValues() as { [Name in Field]?: unknown };
    return (
      !isSaved.current && fields.some((field) => !isSameValue(opened.current[field], now[field]))
    );
  }, [call.form, fields]);

  const blocker = useLeaveBlocker(isChangedNow, draft);

  return {
    ...call,
    values,
    isChanged: fields.some((field) => !isSameValue(opened.current[field], values[field])),
    stale,
    blocker,
    restored: {
      isRestored: lost.isRestored,
      settle: lost.settle,
      discard: () => {
        lost.settle();
        begin(state, state === null ? newValues : valuesOf(state));
      },
    },
    theirValues: stale.stale === null ? null : valuesOf(stale.stale.remote),
  };
}
