import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Dialog } from './dialog.tsx';
import { Landscape } from './landscape.tsx';
import { Points } from './points.tsx';

export interface CelebrationProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** The seed of the landscape: that of the course, if it is about one. */
  seed: number;
  level: number;
  points?: number;
  /** What a cap withholds of them: paid over the next days. */
  owed?: number;
  /** The link to continue. */
  footer: ReactNode;
}

/** A congratulation: the sun rises over a landscape, once. */
export default function CelebrationDialog({
  open,
  onClose,
  title,
  text,
  seed,
  level,
  points = 0,
  owed = 0,
  footer,
}: CelebrationProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      closeLabel={t('common.close')}
      footer={footer}
    >
      <Landscape
        seed={seed}
        level={level}
        warmDisc
        sunrise
        eager
        className="mt-2 aspect-[8/5] w-full rounded-md"
      />
      <p className="mt-5">{text}</p>
      {points > 0 && (
        <p className="mt-3">
          <Points
            amount={points}
            signed
            size="lg"
            label={t('common.earned', { count: points })}
            className="coin-in"
          />
        </p>
      )}
      {owed > 0 && <p className="mt-1 text-soft">{t('common.owed', { count: owed })}</p>}
    </Dialog>
  );
}
