/**
 * Draws the landscape: ridges in the form of price charts, rough where they are near and smooth
 * where they are far. The same seed always gives the same picture; markup stays small because it is
 * part of the page.
 */

export interface LandscapeInput {
  /** Usually the id of what the picture stands for. */
  seed: number;
  /** How many ridges, 2 to 6: the more, the more advanced. */
  ridges: number;
  /** The drawing’s own units; it scales to any box. */
  width: number;
  height: number;
  /** Where the summit stands; chosen by the seed without it. */
  summit?: 'left' | 'right';
}

export interface Point {
  x: number;
  y: number;
}

export interface Ridge {
  /** 1 is the farthest and palest, 6 the nearest and darkest. */
  depth: number;
  /** The closed shape; it runs out of the picture below and at both sides. */
  path: string;
}

export interface Candle extends Point {
  /** The wick, upwards from `y`. */
  height: number;
  bodyWidth: number;
  bodyHeight: number;
}

export interface LandscapeDrawing {
  width: number;
  height: number;
  disc: Point & { radius: number };
  ridges: Ridge[];
  /** The ridge whose crest is drawn as a line, and its summit: the mountain as a chart. */
  trace: { summit: Point; depth: number };
  /** Trees on the nearest ridge, drawn as candles. */
  candles: Candle[];
  birds: Point[];
}

const DEPTHS = 6;

/** How far ridges run out of the picture. */
const BLEED = 4;

/** A small, fast generator of numbers in [0, 1): mulberry32. */
function randomFrom(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bf03635) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Smooth noise in [-1, 1] over `cells` cells of the width. */
function noiseOf(random: () => number, cells: number): (position: number) => number {
  const values = Array.from({ length: cells + 2 }, () => random() * 2 - 1);
  return (position) => {
    const at = Math.max(0, Math.min(0.9999, position)) * cells;
    const cell = Math.floor(at);
    const part = at - cell;
    const eased = part * part * (3 - 2 * part);
    const from = values[cell] ?? 0;
    const to = values[cell + 1] ?? 0;
    return from + (to - from) * eased;
  };
}

/** The crest of one ridge, left to right. `near` is 0 for the farthest and 1 for the nearest. */
function crestOf(random: () => number, input: LandscapeInput, near: number, peak: number): Point[] {
  const { width, height } = input;
  const steps = Math.round((near < 0.34 ? 9 : 16 + near * 18) * Math.max(1, width / 800));
  const broad = noiseOf(random, 2);
  const middle = noiseOf(random, 5);
  const rough = noiseOf(random, Math.round(11 + near * 8));
  const base = height * (0.5 + near * 0.37);
  const lift = height * (0.34 - near * 0.1);
  const spread = 0.17 + random() * 0.1;

  return Array.from({ length: steps + 1 }, (_, i) => {
    const position = i / steps;
    const distance = (position - peak) / spread;
    const mountain = Math.exp(-distance * distance);
    // Crests are sharper than valleys: the absolute value folds the noise into peaks.
    const folded = 1 - Math.abs(middle(position)) * 2;
    const jitter = near < 0.34 ? 0 : (random() - 0.5) * (0.25 + near * 0.35);
    const rise =
      mountain * 0.8 +
      broad(position) * 0.3 +
      folded * 0.2 +
      rough(position) * 0.16 * near +
      jitter * 0.18;
    // A little wider than the picture, so that a drawn outline shows its crest only.
    const x = Math.round(position * (width + 2 * BLEED)) - BLEED;
    return { x, y: Math.round(base - rise * lift) };
  });
}

function straightPath(points: Point[]): string {
  let path = '';
  let last: Point | undefined;
  for (const point of points) {
    if (last === undefined) path = `M${point.x} ${point.y}l`;
    else path += pair(point.x - last.x, point.y - last.y, path.endsWith('l'));
    last = point;
  }
  return path;
}

/** Two numbers as short as a path allows: a minus separates by itself. */
function pair(x: number, y: number, first: boolean): string {
  return `${first || x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
}

/** A curve through the points (Catmull-Rom), for ridges whose noise distance has taken. */
function curvedPath(points: Point[]): string {
  const at = (i: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 };
  let path = `M${at(0).x} ${at(0).y}c`;
  for (let i = 0; i < points.length - 1; i++) {
    const from = at(i);
    const to = at(i + 1);
    const handle = (a: Point, b: Point, sign: number, origin: Point) => ({
      x: Math.round(origin.x - from.x + (sign * (b.x - a.x)) / 6),
      y: Math.round(origin.y - from.y + (sign * (b.y - a.y)) / 6),
    });
    const leave = handle(at(i - 1), to, 1, from);
    const arrive = handle(from, at(i + 2), -1, to);
    path += pair(leave.x, leave.y, path.endsWith('c'));
    path += pair(arrive.x, arrive.y, false);
    path += pair(to.x - from.x, to.y - from.y, false);
  }
  return path;
}

/** The whole drawing; deterministic in its input. */
export function drawLandscape(input: LandscapeInput): LandscapeDrawing {
  const { width, height } = input;
  const count = Math.max(2, Math.min(DEPTHS, Math.round(input.ridges)));
  const random = randomFrom(input.seed * 31 + count);
  const drawn = random() < 0.5;
  const side = input.summit === undefined ? drawn : input.summit === 'right';
  const summitAt = side ? 0.6 + random() * 0.18 : 0.22 + random() * 0.18;
  // A square picture is often shown round: its disc keeps away from the corners.
  const across = (width > height ? 0.16 : 0.27) + random() * (width > height ? 0.2 : 0.08);
  // Where a text needs one side, summit and disc share the other.
  const beside = side ? 0.86 + random() * 0.06 : 0.08 + random() * 0.06;
  const discAt = input.summit !== undefined ? beside : side ? across : 1 - across;
  const disc = {
    x: Math.round(discAt * width),
    y: Math.round(height * (0.2 + random() * 0.1)),
    radius: Math.round(height * (0.075 + random() * 0.03)),
  };

  const crests = Array.from({ length: count }, (_, i) => {
    const near = i / (count - 1);
    // Slopes come in from both sides in turn, as in a scroll painting.
    const peak =
      i % 2 === 0 ? summitAt + (random() - 0.5) * 0.12 : 1 - summitAt + (random() - 0.5) * 0.3;
    return { near, crest: crestOf(random, input, near, peak) };
  });

  const ridges = crests.map(({ near, crest }, i) => {
    const line = near < 0.34 ? curvedPath(crest) : straightPath(crest);
    const depth = count === DEPTHS ? i + 1 : Math.round(1 + near * (DEPTHS - 1) * 0.9);
    return { depth, path: `${line}V${height + BLEED}H-${BLEED}z` };
  });

  // The even ridges share the side of the summit.
  const middle = Math.min(count - 1, Math.max(1, Math.floor(count / 2)));
  const tracedIndex = input.summit !== undefined && middle % 2 === 1 ? middle - 1 : middle;
  const traced = crests[tracedIndex]?.crest ?? [];
  const inner = traced.filter(({ x }) => x > width * 0.08 && x < width * 0.92);
  const summit = inner.reduce<Point>((top, p) => (p.y < top.y ? p : top), {
    x: width / 2,
    y: height,
  });

  return {
    width,
    height,
    disc,
    ridges,
    trace: {
      summit,
      depth: ridges[tracedIndex]?.depth ?? 3,
    },
    candles: candlesOn(crests.at(-1)?.crest ?? [], random, height),
    birds: birdsNear(disc, random, width, height),
  };
}

function candlesOn(crest: Point[], random: () => number, height: number): Candle[] {
  // Trees do not grow with the width of the view.
  const unit = Math.min(height, 260) / 100;
  const start = Math.floor(random() * crest.length * 0.6) + 1;
  const grove = crest.slice(start, start + 6 + Math.floor(random() * 4));
  return grove.flatMap(({ x, y }) => {
    // A clearing here and there: a row of posts would be a fence.
    if (random() < 0.3) return [];
    const bodyHeight = Math.round(unit * (2 + random() * 6));
    return {
      x,
      y: y + 2,
      height: Math.round(bodyHeight + unit * (2.5 + random() * 2.5)),
      bodyWidth: Math.max(2, Math.round(unit * 1.3)),
      bodyHeight,
    };
  });
}

function birdsNear(disc: Point, random: () => number, width: number, height: number): Point[] {
  const count = Math.floor(random() * 3) + 1;
  const away = disc.x < width / 2 ? 1 : -1;
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(disc.x + away * (height * 0.22 + i * height * 0.07)),
    y: Math.round(disc.y + height * (0.02 + random() * 0.07)),
  }));
}
