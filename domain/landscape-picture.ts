import { drawLandscape } from './landscape.ts';
import {
  type LandscapePicture,
  type LandscapeScheme,
  landscapeFormats,
} from './landscape-address.ts';
import { motifSvg } from './motif-picture.ts';

export interface LandscapePalette {
  skyTop: string;
  skyLow: string;
  disc: string;
  discPale: string;
  trace: string;
  paper: string;
  /** From far to near. */
  ridges: readonly [string, string, string, string, string, string];
}

/** The colours of `web/app.css`, which a test compares. */
export const landscapePaints: Record<LandscapeScheme, LandscapePalette> = {
  light: {
    skyTop: '#dce8f5',
    skyLow: '#fbfaf7',
    disc: '#c9574c',
    discPale: '#ffffff',
    trace: '#1b447c',
    paper: '#fbfaf7',
    ridges: ['#c6d8ec', '#a3bfdf', '#7ba0cd', '#4f7db6', '#2f619f', '#1b447c'],
  },
  dark: {
    skyTop: '#0a1428',
    skyLow: '#1c335a',
    disc: '#f4efdd',
    discPale: '#dfe6f2',
    trace: '#b8d2f5',
    paper: '#0c1526',
    ridges: ['#33558a', '#294876', '#203b64', '#182e51', '#11223f', '#0b182f'],
  },
};

/** How much of its own colour a ridge keeps at its foot, from far to near (`web/app.css`). */
const FEET = [0, 0, 0.12, 0.22, 0.45, 0.7] as const;

/** The colour of a ridge at its crest and at its foot, where the mist is. */
export function ridgePaints(
  paints: LandscapePalette,
  depth: number,
): { crest: string; foot: string } {
  const crest = paints.ridges[depth - 1] ?? paints.trace;
  return { crest, foot: mixColors(crest, paints.skyLow, FEET[depth - 1] ?? 0) };
}

function mixColors(color: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const hexes = [1, 3, 5].map((at) => {
    const value = channel(color, at) * share + channel(other, at) * (1 - share);
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${hexes.join('')}`;
}

const gradient = (id: string, stops: readonly (readonly [offset: string, color: string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

const SUNRISE =
  '<style>@media (prefers-reduced-motion:no-preference){#disc{animation:rise 1.8s cubic-bezier(.2,0,.1,1) .15s both}}@keyframes rise{from{transform:translateY(55%)}}</style>';

/** The file itself, as it is served under its address. */
export function landscapeSvg(picture: LandscapePicture, scheme: LandscapeScheme): string {
  const { seed, level, format, sky, warmDisc, sunrise, summit, motif } = picture;
  const paints = landscapePaints[scheme];
  const { disc, ridges, trace, candles, birds, width, height } = drawLandscape({
    seed,
    // At the size of a thumb more ridges would be stripes.
    ridges: format === 'thumb' ? 2 : level + 1,
    ...landscapeFormats[format],
    ...(summit && { summit }),
  });
  const nearest = ridgePaints(paints, ridges.at(-1)?.depth ?? 6).crest;
  const gradients = ridges.map(({ depth }) => {
    const { crest, foot } = ridgePaints(paints, depth);
    return gradient(`r${depth}`, [
      ['0', crest],
      ['1', foot],
    ]);
  });
  const air = [
    gradient('sky', [
      ['0', paints.skyTop],
      ['.75', paints.skyLow],
    ]),
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
    sunrise ? SUNRISE : '',
    `<circle id="disc" cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${warmDisc ? paints.disc : paints.discPale}"/>`,
    `<path fill="none" stroke="${paints.trace}" stroke-width="1.2" stroke-linecap="round" opacity=".55" d="${birds
      .map(({ x, y }) => `M${x - 6} ${y - 2}q4-1 6 3 2-5 7-4`)
      .join('')}"/>`,
  ];
  const land = ridges.map(({ depth, path }) =>
    depth === trace.depth && motif === undefined
      ? `<g stroke="${paints.trace}" stroke-width="1.5" stroke-linejoin="round"><path fill="url(#r${depth})" d="${path}"/><path stroke-width="1" stroke-dasharray="2 4" opacity=".5" d="M${trace.summit.x} ${trace.summit.y}V${height}"/><circle cx="${trace.summit.x}" cy="${trace.summit.y}" r="${Math.round(height / 7) / 10}" fill="${paints.paper}" stroke-width="2"/></g>`
      : `<path fill="url(#r${depth})" d="${path}"/>`,
  );
  const trees = candles.map(
    ({ x, y, height: wick, bodyWidth: w, bodyHeight: h }) =>
      `M${x} ${y}v-${wick}M${x - w} ${y - 1}h${2 * w}v-${h}h-${2 * w}z`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">`,
    ...gradients,
    ...(sky ? air : []),
    ...land,
    motif
      ? motifSvg(picture, motif, scheme)
      : `<path fill="${nearest}" stroke="${nearest}" d="${trees.join('')}"/>`,
    '</svg>',
  ].join('');
}
