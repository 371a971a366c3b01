import { niceCeiling } from '#web/lib/mountain.ts';

/** One row of figures, drawn as a ridge. */
export interface FigureRidge {
  id: string;
  values: readonly number[];
}

/** Where a ridge stands in the picture; 0 to 1 from the left and from above. */
export interface DrawnRidge {
  id: string;
  /** Its foot. */
  base: number;
  crest: { across: number; down: number }[];
}

/** How far a ridge may rise over the foot of the one behind it, in heights of a row. */
const OVERLAP = 1.35;

/**
 * Rows of figures as ridges behind each other, the first the farthest, all on one scale:
 * a summit that is twice as high is twice as much, on whichever ridge it stands.
 */
export function placeRidges(ridges: readonly FigureRidge[]): {
  ridges: DrawnRidge[];
  ceiling: number;
} {
  const ceiling = niceCeiling(Math.max(0, ...ridges.flatMap(({ values }) => values)));
  // The farthest needs room for its own summits above it.
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
