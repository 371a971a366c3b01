import { drawLandscape, type Point } from '#domain/landscape.ts';

/** Everything is drawn in units of one pixel of the video. */
export const STAGE = { width: 960, height: 540, framesPerSecond: 20 } as const;

/**
 * The academy’s colours of the light theme (`web/app.css`). Gold is missing on purpose: it stands
 * for points only.
 */
export const paint = {
  paper: '#fbfaf7',
  ink: '#14213d',
  soft: '#4b5875',
  porcelain: '#1f4e8c',
  seal: '#a8322d',
  disc: '#c9574c',
  line: '#c3cfdf',
  ridges: ['#c6d8ec', '#a3bfdf', '#7ba0cd', '#4f7db6', '#2f619f', '#1b447c'],
} as const;

/** From 0 to 1 while `t` passes from `start` over `seconds`, slowing down at its end. */
export function ease(t: number, start: number, seconds = 0.7): number {
  const part = Math.max(0, Math.min(1, (t - start) / seconds));
  return 1 - (1 - part) ** 3;
}

/** From 0 to 1 at an even pace. */
export function glide(t: number, start: number, end: number): number {
  const part = Math.max(0, Math.min(1, (t - start) / (end - start)));
  return part * part * (3 - 2 * part);
}

/** Something that comes at `from` and goes at `until`: its opacity. */
export function present(t: number, from: number, until = Number.POSITIVE_INFINITY): number {
  return ease(t, from, 0.6) * (1 - ease(t, until - 0.4, 0.4));
}

/** A group that is there only as much as `opacity` says. */
export function group(opacity: number, ...children: string[]): string {
  if (opacity <= 0.004) return '';
  return `<g opacity="${opacity.toFixed(3)}">${children.join('')}</g>`;
}

export interface TextStyle {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  family?: 'serif' | 'sans';
}

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 20, fill = paint.ink, anchor = 'start', weight = 400, family = 'sans' } = style;
  return (
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" class="${family}" font-size="${size}" ` +
    `font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${words}</text>`
  );
}

/** A sentence of the slide in both languages, Chinese first and larger. */
export function headline(
  x: number,
  y: number,
  zh: string,
  en: string,
  style: TextStyle & { opacity?: number } = {},
): string {
  const { size = 34, opacity = 1, anchor = 'start', fill = paint.ink } = style;
  return group(
    opacity,
    text(x, y, zh, { size, weight: 700, family: 'serif', anchor, fill }),
    text(x, y + size * 0.86, en, { size: size * 0.56, family: 'serif', anchor, fill: paint.soft }),
  );
}

export function path(points: readonly Point[]): string {
  return points
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

export interface LineStyle {
  stroke?: string;
  width?: number;
  dash?: string;
}

export function line(points: readonly Point[], style: LineStyle = {}): string {
  const { stroke = paint.porcelain, width = 3, dash } = style;
  return (
    `<path d="${path(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" ` +
    `stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  );
}

/** The mark of a place on a path, as on the summit of every landscape of the site. */
export function marker({ x, y }: Point, radius = 7): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${paint.paper}" stroke="${paint.ink}" stroke-width="2.5"/>`;
}

/** A label on a plate of white glaze, so that it can be read on every ridge. */
export function plate(
  x: number,
  y: number,
  zh: string,
  en: string,
  { fill = paint.porcelain, width = 150 }: { fill?: string; width?: number } = {},
): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="54" rx="8" fill="${paint.paper}" fill-opacity=".94" stroke="${fill}" stroke-width="1.5"/>` +
    text(x + width / 2, y + 24, zh, { size: 19, weight: 700, anchor: 'middle', fill }) +
    text(x + width / 2, y + 43, en, { size: 13.5, anchor: 'middle', fill: paint.soft })
  );
}

interface ViewOptions {
  /** How far the ridges are pushed down, to leave room for words. */
  sink?: number;
  /** Only the ridges up to this depth: the far ones, behind a chart. */
  upTo?: number;
}

/** The far view behind the slides: the site’s own landscape. */
export function distantView(
  seed: number,
  ridges: number,
  disc: Point,
  { sink = 0, upTo = 6 }: ViewOptions = {},
): string {
  const { width, height } = STAGE;
  const drawing = drawLandscape({ seed, ridges, width, height });
  const slopes = drawing.ridges
    .filter(({ depth }) => depth <= upTo)
    .map(
      ({ depth, path: shape }) =>
        `<path d="${shape}" fill="url(#ridge-${depth})" transform="translate(0 ${sink.toFixed(1)})"/>`,
    )
    .join('');
  return (
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${disc.x.toFixed(1)}" cy="${disc.y.toFixed(1)}" r="34" fill="${paint.disc}"/>${slopes}`
  );
}

const ridgeFoot = [0, 0, 0.12, 0.22, 0.45, 0.7];

const gradients = [
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dce8f5"/><stop offset=".75" stop-color="#fbfaf7"/></linearGradient>',
  ...paint.ridges.map((crest, index) => {
    const foot = mix(paint.paper, crest, ridgeFoot[index] ?? 0);
    return `<linearGradient id="ridge-${index + 1}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${crest}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;
  }),
].join('');

function mix(a: string, b: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) * (1 - part) + channel(b, at) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** One frame, complete. */
export function frame(...children: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STAGE.width}" height="${STAGE.height}" viewBox="0 0 ${STAGE.width} ${STAGE.height}"><defs>${gradients}</defs>${children.join('')}</svg>`;
}
