import PDFDocument from 'pdfkit';
import type { Locale } from '#domain/locale.ts';
import { loadHanSans } from './load-font.ts';

export type PdfDocument = PDFKit.PDFDocument;

/** The academy's colours for print, as in the light theme of `web/app.css`. */
export const inks = {
  ink: '#14213d',
  soft: '#4b5875',
  line: '#dde3eb',
  wash: '#eaf1f9',
  porcelain: '#1f4e8c',
  seal: '#a8322d',
  /** Points, and nothing else. */
  gold: '#7d5700',
  ridges: ['#c6d8ec', '#7ba0cd', '#2f619f'],
} as const;

/** The margins of a page, in points of 1/72 inch. */
export const MARGIN = 48;

interface DocumentHead {
  title: string;
  /** The author in the metadata: the academy. */
  author: string;
  locale: Locale;
  now: Date;
}

/**
 * An empty A4 document in the academy's fonts. Only the characters that are used are embedded.
 * Pages are buffered until the end, so that each can state the number of pages.
 */
export async function openDocument({ title, author, locale, now }: DocumentHead) {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: locale === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  });
  document.registerFont('sans', await loadHanSans());
  return document.font('sans').fontSize(10).fillColor(inks.ink);
}

/** Three ridges along the upper edge, paler with distance. */
const ridges: readonly (readonly [number, number][])[] = [
  [
    [0, 0.62],
    [0.12, 0.5],
    [0.24, 0.56],
    [0.42, 0.3],
    [0.55, 0.44],
    [0.72, 0.12],
    [0.86, 0.4],
    [1, 0.28],
  ],
  [
    [0, 0.78],
    [0.18, 0.7],
    [0.34, 0.52],
    [0.48, 0.68],
    [0.64, 0.46],
    [0.8, 0.62],
    [1, 0.5],
  ],
  [
    [0, 0.92],
    [0.22, 0.86],
    [0.4, 0.9],
    [0.58, 0.74],
    [0.74, 0.84],
    [0.9, 0.66],
    [1, 0.72],
  ],
];

/** Draws the ridges over the width of the page, `height` high, from its upper edge. */
export function drawPdfRidges(document: PdfDocument, height: number): void {
  const { width } = document.page;
  for (const [index, crest] of ridges.entries()) {
    document.moveTo(0, height);
    for (const [x, y] of crest) document.lineTo(x * width, y * height);
    document.lineTo(width, height).fill(inks.ridges[index] ?? inks.porcelain);
  }
  document.fillColor(inks.ink);
}
