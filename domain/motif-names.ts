/** Things that stand for the subject of a course. */
export const courseMotifs = [
  'hook',
  'shophouses',
  'umbrella',
  'lighthouse',
  'tree',
  'mind',
  'candles',
  'abacus',
  'tiffin',
  'basket',
  'bond',
  'loupe',
  'phone',
  'globe',
  'bank',
  'junk',
  'jars',
  'sapling',
  'pavilion',
  'lantern',
  'bridge',
  'kite',
] as const;
export type CourseMotif = (typeof courseMotifs)[number];

/** Things that a reward is. */
export const giftMotifs = [
  'coupon',
  'certificate',
  'pass',
  'notebook',
  'mug',
  'tote',
  'teaset',
  'shirt',
  'book',
  'umbrella',
  'circle',
  'call',
  'bubbles',
  'box',
  'lantern',
] as const;
export type GiftMotif = (typeof giftMotifs)[number];

export type Motif = CourseMotif | GiftMotif;
export const motifs: readonly Motif[] = [...new Set<Motif>([...courseMotifs, ...giftMotifs])];
