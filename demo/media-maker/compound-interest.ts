import { compoundInterestVideo } from '#demo/texts/media-lessons.ts';
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
const at = (cue: number) => compoundInterestVideo.cues[cue]?.start ?? 0;

/** The chart: 30 years from left to right, RM 0 to 60,000 upwards; captions have room below. */
const place = (year: number, ringgit: number): Point => ({
  x: 84 + year * 21.5,
  y: 404 - (ringgit / 60_000) * 286,
});
const compound = (year: number, rate = 0.06) => 10_000 * (1 + rate) ** year;
const straight = (year: number) => 10_000 + 600 * year;
const curve = (from: number, to: number, value: (year: number) => number): Point[] =>
  Array.from({ length: 61 }, (_, i) => {
    const year = from + ((to - from) * i) / 60;
    return place(year, value(year));
  });

/** Where the chart ends, the slope goes on beyond the frame: a far side would read as a crash. */
const beyond: Point[] = [...curve(30, 38, compound), { x: STAGE.width + 6, y: -6 }];

/** The whole mountain, seen as far as the chart has come. */
function mountain(year: number): string {
  const slope = curve(0, 30, compound);
  const foot = STAGE.height + 6;
  const shape = `${path([{ x: -6, y: place(0, 10_000).y }, ...slope, ...beyond])}V${foot}H-6Z`;
  const shown = year >= 29.99 ? STAGE.width : place(year, 0).x;
  return (
    `<clipPath id="shown"><rect width="${shown.toFixed(1)}" height="${STAGE.height}"/></clipPath>` +
    `<path d="${shape}" fill="url(#ridge-4)" clip-path="url(#shown)"/>`
  );
}

function axis(): string {
  const years = [0, 10, 20, 30];
  const ground = [place(0, 0), place(30.6, 0)];
  return (
    line(ground, { stroke: paint.ink, width: 1.5 }) +
    years
      .map((year) => {
        const { x, y } = place(year, 0);
        return (
          line(
            [
              { x, y },
              { x, y: y + 6 },
            ],
            { stroke: paint.ink, width: 1.5 },
          ) +
          text(x, y + 24, year === 30 ? '30年 years' : `${year}`, { size: 15, anchor: 'middle' })
        );
      })
      .join('')
  );
}

/** The vertical distance between the two paths, with its size. */
function gap(year: number, zh: string, en: string): string {
  const high = place(year, compound(year));
  const low = place(year, straight(year));
  return (
    line([high, low], { stroke: paint.seal, width: 2.5 }) +
    marker(low, 4) +
    plate(high.x - 166, high.y - 48, zh, en, { fill: paint.seal, width: 152 })
  );
}

function doublings(t: number): string {
  return [
    { year: 0, label: '1万' },
    { year: 12, label: '2万' },
    { year: 24, label: '4万' },
  ]
    .map(({ year, label }, i) => {
      const top = place(year, compound(year));
      return group(
        ease(t, at(10) + 2.4 + i * 0.7),
        line([top, place(year, 0)], { stroke: paint.paper, width: 2, dash: '2 6' }),
        marker(top, 6),
        text(top.x, top.y - 16, label, { size: 20, weight: 700, anchor: 'middle' }),
        year === 0
          ? ''
          : text(top.x - 129, 395, '12年', {
              size: 16,
              weight: 700,
              anchor: 'middle',
              fill: paint.paper,
            }),
      );
    })
    .join('');
}

function fees(t: number): string {
  const grown = glide(t, at(11) + 0.6, at(11) + 3);
  const less = (year: number) => compound(year, 0.05);
  const high = place(30, compound(30));
  const low = place(30, less(30));
  return (
    group(
      ease(t, at(11) + 0.4),
      line(curve(0, 30 * grown, less), { stroke: paint.paper, width: 3, dash: '7 7' }),
    ) +
    group(
      ease(t, at(11) + 3.2),
      line([high, low], { stroke: paint.seal, width: 4 }),
      marker(low, 5),
      plate(770, 148, '−1万4200', '−RM14,200', { fill: paint.seal, width: 138 }),
    )
  );
}

/** How far the walker has come, in years, at a moment of the narration. */
function walked(t: number): number {
  if (t < at(7)) return 10 * glide(t, at(6), at(6) + 3.2);
  if (t < at(9)) return 10 + 10 * glide(t, at(8), at(8) + 2.4);
  return 20 + 10 * glide(t, at(9), at(9) + 2.6);
}

const advice = [
  ['早出发', 'Start early'],
  ['不下山', 'Stay on the mountain'],
  ['少付费', 'Pay less in fees'],
] as const;

/** The slides of “Compound interest as a mountain” at a second of its narration. */
export function drawCompoundInterest(t: number): string {
  const chart = present(t, at(2), at(13));
  const rising = glide(t, at(4), at(10));
  const year = walked(t);
  const open = 1 - ease(t, at(2) - 0.5, 0.8);
  const end = ease(t, at(13) - 0.3, 0.8);
  const drawn = 30 * glide(t, at(4) + 0.5, at(5) + 2.4);

  return frame(
    distantView(12, 3, { x: 636 - 40 * rising, y: 268 - 160 * rising }, { sink: 40, upTo: 2 }),
    group(
      Math.max(open, end),
      end > 0
        ? distantView(12, 5, { x: 700, y: 120 }, { sink: 150 })
        : distantView(12, 5, { x: 706, y: 210 - 90 * ease(t, 0.2, 6) }, { sink: 132 }),
    ),
    // The opening
    headline(72, 128, '复利像一座山', 'Compound Interest as a Mountain', {
      size: 54,
      opacity: present(t, 0.1, at(2)),
    }),
    headline(72, 236, '1万令吉，每年6%，三十年', 'RM10,000 at 6% a year for thirty years', {
      size: 30,
      opacity: present(t, at(0) + 0.8, at(2)),
    }),
    // The chart
    group(
      chart,
      group(ease(t, at(4)), mountain(drawn)),
      axis(),
      line(curve(0, 30 * glide(t, at(2) + 0.5, at(3) + 3), straight), {
        stroke: paint.ink,
        width: 3,
        dash: '9 8',
      }),
      group(
        present(t, at(3) + 3, at(11)),
        text(place(30, 0).x + 14, place(30, straight(30)).y + 4, '2万8000', {
          size: 20,
          weight: 700,
        }),
        text(place(30, 0).x + 14, place(30, straight(30)).y + 24, 'RM28,000', { size: 14 }),
      ),
      group(present(t, at(6), at(10)), marker(place(year, compound(year)))),
      group(present(t, at(6) + 2.6, at(8)), gap(10, '差1900令吉', 'RM1,900 apart')),
      group(present(t, at(8) + 2, at(9)), gap(20, '差1万令吉', 'RM10,000 apart')),
      group(
        present(t, at(9) + 2.2, at(11)),
        plate(770, 92, '5万7400令吉', 'RM57,400', { width: 150 }),
      ),
      group(present(t, at(10), at(11)), doublings(t)),
      group(present(t, at(11), at(12) + 1), fees(t)),
    ),
    // One sentence above the chart at a time
    sentence(t, 2, 4, '赚到的都花掉：一条直路', 'Spend what it earns: a straight path'),
    sentence(t, 4, 6, '赚到的都留下：路越走越陡', 'Leave it in: the path grows steeper'),
    sentence(t, 6, 8, '头十年，像在平地', 'Ten years: it looks flat'),
    sentence(t, 8, 10, '后面，才是山', 'Then comes the mountain'),
    sentence(t, 10, 11, '72 ÷ 6 = 12年翻一倍', '72 ÷ 6 = 12 years to double'),
    sentence(t, 11, 12, '费用，也会利滚利', 'Fees compound too'),
    sentence(t, 12, 13, '仅为说明，回报不会年年一样', 'For illustration: returns vary'),
    // The end
    ...advice.map(([zh, en], i) =>
      headline(96, 118 + i * 104, zh, en, {
        size: 46,
        opacity: ease(t, at(13) + 1 + i * 0.85),
        fill: paint.ink,
      }),
    ),
  );
}

function sentence(t: number, from: number, until: number, zh: string, en: string): string {
  return headline(84, 64, zh, en, { opacity: present(t, at(from) + 0.1, at(until)) });
}
