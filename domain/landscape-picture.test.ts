import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  LANDSCAPE_VERSION,
  LANDSCAPES_PATH,
  type LandscapePicture,
  landscapeFormats,
  landscapePath,
} from './landscape-address.ts';
import { landscapePaints, landscapeSvg } from './landscape-picture.ts';
import { motifs } from './motif-names.ts';
import { motifPaints } from './motif-picture.ts';
import { readLandscapePath } from './read-landscape-path.ts';

const schemes = ['light', 'dark'] as const;

const picture = (part: Partial<LandscapePicture> = {}): LandscapePicture => ({
  seed: 7,
  level: 3,
  format: 'cover',
  sky: true,
  warmDisc: false,
  sunrise: false,
  ...part,
});

/** One of every kind that an address can name. */
const pictures = (Object.keys(landscapeFormats) as (keyof typeof landscapeFormats)[]).flatMap(
  (format) => [
    picture({ format }),
    picture({ format, level: 5, warmDisc: true, summit: 'right' }),
    picture({ format, seed: 9_999_999_999, level: 1, sky: false, summit: 'left' }),
    picture({ format, warmDisc: true, sunrise: true }),
    ...motifs.map((motif) => picture({ format, motif })),
    picture({ format, motif: 'coupon', figure: 99, summit: 'left' }),
    picture({ format, motif: 'pass', figure: 3 }),
  ],
);

describe('the address of a picture', () => {
  test.each(schemes)('names it whole (%s)', (scheme) => {
    for (const named of pictures) {
      const address = landscapePath(named, scheme);
      expect(address.startsWith(LANDSCAPES_PATH)).toBe(true);
      expect(readLandscapePath(address.slice(LANDSCAPES_PATH.length))).toEqual({
        picture: named,
        scheme,
      });
    }
  });

  test.each([
    ['nothing', ''],
    ['an older drawing', '000000/cover-7-3-dark.svg'],
    ['no format', `${LANDSCAPE_VERSION}/huge-7-3-dark.svg`],
    ['too many ridges', `${LANDSCAPE_VERSION}/cover-7-6-dark.svg`],
    ['a seed that is none', `${LANDSCAPE_VERSION}/cover-x-3-dark.svg`],
    ['a seed without end', `${LANDSCAPE_VERSION}/cover-${'1'.repeat(11)}-3-dark.svg`],
    ['another scheme', `${LANDSCAPE_VERSION}/cover-7-3-dusk.svg`],
    ['a thing nobody has drawn', `${LANDSCAPE_VERSION}/cover-7-3-dragon.svg`],
    ['a figure too long', `${LANDSCAPE_VERSION}/cover-7-3-coupon100.svg`],
    ['another path', `${LANDSCAPE_VERSION}/../cover-7-3-dark.svg`],
  ])('that holds %s is none', (_, address) => {
    expect(readLandscapePath(address)).toBeNull();
  });

  test('is a new one where the drawing or its colours have changed', () => {
    const hash = createHash('sha256');
    for (const drawn of pictures) {
      for (const scheme of schemes) hash.update(landscapeSvg(drawn, scheme));
    }
    // Browsers keep a picture for a year: write this value into `LANDSCAPE_VERSION`.
    expect(LANDSCAPE_VERSION).toBe(hash.digest('hex').slice(0, 4));
  });
});

test('the colours are those of the style sheet', () => {
  const css = fs.readFileSync(path.join(import.meta.dirname, '../web/app.css'), 'utf8');
  const token = (name: string, scheme: (typeof schemes)[number]) => {
    const [, light, dark] =
      new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    return scheme === 'light' ? light : dark;
  };
  for (const scheme of schemes) {
    expect(landscapePaints[scheme]).toEqual({
      skyTop: token('sky-top', scheme),
      skyLow: token('sky-low', scheme),
      disc: token('disc', scheme),
      discPale: token('disc-pale', scheme),
      trace: token('trace', scheme),
      paper: token('paper', scheme),
      ridges: [1, 2, 3, 4, 5, 6].map((depth) => token(`ridge-${depth}`, scheme)),
    });
    expect(motifPaints[scheme]).toMatchObject({
      pale: token('disc-pale', scheme),
      solid: token('solid', scheme),
      seal: token('seal-solid', scheme),
    });
    // Ridges fade into the mist, which has the colour of the low sky.
    expect(token('mist', scheme)).toBe(landscapePaints[scheme].skyLow);
  }
});

test('a picture brings nothing that runs or is fetched', () => {
  for (const drawn of pictures) {
    expect(landscapeSvg(drawn, 'dark')).not.toMatch(/<script|href|url\((?!#)|on\w+=/);
  }
});
