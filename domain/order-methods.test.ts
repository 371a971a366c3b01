import { describe, expect, test } from 'vitest';
import {
  methodsFor,
  offeredMethods as offeredOf,
  orderQr,
  type PaymentSettings,
} from './order-methods.ts';
import { hasPaymentQrChecksum } from './payment-qr.ts';

const settings: PaymentSettings = {
  payment_methods: ['paynow', 'duitnow', 'bank_transfer'],
  payee_name: 'Prospect Academy',
  paynow_proxy: '201403121W',
  duitnow_acquirer: '890053',
  duitnow_merchant: 'PROSPECT0001',
  bank_details: 'Example Bank 123-456',
  bank_details_zh: '',
};

const offeredMethods = (some: PaymentSettings, hasStripe = false) => offeredOf(some, { hasStripe });

describe('a way of paying is offered', () => {
  test('where it is on and has all that it needs', () => {
    expect(offeredMethods(settings)).toEqual(['paynow', 'duitnow', 'bank_transfer']);
  });

  test('not where it is off', () => {
    expect(offeredMethods({ ...settings, payment_methods: ['duitnow'] })).toEqual(['duitnow']);
    expect(offeredMethods({ ...settings, payment_methods: [] })).toEqual([]);
  });

  test.each([
    ['a proxy', { paynow_proxy: '' }, ['duitnow', 'bank_transfer']],
    ['a payee', { payee_name: '' }, ['bank_transfer']],
    ['a payee in Latin letters', { payee_name: '远景学院' }, ['bank_transfer']],
    ['the id of its merchant', { duitnow_merchant: '' }, ['paynow', 'bank_transfer']],
    ['its acquirer', { duitnow_acquirer: '89' }, ['paynow', 'bank_transfer']],
    ['the details of the account', { bank_details: '' }, ['paynow', 'duitnow']],
  ])('not without %s', (_, lack, offered) => {
    expect(offeredMethods({ ...settings, ...lack })).toEqual(offered);
  });

  test('by Stripe where the environment has its keys, whatever an admin switched on', () => {
    expect(offeredMethods({ ...settings, payment_methods: [] }, true)).toEqual(['stripe']);
    const offered = offeredMethods(settings, true);
    expect(offered).toEqual(['paynow', 'duitnow', 'bank_transfer', 'stripe']);
    expect(methodsFor('CNY', offered)).toEqual(['bank_transfer', 'stripe']);
  });

  test('for the currency that it moves', () => {
    const offered = offeredMethods(settings);
    expect(methodsFor('SGD', offered)).toEqual(['paynow', 'bank_transfer']);
    expect(methodsFor('MYR', offered)).toEqual(['duitnow', 'bank_transfer']);
    expect(methodsFor('USD', offered)).toEqual(['bank_transfer']);
  });
});

describe('the payment code of an order', () => {
  const order = {
    amountCents: 3990,
    reference: 'PA7K3M9Q2X',
    expiresAt: new Date('2026-12-01T00:00:00Z'),
  };

  test.each(['paynow', 'duitnow'] as const)('of %s carries amount and reference', (method) => {
    const qr = orderQr({ ...order, method }, settings);
    expect(qr && hasPaymentQrChecksum(qr)).toBe(true);
    expect(qr).toContain('540539.90');
    expect(qr).toContain('PA7K3M9Q2X');
  });

  test('of a mobile number is one of PayNow as well', () => {
    const mobile = { ...settings, paynow_proxy: '+6591234567' };
    expect(orderQr({ ...order, method: 'paynow' }, mobile)).toContain('+6591234567');
  });

  test('is missing where nothing is scanned, nothing is to be paid, or the way is not set up', () => {
    expect(orderQr({ ...order, method: 'bank_transfer' }, settings)).toBeNull();
    expect(orderQr({ ...order, method: 'stripe' }, settings)).toBeNull();
    expect(orderQr({ ...order, method: 'paynow', amountCents: 0 }, settings)).toBeNull();
    const unset = { ...settings, paynow_proxy: '' };
    expect(orderQr({ ...order, method: 'paynow' }, unset)).toBeNull();
  });
});
