import { cx } from '#web/lib/cx.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import { coverSeed } from './cover-seed.ts';

interface RewardThumbProps {
  rewardId: number;
  image: string | null;
  className?: string;
}

/** A reward's small picture, or the landscape of its cover. */
export function RewardThumb({ rewardId, image, className }: RewardThumbProps) {
  const shape = cx('aspect-[8/5] shrink-0 rounded-md bg-wash', className);
  if (image) {
    return (
      <img
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
        className={cx(shape, 'object-cover')}
      />
    );
  }
  return <Landscape seed={coverSeed(rewardId)} level={1} className={shape} />;
}
