import { giftOf, type NamedReward } from '#domain/cover-motif.ts';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import { coverSeed } from './cover-seed.ts';

interface RewardThumbProps {
  rewardId: number;
  image: string | null;
  /** Its names decide what it is drawn as. */
  named: NamedReward;
  className?: string;
}

/** A reward's small picture, or a small drawing of what it is. */
export function RewardThumb({ rewardId, image, named, className }: RewardThumbProps) {
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
  return (
    <Landscape
      seed={coverSeed(rewardId)}
      level={1}
      {...giftOf(named)}
      format="thumb"
      className={shape}
    />
  );
}
