import { CircleAlert, FolderOpen, Trash2, Upload as UploadSign } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { MediaFile, MediaKind } from '#contract/media.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { endingsOf, limitsOf } from './media-file.ts';
import { MediaPicker } from './media-picker.tsx';
import { MediaPreview } from './media-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  label: string;
  /** A note beside the label, such as “Optional”. */
  mark?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** The accepted kinds: `['image']`, `['video']` … */
  kinds: readonly MediaKind[];
  /** The stored path. */
  value: string | null;
  /** Called with the new path and the file's data; null where it was removed. */
  onChange: (path: string | null, file: MediaFile | null) => void;
  /** The poster of a video. */
  poster?: string | null;
  /** Further buttons; they may pass a file to be uploaded. */
  actions?: (send: (file: File) => void) => ReactNode;
}

/**
 * One file of a record: uploaded with its progress, viewed, replaced, removed, or selected from the
 * uploaded ones. It waits for a broken connection; the record stores the path.
 */
export function UploadField({
  label,
  mark,
  hint,
  error,
  kinds,
  value,
  onChange,
  poster,
  actions,
}: UploadFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const upload = useUpload(kinds, (file) => onChange(file.path, file));
  const { sending } = upload;
  const problem = upload.problem ?? error;
  const hasProblem = problem !== undefined && problem !== null && problem !== '';
  const isTaking = sending === null;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isTaking) void upload.send(file);
  }
  return (
    <fieldset
      className={cx(
        'grid content-start gap-2',
        isOver && 'rounded-md outline-3 outline-porcelain/35',
      )}
      aria-describedby={cx(`${id}-hint`, hasProblem && `${id}-error`)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="mb-1.5 flex items-baseline gap-2 text-sm font-medium">
        {label}
        {mark !== undefined && <span className="text-xs font-normal text-faint">{mark}</span>}
      </legend>
      {value !== null && value !== '' && (
        <MediaPreview path={value} label={label} poster={poster} />
      )}
      <UploadProgress upload={upload} />
      <input
        ref={input}
        type="file"
        hidden
        accept={endingsOf(kinds)
          .map((ending) => `.${ending}`)
          .join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be selected again after it was removed.
          currentTarget.value = '';
          if (file) void upload.send(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={!isTaking}
          icon={<UploadSign aria-hidden="true" className="size-5" />}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {value ? t('admin.media.replace') : t('admin.media.choose')}
        </Button>
        <Button
          variant="quiet"
          disabled={!isTaking}
          icon={<FolderOpen aria-hidden="true" className="size-5" />}
          onClick={() => setPicking(true)}
        >
          {t('admin.media.pick')}
        </Button>
        {isTaking && actions?.(upload.send)}
        {value && (
          <Button
            variant="quiet"
            disabled={!isTaking}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => onChange(null, null)}
          >
            {t('admin.media.remove')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint !== undefined && <span className="block">{hint}</span>}
        <span>{t('admin.media.takes', limitsOf(t, kinds))}</span>
      </p>
      {hasProblem && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-sm font-medium text-seal"
        >
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{problem}</span>
        </p>
      )}
      <MediaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        kinds={kinds}
        onPick={(file) => {
          setPicking(false);
          onChange(file.path, file);
        }}
      />
    </fieldset>
  );
}
