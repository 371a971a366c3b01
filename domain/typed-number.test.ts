import { describe, expect, test } from 'vitest';
import type { Currency } from './currencies.ts';
import { amountsOfOtherCurrencies, parseMoney, parseWholeNumber } from './typed-number.ts';

const amounts: [text: string, value: number][] = [
  ['0', 0],
  ['0.00', 0],
  ['0,5', 0.5],
  ['-0', 0],
  ['5', 5],
  ['007', 7],
  ['1250', 1250],
  ['1250.5', 1250.5],
  ['1250.50', 1250.5],
  ['1,250.00', 1250],
  ['1,250.5', 1250.5],
  ['12,345,678', 12_345_678],
  ['12,345,678.90', 12_345_678.9],
  ['1.250,00', 1250],
  ['1.250,5', 1250.5],
  ['12.345.678', 12_345_678],
  ['12.345.678,90', 12_345_678.9],
  ['6,50', 6.5],
  ['6,5', 6.5],
  ['39,90', 39.9],
  ['1250,50', 1250.5],
  ['999999999999', 999_999_999_999],
  ['123,456,789,012.34', 123_456_789_012.34],
  ['-5', -5],
  ['−82.83', -82.83],
  ['-1,250.00', -1250],
  ['S$39.90', 39.9],
  ['s$ 39,90', 39.9],
  ['US$1,250.00', 1250],
  ['$5', 5],
  ['-$5', -5],
  ['RM 119.00', 119],
  ['rm119', 119],
  ['¥6.50', 6.5],
  ['￥6.50', 6.5],
  ['CN¥ 6.50', 6.5],
  ['RMB 688.50', 688.5],
  ['688.50元', 688.5],
  ['SGD 39.90', 39.9],
  ['39.90 SGD', 39.9],
  ['39,90 sgd', 39.9],
  ['USD\u00a0100', 100],
  ['１２５０', 1250],
  ['１，２５０．００', 1250],
  ['６，５０', 6.5],
  ['Ｓ＄３９．９０', 39.9],
  ['  6.50  ', 6.5],
  ['\u00a06.50\u2009', 6.5],
];

const unclear: [text: string, most: string, least: string][] = [
  ['1,250', '1250.00', '1.25'],
  ['1.250', '1250.00', '1.25'],
  ['S$1,250', '1250.00', '1.25'],
  ['1.200', '1200.00', '1.20'],
  ['12,345', '12345.00', '12.345'],
  ['999.999', '999999.00', '999.999'],
  ['１，２５０', '1250.00', '1.25'],
];

const refused: [text: string, problem: string][] = [
  ['0.125', 'two_decimals'],
  ['0,125', 'two_decimals'],
  ['1250.125', 'two_decimals'],
  ['6.5000', 'two_decimals'],
  ['1,2345', 'two_decimals'],
  ...[
    ...['', ' ', '1e3', '1E3', 'NaN', 'Infinity', 'many', '0x10', '1/2', '½', '10²', '①'],
    ...['١٢٥٠', '१२', '一百', '1 250', '1\u00a0250', '1\u2009250.00', "1'250", '1’250.00'],
    ...['.', ',', '.5', ',50', '5.', '5,', '1,25,50', '1.2.3', '12,34,567', '0,125.00'],
    ...['1,250,00', '1.250.00', '1,250.00.00', '1.250,00,00', '--5', '+5', '5-', '(5)', '5%'],
    ...['EUR 5', '€5', 'S$5 SGD', 'S$', '$-5', '1_000', '1。5'],
  ].map((text): [string, string] => [text, 'amount_form']),
];

const ofAnother: [text: string, currency: Currency][] = [
  ['US$50', 'MYR'],
  ['¥50', 'SGD'],
  ['$50', 'CNY'],
  ['50 SGD', 'USD'],
];

describe('an amount of money', () => {
  test.each(amounts)('%s is %d', (text, value) => {
    expect(parseMoney(text)).toEqual({ value });
  });

  test.each(unclear)('%s could be %s or %s', (text, most, least) => {
    expect(parseMoney(text)).toEqual({ problem: 'amount_unclear', params: { most, least } });
  });

  test.each(refused)('%s is refused: %s', (text, problem) => {
    expect(parseMoney(text)).toEqual({ problem });
  });

  test.each(ofAnother)('%s is not one in %s', (text, currency) => {
    expect(parseMoney(text, currency)).toEqual({
      problem: 'amount_currency',
      params: { currency },
    });
  });

  test('with a dollar sign it is one in US or Singapore dollars', () => {
    expect(parseMoney('$5', 'USD')).toEqual({ value: 5 });
    expect(parseMoney('$5', 'SGD')).toEqual({ value: 5 });
  });
});

describe('an amount beside its currency', () => {
  test.each([
    [{ amount: 'US$50', currency: 'SGD' }, [{ field: 'amount', currency: 'SGD' }]],
    [
      { coupon_amount: '50 CNY', coupon_currency: 'MYR' },
      [{ field: 'coupon_amount', currency: 'MYR' }],
    ],
    [{ amount: 'S$50', currency: 'SGD' }, []],
    [{ amount: '$50', currency: 'SGD' }, []],
    [{ amount: '50', currency: 'SGD' }, []],
    [{ amount: 50, currency: 'SGD' }, []],
    [{ amount: 'US$50', currency: 'EUR' }, []],
    [{ amount: 'US$50', currency: null }, []],
    [{ amount: 'US$50' }, []],
    [{ currency: 'SGD' }, []],
  ])('of %j has another one: %j', (sent, found) => {
    expect(amountsOfOtherCurrencies(sent)).toEqual(found);
  });
});

const wholeNumbers: [text: string, value: number][] = [
  ['0', 0],
  ['20', 20],
  ['1250', 1250],
  ['1,250', 1250],
  ['12,345,678', 12_345_678],
  ['１，２５０', 1250],
  ['１２', 12],
  ['-20', -20],
  ['−1,250', -1250],
  ['999999999999', 999_999_999_999],
  [' 7\u00a0', 7],
];

const notWhole = [
  ...['', '1,5', '1.5', '1.0', '1.250', '1.250.000', '12,34', '1,2500', '0,125', '1e3', 'NaN'],
  ...['1 250', "1'250", '١٢', '10²', '5%', 'S$5', '+5', '1,250.00', '５．０'],
];

describe('a whole number', () => {
  test.each(wholeNumbers)('%s is %d', (text, value) => {
    expect(parseWholeNumber(text)).toEqual({ value });
  });

  test.each(notWhole)('%s is refused', (text) => {
    expect(parseWholeNumber(text)).toEqual({ problem: 'whole_number' });
  });
});
