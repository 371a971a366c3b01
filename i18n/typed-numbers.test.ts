import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { money, wholeNumber } from '#contract/amounts.ts';
import { createTranslator } from './index.ts';
import { fieldMessages } from './validation-message.ts';

const refund = z.object({
  amount: money(10_000_000, { min: 0.01, currency: 'CNY', small: '@money_amount' }),
});
const price = z.object({ amount: money(1_000_000) });
const points = z.object({ amount: wholeNumber(1, 100) });

/** What both languages say of a text. */
const sentences = (schema: z.ZodType, amount: unknown) => {
  const issues = schema.safeParse({ amount }, { reportInput: true }).error?.issues ?? [];
  return (['en', 'zh'] as const).map(
    (locale) => fieldMessages(createTranslator(locale), issues).amount,
  );
};

const FORM = ['Please enter an amount such as 129.00', '请输入金额，例如 129.00'];
const UNCLEAR = [
  'This could be 1250.00 or 1.25. Please enter the one that you mean',
  '这可能是 1250.00，也可能是 1.25，请重新输入您要的金额',
];
const ABOVE_0 = [
  'Please enter an amount above 0 with at most two decimals',
  '请输入大于 0、最多两位小数的金额',
];
const WHOLE = ['Please enter a whole number such as 20', '请输入整数，例如 20'];
const MISSING = ['Please fill this in', '请填写此项'];

describe('a number that was typed is refused with a sentence in both languages', () => {
  test.each([
    [refund, '1,250', UNCLEAR],
    [refund, '1.250', UNCLEAR],
    [refund, '¥1,250', UNCLEAR],
    [refund, 'S$5', ['Please enter an amount in CNY', '请输入以 CNY 为单位的金额']],
    [refund, '1e3', FORM],
    [refund, 'NaN', FORM],
    [refund, Number.NaN, FORM],
    [refund, null, FORM],
    [refund, true, FORM],
    [refund, '', MISSING],
    [refund, undefined, MISSING],
    [refund, '0', ABOVE_0],
    [refund, 0, ABOVE_0],
    [refund, '-5', ABOVE_0],
    [refund, '999999999999', ['Must be at most 10000000', '不能大于 10000000']],
    [refund, '9'.repeat(400), FORM],
    [refund, 5.005, ['Please enter at most two decimals', '小数点后最多两位']],
    [price, '1250.125', ['Please enter at most two decimals', '小数点后最多两位']],
    [price, '-5', ['Must be at least 0', '不能小于 0']],
    [price, '½', FORM],
    [points, '1,5', WHOLE],
    [points, '1.250', WHOLE],
    [points, '1e3', WHOLE],
    [points, '١٢', WHOLE],
    [points, 1.5, WHOLE],
    [points, '', MISSING],
    [points, '0', ['Must be at least 1', '不能小于 1']],
    [points, '1,250', ['Must be at most 100', '不能大于 100']],
  ])('%#: %s', (schema, text, expected) => {
    expect(sentences(schema as z.ZodType, text)).toEqual(expected);
  });

  test.each([
    [refund, '6,50', 6.5],
    [refund, '¥1.250,00', 1250],
    [refund, 6.5, 6.5],
    [price, '0', 0],
    [points, '１２', 12],
  ])('%#: %s is taken', (schema, text, amount) => {
    expect((schema as z.ZodType).parse({ amount: text })).toEqual({ amount });
  });
});
