import { describe, expect, test } from 'vitest';
import { courseMotif, giftOf } from './cover-motif.ts';
import { landscapeSvg } from './landscape-picture.ts';
import { motifs } from './motif-names.ts';

const course = (title: string, title_zh = '', course_id = 1) => ({ course_id, title, title_zh });

describe('a course is drawn as its subject', () => {
  test.each([
    ['hook', 'How Fraud Works', '防骗课'],
    ['shophouses', 'Buying Your First Property', '房地产投资信托'],
    ['umbrella', 'Futures for Beginners', '期权与对冲'],
    ['lighthouse', 'Insurance without Tears', '保险怎么买'],
    ['tree', 'Retirement and CPF', '退休规划'],
    ['mind', 'The Psychology of Money', '行为金融学'],
    ['candles', 'Reading Charts', 'K线与趋势'],
    ['abacus', 'Annual Reports', '读懂财务报表'],
    ['tiffin', 'Your Portfolio', '资产配置'],
    ['basket', 'ETFs in an Hour', '基金与定投'],
    ['bond', 'Bonds', '债券与利率'],
    ['loupe', 'Valuing a Company', '价值投资'],
    ['phone', 'Crypto, Soberly', '加密货币'],
    ['globe', 'Inflation and Currencies', '宏观经济'],
    ['bank', 'How Banks Work', '银行与税'],
    ['junk', 'Risk and Return', '风险与回报'],
    ['jars', 'A Budget that Lasts', '储蓄与预算'],
    ['sapling', 'First Steps', '投资第一课'],
  ] as const)('%s', (motif, title, title_zh) => {
    expect(courseMotif(course(title))).toBe(motif);
    expect(courseMotif(course('', title_zh))).toBe(motif);
    expect(courseMotif(course(title, title_zh))).toBe(motif);
  });

  test('the subject comes before the level that a title names', () => {
    expect(courseMotif(course('Value Investing: A Beginning'))).toBe('loupe');
    expect(courseMotif(course('', '债券入门'))).toBe('bond');
  });

  test('and four neighbours without a subject as four different sights', () => {
    const sights = [1, 2, 3, 4].map((id) => courseMotif(course('Salam', '你好', id)));
    expect(new Set(sights).size).toBe(4);
  });
});

describe('a reward is drawn as what it is', () => {
  test.each([
    ['Pocket planner', '手账', { motif: 'notebook' }],
    ['Steel cup', '水杯', { motif: 'mug' }],
    ['Backpack', '背包', { motif: 'tote' }],
    ['Tea from Cameron Highlands', '金马仑茶叶', { motif: 'teaset' }],
    ['Book voucher', '购书礼券', { motif: 'coupon' }],
    ['25% off', '七五折', { motif: 'coupon', figure: 25 }],
    ['Pass for a beginner course', '入门课程通行证', { motif: 'pass', figure: 1 }],
    ['Advanced pass', '高级通行证', { motif: 'pass', figure: 3 }],
    ['Certificate in print', '纸质证书', { motif: 'certificate' }],
    ['Phone call with a teacher', '与教师通话', { motif: 'call' }],
    ['Evening workshop', '工作坊', { motif: 'circle' }],
    ['A good book', '一本好书', { motif: 'book' }],
  ] as const)('%s · %s', (name, name_zh, gift) => {
    expect(giftOf({ name })).toMatchObject({ motif: gift.motif });
    expect(giftOf({ name_zh })).toMatchObject({ motif: gift.motif });
    expect(giftOf({ name, name_zh })).toEqual(gift);
  });

  test.each([
    ['九折', 10],
    ['7折券', 30],
    ['八五折', 15],
  ] as const)('%s is so much off', (name_zh, percent) => {
    expect(giftOf({ name_zh }).figure).toBe(percent);
  });

  test.each([
    ['merchandise', 'box'],
    ['course_access', 'pass'],
    ['discount', 'coupon'],
    ['certificate', 'certificate'],
    ['consultation', 'bubbles'],
    ['other', 'lantern'],
  ] as const)('a %s that its name does not describe is a %s', (kind, motif) => {
    expect(giftOf({ name: 'Surprise', kind })).toEqual({ motif });
  });
});

describe('the drawings', () => {
  const svg = (motif: (typeof motifs)[number], format: 'cover' | 'thumb' | 'wide' = 'cover') =>
    landscapeSvg(
      { seed: 3, level: 5, format, sky: true, warmDisc: false, sunrise: false, motif },
      'light',
    );

  test('no two are alike, in the same landscape too', () => {
    expect(new Set(motifs.map((motif) => svg(motif))).size).toBe(motifs.length);
  });

  test.each(['cover', 'thumb', 'wide'] as const)('a %s has at most 5.5 kB', (format) => {
    for (const motif of motifs) expect(svg(motif, format).length, motif).toBeLessThan(5_500);
  });
});
