/**
 * Payment QR codes in the form that banks' apps read: EMV QR Code Specification for Payment Systems,
 * Merchant-Presented Mode 1.1 (EMVCo), with the templates of PayNow (SGQR) and DuitNow (PayNet,
 * “Merchant Presented Mode”, docs.developer.paynet.my). Here they are texts; `web/lib/qr-code.ts`
 * draws them.
 */

/** Whom PayNow pays: a registered business, which may have a suffix, or a mobile number. */
export type PayNowProxy = { type: 'uen'; value: string } | { type: 'mobile'; value: string };

/** What both kinds have in common. */
interface PaymentQr {
  /** In cents; absent: whoever pays types the amount. */
  amountCents?: number;
  /** Comes back on the statement: at most 25 printable ASCII characters. */
  reference?: string;
  /** Up to 25 characters of ASCII, as the banks have it. */
  merchantName: string;
  /** Up to 15 characters of ASCII. */
  merchantCity: string;
}

export interface PayNowQr extends PaymentQr {
  proxy: PayNowProxy;
  /** After this moment banks refuse the code. */
  expiresAt?: Date;
}

export interface DuitNowQr extends PaymentQr {
  /** The six digits of the bank or wallet that issued the merchant's id. */
  acquirerId: string;
  /** As the acquirer assigned it. */
  merchantId: string;
  /** ISO 18245; `0000` where there is none. */
  categoryCode?: string;
}

/** Above ten million no bank takes an instant payment; the field has 13 characters. */
const MAX_CENTS = 1_000_000_000;

/** The most characters of a name in a payment code. */
const MAX_NAME = 25;

const VISIBLE_ASCII = /^[ -~]+$/;

/** Numbers of businesses in Singapore: of ACRA's two series, and of other entities. */
const UEN = /^(?:\d{8}[A-Z]|(?:18|19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])(?:[A-Z0-9]{3})?$/;
const SINGAPORE_MOBILE = /^\+65[89]\d{7}$/;
const ACQUIRER = /^\d{6}$/;
const MERCHANT_ID = /^[A-Za-z0-9]{1,28}$/;
const CATEGORY = /^\d{4}$/;

function check(isRight: boolean, field: string): void {
  if (!isRight) throw new RangeError(`${field} does not fit into a payment code`);
}

function isLine(text: string, max: number): boolean {
  return text.length <= max && VISIBLE_ASCII.test(text) && text.trim() === text;
}

/** Whether PayNow can pay to this: a UEN, or a mobile number of Singapore. */
export function isPayNowProxy(text: string): boolean {
  return UEN.test(text) || SINGAPORE_MOBILE.test(text);
}

/** Whether DuitNow has acquirers with such a number. */
export function isDuitNowAcquirer(text: string): boolean {
  return ACQUIRER.test(text);
}

/** Whether an acquirer of DuitNow can have assigned this. */
export function isDuitNowMerchant(text: string): boolean {
  return MERCHANT_ID.test(text);
}

/** Whether a payment code can carry this name. */
export function isPayeeName(text: string): boolean {
  return isLine(text, MAX_NAME);
}

/** One data object: its two digits, its length in two digits, its value. */
function dataObject(id: string, value: string): string {
  check(value.length > 0 && value.length <= 99, `data object ${id}`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * CRC-16/CCITT-FALSE of the text's UTF-8 bytes (polynomial 1021, initial value FFFF) as four
 * hexadecimal digits: data object 63 of a payment code.
 */
export function paymentQrChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Whether the text ends with the checksum of what is before it. */
export function hasPaymentQrChecksum(text: string): boolean {
  return /6304[0-9A-F]{4}$/.test(text) && paymentQrChecksum(text.slice(0, -4)) === text.slice(-4);
}

/** `20261231235959`: the moment in Singapore, where the clocks never change. */
function singaporeTime(at: Date): string {
  const EIGHT_HOURS_MS = 8 * 60 * 60 * 1000;
  return new Date(at.getTime() + EIGHT_HOURS_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

interface Template {
  /** Data object 00. */
  version: '01' | '02';
  /** The value of data object 26. */
  account: string;
  categoryCode: string;
  /** ISO 4217, numeric. */
  currency: string;
  country: 'SG' | 'MY';
}

function write({ version, account, categoryCode, currency, country }: Template, of: PaymentQr) {
  const { amountCents: cents, reference, merchantName: name, merchantCity: city } = of;
  check(
    cents === undefined || (Number.isSafeInteger(cents) && cents > 0 && cents <= MAX_CENTS),
    'the amount',
  );
  check(reference === undefined || isLine(reference, 25), 'the reference');
  check(isPayeeName(name), 'the name');
  check(isLine(city, 15), 'the city');
  const text = [
    dataObject('00', version),
    // A code that names its amount is for one payment.
    dataObject('01', cents === undefined ? '11' : '12'),
    dataObject('26', account),
    dataObject('52', categoryCode),
    dataObject('53', currency),
    cents === undefined ? '' : dataObject('54', (cents / 100).toFixed(2)),
    dataObject('58', country),
    dataObject('59', name),
    dataObject('60', city),
    reference === undefined ? '' : dataObject('62', dataObject('01', reference)),
    '6304',
  ].join('');
  return `${text}${paymentQrChecksum(text)}`;
}

/**
 * The text of a PayNow code in Singapore dollars.
 * @throws RangeError naming what does not fit: the proxy, the amount, a text, the expiry
 */
export function payNowQr(payment: PayNowQr): string {
  const { proxy, expiresAt, amountCents } = payment;
  const isUen = proxy.type === 'uen';
  check((isUen ? UEN : SINGAPORE_MOBILE).test(proxy.value), 'the proxy');
  const year = expiresAt?.getUTCFullYear() ?? 2000;
  check(year >= 2000 && year < 9999, 'the expiry');
  const account = [
    dataObject('00', 'SG.PAYNOW'),
    dataObject('01', isUen ? '2' : '0'),
    dataObject('02', proxy.value),
    // Whether the amount may be changed by whoever pays.
    dataObject('03', amountCents === undefined ? '1' : '0'),
    expiresAt === undefined ? '' : dataObject('04', singaporeTime(expiresAt)),
  ].join('');
  const template = { version: '01', categoryCode: '0000', currency: '702', country: 'SG' } as const;
  return write({ ...template, account }, payment);
}

/**
 * The text of a DuitNow code in Malaysian ringgit.
 * @throws RangeError naming what does not fit: acquirer, merchant, category, amount or a text
 */
export function duitNowQr(payment: DuitNowQr): string {
  const { acquirerId, merchantId, categoryCode = '0000' } = payment;
  check(ACQUIRER.test(acquirerId), 'the acquirer');
  check(MERCHANT_ID.test(merchantId), 'the merchant');
  check(CATEGORY.test(categoryCode), 'the category');
  const account = [
    dataObject('00', 'A0000006150001'),
    dataObject('01', acquirerId),
    dataObject('02', merchantId),
  ].join('');
  const template = { version: '02', currency: '458', country: 'MY' } as const;
  return write({ ...template, account, categoryCode }, payment);
}
