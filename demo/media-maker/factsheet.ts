import type { Say, Sheet } from './paper.ts';

const no = (number: number) => `<span class="no">${number}</span>`;

/** A factsheet of a fund that does not exist, with numbers at what is worth reading. */
function first(say: Say): string {
  const holdings = [
    [say('Aurora Software', '极光软件'), 4.8],
    [say('Ocean Semiconductors', '远洋半导体'), 4.1],
    [say('Daybreak Retail', '晨曦零售'), 2.9],
    [say('Pinewind Health', '松涛医疗'), 2.2],
    [say('Five Lakes Payments', '五湖支付'), 1.9],
  ] as const;
  const regions = [
    [say('North America', '北美'), 64],
    [say('Europe', '欧洲'), 16],
    [say('Emerging markets', '新兴市场'), 9],
    [say('Japan', '日本'), 7],
    [say('Other', '其他'), 4],
  ] as const;
  const fact = (number: number, name: string, value: string) =>
    `<tr><td style="width:9mm">${no(number)}</td><td class="soft">${name}<br><b style="color:#14213d">${value}</b></td></tr>`;
  return `
    <p style="margin-bottom:3mm">${say(
      'A factsheet is one or two pages on which a fund shows itself. The fund below is fictional. Read it in the order of the numbers; page 4 explains each.',
      '资料单是基金的“一页自我介绍”。下面这只基金是虚构的，请按号码的顺序读，第2页逐一解释。',
    )}</p>
    <div class="mock">
      <div class="row">${no(1)}<div><h3 style="font-size:15pt;line-height:1.3">${say('Angsana Global Index Fund', '青龙木环球指数基金')}</h3>
      <p class="soft">${say(
        'Aims to follow the Angsana World Index of about 1,500 companies, before costs.',
        '目标：扣费之前，追踪青龙木世界指数（约1500家公司）。',
      )}</p></div></div>
      <div class="two" style="margin-top:3mm">
        <table>
          ${fact(2, say('Benchmark', '基准指数'), say('Angsana World Index', '青龙木世界指数'))}
          ${fact(3, say('Price of a unit (NAV)', '单位净值'), 'RM1.2430')}
          ${fact(4, say('Size; since', '规模；成立'), say('RM860 million; 2016', '8亿6000万令吉；2016年'))}
        </table>
        <table>
          ${fact(5, say('Sales charge', '认购费'), say('up to 2%', '最高2%'))}
          ${fact(5, say('Total expense ratio', '总开支比率'), say('0.55% a year', '每年0.55%'))}
          ${fact(6, say('Risk', '风险级别'), say('4 of 5', '第4级，共5级'))}
        </table>
      </div>
      <h3 style="margin:4.5mm 0 1.5mm;display:flex;gap:2.5mm;align-items:center">${no(7)}${say('Return a year, after costs', '扣费后的年回报')}</h3>
      <table>
        <tr><th></th><th class="n">${say('1 year', '1年')}</th><th class="n">${say('3 years', '3年')}</th><th class="n">${say('5 years', '5年')}</th><th class="n">${say('Worst year', '最差的一年')}</th></tr>
        <tr><td>${say('Fund', '基金')}</td><td class="n">9.2%</td><td class="n">7.4%</td><td class="n">6.9%</td><td class="n">−18.3%</td></tr>
        <tr><td>${say('Index', '指数')}</td><td class="n">9.9%</td><td class="n">8.1%</td><td class="n">7.6%</td><td class="n">−17.8%</td></tr>
      </table>
      <div class="two" style="margin-top:4.5mm">
        <div><h3 style="margin-bottom:1.5mm;display:flex;gap:2.5mm;align-items:center">${no(8)}${say('Largest holdings', '最大持股')}</h3>
          <table>${holdings.map(([name, percent]) => `<tr><td>${name}</td><td class="n">${percent.toFixed(1)}%</td></tr>`).join('')}
          <tr><td><b>${say('Ten largest together', '前十大合计')}</b></td><td class="n"><b>22.6%</b></td></tr></table></div>
        <div><h3 style="margin-bottom:1.5mm;display:flex;gap:2.5mm;align-items:center">${no(9)}${say('Where the companies are', '地区分布')}</h3>
          <table>${regions
            .map(
              ([name, percent]) =>
                `<tr><td style="width:26mm">${name}</td><td><div class="bar" style="width:${percent * 0.6}mm;max-width:100%;margin-top:1.4mm"></div></td><td class="n" style="width:11mm">${percent}%</td></tr>`,
            )
            .join('')}</table></div>
      </div>
      <p class="soft" style="margin-top:4mm;font-size:8.5pt">${say(
        'Past performance is not a guide to future results. (An honest factsheet says so.)',
        '过往表现不代表将来。（老实的资料单，一定有这一句。）',
      )}</p>
    </div>`;
}

function second(say: Say): string {
  const row = (number: number, means: string, ask: string) =>
    `<tr><td style="width:8mm">${no(number)}</td><td>${means}</td><td style="width:41%">${ask}</td></tr>`;
  return `
    <table>
      <tr><th></th><th>${say('What it tells you', '它告诉您什么')}</th><th>${say('What to ask', '您该问什么')}</th></tr>
      ${row(
        1,
        say(
          'The aim in one sentence: following an index or beating one.',
          '一句话说清目标：跟着指数走，还是要跑赢指数。',
        ),
        say('Can I repeat it in my own words?', '我能用自己的话复述一遍吗？'),
      )}
      ${row(
        2,
        say('What the fund measures itself against.', '基金拿谁来比。'),
        say(
          'None, or an odd one? Then “beaten” means nothing.',
          '没有，或者挑得古怪？那么“跑赢”就没有意义。',
        ),
      )}
      ${row(
        3,
        say(
          'Net assets ÷ units. RM10,000 less 2% sales charge is 9,800 ÷ 1.2430 = 7,884 units.',
          '净资产÷单位数。1万令吉扣2%认购费，9800÷1.2430＝7884个单位。',
        ),
        say(
          'A low price is not cheap: a unit is only a slice.',
          '净值低不等于便宜，单位只是切出来的一份。',
        ),
      )}
      ${row(
        4,
        say('How much is in it, and for how long.', '基金有多大，走了多久。'),
        say(
          'Very small or very new? It may be closed or merged.',
          '很小或很新？日后可能被清盘或合并。',
        ),
      )}
      ${row(
        5,
        say(
          'First year on RM10,000: 200 at the door and 0.55% of 9,800 = 54. Together RM254.',
          '1万令吉的头一年：进门200，再加9800的0.55%即54，合共254令吉。',
        ),
        say(
          'In ringgit, each year: how much is it for my sum?',
          '换算成令吉：我的数目，每年要付多少？',
        ),
      )}
      ${row(
        6,
        say(
          'How strongly the price moves, not how likely fraud is.',
          '价格起伏有多大，与会不会被骗无关。',
        ),
        say('Could I watch a fall of 30% without selling?', '跌三成，我能忍住不卖吗？'),
      )}
      ${row(
        7,
        say(
          'Yearly averages. 7.4% a year for three years is 24% in all: 1.074 × 1.074 × 1.074 = 1.24.',
          '每年平均。三年每年7.4%，合计24%：1.074×1.074×1.074＝1.24。',
        ),
        say(
          'How far behind the index? Here 0.7 points a year: 0.55 are costs, the rest is friction.',
          '落后指数多少？这里每年0.7个百分点：0.55是费用，其余是损耗。',
        ),
      )}
      ${row(
        8,
        say('What you own if you buy it.', '买了它，等于买了什么。'),
        say('Do my other funds hold the same ten?', '我别的基金，是不是也持有这十只？'),
      )}
      ${row(
        9,
        say('Where the money is, and in which currencies.', '钱投在哪里，用什么货币。'),
        say('Which currency do I spend?', '我将来花的，是哪一种货币？'),
      )}
    </table>
    <h2>${say('Three traps', '三个陷阱')}</h2>
    <ul class="boxes">
      <li>${say(
        '<b>The chosen start.</b> A chart that begins at the lowest point makes every fund look brilliant. Look at the worst year as well.',
        '<b>挑好的起点。</b>从最低点画起，哪只基金都漂亮。最差的一年也要看。',
      )}</li>
      <li>${say(
        '<b>All or each year?</b> “24%” sounds better than “7.4% a year”, and is the same.',
        '<b>是合计，还是每年？</b>“24%”听起来比“每年7.4%”好，其实一样。',
      )}</li>
      <li>${say(
        '<b>“Guaranteed” beside “return”.</b> A regulated fund does not write so. Stop, and check the licence.',
        '<b>“保证”和“回报”写在一起。</b>受监管的基金不会这样写。停下来，先查执照。',
      )}</li>
    </ul>
    <h2>${say('Your turn', '换您来')}</h2>
    <p>${say(
      'Print the factsheet of a fund that you own or consider, and write these nine numbers on it. Where one is missing, look into the prospectus or the annual report.',
      '找一只您持有或想买的基金，印出资料单，把九个号码标上去。缺了哪一项，就到招股书或年报里找。',
    )}</p>
    <div class="note">${say(
      '<b>If you read only two things,</b> read the costs (5) and the worst year (7). The first you pay for certain; the second you must be able to bear.',
      '<b>如果只看两样，</b>就看费用（5）和最差的一年（7）。费用一定要付；最差的一年，您得熬得过。',
    )}</div>`;
}

/** “How to read a fund factsheet”. */
export const factsheet: Sheet = {
  title: { en: 'How to Read a Fund Factsheet', zh: '基金资料单怎么读' },
  seed: 17,
  pages: (say) => [first(say), second(say)],
};
