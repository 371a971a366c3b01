import { useState } from 'react';
import type { LessonPart, ListedLessonVersion } from '#contract/lesson-versions.ts';
import type { AdminLesson, LessonVersion } from '#contract/lessons-admin.ts';
import { htmlLang } from '#domain/locale.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { useLessonArea } from './lesson-area.ts';
import { ShownBody } from './lesson-types.tsx';
import { useLessonTexts } from './use-lesson-texts.ts';
import { VersionChanges } from './version-changes.tsx';

/** What the history shows: a page of versions, and one of them opened. */
export interface HistoryView {
  page: number;
  listed: { list: ListedLessonVersion[]; count: number; limit: number };
  opened: LessonVersion | null;
  /** The version before the opened one; null where that is the first, or none is opened. */
  before: LessonVersion | null;
}

interface VersionHistoryProps {
  content: AdminLesson;
  history: HistoryView;
  /** Addresses within the editor’s page. */
  hrefFor: (view: { page?: number; version?: number } | null) => string;
  /** The form has unsaved changes. */
  isChanged: boolean;
  /** Called before an older version replaces the current one. */
  beforeRestore: () => Promise<void>;
  onRestored: (saved: AdminLesson) => void;
}

/** Every saved version of a lesson; each can be viewed and restored. */
export function VersionHistory({
  content,
  history: { page, listed, opened, before },
  hrefFor,
  isChanged,
  beforeRestore,
  onRestored,
}: VersionHistoryProps) {
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  const text = usePick();
  const format = useFormat();
  const api = useApi();
  const { calls } = useLessonArea();
  const { labels } = useLessonTexts();
  const partName = (part: LessonPart) =>
    part === 'content_data' ? t('admin.lessons.history.body') : labels[part];
  const [asking, setAsking] = useState<ListedLessonVersion | null>(null);
  const restore = useAction(async ({ version }: ListedLessonVersion) => {
    await beforeRestore();
    const params = { id: content.content_id, version };
    const body = { current: content.version };
    const { msg, data } = await api.send(calls.restoreVersion, { params, body });
    toast({ text: msg });
    onRestored(data);
  });
  return (
    <section
      aria-labelledby="history"
      className="grid gap-4 rounded-lg bg-raised p-4 ring-1 ring-line sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history" className="text-xl">
          {t('admin.lessons.history.title')}
        </h2>
        <LinkButton to={hrefFor(null)} variant="quiet" size="sm" className="min-h-11">
          {t('admin.lessons.history.close')}
        </LinkButton>
      </header>
      {listed.count === 0 && <p className="text-soft">{t('admin.lessons.history.none')}</p>}
      <ol className="grid divide-y divide-line">
        {listed.list.map((item) => {
          const title = text(item.title, item.title_zh);
          const isCurrent =
            item.version === Math.max(...listed.list.map((one) => one.version)) && page === 1;
          const isOpen = opened?.version === item.version;
          return (
            <li key={item.version} className="grid gap-3 py-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <div className="min-w-0 grow basis-60">
                  <p className="font-medium">
                    {t('admin.lessons.history.version', { version: item.version })}
                    {isCurrent && (
                      <span className="ml-2 text-sm font-normal text-soft">
                        {t('admin.lessons.history.current')}
                      </span>
                    )}
                  </p>
                  <p className="text-sm text-soft">
                    {format.dateTime(item.saved_at)}
                    {item.actor_name !== '' && <span>{` · ${item.actor_name}`}</span>}
                  </p>
                  {item.changed !== null && item.changed.length > 0 && (
                    <p className="text-sm">
                      {t('admin.lessons.history.changed', {
                        parts: item.changed.map(partName).join(' · '),
                      })}
                    </p>
                  )}
                  <p lang={title.lang} className="truncate text-sm">
                    {title.text}
                  </p>
                </div>
                <Link
                  to={hrefFor(isOpen ? { page } : { page, version: item.version })}
                  preventScrollReset
                  className="link inline-flex min-h-11 items-center"
                >
                  {isOpen
                    ? t('admin.lessons.history.hide')
                    : t('admin.lessons.history.look', { version: item.version })}
                </Link>
                {!isCurrent && (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="min-h-11"
                    aria-label={t('admin.lessons.history.restoreNamed', { version: item.version })}
                    onClick={() => setAsking(item)}
                  >
                    {t('admin.lessons.history.restore')}
                  </Button>
                )}
              </div>
              {isOpen && before !== null && (
                <VersionChanges before={before.state} after={opened.state} />
              )}
              {isOpen && <VersionLesson version={opened} />}
            </li>
          );
        })}
      </ol>
      <Pager
        page={page}
        pageCount={Math.ceil(listed.count / listed.limit)}
        hrefFor={(next) => hrefFor({ page: next })}
        labels={pagerLabels}
      />
      {asking !== null && (
        <ConfirmDialog
          open
          danger={isChanged}
          onClose={() => setAsking(null)}
          onConfirm={() => restore.run(asking)}
          title={t('admin.lessons.history.restoreTitle', { version: asking.version })}
          description={
            isChanged
              ? t('admin.lessons.history.restoreLoses')
              : t('admin.lessons.history.restoreText')
          }
          confirmLabel={t('admin.lessons.history.restore')}
          cancelLabel={t('controls.cancel')}
          closeLabel={t('common.close')}
        />
      )}
    </section>
  );
}

function VersionLesson({ version: { state, shown } }: { version: LessonVersion }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6 rounded-md bg-sunk p-4 md:grid-cols-2">
      {(['zh', 'en'] as const).map((side) => (
        <div key={side} lang={htmlLang[side]} className="min-w-0">
          <p className="text-sm text-soft">{t(`admin.languages.${side}`)}</p>
          <p className="text-lg font-semibold">{side === 'zh' ? state.title_zh : state.title}</p>
          <p className="mb-3">{side === 'zh' ? state.description_zh : state.description}</p>
          {shown && <ShownBody data={shown} side={side} />}
        </div>
      ))}
    </div>
  );
}
