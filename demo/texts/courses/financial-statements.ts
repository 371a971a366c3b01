import type { DemoCourse } from '../demo-types.ts';

export const financialStatementsCourse: DemoCourse = {
  key: 'financial-statements',
  teacher: 'chen-guohua',
  title: { en: 'Reading Financial Statements', zh: '读懂财务报表' },
  short_description: {
    en: 'One fictional food maker, three statements, ten figures: learn to read an annual report in an evening.',
    zh: '以一家虚构的食品公司为例，三张报表、十个数字，一个晚上读懂年报。',
  },
  description: {
    en: 'For investors who own shares but skip the numbers. We follow one fictional company, Golden River Foods, through its income statement, balance sheet and cash flow, and watch how a year of “record sales” turns out to be a year in which cash ran short.\n\nYou need no accounting, only the four operations and a willingness to read two columns side by side. In the assignment at the end you read one real annual report and submit a single page about it.',
    zh: '这门课写给手上有股票、翻年报却总跳过数字的投资者。我们跟着一家虚构的金河食品，从损益表、资产负债表读到现金流量表，看清“销售额创新高”的一年，怎么会变成现金吃紧的一年。\n\n不需要会计底子，会加减乘除，愿意把两年的数字并排来读，就够了。课末的作业，是自己读一份真实的年报，写成一页纸交给教师。',
  },
  level: 'intermediate',
  pointsReward: 110,
  pointsRequired: 220,
  priceUsd: 29,
  priceCny: 199,
  priceSgd: 39,
  priceMyr: 129,
  isFeatured: true,
  contents: [
    {
      type: 'text',
      title: { en: 'The Income Statement', zh: '损益表' },
      description: {
        en: 'Read from sales down to earnings per share, and say where the profit was lost on the way.',
        zh: '从营业额读到每股盈利，说得出利润在哪一关流失。',
      },
      body: {
        en: `<p>The income statement answers one question: did the business earn more than it spent this year? Read it like a staircase. Sales stand at the top, and on every step somebody takes a share. What is left at the bottom belongs to the shareholders.</p>
<h2>Two years of Golden River Foods</h2>
<p>Golden River is a fictional maker of sauces and biscuits with 200 million shares. Figures are in RM million.</p>
<table><thead><tr><th>Item</th><th>Last year</th><th>This year</th></tr></thead><tbody><tr><td>Revenue</td><td>400</td><td>440</td></tr><tr><td>Cost of goods sold</td><td>−260</td><td>−297</td></tr><tr><td><strong>Gross profit</strong></td><td>140</td><td>143</td></tr><tr><td>Selling and office costs</td><td>−92</td><td>−99</td></tr><tr><td><strong>Operating profit</strong></td><td>48</td><td>44</td></tr><tr><td>Interest</td><td>−4</td><td>−6</td></tr><tr><td>Tax</td><td>−10</td><td>−9</td></tr><tr><td><strong>Net profit</strong></td><td>34</td><td>29</td></tr></tbody></table>
<p>The chairman’s letter says “record sales, up 10%”. That is true: 40 ÷ 400 = 10%. Yet net profit fell by 5 ÷ 34 = 14.7%. Both sentences come from the same table. Only one of them was in the headline.</p>
<h2>Three margins tell you where</h2>
<p>Divide each profit by revenue and the two years can be compared fairly.</p>
<ul><li><strong>Gross margin:</strong> 140 ÷ 400 = 35.0%, now 143 ÷ 440 = 32.5%. Each RM100 of sales costs RM2.50 more to make. Sugar, flour or discounts: the report should say which.</li><li><strong>Operating margin:</strong> 48 ÷ 400 = 12.0%, now 44 ÷ 440 = 10.0%.</li><li><strong>Net margin:</strong> 34 ÷ 400 = 8.5%, now 29 ÷ 440 = 6.6%.</li></ul>
<p>Selling and office costs rose from 92 to 99, but as a share of sales they went down, from 23.0% to 22.5%. So the leak is in the factory and in the price, not in the office.</p>
<h2>Per share is what you own</h2>
<p>Earnings per share are net profit divided by the number of shares: 34 ÷ 200 = 17.0 sen last year, 29 ÷ 200 = 14.5 sen this year. Always check that the number of shares has not grown. If profit rises 10% while shares rise 20%, your slice is smaller.</p>
<aside class="callout"><p><strong>Look for what will not come again.</strong> The sale of a building, a tax refund or an insurance payment can lift one year’s profit. Take it out before you compare, and do the same with losses that happen only once.</p></aside>
<h2>Profit is an opinion, in part</h2>
<p>How long does a machine last? How many customers will not pay? Managers estimate, and auditors check that the estimates are reasonable. So never stop at this statement. The next two show whether the profit arrived.</p>`,
        zh: `<p>损益表（又称利润表）只回答一个问题：这一年，生意赚到钱了吗？把它当作一道楼梯来读：最上面是营业额，每下一级，就有人分走一份，走到最底层剩下的，才是股东的。</p>
<h2>金河食品的两年账</h2>
<p>金河是一家虚构的公司，生产酱料和饼干，共有2亿股。单位：百万令吉。</p>
<table><thead><tr><th>项目</th><th>去年</th><th>今年</th></tr></thead><tbody><tr><td>营业额</td><td>400</td><td>440</td></tr><tr><td>销货成本</td><td>−260</td><td>−297</td></tr><tr><td><strong>毛利</strong></td><td>140</td><td>143</td></tr><tr><td>销售与行政费用</td><td>−92</td><td>−99</td></tr><tr><td><strong>营运盈利</strong></td><td>48</td><td>44</td></tr><tr><td>利息</td><td>−4</td><td>−6</td></tr><tr><td>税务</td><td>−10</td><td>−9</td></tr><tr><td><strong>净利</strong></td><td>34</td><td>29</td></tr></tbody></table>
<p>主席献词写着“营业额增长10%，再创新高”。话没错：40÷400＝10%。可是净利却少了5÷34＝14.7%。两句话都出自同一张表，上标题的只有前一句。</p>
<h2>三个利润率，看出漏在哪里</h2>
<p>把各级利润除以营业额，两年才能公平比较。</p>
<ul><li><strong>毛利率：</strong>140÷400＝35.0%，今年143÷440＝32.5%。每卖100令吉的货，成本多了2.50令吉。是白糖、面粉涨价，还是促销打折？年报应当有交代。</li><li><strong>营运利润率：</strong>48÷400＝12.0%，今年44÷440＝10.0%。</li><li><strong>净利率：</strong>34÷400＝8.5%，今年29÷440＝6.6%。</li></ul>
<p>销售与行政费用从92增至99，占营业额的比例却从23.0%降到22.5%。可见问题出在生产成本和售价，不在办公室。</p>
<h2>落到每一股，才是您的</h2>
<p>每股盈利就是净利除以股数：去年34÷200＝17.0仙，今年29÷200＝14.5仙。还要留意股数有没有增加：盈利多了10%，股数却多了20%，您分到的那一份其实变小了。</p>
<aside class="callout"><p><strong>先剔除“仅此一次”的项目。</strong>卖一栋楼、退一笔税、拿到保险赔偿，都能让某一年的盈利特别好看。比较之前先扣掉；只发生一次的亏损，也同样处理。</p></aside>
<h2>盈利有一部分是“估”出来的</h2>
<p>机器能用几年？有多少顾客会赖账？这些由管理层估计，再由审计师判断是否合理。所以读完损益表，不要就此打住，后面两张表会告诉您，账面上的盈利到底收到了没有。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'The Balance Sheet', zh: '资产负债表' },
      description: {
        en: 'See what a company owns and owes, and judge whether it can pay its bills.',
        zh: '看清公司有什么、欠什么，判断它付不付得起账单。',
      },
      body: {
        en: `<p>The income statement is a film of the year; the balance sheet is a photograph taken on its last evening. It shows what the company owns, what it owes, and what is left for the owners. One equation holds always: <strong>assets = liabilities + equity</strong>.</p>
<h2>The photograph, twice</h2>
<p>Golden River Foods again, in RM million at year end.</p>
<table><thead><tr><th>Item</th><th>Last year</th><th>This year</th></tr></thead><tbody><tr><td>Cash</td><td>48</td><td>30</td></tr><tr><td>Receivables (customers still to pay)</td><td>66</td><td>95</td></tr><tr><td>Inventories</td><td>65</td><td>85</td></tr><tr><td>Property, plant, equipment</td><td>221</td><td>230</td></tr><tr><td><strong>Total assets</strong></td><td>400</td><td>440</td></tr><tr><td>Payables (suppliers to be paid)</td><td>55</td><td>60</td></tr><tr><td>Short-term loans</td><td>35</td><td>60</td></tr><tr><td>Long-term loans</td><td>75</td><td>80</td></tr><tr><td><strong>Total liabilities</strong></td><td>165</td><td>200</td></tr><tr><td><strong>Equity</strong></td><td>235</td><td>240</td></tr></tbody></table>
<p>Check the equation: 200 + 240 = 440. Check the equity too: 235 at the start, plus profit of 29, less dividends of 24, makes 240. Statements that belong together fit together.</p>
<h2>Can it pay this year’s bills?</h2>
<p>Current assets turn into cash within a year: 30 + 95 + 85 = 210. Current liabilities fall due within a year: 60 + 60 = 120. The <strong>current ratio</strong> is 210 ÷ 120 = 1.75. Last year it was 179 ÷ 90 = 1.99.</p>
<p>Above 1 is usually comfortable, but look at what it is made of. Biscuits in a warehouse do not pay a bank. Leave out inventories and the <strong>quick ratio</strong> is 125 ÷ 120 = 1.04, down from 114 ÷ 90 = 1.27.</p>
<h2>How heavy is the debt?</h2>
<p>Loans come to 140. Less cash of 30, <strong>net debt</strong> is 110; last year it was 110 − 48 = 62. Against equity that is 110 ÷ 240 = 46%, up from 62 ÷ 235 = 26%.</p>
<p>More telling is <strong>interest cover</strong>: operating profit divided by interest. It was 48 ÷ 4 = 12 times and is now 44 ÷ 6 = 7.3 times. Still safe, but moving the wrong way.</p>
<aside class="callout"><p><strong>The trend matters more than the level.</strong> A ratio that worsens three years in a row says more than one that happens to look poor today.</p></aside>
<h2>What the photograph leaves out</h2>
<ul><li>A brand built up over forty years may stand at nothing; one bought last year may stand at a fortune, under “goodwill”.</li><li>Land may be shown at a price paid decades ago.</li><li>Guarantees and lawsuits are in the notes. Read the notes headed “contingent liabilities” and “related parties” first.</li></ul>
<p>And compare like with like: a bank, a property developer and a biscuit maker have quite different normal balance sheets.</p>`,
        zh: `<p>损益表像一整年的录像，资产负债表则是年底最后一晚拍下的一张照片：公司拥有什么、欠了什么、扣除之后留给股东的又有多少。有一条等式永远成立：<strong>资产＝负债＋股东权益</strong>。</p>
<h2>两张照片并排看</h2>
<p>同样是金河食品，年底数字，单位：百万令吉。</p>
<table><thead><tr><th>项目</th><th>去年</th><th>今年</th></tr></thead><tbody><tr><td>现金</td><td>48</td><td>30</td></tr><tr><td>应收账款（客户未付的钱）</td><td>66</td><td>95</td></tr><tr><td>存货</td><td>65</td><td>85</td></tr><tr><td>产业、厂房与设备</td><td>221</td><td>230</td></tr><tr><td><strong>总资产</strong></td><td>400</td><td>440</td></tr><tr><td>应付账款（欠供应商的钱）</td><td>55</td><td>60</td></tr><tr><td>短期贷款</td><td>35</td><td>60</td></tr><tr><td>长期贷款</td><td>75</td><td>80</td></tr><tr><td><strong>总负债</strong></td><td>165</td><td>200</td></tr><tr><td><strong>股东权益</strong></td><td>235</td><td>240</td></tr></tbody></table>
<p>先验等式：200＋240＝440。再验股东权益：年初235，加净利29，减派息24，正好是240。同一家公司的几张报表，本来就该环环相扣。</p>
<h2>今年的账单付得起吗</h2>
<p>流动资产一年内可变成现金：30＋95＋85＝210；流动负债一年内要还：60＋60＝120。<strong>流动比率</strong>是210÷120＝1.75，去年是179÷90＝1.99。</p>
<p>大于1通常算安全，但还要看是由什么组成的。仓库里的饼干，可不能拿去还银行。扣掉存货，<strong>速动比率</strong>只有125÷120＝1.04，去年是114÷90＝1.27。</p>
<h2>债务重不重</h2>
<p>贷款合计140，减去现金30，<strong>净负债</strong>是110；去年是110−48＝62。与股东权益相比，从62÷235＝26%升到110÷240＝46%。</p>
<p>更说明问题的是<strong>利息保障倍数</strong>，即营运盈利除以利息：去年48÷4＝12倍，今年44÷6＝7.3倍。仍算安全，方向却不对。</p>
<aside class="callout"><p><strong>趋势比水平重要。</strong>一个比率今年偏低，未必要紧；连续三年变坏，就值得追问。</p></aside>
<h2>照片拍不到的东西</h2>
<ul><li>经营了四十年的老招牌，账上可能一分不值；去年买来的品牌，却可能以“商誉”之名记上一大笔。</li><li>土地也许仍按几十年前的买价入账。</li><li>担保和官司都藏在附注里，“或有负债”和“关联方交易”这两项附注，最好先看。</li></ul>
<p>还有，比较要找同行：银行、发展商和饼干厂的资产负债表，“正常”的样子完全不同。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Cash Flow', zh: '现金流量表' },
      description: {
        en: 'Follow the cash from profit to the bank account and work out free cash flow.',
        zh: '从账面盈利一路追到银行户头，算出自由现金流。',
      },
      body: {
        en: `<p>A tailor who sells a suit on credit has made a profit and cannot buy lunch. The cash flow statement sets that right: it counts only money that came in or went out. It is the hardest of the three to make look pretty.</p>
<h2>Three drawers</h2>
<ul><li><strong>Operations:</strong> cash from running the business.</li><li><strong>Investing:</strong> cash spent on machines and buildings, or received for them.</li><li><strong>Financing:</strong> loans taken and repaid, shares issued, dividends paid.</li></ul>
<h2>From profit to cash</h2>
<p>Golden River’s year, in RM million. Depreciation is added back, because the machine was paid for earlier. Receivables and inventories that grow take cash away; payables that grow leave it in the till.</p>
<table><thead><tr><th>Step</th><th>Amount</th><th>Where it comes from</th></tr></thead><tbody><tr><td>Net profit</td><td>29</td><td>Income statement</td></tr><tr><td>Depreciation</td><td>+22</td><td>A cost without payment</td></tr><tr><td>Receivables up</td><td>−29</td><td>66 → 95</td></tr><tr><td>Inventories up</td><td>−20</td><td>65 → 85</td></tr><tr><td>Payables up</td><td>+5</td><td>55 → 60</td></tr><tr><td><strong>Operating cash flow</strong></td><td><strong>7</strong></td><td></td></tr><tr><td>New equipment</td><td>−31</td><td>221 − 22 + 31 = 230</td></tr><tr><td>New loans</td><td>+30</td><td>110 → 140</td></tr><tr><td>Dividends</td><td>−24</td><td>12 sen × 200 million shares</td></tr><tr><td><strong>Change in cash</strong></td><td><strong>−18</strong></td><td>48 → 30</td></tr></tbody></table>
<p>A profit of 29 brought in only 7 of cash. Forty-nine million went into unpaid invoices and full warehouses.</p>
<h2>Free cash flow</h2>
<p>Free cash flow is operating cash flow less the spending on equipment: 7 − 31 = −24. This is what is really left for lenders and shareholders. Golden River had nothing left, yet it paid 24 in dividends. The money came from the bank: new loans of 30.</p>
<p>A dividend paid with borrowed money can go on for a year or two. It cannot go on for long.</p>
<aside class="callout"><p><strong>Rule of thumb.</strong> Over five years, total operating cash flow should be close to total net profit, or above it. One weak year may be growth. Five weak years are a habit.</p></aside>
<h2>Questions before you judge</h2>
<ol><li>Is the spending on equipment for growth, or only to stand still? Compare it with depreciation: 31 against 22.</li><li>Did customers pay late because sales came in December, or because nobody else would supply them on credit?</li><li>Did cash improve only because suppliers were paid later? That can be done once.</li></ol>
<p>A negative free cash flow is not bad in itself. A young company building a good factory has one too. What matters is that the company says so, says how long it will last, and can pay for it without begging.</p>`,
        zh: `<p>裁缝师傅赊账卖出一套西装，账面上赚了钱，口袋里却连午饭钱都没有。现金流量表就是要还原真相：只算真正进来和出去的钱。三张表当中，它最不容易“化妆”。</p>
<h2>三个抽屉</h2>
<ul><li><strong>营运活动：</strong>做生意本身收付的现金。</li><li><strong>投资活动：</strong>添购或卖出机器、厂房的现金。</li><li><strong>融资活动：</strong>借钱、还钱、发股、派息。</li></ul>
<h2>从盈利走到现金</h2>
<p>金河这一年的账，单位：百万令吉。机器的钱早已付清，折旧不必再掏现金，所以加回来；应收账款和存货增加，现金就减少；应付账款增加，现金暂时留在自己手里。</p>
<table><thead><tr><th>步骤</th><th>金额</th><th>怎么来的</th></tr></thead><tbody><tr><td>净利</td><td>29</td><td>损益表</td></tr><tr><td>折旧</td><td>+22</td><td>算成本，但没有付现</td></tr><tr><td>应收账款增加</td><td>−29</td><td>66 → 95</td></tr><tr><td>存货增加</td><td>−20</td><td>65 → 85</td></tr><tr><td>应付账款增加</td><td>+5</td><td>55 → 60</td></tr><tr><td><strong>营运现金流</strong></td><td><strong>7</strong></td><td></td></tr><tr><td>添购设备</td><td>−31</td><td>221−22＋31＝230</td></tr><tr><td>新增贷款</td><td>+30</td><td>110 → 140</td></tr><tr><td>派发股息</td><td>−24</td><td>12仙×2亿股</td></tr><tr><td><strong>现金变动</strong></td><td><strong>−18</strong></td><td>48 → 30</td></tr></tbody></table>
<p>账面赚了2,900万令吉，收到的现金只有700万。另外4,900万，压在没收回的账款和堆满的仓库里。</p>
<h2>自由现金流</h2>
<p>自由现金流＝营运现金流减去添购设备的开支：7−31＝−24。这才是真正可以分给债主和股东的钱。金河一分不剩，却照样派息2,400万令吉。钱从哪里来？来自银行新借的3,000万。</p>
<p>借钱派息，撑一两年可以，长久不行。</p>
<aside class="callout"><p><strong>经验法则：</strong>把五年加起来看，营运现金流应接近或高于净利。一年偏低，可能是生意在扩张；五年都偏低，就是老毛病了。</p></aside>
<h2>下结论之前，先问三句</h2>
<ol><li>添购设备是为了扩充，还是仅仅维持现状？拿它和折旧比：31对22。</li><li>客户迟付，是因为生意集中在12月，还是因为他们在别处已经赊不到货？</li><li>现金变多，会不会只是拖着供应商的钱不付？这一招只能用一次。</li></ol>
<p>自由现金流是负数，不一定是坏事。年轻的公司盖一座好工厂，也会如此。要紧的是，公司有没有讲明原因、讲明要持续多久，以及不必到处求人，也付得起这笔钱。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Ratios That Matter', zh: '几个要紧的比率' },
      description: {
        en: 'Work out P/E, P/B, ROE and dividend cover, and say what each cannot tell you.',
        zh: '会算市盈率、市账率、股本回报率与股息保障，也知道各自的盲点。',
      },
      body: {
        en: `<p>A ratio is a question put in numbers. Asked alone it misleads; asked together with two others it begins to be useful. All the figures below are Golden River’s, at a share price of RM2.61.</p>
<h2>Price against profit: P/E</h2>
<p>The <strong>price-earnings ratio</strong> is price divided by earnings per share: 2.61 ÷ 0.145 = 18.0. You pay RM18 for each ringgit of yearly profit. Turned over, 1 ÷ 18 = 5.6% is the earnings yield.</p>
<p>A low P/E may mean a bargain, or a profit about to fall. A high one may mean folly, or a business growing fast. When a company makes a loss, the ratio means nothing at all.</p>
<h2>Price against assets: P/B</h2>
<p>Net assets per share are 240 ÷ 200 = RM1.20. The <strong>price-to-book ratio</strong> is 2.61 ÷ 1.20 = 2.2. It is useful for banks and property, whose assets have a market value, and says little about a software house.</p>
<h2>How hard does the owners’ money work? ROE</h2>
<p><strong>Return on equity</strong> is net profit divided by equity. Golden River made 34 ÷ 235 = 14.5% last year and 29 ÷ 240 = 12.1% this year. (We use year-end equity; some use the average of two year ends.)</p>
<p>ROE can be taken apart, and then it starts to talk:</p>
<table><thead><tr><th>Part</th><th>Last year</th><th>This year</th></tr></thead><tbody><tr><td>Net margin (profit ÷ sales)</td><td>8.5%</td><td>6.6%</td></tr><tr><td>Asset turnover (sales ÷ assets)</td><td>1.00</td><td>1.00</td></tr><tr><td>Leverage (assets ÷ equity)</td><td>1.70</td><td>1.83</td></tr><tr><td><strong>ROE (the three multiplied)</strong></td><td><strong>14.5%</strong></td><td><strong>12.1%</strong></td></tr></tbody></table>
<p>The margin fell and more borrowing hid part of it. With last year’s leverage, ROE would be about 11.2%. An ROE that rises only because debt rises is not an improvement.</p>
<h2>The dividend</h2>
<p>At 12 sen a share the <strong>yield</strong> is 0.12 ÷ 2.61 = 4.6%. The <strong>payout ratio</strong> is 24 ÷ 29 = 83% of profit. And from the last lesson you know that free cash flow was −24. A yield is only as safe as the cash behind it.</p>
<aside class="callout"><p><strong>A very high yield is a warning, not a gift.</strong> Yield is dividend ÷ price, and price falls first. Ask whether the market expects a cut.</p></aside>
<h2>How to compare</h2>
<ol><li>With itself: five years in a row.</li><li>With two or three rivals of the same trade and similar size.</li><li>With what you would accept: if a deposit pays 3%, is an earnings yield of 5.6% enough for the risk?</li></ol>
<p>And be sure which year is meant. A trailing P/E uses profit already made; a forward P/E uses somebody’s forecast.</p>`,
        zh: `<p>比率，是用数字提出的问题。单独问一个，容易被误导；两三个一起问，才开始有用。以下都以金河食品为例，假设股价2.61令吉。</p>
<h2>股价对盈利：市盈率</h2>
<p><strong>市盈率</strong>（P/E，又称本益比）＝股价÷每股盈利：2.61÷0.145＝18.0。意思是，为每1令吉的年盈利，您付出18令吉。倒过来，1÷18＝5.6%，叫作盈利收益率。</p>
<p>市盈率低，可能是便宜，也可能是盈利即将下滑；市盈率高，可能是市场昏了头，也可能是公司成长快。公司若是亏损，这个比率就毫无意义。</p>
<h2>股价对资产：市账率</h2>
<p>每股净资产是240÷200＝1.20令吉，<strong>市账率</strong>（P/B）是2.61÷1.20＝2.2倍。看银行和产业股，它有用，因为资产有市价可比；看软件公司，它帮不上什么忙。</p>
<h2>股东的钱用得好不好：ROE</h2>
<p><strong>股本回报率</strong>（ROE）＝净利÷股东权益。金河去年34÷235＝14.5%，今年29÷240＝12.1%。（这里用年底的股东权益，也有人取两个年底的平均数。）</p>
<p>把ROE拆成三块，它就会“说话”：</p>
<table><thead><tr><th>组成</th><th>去年</th><th>今年</th></tr></thead><tbody><tr><td>净利率（净利÷营业额）</td><td>8.5%</td><td>6.6%</td></tr><tr><td>资产周转率（营业额÷资产）</td><td>1.00</td><td>1.00</td></tr><tr><td>杠杆（资产÷股东权益）</td><td>1.70</td><td>1.83</td></tr><tr><td><strong>ROE（三项相乘）</strong></td><td><strong>14.5%</strong></td><td><strong>12.1%</strong></td></tr></tbody></table>
<p>利润率跌了，靠多借钱遮住了一部分；若杠杆和去年一样，ROE只有大约11.2%。光靠加债拉高的ROE，不算进步。</p>
<h2>股息</h2>
<p>每股派12仙，<strong>股息率</strong>是0.12÷2.61＝4.6%，<strong>派息率</strong>是24÷29＝83%。而上一课已经算过，自由现金流是−24。股息稳不稳，要看背后有没有现金撑着。</p>
<aside class="callout"><p><strong>股息率高得出奇，是警讯，不是礼物。</strong>股息率＝股息÷股价，往往是股价先跌。要想一想：市场是不是料到公司会削减股息？</p></aside>
<h2>怎么比才公平</h2>
<ol><li>跟自己比：连看五年。</li><li>跟同行比：找两三家行业相同、规模相近的公司。</li><li>跟自己的要求比：定存利率若是3%，冒着股票的风险拿5.6%的盈利收益率，够不够？</li></ol>
<p>还要弄清楚说的是哪一年：“历史市盈率”用已经赚到的盈利，“预测市盈率”用的是某个人的估计。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Warning Signs', zh: '报表里的警讯' },
      description: {
        en: 'Spot seven signs of trouble and run a fifteen-minute check on any annual report.',
        zh: '认出七个危险信号，用十五分钟为一份年报“体检”。',
      },
      body: {
        en: `<p>Frauds are rare; decline is common, and it shows in the figures long before it shows in the price. Nobody can catch everything. But most accidents that hurt small investors left the same few marks.</p>
<h2>Seven marks</h2>
<ol><li><strong>Receivables grow faster than sales.</strong> Goods are being pushed out, or customers cannot pay.</li><li><strong>Inventories pile up</strong> faster than goods are sold.</li><li><strong>Profit without cash</strong>, year after year.</li><li><strong>Debt rises to pay dividends</strong>, or short-term loans pay for long-term machines.</li><li><strong>Much business with related parties:</strong> companies of the founder’s family that buy, sell, rent or borrow.</li><li><strong>The auditor or the finance chief leaves</strong> suddenly, or the accounts come late.</li><li><strong>“One-off” losses</strong> that come every year.</li></ol>
<h2>Put days on it</h2>
<p>Marks one and two can be measured. Receivable days tell how long customers take to pay: receivables ÷ sales × 365. Inventory days tell how long goods wait: inventories ÷ cost of goods × 365.</p>
<table><thead><tr><th>Golden River</th><th>Last year</th><th>This year</th></tr></thead><tbody><tr><td>Growth in sales</td><td></td><td>10%</td></tr><tr><td>Growth in receivables</td><td></td><td>44%</td></tr><tr><td>Receivable days</td><td>66 ÷ 400 × 365 = 60</td><td>95 ÷ 440 × 365 = 79</td></tr><tr><td>Inventory days</td><td>65 ÷ 260 × 365 = 91</td><td>85 ÷ 297 × 365 = 104</td></tr></tbody></table>
<p>Customers take 19 days longer, goods lie 13 days longer. Together with borrowed dividends that makes three marks of the seven, and this year’s profit without cash may be the start of a fourth. Golden River may be entirely honest; a big new supermarket chain may simply pay slowly. But the questions are now exact, and can be put at the annual meeting.</p>
<h2>Where bad news lives</h2>
<ul><li>The <strong>auditor’s report</strong>. Look for “qualified opinion”, “disclaimer” or “material uncertainty related to going concern”. Any of these is a full stop.</li><li><strong>Key audit matters</strong>: what the auditor found hardest to judge.</li><li>The notes on receivables: how much is overdue by more than 90 days?</li><li>The notes on borrowings: what falls due within a year, and what is pledged?</li></ul>
<aside class="callout"><p><strong>If you do not understand how the company makes money, stop.</strong> There are many hundreds of listed companies in Malaysia and Singapore. You need to understand only a handful.</p></aside>
<h2>The fifteen-minute check</h2>
<p>Minutes 1 to 3: the auditor’s report. Minutes 4 to 7: five years of sales, profit and operating cash flow, written in three lines. Minutes 8 to 11: debt, cash, interest cover. Minutes 12 to 15: receivable and inventory days, related parties, number of shares.</p>
<p>If something is wrong, it mostly appears here. If nothing is, you have not found a good investment yet. You have found a company worth a whole evening.</p>`,
        zh: `<p>造假的公司不多，走下坡的公司却不少，而且股价反映之前，报表早已露出痕迹。谁也无法样样看穿，但让散户吃大亏的例子，留下的记号大同小异。</p>
<h2>七个记号</h2>
<ol><li><strong>应收账款比营业额涨得快。</strong>不是硬把货塞给客户，就是客户付不出钱。</li><li><strong>存货越堆越高，</strong>货却没有卖得更快。</li><li><strong>年年有盈利，年年没现金。</strong></li><li><strong>借钱来派息，</strong>或用短期贷款买长期机器。</li><li><strong>关联方交易多：</strong>与创办人家族的公司互相买卖、租赁、借贷。</li><li><strong>审计师或财务总监突然离职，</strong>或财报迟迟不交。</li><li><strong>“一次性”亏损，</strong>却每年都有一次。</li></ol>
<h2>换算成天数</h2>
<p>头两个记号可以量出来。应收账款天数看客户多久才付钱：应收账款÷营业额×365。存货天数看货品要等多久才卖掉：存货÷销货成本×365。</p>
<table><thead><tr><th>金河食品</th><th>去年</th><th>今年</th></tr></thead><tbody><tr><td>营业额增长</td><td></td><td>10%</td></tr><tr><td>应收账款增长</td><td></td><td>44%</td></tr><tr><td>应收账款天数</td><td>66÷400×365＝60</td><td>95÷440×365＝79</td></tr><tr><td>存货天数</td><td>65÷260×365＝91</td><td>85÷297×365＝104</td></tr></tbody></table>
<p>客户迟付了19天，货品多放了13天，再加上借钱派息，七个记号已中了三个；今年有盈利没现金，说不定是第四个的开头。金河也许清清白白，只是新接的大型连锁超市付款慢。但有了这些数字，问题就问得准，股东大会上也开得了口。</p>
<h2>坏消息藏在哪里</h2>
<ul><li><strong>审计师报告。</strong>若出现“保留意见”“无法表示意见”或“与持续经营有关的重大不确定性”，到此为止，不必再看。</li><li><strong>关键审计事项：</strong>审计师认为最难判断的地方。</li><li>应收账款附注：逾期90天以上的有多少？</li><li>贷款附注：一年内到期的有多少？抵押了什么？</li></ul>
<aside class="callout"><p><strong>看不懂公司靠什么赚钱，就停手。</strong>新马两地的上市公司多得很，真正需要看懂的，几家就够了。</p></aside>
<h2>十五分钟体检</h2>
<p>第1至3分钟，看审计师报告。第4至7分钟，把五年的营业额、净利、营运现金流抄成三行。第8至11分钟，看债务、现金、利息保障倍数。第12至15分钟，看应收账款与存货天数、关联方交易、股数变化。</p>
<p>有问题，多半在这里就看得出来。没发现问题，也不等于找到了好投资，只表示这家公司值得您再花一个晚上。</p>`,
      },
    },
    {
      type: 'quiz',
      title: { en: 'Check: Three Statements', zh: '三张报表小测验' },
      description: {
        en: 'Five questions; keep a calculator at hand.',
        zh: '五道题，手边备好计算器。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'A company has sales of RM500 million and cost of goods sold of RM350 million. What is its gross margin?',
            zh: '某公司营业额5亿令吉，销货成本3亿5000万令吉，毛利率是多少？',
          },
          options: [
            { id: 'a', text: { en: '15%', zh: '15%' } },
            { id: 'b', text: { en: '30%', zh: '30%' } },
            { id: 'c', text: { en: '43%', zh: '43%' } },
            { id: 'd', text: { en: '70%', zh: '70%' } },
          ],
          answer: 'b',
          explanation: {
            en: 'Gross profit is 500 − 350 = 150, and 150 ÷ 500 = 30%.',
            zh: '毛利＝500−350＝150，150÷500＝30%。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'A company that reports a net profit must have more cash at the end of the year than at the beginning.',
            zh: '公司只要有净利，年底的现金就一定比年初多。',
          },
          answer: false,
          explanation: {
            en: 'Profit can be tied up in unpaid invoices and stock, or spent on equipment and dividends. Golden River earned 29 and lost 18 of cash.',
            zh: '盈利可能压在应收账款和存货里，也可能用来买设备、派股息。金河净利29，现金却少了18。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'A share costs S$3.00 and earned 20 cents over the past year. What is its trailing P/E?',
            zh: '某股股价3.00新元，过去一年每股盈利20分，历史市盈率是多少倍？',
          },
          options: [
            { id: 'a', text: { en: '6', zh: '6倍' } },
            { id: 'b', text: { en: '6.7', zh: '6.7倍' } },
            { id: 'c', text: { en: '15', zh: '15倍' } },
            { id: 'd', text: { en: '60', zh: '60倍' } },
          ],
          answer: 'c',
          explanation: {
            en: '3.00 ÷ 0.20 = 15. The earnings yield is the reverse, 1 ÷ 15 = 6.7%.',
            zh: '3.00÷0.20＝15倍。倒过来，盈利收益率是1÷15＝6.7%。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'Operating cash flow is 50, spending on equipment 30, dividends 25. Which statement is true?',
            zh: '营运现金流50，添购设备30，派息25。下列哪一项正确？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'Free cash flow is 20 and does not cover the dividend',
                zh: '自由现金流20，不够派息',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Free cash flow is 25 and covers the dividend exactly',
                zh: '自由现金流25，刚好够派息',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Free cash flow is 50 and covers the dividend twice',
                zh: '自由现金流50，是股息的两倍',
              },
            },
          ],
          answer: 'a',
          explanation: {
            en: '50 − 30 = 20. The other 5 of the dividend must come from cash in hand or from borrowing.',
            zh: '50−30＝20。股息还差5，要动用手头现金或另外借贷。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'If return on equity rises only because the company borrowed more, the business itself has not improved.',
            zh: '股本回报率上升，如果只是因为公司多借了钱，生意本身并没有变好。',
          },
          answer: true,
          explanation: {
            en: 'ROE is margin × turnover × leverage. More leverage lifts ROE and the risk together.',
            zh: 'ROE＝净利率×资产周转率×杠杆。加大杠杆，ROE上去了，风险也跟着上去。',
          },
        },
      ],
    },
    {
      type: 'assignment',
      title: { en: 'One Page on One Company', zh: '一页纸，看一家公司' },
      description: {
        en: 'Read one real annual report and submit a single page with ten figures and your own questions.',
        zh: '读一份真实的年报，交一页纸：十个数字，加上您自己的疑问。',
      },
      body: {
        en: `<p>Choose one company listed in Singapore or Malaysia whose products you know. Banks and insurers are too difficult for a first time. Download its latest annual report from the exchange’s site (sgx.com or bursamalaysia.com) or from its own. You are learning to read; you are not asked whether to buy.</p>
<h2>Part one: ten figures</h2>
<p>Fill in both years. Copy the first six, work out the last four, and show how you did it.</p>
<table><thead><tr><th>Figure</th><th>Last year</th><th>This year</th></tr></thead><tbody><tr><td>1. Revenue</td><td></td><td></td></tr><tr><td>2. Operating profit</td><td></td><td></td></tr><tr><td>3. Net profit</td><td></td><td></td></tr><tr><td>4. Operating cash flow</td><td></td><td></td></tr><tr><td>5. Total borrowings</td><td></td><td></td></tr><tr><td>6. Cash</td><td></td><td></td></tr><tr><td>7. Operating margin</td><td></td><td></td></tr><tr><td>8. ROE (year-end equity)</td><td></td><td></td></tr><tr><td>9. Receivable days</td><td></td><td></td></tr><tr><td>10. Free cash flow</td><td></td><td></td></tr></tbody></table>
<h2>Part two: in your own words</h2>
<ol><li>How does the company make money? Two sentences that a neighbour would understand.</li><li>Which of the ten figures changed most, and what reason does the report give?</li><li>Go through the seven marks of lesson five. Which do you find? Name the page.</li><li>Two questions you would ask at the annual meeting.</li></ol>
<h2>How it is marked</h2>
<ul><li>Figures and working correct: 40 marks.</li><li>Reasons found in the report, with page numbers: 30 marks.</li><li>Clear plain language: 15 marks.</li><li>Good questions: 15 marks.</li></ul>
<aside class="callout"><p>Name the company, the year and the page of every figure. Do not write a target price or a recommendation. One page is enough; a photograph of clear handwriting is welcome.</p></aside>`,
        zh: `<p>在新加坡或马来西亚的上市公司里，挑一家您熟悉其产品的。银行和保险公司太难，第一次先别选。到交易所网站（sgx.com或bursamalaysia.com）或公司网站下载最新年报。这份作业练的是阅读，不必回答该不该买。</p>
<h2>第一部分：十个数字</h2>
<p>两年都要填。前六项照抄，后四项自己算，并写出算式。</p>
<table><thead><tr><th>项目</th><th>去年</th><th>今年</th></tr></thead><tbody><tr><td>1. 营业额</td><td></td><td></td></tr><tr><td>2. 营运盈利</td><td></td><td></td></tr><tr><td>3. 净利</td><td></td><td></td></tr><tr><td>4. 营运现金流</td><td></td><td></td></tr><tr><td>5. 贷款总额</td><td></td><td></td></tr><tr><td>6. 现金</td><td></td><td></td></tr><tr><td>7. 营运利润率</td><td></td><td></td></tr><tr><td>8. ROE（用年底股东权益）</td><td></td><td></td></tr><tr><td>9. 应收账款天数</td><td></td><td></td></tr><tr><td>10. 自由现金流</td><td></td><td></td></tr></tbody></table>
<h2>第二部分：用自己的话写</h2>
<ol><li>这家公司靠什么赚钱？写两句邻居也听得懂的话。</li><li>十个数字里，哪一个变化最大？年报给出什么理由？</li><li>对照第五课的七个记号，找到了哪几个？请注明页数。</li><li>如果出席股东大会，您会问哪两个问题？</li></ol>
<h2>评分方式</h2>
<ul><li>数字与算式正确：40分。</li><li>从年报中找到原因，并注明页数：30分。</li><li>文字清楚浅白：15分。</li><li>问题问得好：15分。</li></ul>
<aside class="callout"><p>请写明公司名称、财政年度和每个数字的页码；不要写目标价，也不要写买卖建议。一页就够，字迹清楚的手写稿拍照上传也欢迎。</p></aside>`,
      },
    },
  ],
};
