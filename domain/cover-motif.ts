/**
 * Chooses the motif in front of a landscape: an object for the subject that a title names, so that
 * courses and rewards can be told apart at a glance. Only the choice is made here; the drawings are
 * in `cover-drawings.ts` and `gift-drawings.ts`.
 */

import type { CourseMotif, GiftMotif } from './motif-names.ts';

interface BilingualTitle {
  title?: string | undefined;
  title_zh?: string | undefined;
}

/** Words of a subject, in both languages; the first subject that a title names is its own. */
const subjects: readonly (readonly [CourseMotif, RegExp])[] = [
  ['hook', /scam|fraud|phish|骗|诈/i],
  ['shophouses', /\breits?\b|propert|real estate|mortgage|housing|房|地产|按揭/i],
  ['umbrella', /option|hedg|derivative|futures|warrant|期权|对冲|衍生|期货|窝轮/i],
  ['lighthouse', /insur|takaful|protect|cover for|保险|保障|守护/i],
  [
    'tree',
    /retire|\bcpf\b|\bepf\b|\bsrs\b|pension|legac|estate|\bwills?\b|退休|公积金|养老|传承|遗/i,
  ],
  ['mind', /behaviou?r|psycholog|bias|emotion|habit|行为|心理|情绪|偏误|习惯/i],
  [
    'candles',
    /candlestick|chart|trend|technical|indicator|trading|k线|图表|趋势|技术分析|指标|交易/i,
  ],
  ['abacus', /statement|account|balance sheet|annual report|ratio|报表|年报|会计|比率/i],
  ['tiffin', /allocat|portfolio|diversif|rebalanc|配置|组合|分散|再平衡/i],
  ['basket', /fund|\betfs?\b|index|unit trust|基金|指数/i],
  ['bond', /bond|interest rate|fixed income|sukuk|债|利率|固定收益/i],
  ['loupe', /valu|stock|share|equit|compan|fundamental|价值|估值|股|公司|基本面/i],
  ['phone', /crypto|bitcoin|digital|online|\bapps?\b|robo|加密|比特币|数字|数码|电子/i],
  [
    'globe',
    /econom|macro|global|world|currenc|forex|foreign|inflation|经济|宏观|全球|环球|外汇|货币|通胀/i,
  ],
  ['bank', /bank|tax|\blaw\b|regulat|deposit|银行|税|法|监管|存款/i],
  ['junk', /risk|return|volatil|风险|回报|波动/i],
  [
    'jars',
    /money plan|budget|sav(?:e|ing)|famil|debt|loan|cash|理财规划|财务规划|预算|储蓄|家庭|债务|贷款|现金/i,
  ],
  [
    'sapling',
    /first|begin|start|basic|introduct|compound|grow|第一|入门|起步|基础|新手|复利|成长/i,
  ],
];

/** Neutral motifs, for titles that name no known subject. */
const sights = ['pavilion', 'lantern', 'bridge', 'kite'] as const satisfies readonly CourseMotif[];

/** The motif of a course. The same course has the same one on every page. */
export function courseMotif(course: BilingualTitle & { course_id: number }): CourseMotif {
  const text = `${course.title ?? ''} ${course.title_zh ?? ''}`;
  return (
    subjects.find(([, words]) => words.test(text))?.[0] ??
    sights[course.course_id % sights.length] ??
    'pavilion'
  );
}

/** The motif of a gift by words of its name; of several words the first in this list counts. */
const gifts: readonly (readonly [GiftMotif, RegExp])[] = [
  ['coupon', /% off|discount|voucher|coupon|折|优惠|礼券|代金/i],
  ['certificate', /certificate|证书/i],
  ['pass', /\bpass\b|access to|通行证|入场/i],
  ['notebook', /notebook|journal|planner|diary|笔记|手账|日志本/i],
  ['mug', /\bmug\b|\bcup\b|马克杯|水杯|杯子/i],
  ['tote', /\bbags?\b|\btote\b|backpack|袋|背包/i],
  ['teaset', /\btea\b|teapot|茶/i],
  ['shirt', /shirt|\btee\b|衫|上衣/i],
  ['book', /\bbooks?\b|书/i],
  ['umbrella', /umbrella|伞/i],
  ['circle', /group|clinic|workshop|seminar|circle|class|小班|小组|工作坊|讲座|共读/i],
  ['call', /\bcall\b|phone|通话|电话/i],
];

/** The motif of a reward whose name contains none of these words, by its category. */
const giftOfKind = {
  merchandise: 'box',
  course_access: 'pass',
  discount: 'coupon',
  certificate: 'certificate',
  consultation: 'bubbles',
  other: 'lantern',
} as const satisfies Record<string, GiftMotif>;

export interface NamedReward {
  name?: string;
  name_zh?: string;
  /** Absent where only the name is known, as in a list of requests. */
  kind?: keyof typeof giftOfKind;
}

interface Gift {
  motif: GiftMotif;
  /** What is written on it: the percent of a discount, the level of a pass. */
  figure?: number;
}

/** What a reward is drawn as. */
export function giftOf({ name = '', name_zh = '', kind }: NamedReward): Gift {
  const text = `${name} ${name_zh}`;
  const motif =
    gifts.find(([, words]) => words.test(text))?.[0] ?? (kind ? giftOfKind[kind] : 'box');
  const figure = motif === 'coupon' ? percentIn(text) : motif === 'pass' ? levelIn(text) : null;
  return figure === null ? { motif } : { motif, figure };
}

/** The tenths of a price that a Chinese discount leaves: 九折 is 10 % off. */
const tenths = '一二三四五六七八九';

function percentIn(text: string): number | null {
  const percent = /(\d{1,2})\s*%/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent);
  const left = /([一二三四五六七八九1-9])([一二三四五六七八九1-9])?\s*折/.exec(text);
  if (left === null) return null;
  const digit = (char: string) => tenths.indexOf(char) + 1 || Number(char);
  return 100 - (digit(left[1] ?? '') * 10 + (left[2] === undefined ? 0 : digit(left[2])));
}

function levelIn(text: string): number | null {
  if (/advanced|高级/i.test(text)) return 3;
  if (/intermediate|进阶/i.test(text)) return 2;
  return /beginner|入门/i.test(text) ? 1 : null;
}
