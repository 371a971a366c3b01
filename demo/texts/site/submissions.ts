/**
 * What demo learners submit, and the feedback of their teacher. All persons and figures are
 * fictional; each submission fits the task of its assignment.
 */
export interface DemoSubmission {
  /** English title of the assignment. */
  assignment: string;
  language: 'en' | 'zh';
  /** When it was submitted. */
  daysAgo: number;
  text: string;
  file?: { name: string; text: string };
  /** What came of it, days after; null: it waits. */
  answer: { daysAfter: number; feedback: string; score: number | 'returned' } | null;
}

const PLAN = 'Your one-page plan';
const OFFER = 'Investigate one offer';

export const demoSubmissions: readonly DemoSubmission[] = [
  {
    assignment: PLAN,
    language: 'zh',
    daysAgo: 62,
    text: `一、必要开销：房贷1200、伙食900、水电250、交通200、保险350、给父母500，合计3400令吉。
二、备用金：我做装修，收入时多时少，留八个月，目标27200令吉，已有15000，还差12200。
三、债务：信用卡3000令吉，年利率18%；车贷28000，年利率3.2%。先还信用卡。
四、目标：女儿2031年上大学，第一年学费约40000令吉。
五、每月可动用：收入平均5200，扣除开销3400和还卡500，剩1300。其中800补备用金。
六、问题：备用金放货币市场基金，急用时几天能拿到？`,
    answer: {
      daysAfter: 2,
      score: 92,
      feedback:
        '写得很扎实。八个月的理由说得清楚，先还18%的信用卡也完全正确。\n一般的货币市场基金要一到三个工作日到账，所以建议先留一个月的开销在储蓄户头里。',
    },
  },
  {
    assignment: PLAN,
    language: 'en',
    daysAgo: 48,
    text: `1. Essentials: rent 1,400, food 700, transport 150, phone and power 180, insurance 220. Together S$2,650.
2. Emergency fund: I am employed, no children, so four months: S$10,600. I have 8,000, so 2,600 are missing.
3. Debts: a study loan of 9,000 at 4.5%. No card debt.
4. Goal: a down payment of S$60,000 in 2032.
5. Spare: 3,900 take-home less 2,650 less 300 for the loan leaves 950.
6. Question: should I repay the study loan faster, or begin to invest?`,
    answer: {
      daysAfter: 3,
      score: 88,
      feedback:
        'The sums are right and the goal has all three parts. Good question: 4.5% is certain, a return is not. Fill the emergency fund first, then split what is left between the two if you like both.',
    },
  },
  {
    assignment: PLAN,
    language: 'zh',
    daysAgo: 35,
    text: `开销：伙食800、房租1000、交通300、电话100，合计2200。
备用金：六个月，13200，已有6000。
债务：没有。
目标：以后退休用，越多越好。
每月剩下大约800。
问题：现在买黄金好不好？`,
    answer: {
      daysAfter: 2,
      score: 'returned',
      feedback:
        '数字加得对，没有债务很好。还差两处：\n1. 为什么是六个月？请结合您的工作和家庭说一两句。\n2. “越多越好”还不是目标。请写出哪一年退休、大约需要多少。\n改好以后再交一次，我很快就看。',
    },
  },
  {
    assignment: PLAN,
    language: 'zh',
    daysAgo: 30,
    text: '我每个月花三千左右，存一点钱，想投资赚钱。先不还车贷。',
    answer: {
      daysAfter: 1,
      score: 45,
      feedback:
        '这是一个开头，但还不是一页计划。请按六个小项一一写出来，特别是备用金要留几个月、目标是哪一年要用多少钱。数字取整数就可以。',
    },
  },
  {
    assignment: PLAN,
    language: 'zh',
    daysAgo: 21,
    text: `必要开销：伙食1000、水电300、交通250、医药400、保险600，合计2550令吉。
备用金：我和先生都已退休，没有工资，留十二个月：30600令吉，已备齐，分放两家银行。
债务：没有。
目标：2028年带全家去一次桂林，预算18000令吉。
每月可动用：公积金和租金收入3400，扣掉开销，剩850。
问题：已经退休，还需不需要买股票基金？`,
    answer: {
      daysAfter: 4,
      score: 95,
      feedback:
        '清楚、完整，家人一看就懂。退休之后钱还要用二三十年，所以一部分留在能跟上物价的投资里是有道理的，比例要看您晚上睡得安不安稳。下一门《风险与回报》正好谈这个问题。',
    },
  },
  {
    assignment: PLAN,
    language: 'zh',
    daysAgo: 3,
    text: '老师好，详细数字写在附件里。备用金我选五个月，因为先生是公务员，收入稳定，但我在家带孩子，只有一份收入。',
    file: {
      name: '一页计划.txt',
      text: `一页计划

必要开销（每月，令吉）
房贷 1500
伙食 1100
水电网络 350
孩子幼儿园 600
保险 400
合计 3950

备用金：五个月，19750，已有12000，还差7750
债务：房贷 210000，年利率4.1%；没有其他债务
目标：2030年换一辆二手车，35000
每月可动用：收入5600，减开销3950，剩1650
问题：房贷要不要提前还？
`,
    },
    answer: null,
  },
  {
    assignment: PLAN,
    language: 'en',
    daysAgo: 2,
    text: `1. Essentials: mortgage 1,900, groceries 800, childcare 650, utilities 240, insurance 310 = S$3,900.
2. Emergency fund: two incomes, but in the same industry, so six months: S$23,400. We have 20,000.
3. Debts: mortgage only, 280,000 at 2.6%.
4. Goal: S$50,000 for our son’s studies in 2036.
5. Spare: 1,100 a month after topping up the fund with 300.
6. Question: does the fund have to be in cash, or may part of it be in Singapore Savings Bonds?`,
    answer: null,
  },
  {
    assignment: PLAN,
    language: 'zh',
    daysAgo: 1,
    text: `开销：房租1300、伙食850、交通220、电话网络120、保险180，合计2670新元。
备用金：我是自由摄影师，淡季三四个月没有订单，所以留七个月：18690，已有9500，差9190。
债务：无。
目标：2029年换一套相机和镜头，12000新元，用来接婚礼的单。
每月剩约700，先全部补备用金。
问题：收入不固定，适合定期定额吗？`,
    answer: null,
  },
  {
    assignment: OFFER,
    language: 'zh',
    daysAgo: 17,
    text: `有人在群里推荐“稳定套利平台”，投1万令吉，每月分红8%，三天内加入送5%。
算一算：10000×(1.08的12次方)≈25182，一年翻两倍半，不合常理。
危险信号：保证回报（“每月稳赚8%”）、催促（“名额只到周五”）、拉人奖励（“带一位朋友送300”）。
名册：9月3日查证券监督委员会和国家银行的警示名单，公司名都没有执照，网址在警示名单里。
判断：骗局。最关键的是没有执照。
家规：超过1000令吉先打电话商量；不在群里转账；暗号是外婆家的街名。`,
    answer: {
      daysAfter: 5,
      score: 96,
      feedback: '查得仔细，算式也对。“外婆家的街名”是很好的暗号，记得不要写在手机里。',
    },
  },
  {
    assignment: OFFER,
    language: 'en',
    daysAgo: 4,
    text: `The offer: a video with a famous banker’s face promises 3% a week from an “AI trading account”, minimum S$250.
Arithmetic: 10,000 × 1.03^52 is about 46,500 after a year. Nobody pays that.
Red flags: a famous face, a guaranteed return, a countdown on the page.
Registers: searched the MAS Financial Institutions Directory and the Investor Alert List on 2 October; the name is on the alert list.
Verdict: a scam. The alert list settles it.
Family rules: no investment from an advertisement; ask my sister above S$500; hang up and call back.`,
    answer: null,
  },
];
