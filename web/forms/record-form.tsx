import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import type { z } from 'zod';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft } from '#web/forms/device-draft.tsx';
import { isSessionLost } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { Combine } from './merge-conflict.ts';
import { isSameValue } from './same-value.ts';
import type { DraftStore } from './use-draft.ts';
import { useFormRescue } from './use-form-rescue.ts';
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
  draft?: Pick<DraftStore, 'survivesLeaving' | 'survivesClosing' | 'settle'>;
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
>({
  schema,
  state,
  fields,
  valuesOf,
  newValues,
  stateSchema,
  save,
  leadsTo,
  startsWith,
  combine,
  draft,
}: RecordFormOptions<Input, Output, State, Field>) {
  const navigate = useNavigate();
  const opened = useRef<{ [Name in Field]?: unknown }>(
    state === null ? newValues : valuesOf(state),
  );
  /** Saved: leaving needs no question. */
  const isSaved = useRef(false);

  const call = useCallForm<Input, Output>(
    schema,
    async (values) => {
      // A session that has ended leads to the login and back here: what was typed waits.
      lost.keep({ state: stale.base(), values: call.form.getValues() });
      try {
        const { msg, data } = await save(values, stale.version());
        stale.saved(data);
        await draft?.settle();
        lost.settle();
        if (leadsTo === null) {
          opened.current = valuesOf(data);
          call.form.reset(opened.current as DefaultValues<Input>);
        } else {
          isSaved.current = true;
          await navigate(leadsTo(data));
        }
        toast({ text: msg });
      } catch (error) {
        if (!isSessionLost(error) && !lost.isRestored) lost.settle();
        if (!stale.take(error, call.form.getValues())) throw error;
        window.scrollTo({ top: 0 });
      }
    },
    { defaults: (startsWith ?? opened.current) as DefaultValues<Input> },
  );
  const stale = useVersionConflict<Field, State>({
    opened: state,
    fields,
    valuesOf,
    read: (data) => stateSchema.safeParse(data).data ?? null,
    combine,
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
    // Saved on top of what it was typed on: whoever saved since is merged with.
    if ((base === null) !== (state === null)) return lost.settle();
    const now = state === null ? newValues : valuesOf(state);
    // The save went through after all.
    if (fields.every((field) => isSameValue(now[field], typed[field]))) return lost.settle();
    begin(base, typed);
  });
  const values = useWatch({ control: call.form.control }) as { [Name in Field]?: unknown };
  const isChangedNow = useCallback(() => {
    const now = call.form.getValues() as { [Name in Field]?: unknown };
    return (
      !isSaved.current && fields.some((field) => !isSameValue(opened.current[field], now[field]))
    );
  }, [call.form, fields]);

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

interface RecordFrameProps<Field extends string> {
  record: {
    onSubmit: (event: React.FormEvent) => void;
    failure: string | null;
    busy: boolean;
    values: { [Name in Field]?: unknown };
    theirValues: { [Name in Field]?: unknown } | null;
    blocker: ReturnType<typeof useBlocker>;
    restored: { isRestored: boolean; discard: () => void; settle: () => void };
    stale: {
      stale: {
        hydrate: Field[];
        conflicts: Field[];
        combined: Partial<Record<Field, unknown>>;
      } | null;
      acceptRemote: (field: Field) => void;
    };
  };
  title: string;
  back: { to: string; label: string };
  /** The fields and their values in words, for comparing two states. */
  words: { labels: Record<Field, string>; wordOf: (field: Field, value: unknown) => string };
  submitLabel: string;
  /** Beside the title: status, preview, further actions. */
  actions?: ReactNode;
  /** Beside the fields on wide screens: a preview. */
  aside?: ReactNode;
  asideLabel?: string;
  /** Beside the save button: whether a draft is kept. */
  status?: ReactNode;
  children: ReactNode;
}

/** What stands around the fields of a record's form. */
export function RecordFrame<Field extends string>({
  record,
  title,
  back,
  words,
  submitLabel,
  actions,
  aside,
  asideLabel,
  status,
  children,
}: RecordFrameProps<Field>) {
  const { t } = useTranslation();
  const { stale, theirValues, blocker, values } = record;
  const isCombined = (field: Field) => stale.stale?.combined[field] !== undefined;
  return (
    <Form onSubmit={record.onSubmit} className="gap-8">
      <header className="grid gap-2">
        <Link
          to={back.to}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {actions}
        </div>
      </header>
      <RestoredDraft draft={record.restored} />
      {stale.stale !== null && theirValues !== null && (
        <ConflictPanel
          takenOver={stale.stale.hydrate
            .filter((field) => !isCombined(field))
            .map((field) => ({
              field,
              label: words.labels[field],
              remote: words.wordOf(field, theirValues[field]),
            }))}
          combined={stale.stale.hydrate.filter(isCombined).map((field) => ({
            field,
            label: words.labels[field],
            now: words.wordOf(field, values[field]),
          }))}
          conflicts={stale.stale.conflicts.map((field) => ({
            field,
            label: words.labels[field],
            remote: words.wordOf(field, theirValues[field]),
            yours: words.wordOf(field, values[field]),
          }))}
          onAcceptRemote={(field) => stale.acceptRemote(field as Field)}
        />
      )}
      {aside === undefined ? (
        <div className="grid content-start gap-10">{children}</div>
      ) : (
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-10">{children}</div>
          <aside aria-label={asideLabel} className="w-full max-w-sm">
            {aside}
          </aside>
        </div>
      )}
      <footer className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm lg:-mx-10 lg:px-10">
        {record.failure !== null && (
          <Notice live tone="error" title={t('admin.form.failed')} className="mr-auto">
            {record.failure}
          </Notice>
        )}
        {status}
        <LinkButton to={back.to} variant="secondary">
          {t('common.cancel')}
        </LinkButton>
        <Button type="submit" busy={record.busy}>
          {submitLabel}
        </Button>
      </footer>
      <ConfirmDialog
        danger
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => {
          record.restored.settle();
          blocker.proceed?.();
        }}
        title={t('admin.form.leaveTitle')}
        description={t('admin.form.leaveText')}
        confirmLabel={t('admin.form.leave')}
        cancelLabel={t('admin.form.stay')}
        closeLabel={t('common.close')}
      />
    </Form>
  );
}
