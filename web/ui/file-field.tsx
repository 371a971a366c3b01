import { type ReactNode, useId, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';
import { CircleAlert } from '#web/ui/icons.tsx';
import { FileText, Paperclip, Trash2 } from '#web/ui/page-icons.tsx';
import { Button, IconButton } from './button.tsx';
import { ProgressBar } from './progress.tsx';

interface FileFieldProps {
  label: string;
  mark?: string;
  hint: ReactNode;
  error?: ReactNode;
  /** Extensions without dots; a hint for the file dialog, no validation. */
  extensions: readonly string[];
  /** The current file: selected, or stored before. */
  file: { name: string; size: string } | null;
  /** The upload's progress, 0 to 100; null while nothing is sent. */
  percent: number | null;
  labels: { choose: string; replace: string; remove: string; progress: string };
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** A further action on the file, as a square button. */
  action?: ReactNode;
}

/**
 * One file: selected, shown with name and size, replaced, removed, uploaded with a progress bar.
 */
export function FileField({
  label,
  mark,
  hint,
  error,
  extensions,
  file,
  percent,
  labels,
  onChoose,
  onRemove,
  action,
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasError = error !== undefined && error !== null;
  const sending = percent !== null;
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={cx(`${id}-hint`, hasError && `${id}-error`)}
      disabled={sending}
    >
      <legend className="mb-1.5 flex items-baseline gap-2 text-sm font-medium">
        {label}
        {mark !== undefined && <span className="text-xs font-normal text-faint">{mark}</span>}
      </legend>
      {file && (
        <div className="rounded-md bg-paper px-3.5 py-2 ring-1 ring-line-strong/60">
          <div className="flex min-h-11 items-center gap-3">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
            <p className="min-w-0 grow">
              <span className="block break-words" dir="auto">
                {file.name}
              </span>
              <span className="block text-sm text-soft">{file.size}</span>
            </p>
            {action}
            <IconButton
              label={labels.remove}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={onRemove}
            />
          </div>
          {sending && (
            <div className="flex items-center gap-3 pb-2">
              <ProgressBar percent={percent} label={labels.progress} className="grow" />
              <span className="text-sm text-soft tabular-nums">{percent}%</span>
            </div>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file may be selected again after it was removed.
          currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Paperclip aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        {file ? labels.replace : labels.choose}
      </Button>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      {hasError && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-sm font-medium text-seal"
        >
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
