import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { academyClock } from '#domain/academy-day.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import {
  drawPdfRidges,
  inks,
  MARGIN,
  openDocument,
  type PdfDocument,
} from '#server/lib/pdf/open-document.ts';
import { presentEntry } from '../ledger/present-points.ts';
import type { Statement } from './read-statement.ts';
import { pointsText } from './statement.rules.ts';

interface Words {
  locale: Locale;
  t: Translator['t'];
  /** What the academy calls itself in this language. */
  academy: string;
}

const RIDGES_HEIGHT = 64;
const SMALL = 9;
const BODY = 10;
const PADDING = 5;
/** Space between the cells and the edges of the table. */
const INSET = 6;
/** Reserved at the foot of a page for its number. */
const FOOT = 28;

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right';
}

function columnsOf(document: PdfDocument): Record<'time' | 'what' | 'points' | 'balance', Column> {
  const right = document.page.width - MARGIN;
  return {
    time: { x: MARGIN + INSET, width: 112, align: 'left' },
    what: { x: MARGIN + 126, width: right - MARGIN - 126 - 146, align: 'left' },
    points: { x: right - 140, width: 64, align: 'right' },
    balance: { x: right - 72, width: 72 - INSET, align: 'right' },
  };
}

/** The curly quotes of the font are those of Chinese, as wide as a character. */
function narrowQuotes(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

/**
 * A statement as PDF: its owner, its summary, and each entry. All of it is drawn before the first
 * byte is sent, so that a failure is still answered in the envelope; other requests get a turn
 * between two pages.
 */
export async function writeStatementPdf(
  statement: Statement,
  { locale, t, academy }: Words,
): Promise<Readable> {
  const { now, timeZone, batches } = statement;
  const title = t('messages.points.statement.title');
  const document = await openDocument({ title, author: academy, locale, now });
  const columns = columnsOf(document);
  const clock = academyClock(timeZone);
  const bottom = document.page.height - MARGIN - FOOT;

  drawHead(document, statement, { locale, t, academy });
  drawTableHead(document);
  let isEmpty = true;
  for await (const batch of batches) {
    for (const row of batch) {
      isEmpty = false;
      const entry = presentEntry(row);
      const what = locale === 'zh' ? entry.description_zh : narrowQuotes(entry.description);
      document.fontSize(BODY);
      const height = document.heightOfString(what, { width: columns.what.width });
      if (document.y + height + 2 * PADDING > bottom) {
        await nextTurn();
        document.addPage();
        drawTableHead(document);
      }
      const y = document.y + PADDING;
      document.fontSize(BODY);
      put(columns.time, clock(row.created_at).slice(0, -3), y, inks.soft);
      put(columns.what, what, y, inks.ink);
      put(columns.points, pointsText(entry.points, 'always'), y, inks.gold);
      put(columns.balance, pointsText(entry.balance_after), y, inks.ink);
      drawRule(document, y + height + PADDING, inks.line);
    }
  }
  if (isEmpty) {
    document.fontSize(BODY).fillColor(inks.soft);
    document.text(t('messages.points.statement.empty'), MARGIN, document.y + 2 * PADDING);
  }
  drawFeet(document, t, academy);
  document.end();
  return document;

  function put({ x, width, align }: Column, text: string, y: number, color: string): void {
    document.fillColor(color).text(text, x, y, { width, align });
  }

  function drawTableHead(target: PdfDocument): void {
    const y = target.y;
    target.rect(MARGIN, y, target.page.width - 2 * MARGIN, 24).fill(inks.wash);
    target.fontSize(SMALL);
    const at = y + 6;
    put(columns.time, t('messages.points.statement.time', { timeZone }), at, inks.soft);
    put(columns.what, t('messages.points.statement.description'), at, inks.soft);
    put(columns.points, t('messages.points.statement.points'), at, inks.soft);
    put(columns.balance, t('messages.points.statement.balance'), at, inks.soft);
    target.y = y + 24;
  }
}

/** Draws a hair line and moves below it. */
function drawRule(document: PdfDocument, y: number, color: string): void {
  document.moveTo(MARGIN, y).lineTo(document.page.width - MARGIN, y);
  document.lineWidth(0.5).stroke(color);
  document.y = y;
}

function drawHead(document: PdfDocument, statement: Statement, { t, academy }: Words): void {
  const { learner, summary, days, now, timeZone } = statement;
  drawPdfRidges(document, RIDGES_HEIGHT);
  document
    .fontSize(SMALL)
    .fillColor(inks.porcelain)
    .text(academy, MARGIN, RIDGES_HEIGHT + 16);
  document
    .fontSize(22)
    .fillColor(inks.ink)
    .text(t('messages.points.statement.title'), { paragraphGap: 6 });

  const who = learner.name === '' ? learner.email : `${learner.name} (${learner.email})`;
  const facts = [
    [t('messages.points.statement.learner'), who],
    [t('messages.points.statement.period'), t('messages.points.statement.days', days)],
  ] as const;
  for (const [name, value] of facts) {
    const y = document.y;
    document.fontSize(BODY).fillColor(inks.soft).text(name, MARGIN, y, { width: 90 });
    document.fillColor(inks.ink).text(value, MARGIN + 96, y);
  }
  const made = t('messages.points.statement.made', {
    time: academyClock(timeZone)(now).slice(0, -3),
  });
  document.fontSize(SMALL).fillColor(inks.soft).text(`${made} (${timeZone})`, MARGIN, document.y);

  const figures = [
    [t('messages.points.statement.opening'), pointsText(summary.opening)],
    [t('messages.points.statement.earned'), pointsText(summary.earned, 'always')],
    [t('messages.points.statement.spent'), pointsText(-summary.spent, 'always')],
    ...(summary.held === 0
      ? []
      : [[t('messages.points.statement.held'), pointsText(-summary.held, 'always')] as const]),
    ...(summary.removed === 0
      ? []
      : [
          [t('messages.points.statement.removed'), pointsText(-summary.removed, 'always')] as const,
        ]),
    [t('messages.points.statement.closing'), pointsText(summary.closing)],
  ] as const;
  const width = (document.page.width - 2 * MARGIN) / figures.length;
  const y = document.y + 16;
  for (const [index, [name, value]] of figures.entries()) {
    const x = MARGIN + index * width;
    document
      .fontSize(SMALL)
      .fillColor(inks.soft)
      .text(name, x, y, { width: width - 8 });
    document
      .fontSize(15)
      .fillColor(inks.gold)
      .text(value, x, y + 13, { width: width - 8 });
  }
  document.y = y + 50;
}

/** Writes the page numbers, once the number of pages is known. */
function drawFeet(document: PdfDocument, t: Translator['t'], academy: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const y = document.page.height - MARGIN - SMALL;
    // Below the margin pdfkit would begin another page.
    document.page.margins.bottom = 0;
    const width = document.page.width - 2 * MARGIN;
    const number = t('messages.points.statement.page', { page: page - start + 1, count });
    document.fontSize(SMALL).fillColor(inks.soft);
    document.text(academy, MARGIN, y, { width, lineBreak: false });
    document.text(number, MARGIN, y, { width, align: 'right', lineBreak: false });
  }
}
