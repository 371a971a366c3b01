import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useAction } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type CropArea, cropPicture } from './crop-picture.ts';

interface AvatarCropDialogProps {
  file: File;
  onClose: () => void;
  /** Sends the square; the dialog stays open where that fails. */
  onCropped: (picture: File) => Promise<void>;
}

const MAX_ZOOM = 4;

/** The part of a picture that is shown as a circle: moved by finger, pointer or arrow keys. */
export function AvatarCropDialog({ file, onClose, onCropped }: AvatarCropDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const save = useAction(
    async () => {
      if (url === null || area === null) return;
      await onCropped(await cropPicture(url, area));
    },
    { revalidates: false },
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accounts.avatar.cropTitle')}
      size="sm"
      closeLabel={t('common.close')}
      alert
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button busy={save.busy} disabled={area === null} onClick={() => void save.run()}>
            {t('accounts.avatar.save')}
          </Button>
        </>
      }
    >
      {isBroken ? (
        <Notice live tone="error">
          {t('files.unreadable')}
        </Notice>
      ) : (
        <>
          <div className="relative h-72 overflow-hidden rounded-md bg-wash">
            {url !== null && (
              <Cropper
                image={url}
                crop={position}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={1}
                cropShape="round"
                showGrid={false}
                objectFit="cover"
                onCropChange={setPosition}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ alt: '', onError: () => setIsBroken(true) }}
                cropperProps={{ 'aria-label': t('accounts.avatar.frame') }}
              />
            )}
          </div>
          <label htmlFor={id} className="mt-4 block text-sm font-medium">
            {t('accounts.avatar.zoom')}
          </label>
          <input
            id={id}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="min-h-11 w-full accent-porcelain"
          />
          <p className="text-sm text-soft">{t('accounts.avatar.cropHint')}</p>
        </>
      )}
    </Dialog>
  );
}
