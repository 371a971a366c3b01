import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { drawLandscape } from '#domain/landscape.ts';
import { serifFace } from './film.ts';
import { paint } from './stage.ts';

/** Says a thing in the language of the pages being written. */
export type Say = (en: string, zh: string) => string;

export interface Sheet {
  title: { en: string; zh: string };
  /** The number that draws the landscape of its head. */
  seed: number;
  /** The pages in one language: two of them, HTML. */
  pages: (say: Say) => readonly [string, string];
}

const style = `
  ${serifFace}
  @page { size: A4; margin: 0; }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  html { font-family: 'Paper Sans'; color: ${paint.ink}; -webkit-print-color-adjust: exact; }
  .page { position: relative; width: 210mm; height: 297mm; padding: 0 17mm; break-after: page; font-size: 10.8pt; line-height: 1.5; overflow: hidden; font-feature-settings: 'pwid'; }
  .page:last-child { break-after: auto; }
  .page[lang='zh-CN'] { font-size: 11.4pt; line-height: 1.65; font-feature-settings: normal; }
  .head { position: relative; height: 44mm; margin: 0 -17mm 5mm; }
  .head svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  .head div { position: absolute; left: 17mm; top: 9mm; }
  .low { padding-top: 14mm; }
  h1, h2, h3, .fig { font-family: Academy, 'Paper Serif'; font-weight: 700; font-variant-numeric: lining-nums; }
  h1 { font-size: 23pt; line-height: 1.2; }
  .head p { color: ${paint.soft}; font-size: 10.5pt; margin-top: 1mm; }
  h2 { font-size: 13.5pt; color: ${paint.porcelain}; margin: 6mm 0 2mm; display: flex; gap: 2.5mm; align-items: baseline; }
  h2 span { color: ${paint.disc}; }
  p + p { margin-top: 1.5mm; }
  ul.boxes { list-style: none; display: grid; gap: 1.6mm; }
  ul.boxes li { padding-left: 7mm; position: relative; }
  ul.boxes li::before { content: ''; position: absolute; left: 0; top: .28em; width: 3.6mm; height: 3.6mm; border: .35mm solid ${paint.porcelain}; border-radius: .8mm; }
  .fill { display: flex; align-items: flex-end; gap: 2mm; margin-top: 1.6mm; }
  .fill i { flex: 1; border-bottom: .25mm solid ${paint.line}; height: 6.2mm; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: 1.3mm 2mm; border-bottom: .2mm solid ${paint.line}; vertical-align: top; }
  th { font-weight: 700; border-bottom: .4mm solid ${paint.ridges[3]}; }
  td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
  .grid td { height: 7mm; border: .2mm solid ${paint.line}; }
  .note { background: #eaf1f9; border-left: 1mm solid ${paint.porcelain}; border-radius: 1.5mm; padding: 2.4mm 4mm; margin-top: 3mm; }
  .two { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; }
  .soft { color: ${paint.soft}; }
  .example { color: ${paint.porcelain}; }
  .foot { position: absolute; left: 17mm; right: 17mm; bottom: 8mm; display: flex; justify-content: space-between; border-top: .2mm solid ${paint.line}; padding-top: 2mm; font-size: 8pt; color: ${paint.soft}; }
  .no { display: inline-grid; place-items: center; width: 5mm; height: 5mm; border-radius: 50%; background: ${paint.seal}; color: #fff; font: 700 8pt 'Paper Sans'; flex: none; }
  .mock { border: .3mm solid ${paint.ridges[2]}; border-radius: 2mm; padding: 4.5mm 6mm 5mm; }
  .mock .row { display: flex; gap: 3mm; align-items: flex-start; }
  .bar { height: 3mm; background: ${paint.ridges[3]}; border-radius: .6mm; }
`;

function head(seed: number, title: string, under: string): string {
  const { ridges, disc } = drawLandscape({
    seed,
    ridges: 4,
    width: 1000,
    height: 210,
    summit: 'right',
  });
  const slopes = ridges
    .map(
      ({ depth, path }) =>
        `<path d="${path}" fill="${paint.ridges[Math.max(0, depth - 2)]}" opacity=".55"/>`,
    )
    .join('');
  return (
    `<div class="head"><svg viewBox="0 0 1000 210" preserveAspectRatio="none"><rect width="1000" height="210" fill="#eef4fa"/>` +
    `<circle cx="${disc.x}" cy="${disc.y}" r="17" fill="${paint.disc}"/><g transform="translate(0 34)">${slopes}</g></svg>` +
    `<div><h1>${title}</h1><p>${under}</p></div></div>`
  );
}

/** The faces of a sheet, and the Noto fonts (SIL Open Font License) that they are cut from. */
const cuts = [
  { family: 'Paper Sans', weight: 400, from: 'Noto Sans CJK SC:regular' },
  { family: 'Paper Sans', weight: 700, from: 'Noto Sans CJK SC:bold' },
  { family: 'Paper Serif', weight: 700, from: 'Noto Serif CJK SC:bold' },
] as const;

/**
 * Cuts the fonts to the signs of one sheet before it is printed. Out of a whole collection
 * Chromium would draw every sign as a program of its own (Type 3): larger, and blurred by
 * some viewers.
 */
function cutFaces(words: string, folder: string): string {
  const list = path.join(folder, 'signs.txt');
  fs.writeFileSync(list, [...new Set(words)].sort().join(''));
  return cuts
    .map(({ family, weight, from }, index) => {
      const [source = '', face = '0'] = execFileSync('fc-match', ['-f', '%{file}\n%{index}', from])
        .toString()
        .split('\n');
      const file = path.join(folder, `face-${index}.otf`);
      execFileSync('hb-subset', [
        source,
        `--face-index=${face}`,
        `--text-file=${list}`,
        '--layout-features=*',
        '-o',
        file,
      ]);
      const data = fs.readFileSync(file).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/otf;base64,${data}); }`;
    })
    .join('');
}

/** Chinese first, then English: two pages each. */
function documentOf({ title, seed, pages }: Sheet, folder: string): string {
  const written = (['zh', 'en'] as const).flatMap((language, part) => {
    const say: Say = (en, zh) => (language === 'zh' ? zh : en);
    return pages(say).map((body, index) => {
      const number = part * 2 + index + 1;
      const name = say('Prospect Academy', '远景学院');
      const notice = say(
        'For education only. Not investment advice.',
        '教学材料，不构成投资建议。',
      );
      const top =
        index === 0
          ? head(
              seed,
              title[language],
              part === 0 ? `${title.en} · English: 3–4` : `${title.zh} · 中文：1–2`,
            )
          : '<div class="low"></div>';
      return `<section class="page" lang="${language === 'zh' ? 'zh-CN' : 'en'}">${top}${body}<div class="foot"><span>${name}</span><span>${notice}</span><span>${number} / 4</span></div></section>`;
    });
  });
  const body = written.join('');
  return `<html lang="zh-CN"><head><title>${title.zh} ${title.en}</title><style>${cutFaces(body, folder)}${style}</style></head><body>${body}</body></html>`;
}

/** Prints a sheet with embedded fonts: whoever opens it needs no Chinese font. */
export async function print(page: Page, sheet: Sheet, file: string, folder: string): Promise<void> {
  await page.setContent(documentOf(sheet, folder));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true });
}
