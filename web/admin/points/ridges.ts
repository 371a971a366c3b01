import { niceCeiling } from '#web/lib/mountain.ts';

/** One series, drawn as a ridge. */
export interface FigureRidge {
  id: string;
  values: readonly number[];
}

/** The position of a ridge in the picture; 0 to 1 from the left and from above. */
export interface DrawnRidge {
  id: string;
  /** The baseline. */
  base: number;
  crest: { across: number; down: number }[];
}

/** How far a ridge may overlap the one behind it, in heights of a row. */
const OVERLAP = 1.35;

/**
 * Lays out series as ridges behind each other, the first the farthest, all on one scale: twice the
 * height is twice the value, on whichever ridge.
 */
export function placeRidges(ridges: readonly FigureRidge[]): {
  ridges: DrawnRidge[];
  ceiling: number;
} {
  const ceiling = niceCeiling(Math.max(0, ...ridges.flatMap(({ values }) => values)));
  // The farthest needs room for its own peaks above it.
  const row = 1 / (ridges.length - 1 + OVERLAP);
  return {
    ceiling,
    ridges: ridges.map(({ id, values }, index) => {
      const base = row * (OVERLAP + index);
      const steps = Math.max(1, values.length - 1);
      return {
        id,
        base,
        crest: values.map((value, at) => ({
          across: at / steps,
          down: base - (Math.max(0, value) / ceiling) * row * OVERLAP,
        })),
      };
    }),
  };
}
