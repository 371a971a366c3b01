import { courseDrawings } from './cover-drawings.ts';
import { giftDrawing } from './gift-drawings.ts';
import type { LandscapePicture, LandscapeScheme } from './landscape-address.ts';
import { type CourseMotif, courseMotifs, type GiftMotif, type Motif } from './motif-names.ts';

/** Porcelain, its glaze and its line; `free` is a line in front of the landscape. */
export const motifPaints: Record<
  LandscapeScheme,
  Record<'pale' | 'glaze' | 'line' | 'free' | 'solid' | 'far' | 'near' | 'seal', string>
> = {
  light: {
    pale: '#ffffff',
    glaze: '#dce8f5',
    line: '#1b447c',
    free: '#1b447c',
    solid: '#1f4e8c',
    far: '#7ba0cd',
    near: '#2f619f',
    seal: '#a8322d',
  },
  dark: {
    pale: '#dfe6f2',
    glaze: '#b3c6e2',
    line: '#0a1428',
    free: '#9db9e0',
    solid: '#2f69b3',
    far: '#7ba0cd',
    near: '#4470ad',
    seal: '#b13f39',
  },
};

/** A motif is drawn on a field of 400 by 250; here it stands in each format. */
const places = {
  cover: '',
  thumb: 'translate(-16 -14) scale(.48)',
  // Above the panel of a course, and on a phone below its facts.
  wide: 'translate(690 130) scale(.95)',
  strip: 'translate(1010 10) scale(.44)',
  tall: 'translate(0 380) scale(1.5)',
  round: 'translate(20 94) scale(.5)',
} as const;

/** Behind the thing a mist, so that ridges do not run through it. */
const MIST = '<ellipse cx="200" cy="150" rx="190" ry="120" stroke="none" fill="url(#mist)"/>';

const isOfCourse = (motif: Motif): motif is CourseMotif =>
  (courseMotifs as readonly Motif[]).includes(motif);

/** The thing in front of a landscape, with its shadow. */
export function motifSvg(
  { format, figure }: LandscapePicture,
  motif: Motif,
  scheme: LandscapeScheme,
): string {
  const { pale, glaze, line, solid, far, near, seal, free } = motifPaints[scheme];
  const drawing = isOfCourse(motif)
    ? courseDrawings[motif]
    : giftDrawing(motif as GiftMotif, figure);
  const mist = scheme === 'light' ? '#fbfaf7' : '#1c335a';
  const place = places[format];
  return [
    `<style>g{fill:${pale};stroke:${line};stroke-width:3;stroke-linejoin:round;stroke-linecap:round}.b{fill:${solid}}.g{fill:${glaze}}.m{fill:${far};stroke:none}.d{fill:${near};stroke:none}.r{fill:${seal};stroke:none}.w{fill:#fff;stroke:none}.n,.t,.k{fill:none}.n{stroke-width:2}.t{stroke-width:4.5}.k{stroke-width:11}.p{stroke:${pale};stroke-width:6}.o{stroke:${free}}text{font:600 50px Georgia,serif;fill:${solid};stroke:none}</style>`,
    `<radialGradient id="mist"><stop offset=".35" stop-color="${mist}" stop-opacity=".92"/><stop offset="1" stop-color="${mist}" stop-opacity="0"/></radialGradient>`,
    `<g${place && ` transform="${place}"`}>${MIST}<ellipse cx="200" cy="217" rx="124" ry="10" stroke="none" fill="${line}" opacity=".2"/>${drawing}</g>`,
  ].join('');
}
