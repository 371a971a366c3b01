import type { Readable } from 'node:stream';
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
import type { Receipt } from './receipts.queries.ts';

interface Words {
  locale: Locale;
  t: Translator['t'];
  /** In which the time of voiding is written. */
  timeZone: string;
}

const RIDGES_HEIGHT = 64;
const SMALL = 9;
const BODY = 10;
const INSET = 10;

/**
 * `USD 1,234.50`: a receipt is read by accountants of any country, to whom a sign such as `$` is not
 * one currency. Screens, notices and emails write `formatPrice`.
 */
function moneyText(amount: number, currency: string): string {
  const digits = amount.toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currency} ${digits}`;
}

/**
 * A receipt, or a credit note, as a PDF of one page. All of it is drawn before the first byte is
 * sent, so that a failure is still answered in the envelope.
 */
export async function writeReceiptPdf(receipt: Receipt, words: Words): Promise<Readable> {
  const { locale, t } = words;
  const { academy } = receipt.printed;
  const author = locale === 'zh' ? academy.name_zh : academy.name;
  const heading = t(
    receipt.kind === 'receipt'
      ? 'messages.payments.receipt.title'
      : 'messages.payments.receipt.creditNote',
  );
  const title = `${heading} ${receipt.receipt_number}`;
  const document = await openDocument({ title, author, locale, now: receipt.issued_at });
  drawPdfRidges(document, RIDGES_HEIGHT);
  document
    .fontSize(24)
    .fillColor(inks.ink)
    .text(heading, MARGIN, RIDGES_HEIGHT + 24);
  if (receipt.voided_at !== null) drawVoid(document, receipt, words);
  document.moveDown(0.6);
  drawParties(document, receipt, words);
  drawItem(document, receipt, words);
  drawFoot(document, words, author);
  document.end();
  return document;
}

/** A line of a small name and its value. */
function drawFact(document: PdfDocument, name: string, value: string, x: number, width: number) {
  document.fontSize(SMALL).fillColor(inks.soft).text(name, x, document.y, { width });
  document.fontSize(BODY).fillColor(inks.ink).text(value, { width });
  // Between facts, and not between the lines of one.
  document.y += 7;
}

/** That the payment was recorded by mistake: the receipt keeps its number and proves nothing. */
function drawVoid(document: PdfDocument, receipt: Receipt, { t, timeZone }: Words) {
  if (receipt.voided_at === null) return;
  const time = academyClock(timeZone)(receipt.voided_at).slice(0, -3);
  const reason = receipt.void_reason;
  document
    .fontSize(12)
    .fillColor(inks.seal)
    .text(t('messages.payments.receipt.void', { time, reason }));
}

/** Who received and who paid on the left, number and days on the right. */
function drawParties(document: PdfDocument, receipt: Receipt, { locale, t }: Words) {
  const { academy, payer, method, paid_on: paidOn, refund } = receipt.printed;
  const top = document.y;
  const half = (document.page.width - 2 * MARGIN - 24) / 2;
  const isChinese = locale === 'zh';
  const lines = [
    isChinese ? academy.name_zh : academy.name,
    academy.registration_number &&
      t('messages.payments.receipt.registration', { number: academy.registration_number }),
    academy.tax_number && t('messages.payments.receipt.tax', { number: academy.tax_number }),
    isChinese ? academy.address_zh : academy.address,
    academy.email,
    academy.phone,
  ].filter((text) => text !== '');
  const isReceipt = refund === null;
  const from = isReceipt ? t('messages.payments.receipt.from') : t('messages.payments.receipt.by');
  drawFact(document, from, lines.join('\n'), MARGIN, half);
  const who =
    payer === null
      ? t('messages.payments.receipt.nobody')
      : [payer.name, payer.email].filter((text) => text !== '').join('\n');
  const to = isReceipt ? t('messages.payments.receipt.to') : t('messages.payments.receipt.back');
  drawFact(document, to, who, MARGIN, half);
  const left = document.y;
  document.y = top;
  const facts: (readonly [string, string])[] = [
    [t('messages.payments.receipt.number'), receipt.receipt_number],
    [t('messages.payments.receipt.issued'), receipt.issued_on],
  ];
  if (isReceipt) {
    facts.push([t('messages.payments.receipt.paidOn'), paidOn]);
    facts.push([t('messages.payments.receipt.method'), t(`admin.payments.methods.${method}`)]);
  } else {
    facts.push([t('messages.payments.receipt.ofReceipt'), refund.receipt_number]);
    facts.push([t('messages.payments.receipt.refundedOn'), refund.refunded_on]);
  }
  for (const [name, value] of facts) drawFact(document, name, value, MARGIN + half + 24, half);
  document.y = Math.max(left, document.y) + 12;
}

/** What was paid for, or paid back, and the total. */
function drawItem(document: PdfDocument, receipt: Receipt, { locale, t }: Words) {
  const { course, amount, currency, refund, discount } = receipt.printed;
  const right = document.page.width - MARGIN;
  const width = right - MARGIN - 2 * INSET;
  const money = moneyText(refund === null ? amount : refund.amount, currency);
  const head = document.y;
  document.rect(MARGIN, head, right - MARGIN, 24).fill(inks.wash);
  document.fontSize(SMALL).fillColor(inks.soft);
  document.text(t('messages.payments.receipt.what'), MARGIN + INSET, head + 6, { width });
  document.text(t('messages.payments.receipt.amount'), MARGIN + INSET, head + 6, {
    width,
    align: 'right',
  });
  const [first, second] =
    locale === 'zh' ? [course?.title_zh, course?.title] : [course?.title, course?.title_zh];
  const title = first || second || t('messages.payments.receipt.noCourse');
  const what = [
    refund === null ? title : t('messages.payments.receipt.refundOf', { title }),
    refund === null ? '' : t('messages.payments.receipt.reason', { reason: refund.reason }),
    refund === null && discount
      ? t('messages.payments.receipt.discount', {
          code: discount.coupon_code,
          price: moneyText(discount.list_price, currency),
          off: moneyText(discount.list_price - amount, currency),
        })
      : '',
  ];
  const y = head + 24 + 9;
  document.fontSize(BODY).fillColor(inks.ink);
  document.text(money, MARGIN + INSET, y, { width, align: 'right' });
  document.text(what.filter((text) => text !== '').join('\n'), MARGIN + INSET, y, {
    width: width - 130,
  });
  const rule = document.y + 9;
  document.moveTo(MARGIN, rule).lineTo(right, rule).lineWidth(0.5).stroke(inks.line);
  const total = t(
    refund === null ? 'messages.payments.receipt.total' : 'messages.payments.receipt.totalRefunded',
  );
  document
    .fontSize(14)
    .fillColor(inks.porcelain)
    .text(total, MARGIN + INSET, rule + 12, { width });
  document.text(money, MARGIN + INSET, rule + 12, { width, align: 'right' });
}

function drawFoot(document: PdfDocument, { t }: Words, academy: string) {
  const y = document.page.height - MARGIN - SMALL;
  // Below the margin pdfkit would begin another page.
  document.page.margins.bottom = 0;
  const width = document.page.width - 2 * MARGIN;
  document.fontSize(SMALL).fillColor(inks.soft);
  document.text(academy, MARGIN, y, { width, lineBreak: false });
  document.text(t('messages.payments.receipt.unsigned'), MARGIN, y, {
    width,
    align: 'right',
    lineBreak: false,
  });
}
