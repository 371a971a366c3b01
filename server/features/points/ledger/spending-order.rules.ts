/** A lot with points left in it. */
export interface OpenLot {
  lot_id: number;
  remaining: number;
  /** null: never */
  expires_at: Date | null;
}

/** How many points are taken from a lot. */
export interface LotTake {
  lotId: number;
  amount: number;
}

/** Sorts lots in the order of use: what expires first, then the oldest. */
function bySpendingOrder(a: OpenLot, b: OpenLot): number {
  const endOf = (lot: OpenLot) => lot.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  // Infinity minus Infinity is not a number; equal ends are ordered by age.
  return endOf(a) === endOf(b) ? a.lot_id - b.lot_id : endOf(a) - endOf(b);
}

/**
 * Which lots an amount is taken from: the one that expires first, then the oldest.
 * @throws RangeError when the lots hold less; the balance is checked before
 */
export function chooseLots(lots: readonly OpenLot[], amount: number): LotTake[] {
  const takes: LotTake[] = [];
  let missing = amount;
  for (const lot of [...lots].sort(bySpendingOrder)) {
    if (missing === 0) break;
    const taken = Math.min(lot.remaining, missing);
    if (taken > 0) takes.push({ lotId: lot.lot_id, amount: taken });
    missing -= taken;
  }
  if (missing > 0) throw new RangeError(`the lots hold ${missing} points too few`);
  return takes;
}

/**
 * Which lots a corrected earning is taken from: its own first, since those points should not have
 * been earned; the part that is used already, from the others in the order of use.
 * @throws RangeError when the lots hold less; the balance is checked before
 */
export function chooseLotsOfCorrection(
  own: OpenLot,
  lots: readonly OpenLot[],
  amount: number,
): LotTake[] {
  const fromOwn = Math.min(amount, own.remaining);
  const others = lots.filter((lot) => lot.lot_id !== own.lot_id);
  return [...chooseLots([own], fromOwn), ...chooseLots(others, amount - fromOwn)];
}
