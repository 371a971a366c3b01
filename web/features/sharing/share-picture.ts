import { drawLandscape } from '#domain/landscape.ts';
import { landscapePaints, ridgePaints } from '#domain/landscape-picture.ts';
import { wrapTitle } from './wrap-title.ts';

/** The picture of a shared link: a landscape with the record's names. */
export interface SharePicture {
  /** The id: the seed of the landscape on the pages. */
  seed: number;
  /** 1 to 5, as in `ui/landscape.tsx`. */
  level: number;
  /** A word or two above the title. */
  kicker: string;
  title: string;
  /** The title in the other language, or another line; may be empty. */
  subtitle: string;
  /** The academy’s name. */
  brand: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** Titles leave the side of the summit free. */
const TITLE_WIDTH = 860;

/** The light theme: a shared picture has no dark one. */
export const paints = {
  ...landscapePaints.light,
  ink: '#14213d',
  soft: '#4b5875',
  porcelain: '#1f4e8c',
} as const;

function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them.
      .replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

function line(x: number, y: number, size: number, color: string, text: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}">${escapeXml(text)}</text>`;
}

function landscapeOf(seed: number, level: number): string {
  const { disc, ridges, trace, candles } = drawLandscape({
    seed,
    ridges: level + 1,
    width: WIDTH,
    height: HEIGHT,
    summit: 'right',
  });
  const gradients = ridges.map(({ depth }) => {
    const { crest, foot } = ridgePaints(paints, depth);
    return `<linearGradient id="r${depth}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${crest}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;
  });
  const shapes = ridges.map(({ depth, path }) =>
    depth === trace.depth
      ? `<path d="${path}" fill="url(#r${depth})" stroke="${paints.trace}" stroke-width="2.5" stroke-linejoin="round"/><circle cx="${trace.summit.x}" cy="${trace.summit.y}" r="9" fill="#fff" stroke="${paints.trace}" stroke-width="3"/>`
      : `<path d="${path}" fill="url(#r${depth})"/>`,
  );
  const trees = candles.map(
    ({ x, y, height, bodyWidth: w, bodyHeight: h }) =>
      `M${x} ${y}v-${height}M${x - w} ${y - 1}h${2 * w}v-${h}h-${2 * w}z`,
  );
  const nearest = paints.ridges[(ridges.at(-1)?.depth ?? 6) - 1] ?? paints.trace;
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paints.skyTop}"/><stop offset=".75" stop-color="${paints.skyLow}"/></linearGradient>${gradients.join('')}<radialGradient id="veil" cx="0" cy=".3" r=".8"><stop offset=".3" stop-color="${paints.skyLow}" stop-opacity=".96"/><stop offset="1" stop-color="${paints.skyLow}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${paints.disc}"/>`,
    ...shapes.slice(0, -1),
    // Mist between the far ridges and the nearest one, so that the text is readable.
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>`,
    ...shapes.slice(-1),
    `<path d="${trees.join('')}" fill="${nearest}" stroke="${nearest}"/>`,
  ].join('');
}

/** The academy’s logo, as in `features/layout/brand.tsx`, 52 pixels wide. */
function brandMark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.3)"><circle cx="28.5" cy="11" r="4.5" fill="${paints.disc}"/><path d="M1 29 13 10.5l6 7.5 4-4.5L39 29v6H1z" fill="#7ba0cd"/><path d="M1 33 9 23l5 4.5 6-8 7 8.5 5-4.5 7 8.5V37H1z" fill="#1b447c"/></g>`;
}

/**
 * The picture as SVG, 1200 by 630; the server converts it to PNG, because few sites that show links
 * support SVG. Deterministic: equal input gives an equal picture.
 */
export function sharePictureSvg(picture: SharePicture): string {
  const title = wrapTitle(picture.title, { width: TITLE_WIDTH, sizes: [88, 72, 58], maxLines: 2 });
  const subtitle = wrapTitle(picture.subtitle, { width: TITLE_WIDTH, sizes: [36], maxLines: 1 });
  const lineHeight = Math.round(title.fontSize * 1.22);
  const top = 220 + Math.round(title.fontSize * 0.76);
  const below = top + (title.lines.length - 1) * lineHeight + 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Academy Serif, Academy Han Serif, Newsreader, serif" font-weight="600">`,
    landscapeOf(picture.seed, picture.level),
    brandMark(MARGIN - 4, 62),
    line(MARGIN + 62, 103, 34, paints.ink, picture.brand),
    line(MARGIN, 184, 30, paints.porcelain, picture.kicker),
    ...title.lines.map((text, i) =>
      line(MARGIN - 3, top + i * lineHeight, title.fontSize, paints.ink, text),
    ),
    ...subtitle.lines.map((text) => line(MARGIN, below, subtitle.fontSize, paints.soft, text)),
    '</svg>',
  ].join('');
}
