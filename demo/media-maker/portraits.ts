/**
 * The portraits of the demo academy's teachers: people drawn in its own colours, each by the look that
 * is theirs. They are committed under `demo/media/`; a test compares them with what this draws.
 *
 *     node demo/media-maker/portraits.ts
 */
import fs from 'node:fs';
import path from 'node:path';

interface Look {
  skin: keyof typeof skins;
  hair: string;
  /** Drawn behind the head, and over it. */
  back?: string;
  front: string;
  /** Over the face: a beard, glasses. */
  over?: string;
  clothes: string;
  /** The brows and the mouth; usual ones without it. */
  mouth?: string;
  /** The ridge behind. */
  ridge: string;
  sky: string;
}

const skins = {
  fair: { face: '#f3d7bd', shade: '#dfb492' },
  warm: { face: '#ebc6a2', shade: '#d2a077' },
  brown: { face: '#b37f56', shade: '#935f3c' },
} as const;

const black = '#202a3f';
const silver = '#98a2b3';
const greying = '#4d5870';
const shirt = '#fbfaf7';
const navy = '#173c6e';
const porcelain = '#2f619f';
const seal = '#a8322d';

const body = (color: string) =>
  `<path fill="${color}" d="M22 240c2-40 26-58 62-66l36 14 36-14c36 8 60 26 62 66z"/>`;
const glasses = (radius: number, color: string) =>
  `<g fill="#fff" fill-opacity=".25" stroke="${color}" stroke-width="2.5"><circle cx="103" cy="111" r="${radius}"/><circle cx="137" cy="111" r="${radius}"/><path fill="none" d="M${103 + radius} 109q${17 - radius}-4 ${34 - 2 * radius} 0M${103 - radius} 108l-${24 - radius}-4M${137 + radius} 108l${24 - radius}-4"/></g>`;

/** By the key of the teacher in `demo/texts/site/teachers.ts`. */
export const looks: Readonly<Record<string, Look>> = {
  'lin-zhiyuan': {
    skin: 'fair',
    hair: silver,
    front:
      '<path d="M76 104c-6-40 12-64 46-64 36 0 50 26 42 64-4-8-6-18-8-28-18 2-42-2-58-12-4 12-14 24-22 40z"/>',
    over: glasses(14, '#5b6780'),
    clothes: `${body(navy)}<path fill="${shirt}" d="M104 176l16 12 16-12v10l-16 10-16-10z"/><path fill="none" stroke="#4f7db6" stroke-width="3" d="M120 196v44M112 210h16M112 226h16"/>`,
    ridge: 'M0 176l44-40 26 20 50-62 34 44 28-20 58 60v62H0z',
    sky: '#dce8f5',
  },
  'tan-wei-ling': {
    skin: 'fair',
    hair: black,
    back: '<path d="M66 108c-4-48 18-74 54-74s60 26 56 74c-2 28 4 50 10 64-22 8-32 2-40-8H94c-10 12-24 14-42 8 8-18 16-36 14-64z"/>',
    front:
      '<path d="M76 112c-4-40 14-66 44-66s50 26 44 66c-4-20-14-34-30-46-14 16-40 22-52 26-4 6-4 12-6 20z"/>',
    clothes: `${body(porcelain)}<path fill="${shirt}" d="M92 174l28 50 28-50-10-4h-36z"/><path fill="${navy}" d="M84 174l36 66h-26l-26-50zM156 174l-36 66h26l26-50z"/>`,
    ridge: 'M0 190l40-30 36 18 40-60 40 36 30-26 54 50v62H0z',
    sky: '#e8eef5',
  },
  'wong-mei-fong': {
    skin: 'warm',
    hair: greying,
    back: '<path d="M64 116c-12-6-10-24 0-30-2-18 10-30 24-32 8-16 28-20 40-12 18-6 34 4 38 18 14 6 18 20 12 32 8 10 4 26-8 30-4 12-14 16-24 12H88c-12 6-22-4-24-18z"/>',
    front:
      '<path d="M80 88c2-48 78-48 80 0-22-16-58-16-80 0z"/><path d="M76 104c-6-14 0-26 10-30 2-14 20-22 32-16 14-8 30 0 34 12 12 4 16 18 10 34-4-4-8-10-8-18-10 4-20 0-24-8-8 8-22 10-32 2-6 10-12 18-22 24z"/>',
    mouth: '<path d="M102 132q18 20 36 0-18 6-36 0z" fill="#fff"/>',
    clothes: `${body(seal)}<path fill="${shirt}" d="M96 172l24 40 24-40-10-4h-28z"/><path fill="none" stroke="#c9574c" stroke-width="3" d="M120 212v28"/><g fill="#f4efdd"><circle cx="100" cy="180" r="3.5"/><circle cx="107" cy="187" r="3.5"/><circle cx="115" cy="192" r="3.5"/><circle cx="125" cy="192" r="3.5"/><circle cx="133" cy="187" r="3.5"/><circle cx="140" cy="180" r="3.5"/></g>`,
    ridge: 'M0 168l36 20 40-52 30 26 40-40 44 58 50-24v84H0z',
    sky: '#dce8f5',
  },
  'chen-guohua': {
    skin: 'warm',
    hair: black,
    front:
      '<path d="M76 108c-8-20-6-44 6-52 10-14 60-18 76 0 12 8 14 32 6 52-4-10-4-22-10-32-8-12-18-8-34-14-14 8-26 4-34 14-6 10-6 22-10 32z"/><path fill="#98a2b3" d="M75 104c-3-10-3-20 0-28 4 6 6 12 7 18zM165 104c3-10 3-20 0-28-4 6-6 12-7 18z"/>',
    clothes: `${body('#37598a')}<path fill="${shirt}" d="M94 172l26 44 26-44-10-4h-32z"/><path fill="${seal}" d="M112 194h16l-4 10 8 36h-24l8-36z"/><path fill="${navy}" d="M86 173l34 67h-22l-32-52 12-4zM154 173l-34 67h22l32-52-12-4z"/>`,
    ridge: 'M0 150l50 30 30-26 46-44 40 50 30-16 44 30v66H0z',
    sky: '#d3e1f0',
  },
  'lee-jia-hao': {
    skin: 'fair',
    hair: black,
    front:
      '<path d="M76 104c-8-14-8-34 4-44-2-10 8-18 18-18 10-10 26-8 34-2 14-4 28 4 32 16 8 10 8 34 0 48-4-8-6-16-8-24-10 2-20-4-24-12-8 8-18 10-28 8-8 2-14 6-18 10-4 6-6 12-10 18z"/>',
    clothes: `${body('#7ba0cd')}<path fill="#5d88bd" d="M90 172l30 30-20 18-20-40zM150 172l-30 30 20 18 20-40z"/><path fill="SKIN" d="M100 168h40l-20 34z"/><path fill="none" stroke="#4f7db6" stroke-width="3" d="M120 204v36"/>`,
    ridge: 'M0 196l40-50 24 20 36-50 30 44 50-64 60 80v64H0z',
    sky: '#e8eef5',
  },
  'rajan-kumar': {
    skin: 'brown',
    hair: '#141b2b',
    front:
      '<path d="M76 106c-8-36 8-66 46-66 36 0 50 30 42 66-4-8-4-18-8-26-10-10-22-14-36-12-16 0-28 4-36 14-4 8-4 16-8 24z"/>',
    over: '<path fill="#141b2b" d="M77 112c2 50 24 62 43 62s41-12 43-62c-6 14-12 20-20 20-8-6-15-7-23-4-8-3-15-2-23 4-8 0-14-6-20-20z"/><path fill="#c98f78" d="M106 142q14 9 28 0-4 10-14 10t-14-10z"/>',
    mouth: '',
    clothes: `${body(navy)}<path fill="#c6d8ec" d="M92 172l28 50 28-50-12-4h-32z"/><path fill="SKIN" d="M104 168h32l-16 26z"/><path fill="#0f2b52" d="M84 174l36 66h-24l-28-50zM156 174l-36 66h24l28-50z"/>`,
    ridge: 'M0 184l30-18 40 14 50-70 36 40 34-16 50 44v62H0z',
    sky: '#dce8f5',
  },
  'xu-anqi': {
    skin: 'fair',
    hair: '#33281f',
    back: '<circle cx="120" cy="34" r="22"/><path d="M72 110c-6-44 16-70 48-70s54 26 48 70l-6 22H78z"/>',
    front:
      '<path d="M76 108c-4-38 14-62 44-62s48 24 44 62c-2-10-4-16-8-22-24 4-50 4-72 0-4 6-6 12-8 22z"/>',
    over: glasses(15, '#a8322d'),
    clothes: `${body('#4f7db6')}<path fill="#dce8f5" d="M92 172c6 20 50 20 56 0l10 4c-10 32-66 32-76 0z"/>`,
    ridge: 'M0 170l50-44 30 30 44-30 40 40 36-30 40 40v64H0z',
    sky: '#d3e1f0',
  },
};

/** A portrait, 240 by 240: light enough to stand on a page at night too. */
export function portraitSvg(look: Look): string {
  const { face, shade } = skins[look.skin];
  const mouth =
    look.mouth ?? '<path fill="none" stroke="#a3564a" stroke-width="3" d="M106 136q14 11 28 0"/>';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" stroke-linecap="round" stroke-linejoin="round">',
    `<path fill="${look.sky}" d="M0 0h240v240H0z"/><circle cx="190" cy="56" r="20" fill="#fff"/><path fill="#a3bfdf" d="${look.ridge}"/>`,
    `<g fill="${look.hair}">${look.back ?? ''}</g>`,
    `<path fill="${shade}" d="M102 140h36v34l-18 22-18-22z"/>`,
    look.clothes.replaceAll('SKIN', shade),
    `<g fill="${face}"><circle cx="77" cy="114" r="9"/><circle cx="163" cy="114" r="9"/><path d="M78 96c0-66 84-66 84 0v16c0 36-20 56-42 56s-42-20-42-56z"/></g>`,
    `<path fill="none" stroke="${shade}" stroke-width="3" d="M120 110l-4 15h6"/>`,
    mouth,
    `<g fill="${black}"><circle cx="103" cy="112" r="3.6"/><circle cx="137" cy="112" r="3.6"/></g>`,
    `<path fill="none" stroke="${look.hair}" stroke-width="3.5" d="M94 97q9-5 18-1M146 97q-9-5-18-1"/>`,
    `<g fill="${look.hair}" stroke="${look.hair}">${look.front}</g>`,
    look.over ?? '',
    '</svg>',
  ].join('');
}

if (import.meta.main) {
  const folder = path.join(import.meta.dirname, '../media');
  for (const [key, look] of Object.entries(looks)) {
    fs.writeFileSync(path.join(folder, `${key}.svg`), `${portraitSvg(look)}\n`);
  }
}
