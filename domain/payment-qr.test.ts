import { describe, expect, test } from 'vitest';
import {
  type DuitNowQr,
  duitNowQr,
  hasPaymentQrChecksum,
  type PayNowQr,
  paymentQrChecksum,
  payNowQr,
} from './payment-qr.ts';

describe('the checksum', () => {
  test('is CRC-16/CCITT-FALSE: 29B1 for its published check value', () => {
    expect(paymentQrChecksum('123456789')).toBe('29B1');
  });

  test.each([
    [
      'the example of the EMVCo specification, Chinese included',
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
    ],
    [
      'an SGQR label of a shop (github.com/poonchuanan/Python-PayNow-QR-Code-Generator)',
      '00020101021126430009SG.PAYNOW010120210T04SS0129D030110502QS51810007SG.SGQR011221073031741D020701.000103066003160402010503279060400000708202107305204000053037025802SG5925LOVING HEART MULTI-SERVIC6009Singapore6304A177',
    ],
    [
      'a code with amount and reference of a PayNow sandbox',
      '00020101021226560009SG.PAYNOW010120213201509555BNN1030100412230914205029520400005303702540450.05802SG5914DEV MERCHANT 56009SINGAPORE621601120870-0000VL663049149',
    ],
  ])('fits %s', (_, text) => {
    expect(hasPaymentQrChecksum(text)).toBe(true);
    expect(hasPaymentQrChecksum(text.replace('60', '61'))).toBe(false);
  });
});

const payNow: PayNowQr = {
  proxy: { type: 'uen', value: '201403121W' },
  merchantName: 'ACME Pte Ltd.',
  merchantCity: 'Singapore',
};

describe('a PayNow code', () => {
  test('for any amount is, but for its expiry in seconds, the published one', () => {
    // That of ACME Pte Ltd., the example of the generators ThunderQuoteTeam/PaynowQR, chewhx/paynowqr.
    const published =
      '00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E';
    expect(hasPaymentQrChecksum(published)).toBe(true);
    const own = payNowQr({ ...payNow, expiresAt: new Date('2030-12-31T15:59:59Z') });
    expect(
      own.replace('2655', '2649').replace('041420301231235959', '040820301231').slice(0, -4),
    ).toBe(published.slice(0, -4));
    expect(hasPaymentQrChecksum(own)).toBe(true);
  });

  test('for an order has its amount, which cannot be changed, its reference and its expiry', () => {
    const text = payNowQr({
      ...payNow,
      amountCents: 12_850,
      reference: 'PA-2026-000123',
      // One second before the new year in Singapore.
      expiresAt: new Date('2026-12-31T15:59:59Z'),
    });
    expect(text.slice(0, -4)).toBe(
      '00020101021226550009SG.PAYNOW010120210201403121W030100414202612312359595204000053037025406128.505802SG5913ACME Pte Ltd.6009Singapore62180114PA-2026-0001236304',
    );
    expect(hasPaymentQrChecksum(text)).toBe(true);
  });

  test('pays a mobile number as well', () => {
    const proxy = { type: 'mobile', value: '+6591234567' } as const;
    expect(payNowQr({ ...payNow, proxy })).toContain('0009SG.PAYNOW010100211+6591234567');
  });

  test.each<[string, PayNowQr['proxy']['type']]>([
    ['53123456A', 'uen'],
    ['201509555N', 'uen'],
    ['201509555NBNN', 'uen'],
    ['T04SS0129D', 'uen'],
    ['+6581234567', 'mobile'],
  ])('takes %s', (value, type) => {
    expect(hasPaymentQrChecksum(payNowQr({ ...payNow, proxy: { type, value } }))).toBe(true);
  });

  test.each<[string, Partial<PayNowQr>]>([
    ['the proxy', { proxy: { type: 'uen', value: '201403121' } }],
    ['the proxy', { proxy: { type: 'uen', value: '201403121w' } }],
    ['the proxy', { proxy: { type: 'mobile', value: '91234567' } }],
    ['the proxy', { proxy: { type: 'mobile', value: '+60123456789' } }],
    ['the amount', { amountCents: 0 }],
    ['the amount', { amountCents: -1 }],
    ['the amount', { amountCents: 1.5 }],
    ['the amount', { amountCents: Number.NaN }],
    ['the amount', { amountCents: 1_000_000_001 }],
    ['the reference', { reference: '' }],
    ['the reference', { reference: 'x'.repeat(26) }],
    ['the reference', { reference: '订单 1' }],
    ['the reference', { reference: 'A\n6304' }],
    ['the name', { merchantName: '远景学院' }],
    ['the name', { merchantName: 'x'.repeat(26) }],
    ['the city', { merchantCity: ' ' }],
    ['the expiry', { expiresAt: new Date(Number.NaN) }],
    ['the expiry', { expiresAt: new Date('+012026-01-01T00:00:00Z') }],
  ])('refuses a wrong value of %s: %j', (field, wrong) => {
    expect(() => payNowQr({ ...payNow, ...wrong })).toThrow(`${field} does not fit`);
  });

  test.each([
    [1, '54040.01'],
    [100, '54041.00'],
    [1_000_000_000, '541110000000.00'],
  ])('writes %i cents as %s', (amountCents, field) => {
    expect(payNowQr({ ...payNow, amountCents })).toContain(`5303702${field}5802SG`);
  });
});

const duitNow: DuitNowQr = {
  acquirerId: '890053',
  merchantId: 'MDN16311237713657305',
  categoryCode: '5399',
  merchantName: 'PERTUBUHANPENGANUTAGAMABU',
  merchantCity: 'ULUTIRAM',
};

describe('a DuitNow code', () => {
  test('for any amount is that of a published label', () => {
    // The label of a society in Ulu Tiram; its form is that of PayNet's “QR Data Object” 1.5.
    expect(duitNowQr(duitNow)).toBe(
      '00020201021126520014A000000615000101068900530220MDN163112377136573055204539953034585802MY5925PERTUBUHANPENGANUTAGAMABU6008ULUTIRAM630494FE',
    );
  });

  test('for an order is for one payment of its amount, with its reference', () => {
    const text = duitNowQr({ ...duitNow, amountCents: 5000, reference: 'PA-2026-000124' });
    expect(text).toMatch(/^000202010212/);
    expect(text).toContain('5303458540550.005802MY');
    expect(text).toContain('62180114PA-2026-0001246304');
    expect(hasPaymentQrChecksum(text)).toBe(true);
  });

  test.each<[string, Partial<DuitNowQr>]>([
    ['the acquirer', { acquirerId: '89005' }],
    ['the merchant', { merchantId: '' }],
    ['the merchant', { merchantId: 'x'.repeat(29) }],
    ['the merchant', { merchantId: 'MDN 1' }],
    ['the category', { categoryCode: '53' }],
    ['the amount', { amountCents: 0.5 }],
    ['the name', { merchantName: '' }],
  ])('refuses a wrong value of %s: %j', (field, wrong) => {
    expect(() => duitNowQr({ ...duitNow, ...wrong })).toThrow(`${field} does not fit`);
  });
});
