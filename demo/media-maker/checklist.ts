import type { Say, Sheet } from './paper.ts';

const box = (...lines: string[]) =>
  `<ul class="boxes">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const fill = (label: string) => `<div class="fill"><span>${label}</span><i></i></div>`;
const part = (number: string, title: string) => `<h2><span>${number}</span>${title}</h2>`;

function first(say: Say): string {
  const rows = [
    say('Sales', '营业额'),
    say('Net profit', '净利'),
    say('Cash from operations', '营运现金流'),
    say('Free cash flow', '自由现金流'),
    say('Borrowings less cash', '贷款减现金'),
    say('Dividend a share', '每股股息'),
  ];
  return `
    <p>${say(
      'Fill in every line before every purchase. It takes a quarter of an hour. Where a line stays empty, it is not yet time to buy.',
      '每次买入之前，从头到尾填一遍，大约十五分钟。哪一格填不出来，就还不到买的时候。',
    )}</p>
    ${part(say('1', '一'), say('Yourself', '先看自己'))}
    ${box(
      say('I shall not need this money for five years.', '这笔钱，五年内用不到。'),
      say(
        'Six months of expenses are put aside elsewhere.',
        '六个月的开销已经另外存好，作应急之用。',
      ),
      say('Expensive debts, such as credit cards, are paid off.', '信用卡之类的高息债务已经还清。'),
      say(
        'If it all went to zero, my family would live as before.',
        '万一全部亏光，家里的日子照样过得下去。',
      ),
    )}
    ${part(say('2', '二'), say('The business', '再看生意'))}
    ${fill(say('How it earns money, in two sentences:', '用两句话写下，它靠什么赚钱：'))}
    <div class="fill"><i></i></div>
    ${fill(say('Where I heard of it, and what that person gains:', '我从哪里听来的，说的人有什么好处：'))}
    ${fill(say('Its two strongest rivals:', '最强的两个对手：'))}
    ${fill(say('The best argument against buying:', '反对买入的最好理由：'))}
    ${part(say('3', '三'), say('Five years of figures', '五年的数字'))}
    <table class="grid">
      <tr><th>${say('RM million', '百万令吉')}</th>${[1, 2, 3, 4, 5]
        .map((year) => `<th class="n">${say(`Year ${year}`, `第${year}年`)}</th>`)
        .join('')}</tr>
      ${rows.map((row) => `<tr><td>${row}</td>${'<td></td>'.repeat(5)}</tr>`).join('')}
    </table>
    <p class="soft" style="margin-top:1.6mm">${say(
      'Free cash flow = cash from operations − spending on plant and equipment.',
      '自由现金流＝营运现金流−添置厂房设备的开支。',
    )}</p>`;
}

function second(say: Say): string {
  return `
    ${part(say('4', '四'), say('Signs of trouble', '危险信号'))}
    ${box(
      say('Profit and cash from operations go the same way.', '净利与营运现金流，走向大致相同。'),
      say(
        'Receivable days are not growing: receivables ÷ sales × 365. <span class="example">Golden River: 60 → 79, so ask why.</span>',
        '应收账款天数没有变长：应收账款÷营业额×365。<span class="example">例：金河食品60天→79天，要问为什么。</span>',
      ),
      say(
        'Dividends come from free cash flow, not from new loans.',
        '股息出自自由现金流，而不是借来的钱。',
      ),
      say(
        'Operating profit is several times the interest. Below three, find out why.',
        '营运盈利是利息的好几倍；不到三倍，要查明原因。',
      ),
      say(
        'The auditor’s report has no qualified opinion, no disclaimer, no doubt about going concern.',
        '审计师报告没有“保留意见”“无法表示意见”，也没有怀疑公司能否持续经营。',
      ),
    )}
    ${part(say('5', '五'), say('The price', '价格'))}
    <p>${say(
      'Write your own range before you look at the price:',
      '看价格之前，先写下自己认为合理的范围：',
    )} &nbsp; ________ &nbsp;${say('to', '至')}&nbsp; ________</p>
    <table style="margin-top:2mm">
      <tr><th>${say('Measure', '指标')}</th><th>${say('Sum', '算法')}</th><th class="example">${say('Golden River', '金河食品')}</th><th>${say('Mine', '我的')}</th></tr>
      <tr><td>${say('P/E', '市盈率')}</td><td>${say('price ÷ earnings a share', '股价÷每股盈利')}</td><td class="example">2.61 ÷ 0.145 = 18.0</td><td></td></tr>
      <tr><td>${say('Earnings yield', '盈利收益率')}</td><td>1 ÷ P/E</td><td class="example">1 ÷ 18 = 5.6%</td><td></td></tr>
      <tr><td>${say('Dividend yield', '股息率')}</td><td>${say('dividend ÷ price', '每股股息÷股价')}</td><td class="example">0.12 ÷ 2.61 = 4.6%</td><td></td></tr>
      <tr><td>${say('Payout', '派息率')}</td><td>${say('dividends ÷ net profit', '股息总额÷净利')}</td><td class="example">24 ÷ 29 = 83%</td><td></td></tr>
    </table>
    ${part(say('6', '六'), say('How much', '买多少'))}
    <p>${say(
      'Shares = the loss I accept ÷ (purchase price − the price at which I am wrong)',
      '股数＝能接受的亏损÷（买入价−认错价）',
    )}<br><span class="example">${say(
      'Example: 400 ÷ (2.50 − 2.30) = 2,000 shares',
      '例：400÷（2.50−2.30）＝2000股',
    )}</span></p>
    <div class="two">${fill(say('Mine:', '我的：'))}${fill(say('Share of all my investments, %:', '占我全部投资的百分比：'))}</div>
    ${part(say('7', '七'), say('No trick, no hurry', '不是骗局，也不赶时间'))}
    ${box(
      say('Nobody has guaranteed me a return.', '没有人向我保证回报。'),
      say(
        'I looked the licence up myself, on the website of the regulator (in Malaysia the Securities Commission, in Singapore the MAS).',
        '我亲自在监管机构的网站查过执照（马来西亚证券监督委员会，或新加坡金融管理局）。',
      ),
      say(
        'The money goes to a licensed company, not to a person.',
        '钱汇给持牌公司，而不是某个人。',
      ),
      say('Nobody is pressing me to decide today.', '没有人催我今天决定。'),
    )}
    ${part(say('8', '八'), say('Before I sign', '落笔之前'))}
    ${fill(say('I sell if this fact comes true:', '出现这件事实，我就卖：'))}
    <div class="two">${fill(say('Today:', '填表日期：'))}${fill(say('After three nights, I decide:', '隔三个晚上，我决定：'))}</div>
    <div class="note">${say(
      '<b>A price is not a reason.</b> “It has fallen” and “it has risen” are not facts about the business.',
      '<b>价格不是理由。</b>“跌了”和“涨了”，都不是生意上的事实。',
    )}</div>`;
}

/** “Checklist before you invest”, to print and to fill in. */
export const checklist: Sheet = {
  title: { en: 'Checklist Before You Invest', zh: '投资前自查表' },
  seed: 31,
  pages: (say) => [first(say), second(say)],
};
