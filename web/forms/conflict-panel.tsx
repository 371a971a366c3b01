import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface Difference {
  field: string;
  label: string;
  remote: string;
  yours: string;
}

interface ConflictPanelProps {
  /** Merged automatically, as the person had not changed it. */
  merged: readonly { field: string; label: string; remote: string }[];
  /** Changed by both and merged: as it is in the form now. */
  combined?: readonly { field: string; label: string; now: string }[];
  /** Changed by both; the person has to decide. */
  conflicts: readonly Difference[];
  onAcceptRemote: (field: string) => void;
}

/** Shown where somebody else has saved meanwhile: their changes, beside the form's values. */
export function ConflictPanel({
  merged,
  combined = [],
  conflicts,
  onAcceptRemote,
}: ConflictPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  // The save did not happen: the focus moves here, where the reason is.
  useEffect(() => panel.current?.focus(), []);
  const shown = (text: string) => (text === '' ? t('admin.stale.nothing') : text);
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-20 rounded-lg">
      <Notice live tone="warning" title={t('admin.stale.title')}>
        <p>{t('admin.stale.text')}</p>
        <Values
          title={t('admin.stale.updated')}
          values={merged.map(({ field, label, remote }) => ({
            field,
            label,
            value: shown(remote),
          }))}
        />
        <Values
          title={t('admin.stale.merged')}
          values={combined.map(({ field, label, now }) => ({ field, label, value: shown(now) }))}
        />
        {conflicts.length > 0 && (
          <>
            <p className="mt-3 font-medium">{t('admin.stale.conflicts')}</p>
            <ul className="mt-1 grid gap-3">
              {conflicts.map(({ field, label, remote, yours }) => (
                <li key={field} className="rounded-md bg-raised p-3 text-ink ring-1 ring-line">
                  <p className="font-medium">{label}</p>
                  <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
                    <div>
                      <dt className="text-soft">{t('admin.stale.remote')}</dt>
                      <dd className="line-clamp-4 whitespace-pre-line">{shown(remote)}</dd>
                    </div>
                    <div>
                      <dt className="text-soft">{t('admin.stale.local')}</dt>
                      <dd className="line-clamp-4 whitespace-pre-line">{shown(yours)}</dd>
                    </div>
                  </dl>
                  <div className="mt-2 flex flex-wrap items-center gap-3">
                    <Button size="sm" variant="secondary" onClick={() => onAcceptRemote(field)}>
                      {t('admin.stale.useRemote')}
                    </Button>
                    <span className="text-soft">{t('admin.stale.localByDefault')}</span>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

interface ValuesProps {
  title: string;
  values: readonly { field: string; label: string; value: string }[];
}

function Values({ title, values }: ValuesProps) {
  if (values.length === 0) return null;
  return (
    <>
      <p className="mt-3 font-medium">{title}</p>
      <dl className="mt-1 grid gap-1">
        {values.map(({ field, label, value }) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-soft">{label}</dt>
            <dd className="line-clamp-4 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
