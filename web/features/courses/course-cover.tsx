import type { DifficultyLevel } from '#contract/courses.ts';
import type { CourseMotif } from '#domain/motif-names.ts';
import { cx } from '#web/lib/cx.ts';
import { Landscape } from '#web/ui/landscape.tsx';

/** The number of ridges of each level. */
export const ridgeLevels: Record<DifficultyLevel, number> = {
  beginner: 2,
  intermediate: 3,
  advanced: 5,
};

interface CourseCoverProps {
  courseId: number;
  level: DifficultyLevel;
  thumbnail: string | null;
  /** What its subject is drawn as (`courseMotif`). */
  motif: CourseMotif;
  /** Beside a line, not above a card: fewer ridges, and the motif larger. */
  small?: boolean;
  /** The cover is at the top of its page: load it at once. */
  eager?: boolean;
  className?: string;
}

/** A course’s picture, or its motif in a landscape: the more advanced, the more ridges. */
export function CourseCover({
  courseId,
  level,
  thumbnail,
  motif,
  small = false,
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
  return (
    <Landscape
      seed={courseId}
      level={ridgeLevels[level]}
      motif={motif}
      format={small ? 'thumb' : 'cover'}
      eager={eager}
      className={shape}
    />
  );
}
