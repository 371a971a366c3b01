/**
 * A series as a mountain: its crest is the line of a chart. Positions are parts of the picture, 0
 * to 1 from the left and from above, so that it scales to any box.
 */

interface Place {
  /** 0 at the left, 1 at the right. */
  across: number;
  /** 0 at the upper edge, 1 at the lower. */
  down: number;
}

export interface Mountain {
  crest: Place[];
  /** The round number at the top of the scale. */
  ceiling: number;
}

/** The space above the highest possible peak, so that it is not cut off. */
const SKY = 0.16;

/** The next round number (1, 2, 2.5 or 5 with zeros) that is not smaller; at least 10. */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * power);
  return Math.max(10, steps.find((step) => step >= value) ?? value);
}

/** Values from zero upwards, the oldest first. */
export function raiseMountain(values: readonly number[]): Mountain {
  const ceiling = niceCeiling(Math.max(0, ...values));
  const steps = Math.max(1, values.length - 1);
  const crest = values.map((value, i) => ({
    across: i / steps,
    down: 1 - (Math.max(0, value) / ceiling) * (1 - SKY),
  }));
  return { crest, ceiling };
}

/** The vertical position of a value of the scale. */
export function heightOf(value: number, ceiling: number): number {
  return 1 - (value / ceiling) * (1 - SKY);
}

/** The index of the value at a horizontal position. */
export function indexAt(across: number, count: number): number {
  const at = Math.round(Math.max(0, Math.min(1, across)) * (count - 1));
  return Math.max(0, Math.min(count - 1, at));
}
