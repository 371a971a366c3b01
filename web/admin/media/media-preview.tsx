import { Captions, FileText } from 'lucide-react';
import { useTranslation } from '#web/lib/translation.tsx';
import { kindOfPath } from './media-file.ts';

interface MediaPreviewProps {
  path: string;
  /** What it is a preview of, for screen readers. */
  label: string;
  /** The poster of a video. */
  poster?: string | null | undefined;
}

/** A picture, a recording to be played, or a document to be opened. */
export function MediaPreview({ path, label, poster }: MediaPreviewProps) {
  const { t } = useTranslation();
  switch (kindOfPath(path)) {
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: a look at what was uploaded; captions are a file of their own.
        <video
          key={path}
          src={path}
          poster={poster ?? undefined}
          controls
          preload="metadata"
          aria-label={label}
          className="aspect-video w-full max-w-lg rounded-md bg-ink"
        />
      );
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: as above.
        <audio
          key={path}
          src={path}
          controls
          preload="metadata"
          aria-label={label}
          className="w-full max-w-lg"
        />
      );
    case 'pdf':
    case 'captions':
      return (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center gap-2"
        >
          {kindOfPath(path) === 'pdf' ? (
            <FileText aria-hidden="true" className="size-5" />
          ) : (
            <Captions aria-hidden="true" className="size-5" />
          )}
          {t('admin.media.open')}
        </a>
      );
    case 'image':
      return (
        <img
          src={path}
          alt={label}
          className="max-h-56 max-w-full rounded-md bg-sunk object-contain ring-1 ring-line"
        />
      );
    case null:
      return (
        <p className="break-all text-sm text-soft" dir="ltr">
          {path}
        </p>
      );
  }
}
