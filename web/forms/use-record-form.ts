import { useCallback, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import type { z } from 'zod';
import { useCallForm } from '#web/forms/call-form.ts';
import { isSessionLost } from '#web/lib/browser-api.ts';
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
  /** What is sent: the body of the creating call. */
  schema: z.ZodType<Output, Input>;
  /** What is edited; null for something new. */
  state: State | null;
  /** The fields that the form has. */
  fields: readonly Field[];
  /** A state as the form holds it. */
  valuesOf: (state: State) => { [Name in Field]?: unknown };
  /** What the form of something new holds at first. */
  newValues: { [Name in Field]?: unknown };
  /** The state as the answer of a save that came too late holds it. */
  stateSchema: z.ZodType<State>;
  /** Creates or updates, by whether there is a version. */
  save: (values: Output, version: number | undefined) => Promise<{ msg: string; data: State }>;
  /** Where a save leads; null stays on the page. */
  leadsTo: ((saved: State) => string) | null;
  /** What the form begins with where that is not the state: a draft that is gone on with. */
  startsWith?: { [Name in Field]?: unknown } | undefined;
  /** How fields are put together that somebody else has changed as well. */
  combine?: Partial<Record<Field, Combine>>;
  /** Where drafts are kept: leaving needs no question while the draft is safe. */
  draft?: Pick<ServerDraftForm, 'survivesLeaving' | 'survivesClosing' | 'settle'>;
}

/** Whether what was typed before a session ended is still to be saved. */
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
  // Saved on top of what it was typed on: whoever saved since is merged with.
  if ((base === null) !== (state === null)) return false;
  const now = state === null ? newValues : valuesOf(state);
  // Unless the save went through after all.
  return !fields.every((field) => isSameValue(now[field], typed[field]));
}

/** Asks before a page with changes is left, unless a draft has them. */
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
  // Closing the tab or reloading: the browser asks in its own words.
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
 * The form of one record: checked as the server checks, saved on top of the version it was
 * opened with, merged where somebody else saved meanwhile, asked about before it is left.
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
  /** Saved: leaving needs no question. */
  const isSaved = useRef(false);

  const call = useCallForm<Input, Output>(
    options.schema,
    async (values) => {
      // A session that has ended leads to the login and back here: what was typed waits.
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
