import type { ReactNode } from 'react';
import type { useBlocker } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrowLeft } from '#web/ui/page-icons.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { RestoredDraft } from './drafts/device-draft.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';

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
        merged: Field[];
        conflicts: Field[];
        combined: Partial<Record<Field, unknown>>;
      } | null;
      acceptRemote: (field: Field) => void;
    };
  };
  title: string;
  back: { to: string; label: string };
  /** The labels of the fields and their values, for comparing two states. */
  words: { labels: Record<Field, string>; wordOf: (field: Field, value: unknown) => string };
  submitLabel: string;
  /** Beside the title: status, preview, further actions. */
  actions?: ReactNode;
  /** Under the title: what the page is for, tabs. */
  lead?: ReactNode;
  /** Beside the fields on wide screens: a preview. */
  aside?: ReactNode;
  asideLabel?: string;
  /** Beside the save button: whether a draft is stored. */
  status?: ReactNode;
  children: ReactNode;
}

/** The layout around the fields of a record's form. */
export function RecordFrame<Field extends string>({
  record,
  title,
  back,
  words,
  submitLabel,
  actions,
  lead,
  aside,
  asideLabel,
  status,
  children,
}: RecordFrameProps<Field>) {
  const { t } = useTranslation();
  const { stale, theirValues, blocker, values } = record;
  const saveButton = useSaveShortcut();
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
        {lead}
      </header>
      <RestoredDraft draft={record.restored} />
      {stale.stale !== null && theirValues !== null && (
        <ConflictPanel
          merged={stale.stale.merged
            .filter((field) => !isCombined(field))
            .map((field) => ({
              field,
              label: words.labels[field],
              remote: words.wordOf(field, theirValues[field]),
            }))}
          combined={stale.stale.merged.filter(isCombined).map((field) => ({
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
      <footer className="save-bar sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm lg:-mx-10 lg:px-10">
        {record.failure !== null && (
          <Notice live tone="error" title={t('admin.form.failed')} className="mr-auto">
            {record.failure}
          </Notice>
        )}
        {status}
        <LinkButton to={back.to} variant="secondary">
          {t('controls.cancel')}
        </LinkButton>
        <Button ref={saveButton} type="submit" busy={record.busy}>
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
