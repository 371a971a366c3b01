import type { Motif } from './motif-names.ts';

/** A landscape as a file of its own: what its address says, and nothing else, decides how it looks. */
export interface LandscapePicture {
  /** The same seed is the same picture: an id. */
  seed: number;
  /** 1 to 5: how many ridges, and so how advanced. */
  level: number;
  /** The proportion of the drawing. */
  format: LandscapeFormat;
  /** Without sky and disc it is land only, to stand on whatever is above it. */
  sky: boolean;
  /** Red copper instead of white porcelain: the one warm thing of a page. */
  warmDisc: boolean;
  /** The disc rises over the land, once. */
  sunrise: boolean;
  /** On which side the summit stands, where a text needs the other. */
  summit?: 'left' | 'right';
  /** What stands in front: the subject of a course, or what a reward is. */
  motif?: Motif;
  /** What is written on the motif, 1 to 99: the percent of a coupon, the level of a pass. */
  figure?: number;
}

export const landscapeFormats = {
  cover: { width: 400, height: 250 },
  wide: { width: 1200, height: 480 },
  strip: { width: 1200, height: 120 },
  tall: { width: 600, height: 800 },
  /** A cover at the side of a line: few ridges, and a motif that fills it. */
  thumb: { width: 160, height: 100 },
  round: { width: 240, height: 240 },
} as const;

export type LandscapeFormat = keyof typeof landscapeFormats;

/** A picture that stands in a file cannot see the page’s theme, so there is one for each. */
export type LandscapeScheme = 'light' | 'dark';

/** Where pictures of landscapes are served. */
export const LANDSCAPES_PATH = '/land/';

/**
 * A part of every address, because browsers keep a picture for a year: the drawing or its
 * colours have changed where the test of this file asks for another one.
 */
export const LANDSCAPE_VERSION = 'ab01';

/** The address of a picture on this site. */
export function landscapePath(picture: LandscapePicture, scheme: LandscapeScheme): string {
  const { format, seed, level, sky, warmDisc, sunrise, summit, motif, figure } = picture;
  const thing = motif && `${motif}${figure ?? ''}`;
  const air = [!sky && 'land', sky && warmDisc && 'warm', sky && sunrise && 'sunrise'];
  const parts = [format, seed, level, ...air, summit, thing, scheme === 'dark' && scheme];
  return `${LANDSCAPES_PATH}${LANDSCAPE_VERSION}/${parts.filter(Boolean).join('-')}.svg`;
}
