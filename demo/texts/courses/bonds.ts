import type { DemoCourse } from '../demo-types.ts';

export const bondsCourse: DemoCourse = {
  key: 'bonds',
  teacher: 'lin-zhiyuan',
  title: {
    en: 'Bonds and Interest Rates',
    zh: '债券与利率',
  },
  short_description: {
    en: 'Coupons, yields, duration and credit, with SSBs, T-bills and MGS worked through in figures.',
    zh: '票息、收益率、久期与信用风险，用数字讲清SSB、国库券与大马政府证券。',
  },
  description: {
    en: `Bonds are often called the safe part of a portfolio, and many people were surprised when their bond funds fell as interest rates rose. This course explains why that happens, and when it matters.

You will work with real arithmetic: what a coupon pays, how price and yield move against each other, how much a given bond loses when rates rise, and what a default costs. The last lesson sets Singapore Savings Bonds, T-bills and Malaysian Government Securities side by side.`,
    zh: `提到债券，大家总说是组合里“稳”的那一块。可是利率一升，不少人的债券基金竟然跌了，才发现自己并不真的懂它。这门课要说清楚：为什么会跌，什么时候要紧，什么时候不要紧。

课程里的账都一步步算出来：票息怎样付，价格与收益率怎样此消彼长，利率升一个百分点会跌多少，一次违约又要赔掉几年的利息。最后一课，把新加坡储蓄债券、国库券和大马政府证券放在同一张表里比较。`,
  },
  level: 'intermediate',
  pointsReward: 90,
  pointsRequired: 180,
  priceUsd: 25,
  priceCny: 168,
  priceSgd: 35,
  priceMyr: 109,
  isFeatured: false,
  contents: [
    {
      type: 'text',
      title: {
        en: 'A Bond Is a Loan',
        zh: '债券就是借条',
      },
      description: {
        en: 'You will be able to read a bond’s basic terms, list its payments and work out what you pay on the day you buy.',
        zh: '学完后，您能读懂债券的基本条款，列出每一笔收款，并算出买入当天该付多少。',
      },
      body: {
        en: `<h2>Lending, not owning</h2>
<p>A shareholder owns part of a business and shares in whatever it earns. A bondholder has lent it money. The borrower owes a fixed sum on fixed dates, and nothing more: if profits double, the bondholder still receives the same interest. In return the bondholder stands ahead of the shareholder in the queue if things go wrong.</p>
<p>Four terms describe almost any bond:</p>
<ul>
<li><strong>Issuer:</strong> who borrows, such as a government, a statutory board or a company.</li>
<li><strong>Face value</strong> (or par): the amount repaid at the end.</li>
<li><strong>Coupon:</strong> the yearly interest, as a percentage of face value.</li>
<li><strong>Maturity:</strong> the day on which the face value comes back.</li>
</ul>
<h2>Every payment, in advance</h2>
<p>Mrs Lau buys a new five-year bond with a face value of S$10,000 and a coupon of 3%, paid every six months. Each payment is S$10,000 × 3% ÷ 2 = S$150.</p>
<table>
<thead><tr><th scope="col">Year</th><th scope="col">Interest (S$)</th><th scope="col">Repayment (S$)</th></tr></thead>
<tbody>
<tr><td>1 to 4</td><td>300 each year</td><td>0</td></tr>
<tr><td>5</td><td>300</td><td>10,000</td></tr>
<tr><td>Total</td><td>1,500</td><td>10,000</td></tr>
</tbody>
</table>
<p>If the issuer pays and she holds to the end, she knows every figure on the first day. That certainty is what she has bought. What she does not know is the price on any day before maturity, or what S$10,000 will buy in five years.</p>
<h2>Prices per hundred</h2>
<p>Bond prices are quoted per 100 of face value. A price of 98.50 means S$9,850 for a face value of S$10,000. Below 100 the bond trades at a discount, above 100 at a premium.</p>
<p>Buyers also pay the seller for interest earned since the last coupon, called <strong>accrued interest</strong>. Sixty days after a coupon date it is S$10,000 × 3% × 60 ÷ 365 = S$49.32. So the bill comes to 9,850 + 49.32 = S$9,899.32. The buyer gets this back when the next full coupon of S$150 arrives.</p>
<h2>Not a fixed deposit</h2>
<p>Both pay interest and both have an end date, but they differ in three ways.</p>
<ol>
<li>A deposit at a member bank is insured: by SDIC up to S$100,000, by PIDM up to RM250,000, per depositor and bank. A bond is not insured by either.</li>
<li>You may end a deposit early and lose some interest. A bond has to be sold at the market’s price, which may be below what you paid.</li>
<li>A bond can last thirty years, and its price then swings far more than people expect.</li>
</ol>
<aside class="callout"><p>The first question about any bond is not “How much does it pay?” but “Who has to pay me, and from what?”</p></aside>`,
        zh: `<h2>借钱给人，不是入股</h2>
<p>股东拥有生意的一部分，赚多赚少都有份。债券持有人只是债主：对方在约定的日子还约定的数目，此外没有了。公司盈利翻倍，您的利息还是那么多；换来的是，万一出事，债主排在股东前面。</p>
<p>看任何债券，先认四样东西：</p>
<ul>
<li><strong>发行人：</strong>谁在借钱，可能是政府、法定机构或公司。</li>
<li><strong>面值：</strong>到期时归还的数目。</li>
<li><strong>票息</strong>（coupon）：每年的利息，以面值的百分比表示。</li>
<li><strong>到期日：</strong>面值归还的那一天。</li>
</ul>
<h2>每一笔钱都事先知道</h2>
<p>刘太太买了一只新发行的五年期债券，面值10,000新元，票息3%，每半年付一次，每次是10,000×3%÷2＝150新元。</p>
<table>
<thead><tr><th scope="col">年份</th><th scope="col">利息（新元）</th><th scope="col">还本（新元）</th></tr></thead>
<tbody>
<tr><td>第1至4年</td><td>每年300</td><td>0</td></tr>
<tr><td>第5年</td><td>300</td><td>10,000</td></tr>
<tr><td>合计</td><td>1,500</td><td>10,000</td></tr>
</tbody>
</table>
<p>只要发行人依约付款，她又持有到期，每个数字在第一天就定了。她买的正是这份确定。不能确定的有两件事：到期之前任何一天的市价，以及五年后10,000新元还能买到多少东西。</p>
<h2>报价以一百为准</h2>
<p>债券按每100元面值报价。报98.50，意思是面值10,000新元的债券卖9,850新元。低于100叫折价，高于100叫溢价。</p>
<p>买方还要补给卖方上次付息以来累积的利息，叫<strong>应计利息</strong>。付息日过后60天，应计利息是10,000×3%×60÷365＝49.32新元，所以总共要付9,850＋49.32＝9,899.32新元。等到下一次领足150新元，垫出去的就回来了。</p>
<h2>它不是定期存款</h2>
<p>两者都有利息，也都有到期日，但有三点不同。</p>
<ol>
<li>存在会员银行的存款有保障，每人每家银行，新加坡存款保险公司（SDIC）保到100,000新元，马来西亚存款保险机构（PIDM）保到250,000令吉；债券则两者都不保。</li>
<li>定存提早取出，少拿一点利息；债券提早脱手，得按市价卖，可能低于买价。</li>
<li>债券可以长达三十年，价格的起落往往超出一般人的想象。</li>
</ol>
<aside class="callout"><p>看到一只债券，先别问“利息多少”，要问“谁欠我钱，拿什么来还”。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Price and Yield',
        zh: '价格与收益率',
      },
      description: {
        en: 'You will be able to explain why prices fall when rates rise, and tell coupon, current yield and yield to maturity apart.',
        zh: '学完后，您能说明利率上升时债价为何下跌，并分清票息、当期收益率与到期收益率。',
      },
      body: {
        en: `<h2>The two ends of a see-saw</h2>
<p>Mrs Lau’s bond pays 3% for five years. The day after she buys, a similar borrower offers 4%. Nobody will now pay her the full S$10,000 for a bond that earns S$100 a year less. To sell, she must lower the price until the buyer earns 4% as well. If new bonds offered only 2%, hers would be wanted, and the price would rise.</p>
<table>
<thead><tr><th scope="col">Yield asked by the market</th><th scope="col">Price per 100</th><th scope="col">Value of S$10,000 face</th></tr></thead>
<tbody>
<tr><td>2%</td><td>104.71</td><td>S$10,471</td></tr>
<tr><td>3%</td><td>100.00</td><td>S$10,000</td></tr>
<tr><td>4%</td><td>95.55</td><td>S$9,555</td></tr>
</tbody>
</table>
<p>(The figures take five years to maturity and one coupon a year, to keep the sums short.) The bond’s payments have not changed by one cent. Only what people will pay for them has.</p>
<h2>Three yields people mix up</h2>
<ul>
<li><strong>Coupon:</strong> 3%, printed on the bond, never changes.</li>
<li><strong>Current yield:</strong> the coupon over today’s price, 3 ÷ 95.55 = 3.14%. It ignores what happens at maturity.</li>
<li><strong>Yield to maturity:</strong> counts the coupons and the gain from 95.55 up to 100. Here it is 4%.</li>
</ul>
<p>A quick estimate of the last one: (coupon + yearly gain) ÷ average of price and 100. The gain is (100 − 95.55) ÷ 5 = 0.89 a year, so (3 + 0.89) ÷ 97.78 = 3.98%. Close enough to check what a salesperson tells you.</p>
<p>When comparing bonds, use the yield to maturity. It rests on three conditions: you hold to the end, nobody defaults, and you reinvest each coupon at the same rate.</p>
<h2>The pull to par</h2>
<p>A price below 100 does not stay there. If the market goes on asking 4%, the price climbs as maturity comes nearer.</p>
<table>
<thead><tr><th scope="col">Years left</th><th scope="col">5</th><th scope="col">4</th><th scope="col">3</th><th scope="col">2</th><th scope="col">1</th><th scope="col">0</th></tr></thead>
<tbody>
<tr><td>Price</td><td>95.55</td><td>96.37</td><td>97.22</td><td>98.11</td><td>99.04</td><td>100</td></tr>
</tbody>
</table>
<p>So for Mrs Lau, who does not need the money, the fall is a missed chance rather than a loss: she earns 3% where she might have earned 4%. If she must sell next month for a hospital bill, it is a loss in cash.</p>
<h2>The yield curve</h2>
<p>Plot government yields from three months to thirty years and you have the yield curve. Usually it slopes upwards, since lenders want more for waiting longer. When short yields stand above long ones the curve is inverted: the market expects rates to be lower later. It is a forecast made by many people, and it has been wrong before.</p>
<aside class="callout"><p>Remember one line: yields up, prices down. The coupon is what you are paid; the price is what others will give you for it.</p></aside>`,
        zh: `<h2>跷跷板的两头</h2>
<p>刘太太那只债券，五年里每年付3%。买进第二天，条件相近的借款人开价4%。别人自然不肯再用足额的10,000新元，买一只每年少收100新元的债券。她想脱手，只能降价，降到买家也赚得到4%为止。倒过来，如果新债只给2%，她手上的就成了抢手货，价格上升。</p>
<table>
<thead><tr><th scope="col">市场要求的收益率</th><th scope="col">每100元价格</th><th scope="col">面值10,000新元的市值</th></tr></thead>
<tbody>
<tr><td>2%</td><td>104.71</td><td>10,471新元</td></tr>
<tr><td>3%</td><td>100.00</td><td>10,000新元</td></tr>
<tr><td>4%</td><td>95.55</td><td>9,555新元</td></tr>
</tbody>
</table>
<p>（为了好算，这里以五年期、每年付息一次计。）债券该付的钱一分没变，变的只是别人愿意出多少钱来买。</p>
<h2>三种常被混淆的“收益率”</h2>
<ul>
<li><strong>票息：</strong>3%，白纸黑字，永远不变。</li>
<li><strong>当期收益率：</strong>票息除以现价，3÷95.55＝3.14%，没有算到期那一笔。</li>
<li><strong>到期收益率：</strong>票息之外，连95.55回到100的差价也算在内，这里是4%。</li>
</ul>
<p>到期收益率可以这样粗估：（票息＋每年差价）÷价格与100的平均数。每年差价是（100−95.55）÷5＝0.89，于是（3＋0.89）÷97.78＝3.98%。用来核对销售员的说法，够准了。</p>
<p>比较不同债券，要看到期收益率。不过它有三个前提：持有到期、没有人违约、每次收到的利息都能以同样的利率再投资。</p>
<h2>越近到期，越近面值</h2>
<p>低于100的价格不会一直低下去。就算市场始终要求4%，越接近到期日，价格也越往上靠。</p>
<table>
<thead><tr><th scope="col">剩余年数</th><th scope="col">5</th><th scope="col">4</th><th scope="col">3</th><th scope="col">2</th><th scope="col">1</th><th scope="col">0</th></tr></thead>
<tbody>
<tr><td>价格</td><td>95.55</td><td>96.37</td><td>97.22</td><td>98.11</td><td>99.04</td><td>100</td></tr>
</tbody>
</table>
<p>所以，刘太太若不等钱用，这次下跌只是错过了机会：本来可以赚4%，现在赚3%。但如果下个月要卖掉来付医院账单，那就是实打实的亏损。</p>
<h2>收益率曲线</h2>
<p>把三个月到三十年的政府债券收益率连成一线，就是收益率曲线。通常右高左低，因为借得越久，要的补偿越多。短期反而高过长期，叫“倒挂”，表示市场预期日后利率会下降。那是许多人一起做的预测，从前也错过不少次。</p>
<aside class="callout"><p>只要记住一句：收益率升，价格跌。票息是别人付给您的，价格是别人肯出的。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Duration',
        zh: '久期',
      },
      description: {
        en: 'You will be able to estimate how far a bond or bond fund falls when yields rise, and match it to when you need the money.',
        zh: '学完后，您能估算收益率上升时债券或债券基金会跌多少，并按用钱的时间来配合。',
      },
      body: {
        en: `<h2>One number for the see-saw</h2>
<p>How hard does a bond fall when yields rise? It depends mainly on how long you wait for your money. <strong>Duration</strong> puts that into one number, and the rule is short:</p>
<blockquote><p>Change in price ≈ −duration × change in yield</p></blockquote>
<p>A bond with a duration of 5 loses about 5% when its yield rises by one percentage point, and gains about 5% when it falls by one. (Factsheets call this modified duration. It is stated in years, but read it as “per cent per point”.)</p>
<h2>Short and long</h2>
<p>Each bond below has a 3% coupon and a price of 100. Then the market’s yield rises from 3% to 4%.</p>
<table>
<thead><tr><th scope="col">Maturity</th><th scope="col">Duration</th><th scope="col">Rule says</th><th scope="col">New price</th></tr></thead>
<tbody>
<tr><td>2 years</td><td>1.9</td><td>−1.9%</td><td>98.11</td></tr>
<tr><td>5 years</td><td>4.6</td><td>−4.6%</td><td>95.55</td></tr>
<tr><td>10 years</td><td>8.5</td><td>−8.5%</td><td>91.89</td></tr>
<tr><td>30 years</td><td>19.6</td><td>−19.6%</td><td>82.71</td></tr>
</tbody>
</table>
<p>The thirty-year government bond carries no doubt about repayment and still loses 17%. “Safe” says something about the borrower, not about the price. The rule overstates big falls a little, because the line is curved, which is called convexity; for everyday use it will do.</p>
<h2>What it means for a fund</h2>
<p>Madam Chia, 58, has S$50,000 in a bond fund with a duration of 6.5 and a yield of 3.5%. Yields rise by 0.75 of a point.</p>
<ul>
<li>Fall: 6.5 × 0.75% = 4.875%, or S$2,437.50.</li>
<li>Value afterwards: S$47,562.50.</li>
<li>Income before: 3.5% of S$50,000 = S$1,750 a year.</li>
<li>Income afterwards: about 4.25% of S$47,562.50 = S$2,021 a year.</li>
</ul>
<p>At the new income it takes about fourteen months to make up the fall. If she can leave the money for six or seven years, the rise in rates leaves her slightly better off; if she needs it next spring, it hurts. The same money in a fund with a duration of 1.9 would have lost only about S$713.</p>
<p>One difference matters: a single bond comes back to 100 on its last day, but a fund keeps buying new bonds and never matures. No date guarantees your price.</p>
<h2>Match the money to the date</h2>
<ol>
<li>Write down when you need each sum: school fees in two years, a car in four, retirement in twelve.</li>
<li>Keep the duration of each pot no longer than its waiting time.</li>
<li>For money without a date, decide how large a fall you could watch calmly, and divide: at most 6% for a rise of one point means a duration of 6 or less.</li>
</ol>
<aside class="callout"><p>Before buying a bond fund, find two figures on the factsheet: duration and yield to maturity. If the yield is far above government bonds of the same duration, you are being paid for credit risk, the subject of the next lesson.</p></aside>`,
        zh: `<h2>一个数字说明跌多少</h2>
<p>收益率上升，债券会跌多深？主要看您要等多久才拿回钱。<strong>久期</strong>（duration）把它化成一个数字，规则很短：</p>
<blockquote><p>价格变动 ≈ −久期 × 收益率变动</p></blockquote>
<p>久期是5的债券，收益率升一个百分点，价格约跌5%；降一个百分点，约涨5%。（基金资料单上写的是“修正久期”，单位虽是年，读成“每个百分点跌百分之几”就对了。）</p>
<h2>短债与长债</h2>
<p>下表的债券，票息都是3%，价格都是100。如今市场收益率由3%升到4%。</p>
<table>
<thead><tr><th scope="col">年期</th><th scope="col">久期</th><th scope="col">按规则估算</th><th scope="col">新价格</th></tr></thead>
<tbody>
<tr><td>2年</td><td>1.9</td><td>−1.9%</td><td>98.11</td></tr>
<tr><td>5年</td><td>4.6</td><td>−4.6%</td><td>95.55</td></tr>
<tr><td>10年</td><td>8.5</td><td>−8.5%</td><td>91.89</td></tr>
<tr><td>30年</td><td>19.6</td><td>−19.6%</td><td>82.71</td></tr>
</tbody>
</table>
<p>三十年期政府债券，还款没有疑问，价格照样跌17%。所谓“安全”，说的是借款人，不是价格。这条规则对大跌会略为高估，因为实际是一条曲线（行话叫凸性），平日使用已经足够。</p>
<h2>换成基金来看</h2>
<p>58岁的谢女士有50,000新元放在一只债券基金，久期6.5，收益率3.5%。后来收益率升了0.75个百分点。</p>
<ul>
<li>跌幅：6.5×0.75%＝4.875%，即2,437.50新元。</li>
<li>跌后市值：47,562.50新元。</li>
<li>原来的收益：50,000的3.5%，一年1,750新元。</li>
<li>之后的收益：47,562.50的4.25%左右，一年约2,021新元。</li>
</ul>
<p>按新的收益，大约十四个月便能补回跌去的数目。这笔钱若能放六七年，加息反而让她略有得益；若是明年春天就要用，那就痛了。同一笔钱，换成久期1.9的基金，只会少约713新元。</p>
<p>有一点要分清：单只债券到了最后一天会回到100，基金却不断买进新债，永远没有到期日，也就没有哪一天能担保您的价格。</p>
<h2>用钱的日子定久期</h2>
<ol>
<li>写下每笔钱几时要用：学费两年后，换车四年后，退休十二年后。</li>
<li>每一份的久期，不要长过等待的时间。</li>
<li>没有期限的钱，先想清楚跌多少还睡得着，再倒推：利率升一个百分点最多只肯跌6%，久期就不超过6。</li>
</ol>
<aside class="callout"><p>买债券基金之前，先在基金资料单上找两个数字：久期和到期收益率。收益率若远高于同样久期的政府债券，多出来的就是信用风险的报酬，下一课细说。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Credit Risk',
        zh: '信用风险',
      },
      description: {
        en: 'You will be able to read a rating, judge whether a spread pays for the defaults to expect, and ask the right questions of a retail bond.',
        zh: '学完后，您会看信用评级，判断利差够不够补偿违约，并懂得向零售债券发问。',
      },
      body: {
        en: `<h2>Will they pay?</h2>
<p>Duration measures what interest rates can do to you. Credit risk is the other danger: that the borrower pays late, pays less, or does not pay. For this risk lenders ask a <strong>spread</strong>, the yield above a government bond of the same length. If the government pays 3.0% and a company 6.5%, the spread is 3.5 percentage points.</p>
<h2>Reading a rating</h2>
<p>Agencies sort borrowers by how likely they are to pay. Fitch, Moody’s and S&amp;P rate worldwide; RAM and MARC rate in Malaysia.</p>
<table>
<thead><tr><th scope="col">Grade</th><th scope="col">Meaning</th><th scope="col">Usual name</th></tr></thead>
<tbody>
<tr><td>AAA to AA</td><td>Very strong</td><td>Investment grade</td></tr>
<tr><td>A to BBB</td><td>Sound, more exposed to bad times</td><td>Investment grade</td></tr>
<tr><td>BB to B</td><td>Able to pay today, little to spare</td><td>High yield, or junk</td></tr>
<tr><td>CCC to D</td><td>In trouble, or has stopped paying</td><td>Distressed</td></tr>
</tbody>
</table>
<p>Two cautions. A local AAA ranks a borrower against others in the same country; it is not the same as an international AAA. And many bonds sold to the public in Singapore carry no rating at all.</p>
<h2>Does the spread pay?</h2>
<p>A lender loses in a default whatever is not recovered. Suppose 4 in 100 such borrowers fail each year and creditors get back 35% of what is owed.</p>
<ul>
<li>Expected loss: 4% × (100% − 35%) = 2.6% a year.</li>
<li>Spread: 3.5%.</li>
<li>Left over: 3.5% − 2.6% = 0.9% a year for worry and for slow selling.</li>
</ul>
<p>So a yield of 6.5% is really about 3.9%, and only on average. With one bond there is no average. Mr Sim holds ten different bonds of S$10,000, each paying 6.5%: S$6,500 a year. If one defaults with 35% recovered, he loses S$6,500. One failure among ten eats a whole year’s interest.</p>
<h2>The queue</h2>
<p>When a borrower is wound up, payment goes down a list: secured lenders, senior bonds, subordinated bonds, perpetual securities, and at the end the shareholders. In 2018 a company listed in Singapore stopped paying on perpetual securities and preference shares held by about 34,000 individuals, many of them retirees drawn by a yield of 6%. In 2023 a Swiss bank’s lowest-ranking bonds, called AT1, were written down to nothing while its shareholders still received something. On 1 October 2025 the Swiss Federal Administrative Court found that the write-down had no legal basis; it did not yet decide whether anything is to be paid back, and the supervisor took the case to the Federal Supreme Court. (Source: <a href="https://www.bvger.ch/en/newsroom/media-releases/unlawful-write-off-of-at1-capital-instruments-2385">Federal Administrative Court, 14 October 2025</a>, judgment B-2334/2023.) The small print decides, and sometimes a court decides about the small print, years later.</p>
<h2>Six questions for a retail bond</h2>
<ol>
<li>Is it rated, by whom and on which scale?</li>
<li>Where does it stand in the queue?</li>
<li>Does cash from the business cover the interest at least three times?</li>
<li>How much of its debt falls due before my bond?</li>
<li>May the issuer call it early, or put off a coupon?</li>
<li>Who will buy it from me, and at what gap between bid and offer?</li>
</ol>
<aside class="callout"><p>A well-known brand is not a rating. You may like the shop and trust the founder; the bond is paid from cash flow, not from fame.</p></aside>`,
        zh: `<h2>对方还得起吗</h2>
<p>久期量的是利率会怎样影响您，信用风险是另一种危险：借款人迟付、少付，或者干脆不付。债主为此要求的补偿叫<strong>利差</strong>（spread），也就是高出同年期政府债券的那部分收益率。政府付3.0%，公司付6.5%，利差便是3.5个百分点。</p>
<h2>怎样看评级</h2>
<p>评级机构按还款能力替借款人分等。国际上有惠誉、穆迪和标普，马来西亚有RAM和MARC。</p>
<table>
<thead><tr><th scope="col">等级</th><th scope="col">意思</th><th scope="col">通称</th></tr></thead>
<tbody>
<tr><td>AAA至AA</td><td>还款能力很强</td><td>投资级</td></tr>
<tr><td>A至BBB</td><td>稳健，但较怕坏年头</td><td>投资级</td></tr>
<tr><td>BB至B</td><td>眼下付得起，余力不多</td><td>高收益债，俗称垃圾债</td></tr>
<tr><td>CCC至D</td><td>出了问题，或已停付</td><td>困境债</td></tr>
</tbody>
</table>
<p>两点提醒：本地的AAA是同一国家里互相比较，跟国际评级的AAA不是一回事；而在新加坡公开发售给散户的债券，有不少根本没有评级。</p>
<h2>利差够不够赔</h2>
<p>违约时，收不回来的才是损失。假设这类借款人每年100家有4家倒下，债主平均收回欠款的35%。</p>
<ul>
<li>预期损失：4%×（100%−35%）＝每年2.6%。</li>
<li>利差：3.5%。</li>
<li>剩下：3.5%−2.6%＝每年0.9%，补偿您的担忧和难以脱手。</li>
</ul>
<p>因此，6.5%的收益率实际上约等于3.9%，而且只是平均数。手上若只有一只债券，就谈不上平均。沈先生分散买了十只，每只10,000新元，票息都是6.5%，一年收6,500新元。只要一只违约、收回35%，便亏掉6,500新元。十只里倒一只，一年的利息就没有了。</p>
<h2>排队的次序</h2>
<p>公司清盘时，还钱有先后：有抵押债权人、优先债、次级债、永续证券，最后才轮到股东。2018年，一家新加坡上市公司停付永续证券和优先股，约34,000名散户受影响，当中不少是被6%的回报吸引的退休人士。2023年，一家瑞士银行等级最低的债券（称为AT1）全数减记为零，股东反而还拿到一点。2025年10月1日，瑞士联邦行政法院裁定这次减记没有法律依据，但尚未决定要不要偿还，监管机构已上诉到联邦最高法院。（来源：<a href="https://www.bvger.ch/en/newsroom/media-releases/unlawful-write-off-of-at1-capital-instruments-2385">瑞士联邦行政法院，2025年10月14日</a>，判决书编号B-2334/2023。）关键在条款的细则，而细则怎样解释，有时要等法院多年之后才说了算。</p>
<h2>向零售债券问六句话</h2>
<ol>
<li>有没有评级？谁评的？用哪一套标准？</li>
<li>清盘时排在第几？</li>
<li>营运现金够不够付三倍的利息？</li>
<li>在我这只债券之前，还有多少债要到期？</li>
<li>发行人能不能提早赎回，或者延付利息？</li>
<li>想卖时谁会接手，买卖差价多大？</li>
</ol>
<aside class="callout"><p>名气不是评级。您可以喜欢它的店、敬佩它的创办人，但还钱靠的是现金流，不是知名度。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'SSBs, T-bills and MGS',
        zh: '储蓄债券、国库券与大马政府证券',
      },
      description: {
        en: 'You will be able to compare the government paper of Singapore and Malaysia, and work out the return of each in figures.',
        zh: '学完后，您能比较新马两国的政府债券，并用数字算出各自的回报。',
      },
      body: {
        en: `<h2>Four papers on one page</h2>
<table>
<thead><tr><th scope="col">Paper</th><th scope="col">Term</th><th scope="col">Smallest amount</th><th scope="col">Return</th><th scope="col">Getting out early</th></tr></thead>
<tbody>
<tr><td>Singapore Savings Bond (SSB)</td><td>Up to 10 years</td><td>S$500</td><td>Interest every six months, rising over the years</td><td>Redeem in any month at face value</td></tr>
<tr><td>Singapore T-bill</td><td>6 months or 1 year</td><td>S$1,000</td><td>Bought below 100, repaid at 100</td><td>Sell at the market price</td></tr>
<tr><td>SGS bond</td><td>2 to 50 years</td><td>S$1,000</td><td>Fixed interest every six months</td><td>Sell at the market price</td></tr>
<tr><td>Malaysian Government Securities (MGS)</td><td>3 to 30 years</td><td>Traded in large lots</td><td>Fixed interest every six months</td><td>Sell at the market price</td></tr>
</tbody>
</table>
<p>The terms are those usual at the time of writing; the websites of the Monetary Authority of Singapore (MAS) and Bank Negara Malaysia hold the current ones. MGS have an Islamic sister, the MGII. Most individuals reach both through a bank or a bond fund, and indirectly through EPF, one of the largest holders.</p>
<h2>SSB: a bond you can hand back</h2>
<p>Each monthly issue fixes its rates in advance. Suppose the first three years pay 2.50%, 2.60% and 2.75%. On S$10,000 held for three years and then redeemed, the interest is 250 + 260 + 275 = S$785, an average of 2.62% a year, and the S$10,000 comes back whole. The cost is a S$2 fee for each application and each redemption. The most one person may hold is S$200,000, and an SSB cannot be sold to anyone else.</p>
<h2>T-bill: interest at the start</h2>
<p>A T-bill pays no coupon. Mr Koh buys S$10,000 face value at 98.50 for 182 days.</p>
<ul>
<li>He pays S$9,850 and receives S$10,000.</li>
<li>Gain: S$150, which is 150 ÷ 9,850 = 1.52% for the half-year.</li>
<li>Per year: 1.523% × 365 ÷ 182 = 3.05%.</li>
</ul>
<p>The yield is set by auction. In a non-competitive bid you accept whatever the auction decides; in a competitive bid you name the lowest yield you would take, and may get nothing. When it matures, the next bill may pay less. That is <strong>reinvestment risk</strong>, the opposite of duration risk.</p>
<h2>MGS: fixed for long</h2>
<p>RM50,000 of a ten-year MGS with a 3.8% coupon pays RM1,900 a year. If two years later the market asks 4.5%, the price is about 95.4, so selling brings about RM47,700. Held to maturity, it pays RM50,000.</p>
<h2>Across the Causeway</h2>
<p>A Singaporean who buys MGS at 3.8% also buys ringgit. If the ringgit falls by 4% in the year, the result in Singapore dollars is 1.038 × 0.96 = 0.996: a small loss. A Malaysian buying an SSB takes the same risk the other way round. Safe paper in a foreign currency is no longer quite safe.</p>
<aside class="callout"><p>Choose by three questions, in this order: When do I need the money? Can I live with a falling price until then? In which currency do I spend? Only then compare the yields.</p></aside>`,
        zh: `<h2>四种债券，一张表</h2>
<table>
<thead><tr><th scope="col">种类</th><th scope="col">年期</th><th scope="col">最低数额</th><th scope="col">回报</th><th scope="col">提早退出</th></tr></thead>
<tbody>
<tr><td>新加坡储蓄债券（SSB）</td><td>最长10年</td><td>500新元</td><td>每半年付息，利率逐年递升</td><td>任何月份按面值赎回</td></tr>
<tr><td>新加坡国库券（T-bill）</td><td>6个月或1年</td><td>1,000新元</td><td>折价买入，到期拿回100</td><td>按市价卖出</td></tr>
<tr><td>新加坡政府债券（SGS）</td><td>2至50年</td><td>1,000新元</td><td>每半年付固定利息</td><td>按市价卖出</td></tr>
<tr><td>大马政府证券（MGS）</td><td>3至30年</td><td>大额买卖</td><td>每半年付固定利息</td><td>按市价卖出</td></tr>
</tbody>
</table>
<p>以上是编写时的一般条款，最新规定请查新加坡金融管理局（MAS）和马来西亚国家银行的网站。MGS另有一个符合伊斯兰教义的姐妹，叫MGII。一般人多半经银行或债券基金投资；雇员公积金局（EPF）是最大的持有者之一，会员其实已间接持有。</p>
<h2>储蓄债券：可以退回的债券</h2>
<p>储蓄债券每月发行，利率事先定好。假设头三年是2.50%、2.60%、2.75%，放10,000新元满三年才赎回，利息一共250＋260＋275＝785新元，平均每年2.62%，本金10,000新元原数奉还。成本是申请和赎回各收2新元手续费。每人最多持有200,000新元，不能转卖给别人。</p>
<h2>国库券：先扣利息</h2>
<p>国库券不付票息。许先生以98.50的价格买入面值10,000新元，182天到期。</p>
<ul>
<li>付9,850新元，收回10,000新元。</li>
<li>赚150新元，150÷9,850＝1.52%，这是半年的回报。</li>
<li>换算成一年：1.523%×365÷182＝3.05%。</li>
</ul>
<p>收益率由拍卖决定。非竞争性投标，是拍出多少就接受多少；竞争性投标，是自己写明最低肯接受的收益率，也可能一张都分不到。到期之后，下一期的收益率或许更低，这叫<strong>再投资风险</strong>，跟久期风险刚好相反。</p>
<h2>大马政府证券：锁得久</h2>
<p>十年期、票息3.8%的MGS，面值50,000令吉，一年收1,900令吉。两年后市场若要求4.5%，价格约95.4，卖出约得47,700令吉；持有到期，则拿回50,000令吉。</p>
<h2>过了长堤，还有汇率</h2>
<p>新加坡人买收益率3.8%的MGS，等于同时买进令吉。一年内令吉若贬4%，换回新元便是1.038×0.96＝0.996，小亏收场。马来西亚人买新加坡储蓄债券，也有同样的风险，只是方向相反。再安全的债券，换了货币，就不那么安全了。</p>
<aside class="callout"><p>按次序问三句：这笔钱几时要用？在那之前跌价受不受得了？我平日花的是什么货币？答完了，才比较收益率。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Quiz: Bonds and Interest Rates',
        zh: '测验：债券与利率',
      },
      description: {
        en: 'Five questions on yield, duration, credit and government paper.',
        zh: '五道题，检查您对收益率、久期、信用与政府债券的掌握。',
      },
      questions: [
        {
          id: 'q1',
          type: 'true_false',
          question: {
            en: 'When market yields rise, the price of an existing fixed-coupon bond falls.',
            zh: '市场收益率上升时，已发行的固定票息债券价格会下跌。',
          },
          answer: true,
          explanation: {
            en: 'Its payments are fixed, so the only way to offer the buyer a higher yield is a lower price.',
            zh: '债券该付的钱是固定的，要让买家得到更高的收益率，唯有降价。',
          },
        },
        {
          id: 'q2',
          type: 'multiple_choice',
          question: {
            en: 'A bond fund has a duration of 4. Yields rise by 0.5 of a percentage point. Roughly what happens to its price?',
            zh: '某债券基金久期是4，收益率升了0.5个百分点，价格大约会怎样？',
          },
          options: [
            { id: 'a', text: { en: 'It falls by 0.5%', zh: '跌0.5%' } },
            { id: 'b', text: { en: 'It falls by 2%', zh: '跌2%' } },
            { id: 'c', text: { en: 'It falls by 4%', zh: '跌4%' } },
            { id: 'd', text: { en: 'It rises by 2%', zh: '涨2%' } },
          ],
          answer: 'b',
          explanation: {
            en: 'Duration times the change in yield: 4 × 0.5% = 2%, and prices move against yields.',
            zh: '久期乘以收益率变动：4×0.5%＝2%，价格与收益率反向。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'A bond with a 4% coupon trades at 96. Which statement is right?',
            zh: '一只票息4%的债券，现价96。哪句话正确？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'Its yield to maturity is above 4%',
                zh: '到期收益率高于4%',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Its yield to maturity is exactly 4%',
                zh: '到期收益率正好是4%',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Its coupon has risen to 4.17%',
                zh: '票息已升到4.17%',
              },
            },
          ],
          answer: 'a',
          explanation: {
            en: 'The buyer receives the coupon and also the gain from 96 to 100. The coupon itself never changes.',
            zh: '买家除了票息，还赚到96回到100的差价，所以高于4%；票息本身不会改变。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'Of these, which can be redeemed early at face value, without a capital loss?',
            zh: '以下哪一种可以提早按面值赎回，本金没有损失？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'A 30-year SGS bond',
                zh: '三十年期新加坡政府债券',
              },
            },
            {
              id: 'b',
              text: {
                en: 'A 10-year MGS',
                zh: '十年期大马政府证券',
              },
            },
            {
              id: 'c',
              text: {
                en: 'A Singapore Savings Bond',
                zh: '新加坡储蓄债券',
              },
            },
          ],
          answer: 'c',
          explanation: {
            en: 'An SSB may be handed back in any month at face value; the others have to be sold at the market price.',
            zh: '储蓄债券任何月份都可按面值赎回，其余两种要按市价卖出。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'If 3% of borrowers default in a year and creditors recover 40%, the expected loss is 1.8% a year.',
            zh: '一年有3%的借款人违约，债主平均收回40%，预期损失就是每年1.8%。',
          },
          answer: true,
          explanation: {
            en: '3% × (100% − 40%) = 1.8%. Only what is not recovered is lost.',
            zh: '3%×（100%−40%）＝1.8%，收不回来的部分才是损失。',
          },
        },
      ],
    },
  ],
};
