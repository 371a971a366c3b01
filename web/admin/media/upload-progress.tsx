import { LoaderCircle, Pause, Play, WifiOff, X } from 'lucide-react';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import type { Upload } from './use-upload.ts';

/** A running upload: its progress, and the buttons to pause, resume or cancel it. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sending } = upload;
  if (sending === null) return null;
  const { phase, percent, name, bytes } = sending;
  return (
    <div className="rounded-md bg-paper px-3.5 py-2 ring-1 ring-line-strong/60">
      <div className="flex min-h-11 items-center gap-2">
        <p className="min-w-0 grow">
          <span className="block break-words" dir="auto">
            {name}
          </span>
          <span className="block text-sm text-soft">{format.bytes(bytes)}</span>
        </p>
        {phase === 'paused' || phase === 'waiting' ? (
          <IconButton
            label={t('admin.media.resume')}
            icon={<Play aria-hidden="true" className="size-5" />}
            onClick={upload.resume}
          />
        ) : (
          phase === 'sending' && (
            <IconButton
              label={t('admin.media.pause')}
              icon={<Pause aria-hidden="true" className="size-5" />}
              onClick={upload.pause}
            />
          )
        )}
        <IconButton
          label={t('admin.media.cancel')}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={upload.cancel}
        />
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar
          percent={percent}
          label={t('admin.media.progress', { name })}
          className="grow"
        />
        <span className="text-sm text-soft tabular-nums">{percent}%</span>
      </div>
      <p role="status" className="flex min-h-7 items-center gap-2 pt-1 pb-1 text-sm text-soft">
        {phase === 'waiting' && <WifiOff aria-hidden="true" className="size-4 text-clay" />}
        {phase === 'checking' && (
          <LoaderCircle aria-hidden="true" className="size-4 motion-safe:animate-spin" />
        )}
        <span>{t(`admin.media.phases.${phase}`)}</span>
      </p>
    </div>
  );
}
