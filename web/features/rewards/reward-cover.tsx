import type { RewardCategoryKind } from '#contract/rewards.ts';
import { giftOf } from '#domain/cover-motif.ts';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import { coverSeed } from './cover-seed.ts';

interface RewardCoverProps {
  reward: {
    reward_id: number;
    category_kind: RewardCategoryKind;
    name: string;
    name_zh: string;
    image: string | null;
  };
  className?: string;
}

/** A reward’s picture, or a drawing of what it is in front of a landscape. */
export function RewardCover({ reward, className }: RewardCoverProps) {
  const { reward_id, category_kind: kind, name, name_zh, image } = reward;
  const shape = cx('aspect-[16/10] w-full bg-wash object-cover', className);
  if (image) return <img src={image} alt="" loading="lazy" decoding="async" className={shape} />;
  return (
    <Landscape
      seed={coverSeed(reward_id)}
      level={1}
      {...giftOf({ name, name_zh, kind })}
      className={shape}
    />
  );
}
