import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UploadField } from './upload-field.tsx';

interface PosterFieldProps {
  label: string;
  error?: string | undefined;
  /** The video that a poster can be taken from; null without one. */
  video: string | null;
  value: string | null;
  onChange: (path: string | null) => void;
}

/** The poster of a video: uploaded, or a frame of the video. */
export function PosterField({ label, error, video, value, onChange }: PosterFieldProps) {
  const { t } = useTranslation();
  return (
    <UploadField
      label={label}
      error={error}
      hint={t('admin.media.posterHint')}
      kinds={['image']}
      value={value}
      onChange={onChange}
      actions={(send) => video !== null && <FrameButton video={video} onTaken={send} />}
    />
  );
}

/** Large enough for a poster. */
const MAX_WIDTH = 1280;

/** The current frame of a video. */
async function takeFrame(film: HTMLVideoElement): Promise<File | null> {
  const scale = Math.min(1, MAX_WIDTH / film.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(film.videoWidth * scale);
  canvas.height = Math.round(film.videoHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null || canvas.width === 0) return null;
  context.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.86),
  );
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' });
}

interface FrameButtonProps {
  video: string;
  onTaken: (file: File) => void;
}

function FrameButton({ video, onTaken }: FrameButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  async function take() {
    // A video of another site may be shown, but not read.
    const file = film.current && (await takeFrame(film.current).catch(() => null));
    setFailed(file === null);
    if (file === null) return;
    setOpen(false);
    onTaken(file);
  }
  return (
    <>
      <Button
        variant="quiet"
        icon={<Camera aria-hidden="true" className="size-5" />}
        onClick={() => {
          setFailed(false);
          setReady(false);
          setOpen(true);
        }}
      >
        {t('admin.media.takeFrame')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('admin.media.takeFrame')}
        description={t('admin.media.takeFrameText')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('controls.cancel')}
            </Button>
            <Button disabled={!isReady} onClick={take}>
              {t('admin.media.useFrame')}
            </Button>
          </>
        }
      >
        <video
          ref={film}
          src={video}
          controls
          muted
          playsInline
          preload="auto"
          aria-label={t('admin.media.takeFrame')}
          onLoadedData={() => setReady(true)}
          className="aspect-video w-full rounded-md bg-ink"
        />
        {failed && (
          <Notice tone="error" live className="mt-3">
            {t('admin.media.frameFailed')}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
