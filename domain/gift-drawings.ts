import { courseDrawings } from './cover-drawings.ts';
import type { GiftMotif } from './motif-names.ts';

/** Drawings of rewards, in the form of those of courses (`cover-drawings.ts`). */

/** A ridge on something 110 wide that begins at `x` and ends at `foot`. */
const ridge = (x: number, foot: number) =>
  `<path class="m" d="M${x} ${foot}v-14l18-22 13 10 22-28 20 22 15-10 22 20v22z"/><path class="d" d="M${x} ${foot}v-8l20-12 16 8 22-18 18 14 34 4v12z"/>`;

const handle = (path: string) => `<path class="k" d="${path}"/><path class="k p" d="${path}"/>`;

const ticket = (turn: number) =>
  `<path transform="rotate(${turn} 200 150)" d="M80 96h240v36a18 18 0 0 0 0 36v36H80v-36a18 18 0 0 0 0-36z"/>`;

/** A discount says how much; two tickets lie under a large one. */
const coupon = (percent: number | undefined) => {
  const sign =
    percent === undefined
      ? '<path class="t" d="M132 178l44-56"/><circle class="n" cx="134" cy="130" r="10"/><circle class="n" cx="174" cy="170" r="10"/>'
      : `<text x="168" y="167" text-anchor="middle">${percent}%</text>`;
  const under = percent !== undefined && percent >= 20 ? ticket(-16) + ticket(-8) : ticket(-9);
  return `${under}<path d="M80 96h240v36a18 18 0 0 0 0 36v36H80v-36a18 18 0 0 0 0-36z"/>${sign}<path class="n" stroke-dasharray="2 9" d="M242 106v90"/><circle class="r" cx="276" cy="150" r="17"/><path class="w" d="M276 139l3.4 7 7.8 1-5.7 5.4 1.4 7.7-6.9-3.7-6.9 3.7 1.4-7.7-5.7-5.4 7.8-1z"/>`;
};

const passRidges = [
  '<path class="m" d="M152 168l26-32 16 14 20-24 34 42z"/>',
  '<path class="m" d="M152 168v-26l20-20 16 14 24-36 20 26 16-6v48z"/><path class="d" d="M152 168v-10l26-18 18 12 22-20 30 20v16z"/>',
  '<path class="m" d="M152 168v-40l16-18 16 10 26-34 20 26 18-10v66z"/><path class="b" d="M152 168v-24l22-20 16 14 24-26 34 26v30z"/><path class="d" d="M152 168v-8l24-16 16 10 24-20 32 22v12z"/>',
] as const;

/** A card on a ribbon; the more advanced its courses, the more ridges and stars. */
const pass = (level = 1) =>
  `<path class="${level > 2 ? 'r' : 'b'}" d="M150 0h24l26 66-10 8zM250 0h-24l-26 66 10 8z"/><path class="t o" d="M200 66v16"/><path d="M152 78h96q12 0 12 12v114q0 12-12 12h-96q-12 0-12-12V90q0-12 12-12z"/>${passRidges[level - 1] ?? passRidges[0]}<path class="n" d="M152 168h96"/>${Array.from(
    { length: level },
    (_, i) =>
      `<path class="r" transform="translate(${200 + (i - (level - 1) / 2) * 28} 194)" d="M0-10l3 6.5 7 1-5 5 1.2 7L0 6l-6.2 3.5L-5 2.5l-5-5 7-1z"/>`,
  ).join('')}`;

const speech = (x: number, y: number) =>
  `<path d="M${x} ${y}h64a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-26l-18 18 2-18h-22a14 14 0 0 1-14-14v-26a14 14 0 0 1 14-14z"/>`;

const person = (x: number, y: number, kind: string) =>
  `<path class="${kind}" d="M${x - 24} ${y + 56}c0-46 48-46 48 0z"/><circle cx="${x}" cy="${y}" r="17"/>`;

const plain: Record<Exclude<GiftMotif, 'coupon' | 'pass'>, string> = {
  certificate: `<path d="M104 68h192v136H104z"/><path class="n" d="M114 78h172v116H114z"/><path class="t" d="M160 104h80"/><path class="n" d="M138 126h124M148 142h104"/><path class="m" d="M122 188l22-20 14 8 22-18 18 14 14-6 12 22z"/><path class="r" d="M244 182l-9 36 20-10 19 10-8-36z"/><circle class="r" cx="255" cy="174" r="22"/><path class="w" d="M255 161l4 8.5 9.4 1-7 6.4 2 9.3-8.4-4.7-8.4 4.7 2-9.3-7-6.4 9.4-1z"/>`,
  notebook: `<path class="b" d="M140 56h126q10 0 10 10v140q0 10-10 10H140z"/><path class="d" d="M124 56h24v160h-24q-8 0-8-8V64q0-8 8-8z"/><path d="M168 84h88v44h-88z"/><path class="n" d="M180 98h64M180 112h44"/><path class="m" d="M148 216v-26l26-28 18 14 30-34 24 28 30-14v50q0 10-10 10z"/><path class="r" d="M240 56h16v52l-8-9-8 9z"/><path d="M286 70v120l5 14 5-14V70z"/>`,
  mug: `${handle('M256 106h24a26 26 0 0 1 0 78h-28')}<path d="M128 82h132v110q0 24-24 24h-84q-24 0-24-24z"/><path class="m" d="M130 176v-24l26-34 18 16 28-44 24 32 32-8v60z"/><path class="b" d="M130 192v-20l28-22 20 14 28-30 24 24 28-10v44q0 22-22 22h-84q-22 0-22-22z"/><ellipse cx="194" cy="82" rx="66" ry="9"/><path class="n o" d="M172 62c-10-12 10-16 0-30M208 62c-10-12 10-16 0-30"/>`,
  tote: `<path class="k o" d="M158 108c0-88 84-88 84 0"/><path d="M120 104h160l14 112H106z"/>${ridge(145, 192)}<circle class="r" cx="236" cy="136" r="9"/><path class="n" d="M118 118h164"/><path class="k" d="M158 106v22M242 106v22"/>`,
  teaset: `${handle('M120 128c-44-8-46 52 0 50')}<path d="M236 132c26 4 26-32 52-36l6 12c-18 8-14 52-52 62z"/><path d="M112 134c0-34 36-46 66-46s66 12 66 46-24 62-46 62h-40c-22 0-46-28-46-62z"/><path class="m" d="M114 148l24-22 18 14 26-32 22 26 16-8 22 22c-6 26-26 46-44 46h-40c-20 0-40-20-44-46z"/><path class="b" d="M146 90c4-18 60-18 64 0z"/><circle class="r" cx="178" cy="70" r="8"/><path d="M228 182h44c0 20-8 34-22 34s-22-14-22-34zM284 182h44c0 20-8 34-22 34s-22-14-22-34zM92 196h120l-14 20h-92z"/><path class="b" d="M236 192h28c-2 6-4 10-6 12h-16c-3-3-5-7-6-12zM292 192h28c-2 6-4 10-6 12h-16c-3-3-5-7-6-12z"/>`,
  shirt: `<path d="M160 64l-56 26 18 44 24-10v92h108v-92l24 10 18-44-56-26c-10 22-70 22-80 0z"/>${ridge(146, 190)}<path class="n" d="M160 64c10 22 70 22 80 0"/>`,
  book: `<path class="b" d="M92 92c38-12 78-8 108 16 30-24 70-28 108-16v120c-38-10-78-8-108 8-30-16-70-18-108-8z"/><path d="M102 82c36-10 72-6 98 18 26-24 62-28 98-18v116c-36-8-72-4-98 14-26-18-62-22-98-14z"/><path class="n" d="M200 100v112M218 116c20-12 40-14 62-12M218 138c20-12 40-14 62-12"/><path class="n" d="M120 104c20-2 42 0 62 12M120 126c20-2 42 0 62 12M120 148c20-2 42 0 62 12M120 170c20-2 42 0 62 12"/><path class="r" d="M249 186c-26-14-28-36-14-38 8-1 12 5 14 9 2-4 6-10 14-9 14 2 12 24-14 38z"/>`,
  umbrella: courseDrawings.umbrella,
  circle: `${speech(168, 42)}<path class="n" d="M176 60h48M176 74h34"/>${person(116, 130, 'b')}${person(172, 118, 'm')}${person(228, 118, 'r')}${person(284, 130, 'b')}<ellipse cx="200" cy="196" rx="124" ry="22"/><path class="m" d="M150 194l22-12 14 6 18-10 20 12 18-4 14 10c-30 10-76 10-106-2z"/>`,
  call: `<path d="M150 46h88q16 0 16 16v138q0 16-16 16h-88q-16 0-16-16V62q0-16 16-16z"/><path class="g" d="M146 64h96v124h-96z"/><path class="b" d="M158 188c0-50 72-50 72 0z"/><circle cx="194" cy="118" r="24"/><path class="d" d="M168 118c-2-40 54-40 52 0-8-4-12-10-14-18-8 10-24 14-38 18z"/><path class="t" d="M184 202h20"/>${speech(256, 70)}<path class="t" d="M288 82v16h14"/><circle class="n" cx="288" cy="98" r="19"/>`,
  bubbles: `<path d="M116 62h132a18 18 0 0 1 18 18v66a18 18 0 0 1-18 18h-84l-34 28 4-28h-18a18 18 0 0 1-18-18V80a18 18 0 0 1 18-18z"/><path class="m" d="M110 152l28-38 16 16 28-44 26 32 18-14 34 42c-2 10-6 16-14 16H120z"/><path class="b" d="M214 132h82a16 16 0 0 1 16 16v42a16 16 0 0 1-16 16h-8l3 20-28-20h-49a16 16 0 0 1-16-16v-42a16 16 0 0 1 16-16z"/><path class="w" d="M226 162h12v12h-12zM249 162h12v12h-12zM272 162h12v12h-12z"/>`,
  box: `<path d="M122 128h156v88H122z"/><path class="m" d="M122 200l26-28 18 12 30-32 26 24 20-14 36 32v22H122z"/><path d="M110 98h180v34H110z"/><path class="b" d="M186 98h28v118h-28z"/><path class="b" d="M200 98c-14-36-56-42-56-20 0 17 32 20 56 20zm0 0c14-36 56-42 56-20 0 17-32 20-56 20z"/>`,
  lantern: courseDrawings.lantern,
};

/** The drawing of a reward, with what is written on it. */
export function giftDrawing(motif: GiftMotif, figure?: number): string {
  if (motif === 'coupon') return coupon(figure);
  if (motif === 'pass') return pass(figure);
  return plain[motif];
}
