import type { DifficultyLevel } from '#contract/courses.ts';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from '#web/ui/landscape.tsx';

/** How many ridges stand for a level. */
export const ridgeLevels: Record<DifficultyLevel, number> = {
  beginner: 2,
  intermediate: 3,
  advanced: 5,
};

interface CourseCoverProps {
  courseId: number;
  level: DifficultyLevel;
  thumbnail: string | null;
  /** The cover is at the top of its page: load it at once. */
  eager?: boolean;
  className?: string;
}

/** A course’s picture, or a generated landscape: the more advanced, the more ridges. */
export function CourseCover({
  courseId,
  level,
  thumbnail,
  eager = false,
  className,
}: CourseCoverProps) {
  const shape = cx('cover', className);
  if (thumbnail) {
    return (
      <img
        src={thumbnail}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={cx(shape, 'object-cover')}
      />
    );
  }
  return <Landscape seed={courseId} level={ridgeLevels[level]} eager={eager} className={shape} />;
}
