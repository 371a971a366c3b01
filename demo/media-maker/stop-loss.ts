import { stopLossVideo } from '#demo/texts/media-lessons.ts';
import type { Point } from '#domain/landscape.ts';
import {
  distantView,
  ease,
  frame,
  glide,
  group,
  headline,
  line,
  marker,
  paint,
  path,
  plate,
  present,
  STAGE,
  text,
} from './stage.ts';

/** The second at which a cue begins. */
const at = (cue: number) => stopLossVideo.cues[cue]?.start ?? 0;

interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Prices in sen, open high low close. */
const candles = (rows: readonly (readonly [number, number, number, number])[]): Candle[] =>
  rows.map(([open, high, low, close]) => ({ open, high, low, close }));

/** Up to the purchase at 2.50, by way of the support above 2.30. */
const before = candles([
  [252, 255, 246, 248],
  [248, 250, 240, 242],
  [242, 245, 234, 236],
  [236, 240, 233, 238],
  [238, 246, 236, 245],
  [245, 249, 241, 243],
  [243, 246, 236, 238],
  [238, 242, 234, 241],
  [241, 250, 240, 250],
]);
/** The fall to the stop, and what comes after it. */
const fall = candles([
  [250, 252, 243, 244],
  [244, 246, 238, 239],
  [239, 241, 230, 231],
]);
const after = candles([
  [231, 233, 222, 224],
  [224, 228, 216, 218],
  [218, 221, 209, 211],
]);
/** The other story: bad news over night. */
const gapDown = candles([
  [250, 253, 244, 246],
  [246, 249, 242, 244],
  [215, 218, 210, 213],
]);
/** And the good one: the stop follows. */
const rise = candles([
  [250, 257, 248, 256],
  [256, 260, 252, 254],
  [254, 264, 253, 263],
  [263, 268, 259, 261],
  [261, 272, 260, 271],
]);

const STEP = 42;
const FIRST = 92;
const STOP = 230;
const BOUGHT = 250;

/** Where a price stands: 2.05 to 2.75 upwards; captions have room below. */
const height = (sen: number) => 424 - ((sen - 205) / 70) * 320;
const across = (index: number) => FIRST + index * STEP;

function candle(index: number, { open, high, low, close }: Candle, shown: number): string {
  const x = across(index);
  const [top, bottom] = [height(Math.max(open, close)), height(Math.min(open, close))];
  const rising = close >= open;
  const settle = (1 - shown) * -12;
  return group(
    shown,
    `<g transform="translate(0 ${settle.toFixed(1)})">` +
      line(
        [
          { x, y: height(high) },
          { x, y: height(low) },
        ],
        { stroke: paint.ink, width: 2.5 },
      ) +
      `<rect x="${x - 11}" y="${top}" width="22" height="${Math.max(3, bottom - top)}" rx="2" fill="${rising ? paint.paper : paint.porcelain}" stroke="${paint.ink}" stroke-width="2"/></g>`,
  );
}

function series(list: readonly Candle[], from: number, shownOf: (i: number) => number): string {
  return list.map((one, i) => candle(from + i, one, shownOf(i))).join('');
}

/** The ground under the price: the mountain path, and its slope beyond. */
function ground(list: readonly Candle[]): string {
  const crest = list.map(({ low }, i): Point => ({ x: across(i), y: height(low) + 16 }));
  const first = crest[0] ?? { x: 0, y: 0 };
  const last = crest.at(-1) ?? first;
  const low = Math.max(0, 440 - last.y);
  const slope = [0.35, 0.5, 0.86, 1].map((part, i) => ({
    x: last.x + (i + 1) * ((970 - last.x) / 4),
    y: last.y + low * part,
  }));
  const foot = STAGE.height + 6;
  return `<path d="${path([{ x: -6, y: first.y + 8 }, ...crest, ...slope])}V${foot}H-6Z" fill="url(#ridge-3)" opacity=".75"/>`;
}

/** The stop as a railing: posts and two rails along a price. */
function railing(sen: number, from: number, to: number): string {
  const y = height(sen);
  const posts = Array.from({ length: Math.max(0, Math.floor((to - from) / 30)) + 1 }, (_, i) => {
    const x = from + i * 30;
    return line(
      [
        { x, y: y - 13 },
        { x, y: y + 7 },
      ],
      { stroke: paint.seal, width: 3 },
    );
  });
  return (
    posts.join('') +
    line(
      [
        { x: from, y },
        { x: to, y },
      ],
      { stroke: paint.seal, width: 3 },
    ) +
    line(
      [
        { x: from, y: y - 10 },
        { x: to, y: y - 10 },
      ],
      { stroke: paint.seal, width: 2 },
    )
  );
}

/** Stones on their way down: the railing does not hold them. */
function stones(t: number): string {
  return [0, 1, 2]
    .map((i) => {
      const start = at(3) + 1 + i * 0.75;
      const flight = (t - start) / 1.7;
      if (flight < 0 || flight > 1) return '';
      const x = 520 + i * 62 + flight * (92 + i * 16);
      const hop = Math.abs(Math.sin(flight * Math.PI * 2.2)) * 26 * (1 - flight);
      const y = 176 + flight * flight * 400 - hop;
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${11 - i}" fill="${paint.soft}"/>`;
    })
    .join('');
}

function priceTag(sen: number, words: string, x: number, fill: string = paint.ink): string {
  return text(x, height(sen) + 6, `${(sen / 100).toFixed(2)} ${words}`, {
    size: 17,
    weight: 700,
    fill,
  });
}

/** The sum that gives the number of shares, line by line. */
function sum(t: number): string {
  const rows = [
    { from: at(4) + 0.8, zh: '能接受的亏损', en: 'Loss accepted', value: '400' },
    { from: at(5) + 0.5, zh: '每股的险', en: 'Risk a share', value: '÷ 0.20' },
    { from: at(5) + 2.7, zh: '股数', en: 'Shares', value: '= 2000' },
  ];
  return rows
    .map(({ from, zh, en, value }, i) => {
      const y = 168 + i * 82;
      return group(
        ease(t, from),
        text(578, y, zh, { size: 22, weight: 700, family: 'serif' }),
        text(578, y + 23, en, { size: 15, fill: paint.soft }),
        text(888, y + 10, value, { size: 36, weight: 700, family: 'serif', anchor: 'end' }),
        i === 1
          ? line(
              [
                { x: 578, y: y + 40 },
                { x: 888, y: y + 40 },
              ],
              { stroke: paint.ink, width: 1.5 },
            )
          : '',
      );
    })
    .join('');
}

const notes = [
  ['买入', 'Buy', '2.50'],
  ['止损', 'Stop', '2.30'],
  ['股数', 'Shares', '2000'],
  ['预计亏', 'Planned loss', '400'],
] as const;

function notebook(t: number): string {
  const [x, y] = [552, 78];
  return (
    `<rect x="${x}" y="${y}" width="330" height="316" rx="10" fill="${paint.paper}" stroke="${paint.line}" stroke-width="1.5"/>` +
    line(
      [
        { x: x + 26, y: y + 18 },
        { x: x + 26, y: y + 298 },
      ],
      { stroke: paint.disc, width: 1.5 },
    ) +
    notes
      .map(([zh, en, value], i) => {
        const row = y + 62 + i * 70;
        return (
          line(
            [
              { x: x + 40, y: row + 20 },
              { x: x + 306, y: row + 20 },
            ],
            { stroke: paint.line, width: 1.5 },
          ) +
          group(
            ease(t, at(11) + 0.7 + i * 0.55),
            text(x + 44, row, zh, { size: 24, weight: 700, family: 'serif' }),
            text(x + 44 + [...zh].length * 25 + 8, row, en, { size: 15, fill: paint.soft }),
            text(x + 304, row, value, { size: 27, weight: 700, family: 'serif', anchor: 'end' }),
          )
        );
      })
      .join('')
  );
}

/** The slides of “What a stop-loss does” at a second of its narration. */
export function drawStopLoss(t: number): string {
  const n = before.length;
  const open = present(t, 0.1, at(1));
  const main = present(t, 0.4, at(8));
  const other = present(t, at(8) + 0.1, at(10));
  const good = present(t, at(10), at(11));
  const fallen = (i: number) => ease(t, at(6) + i * 0.85, 0.6);
  const later = (i: number) => 0.4 * ease(t, at(7) + i * 0.5, 0.6);
  const railEnd = FIRST + (n + 5.6) * STEP;
  const built = glide(t, at(2) + 0.3, at(2) + 2.4);
  const counting = present(t, at(4), at(6));

  // The stop that follows the price: three steps up.
  const steps = [230, 238, 244, 252];
  const step = Math.min(3, Math.floor(Math.max(0, t - at(10) - 0.9) / 0.85));

  return frame(
    distantView(5, 3, { x: 826, y: 96 }, { sink: 60, upTo: 2 }),
    group(
      main,
      ground([...before, ...fall, ...after]),
      series(before, 0, (i) => ease(t, 0.6 + i * 0.22, 0.5)),
      group(
        ease(t, 2.9) * (1 - ease(t, at(4) - 0.3)),
        marker({ x: across(n - 1), y: height(BOUGHT) }),
        priceTag(BOUGHT, '买入 Buy', across(n - 1) + 20),
      ),
      group(
        present(t, at(1) + 0.3, at(4)),
        `<rect x="40" y="${height(236)}" width="${railEnd - 40}" height="${height(231) - height(236)}" fill="${paint.ridges[2]}" opacity=".45"/>`,
        text(railEnd + 10, height(233) - 22, '支撑 Support', { size: 15, fill: paint.soft }),
      ),
      group(
        present(t, at(1) + 1.4, at(2) + 1.4),
        line(
          [
            { x: 40, y: height(STOP) },
            { x: railEnd, y: height(STOP) },
          ],
          {
            stroke: paint.seal,
            width: 2.5,
            dash: '8 8',
          },
        ),
      ),
      group(ease(t, at(1) + 1.6), priceTag(STOP, '止损 Stop', railEnd + 10, paint.seal)),
      built > 0 ? railing(STOP, 40, 40 + (railEnd - 40) * built) : '',
      stones(t),
      series(fall, n, fallen),
      series(after, n + 3, later),
      group(
        ease(t, at(6) + 2.4),
        marker({ x: across(n + 2), y: height(STOP) }),
        plate(across(n + 2) + 36, height(STOP) - 118, '卖出，亏400令吉', 'Sold: −RM400', {
          fill: paint.seal,
          width: 176,
        }),
      ),
    ),
    group(
      counting,
      `<rect x="546" y="112" width="372" height="262" rx="12" fill="${paint.paper}" fill-opacity=".96" stroke="${paint.line}" stroke-width="1.5"/>`,
      sum(t),
    ),
    // The gap
    group(
      other,
      ground([...before, ...gapDown]),
      series(before, 0, () => 1),
      series(gapDown.slice(0, 2), n, () => 1),
      railing(STOP, 40, railEnd),
      priceTag(STOP, '止损 Stop', railEnd + 10, paint.seal),
      candle(n + 2, gapDown[2] ?? { open: 0, high: 0, low: 0, close: 0 }, ease(t, at(8) + 3.2)),
      group(
        ease(t, at(8) + 3.4),
        line(
          [
            { x: across(n + 2), y: height(243) },
            { x: across(n + 2), y: height(219) },
          ],
          { stroke: paint.seal, width: 2.5, dash: '3 7' },
        ),
        text(across(n + 2) + 22, height(213) + 6, '2.15 开盘 Open', { size: 17, weight: 700 }),
      ),
      group(
        ease(t, at(9) + 1.6),
        plate(across(n + 2) + 36, height(STOP) - 118, '亏700令吉', '−RM700', {
          fill: paint.seal,
          width: 150,
        }),
      ),
    ),
    // The stop follows
    group(
      good,
      ground([...before, ...rise]),
      series(before, 0, () => 1),
      series(rise, n, (i) => ease(t, at(10) + 0.2 + i * 0.55, 0.5)),
      steps
        .slice(0, step + 1)
        .map((sen, i) =>
          group(i === step ? 1 : 0.28, railing(sen, across(n - 1 + i) - 12, railEnd)),
        )
        .join(''),
      text(railEnd + 10, height(steps[step] ?? STOP) + 4, '只往上', {
        size: 19,
        weight: 700,
        fill: paint.seal,
      }),
      text(railEnd + 10, height(steps[step] ?? STOP) + 24, 'Only up', {
        size: 14,
        fill: paint.soft,
      }),
    ),
    group(ease(t, at(11)), distantView(5, 5, { x: 462, y: 236 }, { sink: 150 }), notebook(t)),
    // One sentence at a time
    headline(72, 84, '止损是做什么的', 'What a Stop-Loss Does', { size: 44, opacity: open }),
    sentence(t, 1, 2, '跌到哪里，我就认错？', 'Where was I wrong?'),
    sentence(t, 2, 3, '预先放一张单', 'An order placed in advance'),
    sentence(t, 3, 4, '山路上的栏杆', 'A railing on a mountain path'),
    sentence(t, 4, 6, '从亏损倒推股数', 'From the loss to the shares'),
    sentence(t, 6, 8, '到了，就走', 'When it is reached, go'),
    sentence(t, 8, 10, '跳空：栏杆拦不住', 'A gap jumps the railing'),
    sentence(t, 10, 11, '止损跟着往上移', 'The stop moves up'),
    headline(72, 118, '买入之前写下来', 'Write it down first', {
      size: 44,
      opacity: ease(t, at(11) + 0.2),
    }),
    group(
      ease(t, at(11) + 2.2),
      text(72, 214, '仅作教学说明，不是投资建议', { size: 17, fill: paint.soft }),
      text(72, 238, 'For education only, not advice', { size: 15, fill: paint.soft }),
    ),
  );
}

function sentence(t: number, from: number, until: number, zh: string, en: string): string {
  return headline(72, 64, zh, en, { opacity: present(t, at(from) + 0.1, at(until)) });
}
