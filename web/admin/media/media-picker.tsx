import { Captions, FileAudio, FileText, FileVideo, Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaKind, MediaListItem } from '#contract/media.ts';
import { useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, Select, TextInput } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useMediaCalls } from './use-media-calls.ts';

const PAGE = 12;

interface MediaPickerProps {
  open: boolean;
  onClose: () => void;
  kinds: readonly MediaKind[];
  onPick: (file: MediaListItem) => void;
}

interface Wanted {
  kind: MediaKind | undefined;
  search: string;
  unused: boolean;
  page: number;
}

/** Selects one of the uploaded files: by name, kind and use. */
export function MediaPicker({ open, onClose, kinds, onPick }: MediaPickerProps) {
  const { t } = useTranslation();
  if (!open) return null;
  // Outside of the record's form, since forms must not be nested.
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('admin.media.pickTitle')}
      closeLabel={t('common.close')}
    >
      <Library kinds={kinds} onPick={onPick} />
    </Dialog>,
    document.body,
  );
}

/**
 * The list is requested when the dialog opens, not by the page's loader: most editors never open
 * it.
 */
function useLibrary(kinds: readonly MediaKind[]) {
  const api = useApi();
  const calls = useMediaCalls();
  const failureText = useFailureText();
  const [wanted, setWanted] = useState<Wanted>({
    kind: kinds[0],
    search: '',
    unused: false,
    page: 1,
  });
  const [found, setFound] = useState<{ list: MediaListItem[]; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(0);

  async function ask(change: Partial<Wanted>) {
    const next = { ...wanted, page: 1, ...change };
    setWanted(next);
    setFailure(null);
    const number = ++asked.current;
    const { kind, search, unused, page } = next;
    const query = { kind, search, page, limit: PAGE, ...(unused && { unused }) };
    try {
      const answer = await api.call(calls.list, { query });
      // The response of an earlier request that arrives late is ignored.
      if (number === asked.current) setFound(answer);
    } catch (error) {
      if (number === asked.current) setFailure(failureText(error));
    }
  }
  const first = useRef(ask);
  useEffect(() => {
    void first.current({});
  }, []);
  return { wanted, found, failure, ask };
}

function Library({ kinds, onPick }: Pick<MediaPickerProps, 'kinds' | 'onPick'>) {
  const { t } = useTranslation();
  const { wanted, found, failure, ask } = useLibrary(kinds);
  const [search, setSearch] = useState('');
  const pages = Math.max(1, Math.ceil((found?.count ?? 0) / PAGE));

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may be inside the form of a record.
    event.stopPropagation();
    void ask({ search });
  }
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label={t('admin.media.search')} className="min-w-48 grow">
          <TextInput
            type="search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Field>
        {kinds.length > 1 && (
          <Field label={t('admin.media.kind')}>
            <Select
              value={wanted.kind}
              onChange={({ currentTarget }) => ask({ kind: currentTarget.value as MediaKind })}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`admin.media.kinds.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Button
          type="submit"
          variant="secondary"
          icon={<Search aria-hidden="true" className="size-5" />}
        >
          {t('admin.media.find')}
        </Button>
        <Checkbox
          label={t('admin.media.unusedOnly')}
          checked={wanted.unused}
          onChange={({ currentTarget }) => ask({ unused: currentTarget.checked })}
        />
      </form>
      {failure !== null && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <p role="status" className="text-sm text-soft">
        {found === null
          ? t('common.loading')
          : found.count === 0
            ? t('admin.media.noneFound')
            : t('admin.media.found', { count: found.count })}
      </p>
      {found !== null && found.list.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {found.list.map((file) => (
            <li key={file.file_id}>
              <MediaTile file={file} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t('admin.media.pages')} className="flex items-center justify-center gap-4">
          <Button
            variant="secondary"
            disabled={wanted.page <= 1}
            onClick={() => ask({ page: wanted.page - 1 })}
          >
            {t('common.previous')}
          </Button>
          <span className="text-sm tabular-nums">
            {wanted.page} / {pages}
          </span>
          <Button
            variant="secondary"
            disabled={wanted.page >= pages}
            onClick={() => ask({ page: wanted.page + 1 })}
          >
            {t('common.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}

const signs = { audio: FileAudio, video: FileVideo, pdf: FileText, captions: Captions } as const;

interface MediaTileProps {
  file: MediaListItem;
  onPick: (file: MediaListItem) => void;
}

function MediaTile({ file, onPick }: MediaTileProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, original_name: name } = file;
  const Sign = kind === 'image' ? null : signs[kind];
  return (
    <button
      type="button"
      onClick={() => onPick(file)}
      className="grid w-full gap-2 rounded-md bg-paper p-2 text-left ring-1 ring-line hover:bg-wash hover:ring-porcelain"
    >
      {Sign === null ? (
        <img
          src={file.path}
          alt=""
          loading="lazy"
          className="aspect-video w-full rounded bg-sunk object-contain"
        />
      ) : (
        <span className="grid aspect-video w-full place-items-center rounded bg-sunk">
          <Sign aria-hidden="true" className="size-8 text-porcelain" />
        </span>
      )}
      <span className="line-clamp-2 break-all text-sm" dir="auto">
        {name}
      </span>
      <span className="text-xs text-soft">
        {format.bytes(file.bytes)} · {format.day(file.created_at)}
        {file.use_count === 0 && <span>{` · ${t('admin.media.unused')}`}</span>}
      </span>
    </button>
  );
}
