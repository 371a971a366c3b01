import type { DemoCourse } from '../demo-types.ts';

export const reitsCourse: DemoCourse = {
  key: 'reits-and-dividends',
  teacher: 'tan-wei-ling',
  title: {
    en: 'REITs and Dividends',
    zh: '房托与股息',
  },
  short_description: {
    en: 'How REITs earn, borrow and pay you, and how to tell a steady dividend from a trap.',
    zh: '看懂房托怎样收租、借钱、派息，分清稳健的股息与股息陷阱。',
  },
  description: {
    en: `For investors who like income and already know how to buy a share. Many savers in Singapore and Malaysia hold S-REITs or M-REITs because the distributions arrive every quarter or half-year, yet few have looked at the loans behind them.

The course follows the rent from tenant to unitholder, shows what gearing does in a bad year, and compares a high yield with a growing one. It ends with a twenty-minute routine for reading a REIT’s own report. All trusts and companies in the examples are fictional.`,
    zh: `本课程写给喜欢收息、已经懂得买卖股票的投资者。新马不少人手上都有房托，每季或每半年收一次派息，却很少有人翻过它背后的贷款。

我们从租客交租讲起，一路跟到单位持有人手上的派息，看看杠杆在坏年头会做什么，再比较高收益与会成长的收益。最后一课教您用二十分钟读完一份房托业绩。例子里的房托和公司都是虚构的。`,
  },
  level: 'intermediate',
  pointsReward: 90,
  pointsRequired: 180,
  priceUsd: 25,
  priceCny: 168,
  priceSgd: 35,
  priceMyr: 109,
  isFeatured: true,
  contents: [
    {
      type: 'text',
      title: {
        en: 'Following the Rent',
        zh: '租金去了哪里',
      },
      description: {
        en: 'You will be able to trace a REIT’s income from the rent to the distribution per unit, and say who stands in between.',
        zh: '学完后，您能把房托的收入从租金一路算到每单位派息，并说出中间经过谁的手。',
      },
      body: {
        en: `<h2>A shop you need not look after</h2>
<p>Mr Ong, a retired contractor in Johor Bahru, owns one shophouse. He knows the trade: find a tenant, collect the rent, mend the roof, pay the bank, keep what is left. A real estate investment trust (REIT) does the same with dozens of buildings and sells ownership of them in small units on the stock exchange. Buy 1,000 units and you own a sliver of every building, every lease and every loan.</p>
<p>The price of this convenience is that others decide for you. And the unit price moves on every trading day, even when not one tenant has moved out.</p>
<h2>Who does what</h2>
<ul>
<li><strong>Trustee:</strong> holds the properties on behalf of the unitholders.</li>
<li><strong>Manager:</strong> decides what to buy, sell and borrow, and is paid a fee for it.</li>
<li><strong>Property manager:</strong> finds tenants and looks after the buildings.</li>
<li><strong>Sponsor:</strong> the group behind the trust, which often sells buildings to it.</li>
</ul>
<p>The manager usually belongs to the sponsor, and part of its fee usually grows with the size of the trust. So of every purchase, ask one question: will it raise the distribution per unit, or only the total?</p>
<h2>One year of rent</h2>
<p>Here is a year of a fictional trust, Lion Harbour REIT, which has 900 million units.</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">S$ million</th></tr></thead>
<tbody>
<tr><td>Rent and other income</td><td>100</td></tr>
<tr><td>Property expenses</td><td>−25</td></tr>
<tr><td><strong>Net property income</strong></td><td><strong>75</strong></td></tr>
<tr><td>Manager’s and trustee’s fees</td><td>−7</td></tr>
<tr><td>Interest on loans</td><td>−21</td></tr>
<tr><td>Tax and other costs</td><td>−2</td></tr>
<tr><td><strong>Distributable income</strong></td><td><strong>45</strong></td></tr>
</tbody>
</table>
<p>S$45 million over 900 million units is 5.00 cents: the <strong>distribution per unit</strong>, or DPU. At a price of S$0.80 the yield is 5 ÷ 80 = 6.25%. Each line above can move it: an empty floor, a dearer loan, or a batch of new units to share with.</p>
<h2>The 90% rule</h2>
<p>S-REITs, listed on the Singapore Exchange, and M-REITs, listed on Bursa Malaysia, get favourable tax treatment if they pay out at least 90% of the relevant income. That is why the payouts are generous. It is also why a REIT saves almost nothing: to grow, it has to borrow more or issue new units. This one fact explains most of the course.</p>
<p>Most S-REIT distributions are free of Singapore income tax for individuals. On M-REIT distributions, tax of 10% was withheld from individuals for many years under a concession granted for limited periods; check the current treatment with LHDN, the Inland Revenue Board of Malaysia.</p>
<aside class="callout"><p>A REIT is not a deposit. Distributions are not guaranteed, neither SDIC nor PIDM insures them, and the unit price can fall by a third or more.</p></aside>`,
        zh: `<h2>一间不必自己打理的店屋</h2>
<p>王先生退休前在新山做装修承包，名下有一间店屋。收租这门生意他很熟：找租客、收租金、补屋顶、还银行，剩下的才是自己的。房地产投资信托（REIT，简称房托）做的是同一件事，只不过手上有几十栋楼，再把所有权切成一个个小单位，放到交易所买卖。买1,000个单位，每栋楼、每份租约、每笔贷款，您都有一小份。</p>
<p>方便的代价，是由别人做主。而且就算一个租客也没搬走，单位价格照样天天起落。</p>
<h2>谁管什么</h2>
<ul>
<li><strong>信托人（trustee）：</strong>代表单位持有人持有产业。</li>
<li><strong>管理公司（manager）：</strong>决定买什么、卖什么、借多少，收取管理费。</li>
<li><strong>产业管理公司：</strong>招租，打理楼宇。</li>
<li><strong>发起人（sponsor）：</strong>房托背后的集团，常把自己的楼卖给房托。</li>
</ul>
<p>管理公司多半是发起人的子公司，管理费又往往跟着资产规模水涨船高。所以每逢房托宣布收购，先问一句：每单位派息会增加，还是只有总数变大？</p>
<h2>一年的租金账</h2>
<p>以虚构的“狮港房托”为例，全部单位共9亿个，一年的账如下。</p>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">百万新元</th></tr></thead>
<tbody>
<tr><td>租金及其他收入</td><td>100</td></tr>
<tr><td>产业开支</td><td>−25</td></tr>
<tr><td><strong>净产业收入</strong></td><td><strong>75</strong></td></tr>
<tr><td>管理公司与信托人费用</td><td>−7</td></tr>
<tr><td>贷款利息</td><td>−21</td></tr>
<tr><td>税务及其他</td><td>−2</td></tr>
<tr><td><strong>可派发收入</strong></td><td><strong>45</strong></td></tr>
</tbody>
</table>
<p>4,500万新元由9亿个单位平分，每单位5.00分，这就是<strong>每单位派息</strong>（DPU）。价格若是0.80新元，收益率便是5÷80＝6.25%。表里每一行都能左右它：一层楼空了、贷款贵了，或者多发了一批单位来分。</p>
<h2>九成派息的规矩</h2>
<p>在新交所上市的新加坡房托（S-REIT）和在马来西亚交易所上市的马来西亚房托（M-REIT），只要派出至少90%的相关收入，就能享有税务优惠，所以派息大方。反过来说，房托几乎存不下钱，想扩大只有两条路：多借债，或者发新单位。整门课讲的事，大半由此而来。</p>
<p>新加坡房托的派息，个人投资者大多免缴新加坡所得税。马来西亚房托多年来对个人预扣10%的税，但这项优惠是分期批准的，现行做法请以内陆税收局（LHDN）的公布为准。</p>
<aside class="callout"><p>房托不是定期存款。派息没有保证，也不受新加坡存款保险公司（SDIC）或马来西亚存款保险机构（PIDM）保障；单位价格跌去三分之一甚至更多，并非没有可能。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Gearing and Interest',
        zh: '杠杆率与利息',
      },
      description: {
        en: 'You will be able to work out gearing and interest cover, and see what a fall in values or a rise in rates does to you.',
        zh: '学完后，您会计算杠杆率与利息保障倍数，并看出楼价下跌或利率上升对自己的影响。',
      },
      body: {
        en: `<h2>What gearing measures</h2>
<p>Because REITs pay out nearly everything, they buy buildings partly with loans. <strong>Gearing</strong> is total borrowings divided by total assets. Lion Harbour REIT owns assets of S$1,500 million and owes S$600 million, so its gearing is 600 ÷ 1,500 = 40%. The other S$900 million belongs to the unitholders: S$1.00 for each of the 900 million units. That figure is the net asset value, or NAV.</p>
<h2>When values fall</h2>
<p>The loan does not shrink with the buildings. Suppose the properties are revalued downwards.</p>
<table>
<thead><tr><th scope="col">Fall in value</th><th scope="col">Assets (S$m)</th><th scope="col">Gearing</th><th scope="col">NAV per unit</th></tr></thead>
<tbody>
<tr><td>None</td><td>1,500</td><td>40.0%</td><td>S$1.00</td></tr>
<tr><td>10%</td><td>1,350</td><td>44.4%</td><td>S$0.83</td></tr>
<tr><td>20%</td><td>1,200</td><td>50.0%</td><td>S$0.67</td></tr>
<tr><td>30%</td><td>1,050</td><td>57.1%</td><td>S$0.50</td></tr>
</tbody>
</table>
<p>A fall of 20% in the buildings takes a third off the unitholder’s share. Gearing works in both directions: it lifts the return in good years and deepens the loss in bad ones.</p>
<p>In both Singapore and Malaysia the limit is 50% of total assets. If falling values, rather than new loans, push a Singapore REIT above it, the trust is not forced to sell at once, but it may not borrow more. In practice the manager then sells buildings, cuts spending or asks unitholders for money.</p>
<h2>When rates rise</h2>
<p>The second measure is <strong>interest cover</strong> (ICR): earnings divided by interest. Lion Harbour earns 75 − 7 = S$68 million before interest and tax, and pays S$21 million on its loans, an average cost of 3.5%. Its cover is 68 ÷ 21 = 3.2 times.</p>
<p>Since 28 November 2024 every Singapore REIT must keep at least 1.5 times by the formula of the Monetary Authority of Singapore. It takes the last twelve months’ earnings before interest, tax, depreciation and amortisation (EBITDA), without changes in value, and divides them by interest, borrowing-related fees and distributions on hybrid securities together. If Lion Harbour also paid S$4 million a year on perpetual securities, its cover by this rule would be 68 ÷ 25 = 2.7 times: for a trust with perpetuals the same limit is stricter than it looks. (Source: <a href="https://www.mas.gov.sg">MAS</a>, Code on Collective Investment Schemes, as revised on 28 November 2024.)</p>
<table>
<thead><tr><th scope="col">Cost of debt</th><th scope="col">Interest (S$m)</th><th scope="col">Cover</th><th scope="col">DPU</th></tr></thead>
<tbody>
<tr><td>3.5%</td><td>21</td><td>3.2 times</td><td>5.00 cents</td></tr>
<tr><td>4.5%</td><td>27</td><td>2.5 times</td><td>4.33 cents</td></tr>
<tr><td>5.5%</td><td>33</td><td>2.1 times</td><td>3.67 cents</td></tr>
</tbody>
</table>
<p>Not all of it bites on the first day. If 70% of the loans are at fixed rates, only S$180 million floats; one percentage point more costs S$1.8 million, or 0.2 cents a unit. The rest arrives as the fixed loans fall due.</p>
<h2>Five lines to look up</h2>
<ol>
<li>The share of debt at fixed or hedged rates.</li>
<li>The average time to maturity, in years.</li>
<li>The largest amount falling due in any one year.</li>
<li>The currency of the loans against that of the rents.</li>
<li>Perpetual securities: often counted as equity, yet paid before you.</li>
</ol>
<aside class="callout"><p>Rule of thumb: a low gearing figure with half of the debt due next year can be riskier than a higher one spread over six years.</p></aside>`,
        zh: `<h2>杠杆率在量什么</h2>
<p>房托的收入几乎全数派出，买楼就得靠一部分贷款。<strong>杠杆率</strong>（gearing）等于总借贷除以总资产。狮港房托总资产15亿新元，借了6亿，杠杆率是600÷1,500＝40%。余下的9亿归单位持有人所有，9亿个单位，每个分得1.00新元，这个数字叫每单位净资产值（NAV）。</p>
<h2>楼价下跌时</h2>
<p>楼会跌价，债不会跟着缩水。假设重新估价后资产贬值：</p>
<table>
<thead><tr><th scope="col">估值跌幅</th><th scope="col">总资产（百万新元）</th><th scope="col">杠杆率</th><th scope="col">每单位净资产值</th></tr></thead>
<tbody>
<tr><td>不变</td><td>1,500</td><td>40.0%</td><td>1.00新元</td></tr>
<tr><td>10%</td><td>1,350</td><td>44.4%</td><td>0.83新元</td></tr>
<tr><td>20%</td><td>1,200</td><td>50.0%</td><td>0.67新元</td></tr>
<tr><td>30%</td><td>1,050</td><td>57.1%</td><td>0.50新元</td></tr>
</tbody>
</table>
<p>楼价跌两成，单位持有人名下的净值却少了三分之一。杠杆是双刃剑：好年头放大收益，坏年头也放大亏损。</p>
<p>新马两地的上限都是总资产的50%。在新加坡，若只是因为估值下跌而越线，房托不必马上卖楼，但不得再添新债。实际上，管理公司多半会卖资产、省开支，或者开口向单位持有人集资。</p>
<h2>利率上升时</h2>
<p>第二把尺是<strong>利息保障倍数</strong>（ICR），即盈利除以利息。狮港的息税前盈利是75−7＝6,800万新元，利息2,100万，平均借贷成本3.5%，保障倍数68÷21＝3.2倍。</p>
<p>2024年11月28日起，新加坡所有房托都须维持至少1.5倍，而且要按新加坡金融管理局的公式来算：分子是过去十二个月的息税折旧摊销前盈利（EBITDA），不计估值变动；分母除了利息，还要加上借贷相关费用和混合证券的派息。狮港若每年另付400万新元给永续证券，按这条公式就是68÷25＝2.7倍。可见对有永续证券的房托来说，同样是1.5倍，其实更严格。（来源：<a href="https://www.mas.gov.sg">新加坡金融管理局</a>《集体投资计划守则》，2024年11月28日修订版。）</p>
<table>
<thead><tr><th scope="col">借贷成本</th><th scope="col">利息（百万新元）</th><th scope="col">保障倍数</th><th scope="col">每单位派息</th></tr></thead>
<tbody>
<tr><td>3.5%</td><td>21</td><td>3.2倍</td><td>5.00分</td></tr>
<tr><td>4.5%</td><td>27</td><td>2.5倍</td><td>4.33分</td></tr>
<tr><td>5.5%</td><td>33</td><td>2.1倍</td><td>3.67分</td></tr>
</tbody>
</table>
<p>冲击不会一天到齐。如果七成贷款锁定了利率，浮动的只有1.8亿新元，利率升一个百分点，当年多付180万，合每单位0.2分；其余的压力，要等固定利率贷款陆续到期才浮现。</p>
<h2>业绩里该找的五行字</h2>
<ol>
<li>固定利率或已对冲的债务占几成。</li>
<li>贷款平均还有几年到期。</li>
<li>哪一年到期的债最多，有多少。</li>
<li>借的是什么货币，收的租又是什么货币。</li>
<li>有没有永续证券：账面上常算作股本，收息却排在您前面。</li>
</ol>
<aside class="callout"><p>经验之谈：杠杆率低、但一半债务明年到期的房托，可能比杠杆率稍高、债务分散在六年里的更危险。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Yield or Growth',
        zh: '高收益还是会成长',
      },
      description: {
        en: 'You will be able to compare a high yield with a growing one over ten years, and say where growth in DPU comes from.',
        zh: '学完后，您能用十年的眼光比较高收益与成长型派息，并说出派息增长的来源。',
      },
      body: {
        en: `<h2>A yield is a fraction</h2>
<p>Yield is the distribution divided by the price. It rises when the payment grows, and it also rises when the price falls. A trust paying 5 cents yields 6.25% at S$0.80 and 8.33% at S$0.60. The second figure looks more generous, but nothing has been added: the market has merely become more doubtful about next year’s 5 cents.</p>
<p>So ask first which year’s distribution stands in the fraction. A <strong>trailing yield</strong> uses the last twelve months, including any one-off payment. A <strong>forward yield</strong> uses a forecast, which may be wrong.</p>
<h2>Ten years, two trusts</h2>
<p>Both units cost S$1.00. Trust A pays 8 cents in the first year, and its payment shrinks by 4% a year. Trust B pays 5 cents, growing by 3% a year.</p>
<table>
<thead><tr><th scope="col">Year</th><th scope="col">Trust A (cents)</th><th scope="col">Trust B (cents)</th></tr></thead>
<tbody>
<tr><td>1</td><td>8.00</td><td>5.00</td></tr>
<tr><td>5</td><td>6.79</td><td>5.63</td></tr>
<tr><td>8</td><td>6.01</td><td>6.15</td></tr>
<tr><td>10</td><td>5.54</td><td>6.52</td></tr>
<tr><td>Total, 10 years</td><td>67.0</td><td>57.3</td></tr>
</tbody>
</table>
<p>A is ahead on cash collected. But what are the units worth now? If buyers still ask 8% of A and 5% of B, each price follows its payment in the eleventh year: A is worth about S$0.66, B about S$1.34. Cash and unit together, A comes to about S$1.34 and B to about S$1.92. That is an illustration with steady rates, which real life never offers; the point is that a shrinking payment eats the capital as well.</p>
<h2>Where growth comes from</h2>
<ul>
<li><strong>Rent:</strong> leases renewed at higher rents, called positive rental reversion.</li>
<li><strong>Fuller buildings:</strong> occupancy rising from 90% to 96%.</li>
<li><strong>Improvement:</strong> a renovation that earns more than its cost.</li>
<li><strong>Acquisition:</strong> a building that yields more than the money used to buy it costs.</li>
<li><strong>Cheaper debt:</strong> pleasant, but it is luck, and it can reverse.</li>
</ul>
<h2>Compare with something safe</h2>
<p>A yield means little alone. If a ten-year government bond yields 3.0% and a REIT 6.25%, the gap of 3.25 percentage points is your pay for vacancies, loans and falling prices. When bond yields rise to 4.5% and the REIT still yields 6.25%, that pay has shrunk to 1.75 points. This is why REIT prices so often slip when interest rates climb.</p>
<aside class="callout"><p>Write down three numbers before you look at the yield: DPU five years ago, DPU today, and NAV per unit on both dates. A high yield on a falling DPU is your own capital coming home in slices.</p></aside>`,
        zh: `<h2>收益率是一个分数</h2>
<p>收益率是派息除以价格。派息多了，它会升；价格跌了，它也会升。同样派5分，价格0.80新元时收益率6.25%，跌到0.60新元就成了8.33%。后一个数字看起来更大方，其实一分钱也没多给，只是市场对来年那5分更没有把握。</p>
<p>所以先问清楚，分子用的是哪一年的派息。<strong>历史收益率</strong>取过去十二个月，可能夹着一次性派发；<strong>预测收益率</strong>取预估数字，可能估错。</p>
<h2>两只房托，十年对比</h2>
<p>两者每单位都是1.00新元。甲第一年派8分，之后每年少4%；乙第一年派5分，之后每年多3%。</p>
<table>
<thead><tr><th scope="col">年份</th><th scope="col">甲（分）</th><th scope="col">乙（分）</th></tr></thead>
<tbody>
<tr><td>第1年</td><td>8.00</td><td>5.00</td></tr>
<tr><td>第5年</td><td>6.79</td><td>5.63</td></tr>
<tr><td>第8年</td><td>6.01</td><td>6.15</td></tr>
<tr><td>第10年</td><td>5.54</td><td>6.52</td></tr>
<tr><td>十年合计</td><td>67.0</td><td>57.3</td></tr>
</tbody>
</table>
<p>单看收到的现金，甲领先。可是手上的单位还值多少？假设买家仍然要求甲有8%、乙有5%的收益率，价格便跟着第十一年的派息走：甲约值0.66新元，乙约值1.34新元。现金加单位，甲约1.34新元，乙约1.92新元。现实里当然不会年年匀速增减，这里只想说明一点：派息一路萎缩，本金也跟着缩水。</p>
<h2>增长从哪里来</h2>
<ul>
<li><strong>租金：</strong>续约时加租，行内叫“租金正增长”。</li>
<li><strong>出租率：</strong>比如从90%升到96%。</li>
<li><strong>翻新：</strong>装修后多收的租，超过投入的成本。</li>
<li><strong>收购：</strong>新楼的收益率高于买楼资金的成本。</li>
<li><strong>利息便宜了：</strong>固然可喜，但靠的是运气，随时会倒过来。</li>
</ul>
<h2>拿安全的东西来比</h2>
<p>收益率单独看没有意义。十年期政府债券若有3.0%，房托6.25%，中间的3.25个百分点，就是您承担空置、负债和跌价的报酬。债券收益率升到4.5%，房托还是6.25%，这份报酬只剩1.75个百分点。利率往上走的时候，房托价格常常受压，道理就在这里。</p>
<aside class="callout"><p>看收益率之前，先抄下三组数字：五年前的每单位派息、今天的每单位派息，以及这两个时点的每单位净资产值。派息年年减少而收益率很高，等于把自己的本金一片片领回来。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Dividend Traps',
        zh: '股息陷阱',
      },
      description: {
        en: 'You will be able to check whether a dividend is covered, and recognise five signs that it may be cut.',
        zh: '学完后，您会检查股息有没有盈利和现金撑着，并认得削减股息前的五个信号。',
      },
      body: {
        en: `<h2>Ten per cent, and then</h2>
<p>Kinta Precision, a fictional parts maker in Ipoh, trades at RM1.20 and paid 12 sen last year: a yield of 10%. Mr Raj, 61, buys 10,000 shares for RM12,000 and expects RM1,200 a year.</p>
<p>He did not look one line higher. The company earned only 10 sen a share, so it paid out 12 ÷ 10 = 120% of its profit. The difference came from its bank. A year later the dividend is cut to 6 sen and the price falls to RM0.90.</p>
<table>
<thead><tr><th scope="col">Mr Raj after one year</th><th scope="col">RM</th></tr></thead>
<tbody>
<tr><td>Shares: 10,000 × RM0.90</td><td>9,000</td></tr>
<tr><td>Dividend: 10,000 × RM0.06</td><td>600</td></tr>
<tr><td>Together</td><td>9,600</td></tr>
<tr><td>Against RM12,000 paid</td><td>−2,400 (−20%)</td></tr>
</tbody>
</table>
<p>Note that the stock still yields 6 ÷ 90 = 6.7%. A trap goes on looking like a bargain all the way down.</p>
<h2>Five warning signs</h2>
<ol>
<li><strong>A payout ratio above 100%</strong> of earnings for more than one year.</li>
<li><strong>Dividends above free cash flow:</strong> cash from operations less spending on plant. Profit can be booked; cash has to arrive.</li>
<li><strong>Rising debt</strong> while the dividend stays the same.</li>
<li><strong>One-off sources:</strong> a factory sold, a tax refund, or for REITs income support from the sponsor that ends on a known date.</li>
<li><strong>A yield far above its peers,</strong> say 10% where others pay 5%. The market has usually read something you have not.</li>
</ol>
<h2>Given with one hand, taken with the other</h2>
<p>Some trusts pay well and then ask for the money back. Suppose a REIT at S$0.80 offers a <strong>rights issue</strong>: one new unit at S$0.60 for every five held. A holder of 5,000 units (worth S$4,000) collected S$250 in distributions this year and is now asked for 1,000 × S$0.60 = S$600.</p>
<p>After the issue the price in theory becomes (5 × 0.80 + 0.60) ÷ 6 = S$0.767. Whoever neither pays nor sells the rights loses about 4% of the value. Rights that pay for a good building are no scandal; rights every second year to repair the balance sheet are a pattern.</p>
<h2>No free lunch before the ex-date</h2>
<p>Buying just before the <strong>ex-dividend date</strong> to catch the payment gains nothing by itself. On that date the price opens lower by roughly the dividend, since new buyers no longer receive it. You have swapped price for cash, and paid commission.</p>
<aside class="callout"><p>Before you buy for income, finish this sentence in writing: “This dividend is paid from …, and it was covered … times last year.” If you cannot fill the gaps, wait.</p></aside>`,
        zh: `<h2>一成股息的下场</h2>
<p>怡保有家虚构的零件厂“近打精密”，股价1.20令吉，去年派息12仙，股息率10%。61岁的拉杰先生花12,000令吉买进10,000股，盘算一年可收1,200令吉。</p>
<p>他漏看了上面一行：公司每股只赚10仙，却派12仙，派息率是12÷10＝120%，差额是向银行借的。一年后，股息减到6仙，股价跌到0.90令吉。</p>
<table>
<thead><tr><th scope="col">一年后的拉杰先生</th><th scope="col">令吉</th></tr></thead>
<tbody>
<tr><td>股票：10,000×0.90</td><td>9,000</td></tr>
<tr><td>股息：10,000×0.06</td><td>600</td></tr>
<tr><td>合计</td><td>9,600</td></tr>
<tr><td>比起当初的12,000</td><td>−2,400（−20%）</td></tr>
</tbody>
</table>
<p>请留意，这时的股息率还有6÷90＝6.7%。陷阱之所以是陷阱，就在于它一路跌、一路看起来都很便宜。</p>
<h2>五个警号</h2>
<ol>
<li><strong>派息率超过100%</strong>，而且不止一年。</li>
<li><strong>股息多过自由现金流：</strong>自由现金流是营运现金减去添置厂房设备的开支。盈利可以记账，现金却要真的进来。</li>
<li><strong>债务上升，</strong>股息却维持不变。</li>
<li><strong>来源只有一次：</strong>卖了一座厂、退了一笔税；在房托身上，则是发起人提供、到期就停的收入补贴。</li>
<li><strong>股息率远高于同行：</strong>别家5%，它10%。市场多半读到了您还没读到的东西。</li>
</ol>
<h2>左手给，右手讨</h2>
<p>有些房托派得阔气，转头又向您要回来。假设某房托价格0.80新元，宣布<strong>附加股</strong>（rights issue）：每五个单位可认购一个新单位，认购价0.60新元。持有5,000个单位（值4,000新元）的人，今年收了250新元派息，如今要掏出1,000×0.60＝600新元。</p>
<p>发行之后，理论价是（5×0.80＋0.60）÷6＝0.767新元。既不认购、又不卖掉认购权的人，市值平白少了约4%。为了买一栋好楼而集资，无可厚非；隔一年就集资补洞，那就是惯例了。</p>
<h2>除息日前买进，占不到便宜</h2>
<p>赶在<strong>除息日</strong>（ex-date）之前买进“抢股息”，本身赚不到钱。除息当天，新买家已领不到这笔股息，股价开市便大约低了同样的数目。您只是把股价换成现金，还倒贴了佣金。</p>
<aside class="callout"><p>为收息而买之前，先把这句话写完整：“这笔股息来自____，去年的盈利是它的____倍。”填不出来，就再等等。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'A REIT in Twenty Minutes',
        zh: '二十分钟读一只房托',
      },
      description: {
        en: 'You will be able to read a REIT’s results in a fixed order and put its distribution through a simple stress test.',
        zh: '学完后，您能按固定顺序读房托业绩，并替它的派息做一次简单的压力测试。',
      },
      body: {
        en: `<h2>Where to look</h2>
<p>Every REIT posts its results and slides on the exchange’s website, SGXNet or Bursa Announcements, free of charge. Read those rather than a forum’s summary. The slides hold nearly every number below, usually on the pages headed “financial highlights”, “capital management” and “portfolio”.</p>
<h2>Ten lines on one page</h2>
<p>Copy these figures onto a sheet of paper. The last column shows those of our fictional Lion Harbour REIT.</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">What it tells you</th><th scope="col">Lion Harbour</th></tr></thead>
<tbody>
<tr><td>DPU now and five years ago</td><td>Is the payment growing?</td><td>5.00 / 4.70 cents</td></tr>
<tr><td>NAV per unit, same dates</td><td>Is the capital kept?</td><td>S$1.00 / S$0.98</td></tr>
<tr><td>Price to NAV</td><td>Premium or discount</td><td>0.80 times</td></tr>
<tr><td>Gearing</td><td>Room to borrow</td><td>40%</td></tr>
<tr><td>Interest cover</td><td>Room for higher rates</td><td>3.2 times</td></tr>
<tr><td>Debt at fixed rates</td><td>Speed of the pain</td><td>70%</td></tr>
<tr><td>Occupancy</td><td>Empty space</td><td>94%</td></tr>
<tr><td>Average lease left (WALE)</td><td>When rents are up for talks</td><td>3.1 years</td></tr>
<tr><td>Largest tenant</td><td>Dependence on one payer</td><td>9% of rent</td></tr>
<tr><td>Rental reversion</td><td>Direction of new leases</td><td>+2%</td></tr>
</tbody>
</table>
<p>DPU rose from 4.70 to 5.00 cents in five years, about 1.2% a year. That is steady, yet probably slower than prices in the shops.</p>
<h2>A stress test with a pencil</h2>
<p>Now be unkind. Let net property income fall by 5% and the cost of debt rise from 3.5% to 4.5%.</p>
<ul>
<li>Income: 5% of S$75 million is S$3.75 million less.</li>
<li>Interest: 1% of S$600 million is S$6 million more.</li>
<li>Distributable income: 45 − 3.75 − 6 = S$35.25 million.</li>
<li>DPU: 35.25 ÷ 900 = 3.92 cents, down by 22%.</li>
<li>Yield at S$0.80: 3.92 ÷ 80 = 4.9%.</li>
</ul>
<p>The question is not whether this will happen. It is whether you could live with 3.92 cents, and whether 4.9% would still be fair pay for the risk. Singapore REITs now publish such sensitivity figures for their interest cover, so you can compare your sums with theirs.</p>
<h2>Decide how much, not only which</h2>
<p>Ten REITs are not ten different risks if all of them own offices and borrow from the same banks. Look at your whole list: the share in property, your own home and any rented flat included, and the share in any one trust. Many careful investors set themselves a ceiling for each before they buy anything.</p>
<aside class="callout"><p>If a fact is missing from the slides, write “not found” on your sheet. Two or more such lines are a reason to read further before putting money in.</p></aside>`,
        zh: `<h2>去哪里看</h2>
<p>每只房托的业绩和简报，都免费挂在交易所网站上：新交所的SGXNet，或马来西亚交易所的公司公告。与其看论坛上的懒人包，不如直接读原文。下面要的数字，几乎都在简报的“财务摘要”“资本管理”和“资产组合”那几页。</p>
<h2>一张纸，十行数字</h2>
<p>拿一张纸，把这些数字抄下来。最右一栏是虚构的狮港房托。</p>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">看什么</th><th scope="col">狮港</th></tr></thead>
<tbody>
<tr><td>每单位派息：现在／五年前</td><td>派息有没有长大</td><td>5.00／4.70分</td></tr>
<tr><td>每单位净资产值：同上</td><td>本金有没有守住</td><td>1.00／0.98新元</td></tr>
<tr><td>价格对净资产值</td><td>溢价还是折价</td><td>0.80倍</td></tr>
<tr><td>杠杆率</td><td>还能借多少</td><td>40%</td></tr>
<tr><td>利息保障倍数</td><td>经得起多高的利率</td><td>3.2倍</td></tr>
<tr><td>固定利率债务</td><td>加息的痛来得多快</td><td>70%</td></tr>
<tr><td>出租率</td><td>有多少地方空着</td><td>94%</td></tr>
<tr><td>平均剩余租期（WALE）</td><td>租金何时重谈</td><td>3.1年</td></tr>
<tr><td>最大租户</td><td>是否太靠一家</td><td>占租金9%</td></tr>
<tr><td>续租租金变动</td><td>新租约往上还是往下</td><td>+2%</td></tr>
</tbody>
</table>
<p>派息五年里由4.70分增至5.00分，平均一年约1.2%。稳是稳，只怕还追不上物价。</p>
<h2>用铅笔做压力测试</h2>
<p>接着对它狠一点：假设净产业收入减少5%，借贷成本由3.5%升到4.5%。</p>
<ul>
<li>收入：7,500万的5%，少375万新元。</li>
<li>利息：6亿的1%，多600万新元。</li>
<li>可派发收入：45−3.75−6＝3,525万新元。</li>
<li>每单位派息：35.25÷900＝3.92分，减少22%。</li>
<li>以0.80新元计的收益率：3.92÷80＝4.9%。</li>
</ul>
<p>要问的不是这种事会不会发生，而是：派息只剩3.92分，您的生活过不过得去？4.9%又够不够补偿这份风险？新加坡房托如今须公布利息保障倍数的敏感度分析，您可以拿自己算的来对照。</p>
<h2>除了买哪只，还要想买多少</h2>
<p>十只房托若都持有办公楼、都向同几家银行借钱，就算不上十种风险。请看整份清单：产业一共占多少（自住房屋和出租单位也要算进去），单一房托又占多少。不少谨慎的投资者在下单之前，就替每一项定好上限。</p>
<aside class="callout"><p>简报里找不到的数字，就在纸上写“找不到”。有两行以上找不到，先读下去，别急着把钱放进去。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Quiz: REITs and Dividends',
        zh: '测验：房托与股息',
      },
      description: {
        en: 'Five questions to check that you can work with gearing, yield and payout.',
        zh: '五道题，检查您是否掌握杠杆率、收益率与派息率。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'A REIT has assets of S$2,000 million and borrowings of S$700 million. What is its gearing?',
            zh: '某房托总资产20亿新元，借贷7亿新元，杠杆率是多少？',
          },
          options: [
            { id: 'a', text: { en: '28%', zh: '28%' } },
            { id: 'b', text: { en: '35%', zh: '35%' } },
            { id: 'c', text: { en: '54%', zh: '54%' } },
            { id: 'd', text: { en: '65%', zh: '65%' } },
          ],
          answer: 'b',
          explanation: {
            en: 'Gearing is borrowings divided by total assets: 700 ÷ 2,000 = 35%.',
            zh: '杠杆率是借贷除以总资产：700÷2,000＝35%。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'If a REIT’s price falls and its distribution stays the same, its yield goes down.',
            zh: '房托价格下跌而派息不变，收益率会下降。',
          },
          answer: false,
          explanation: {
            en: 'Yield is distribution divided by price, so a lower price makes the yield higher, not lower.',
            zh: '收益率是派息除以价格，价格低了，收益率反而升高。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'Why do REITs so often borrow or issue new units when they want to grow?',
            zh: '房托想扩大时，为什么常常要借债或发行新单位？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'The exchange requires a new issue every year',
                zh: '交易所规定每年都要发行新单位',
              },
            },
            {
              id: 'b',
              text: {
                en: 'They pay out at least 90% of the relevant income and so keep very little',
                zh: '至少九成的相关收入已经派出，存下的很少',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Their tenants lend them the money',
                zh: '租户会借钱给它们',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'The favourable tax treatment depends on paying out at least 90%, which leaves almost nothing to buy new buildings with.',
            zh: '享有税务优惠的条件是派出至少90%，剩下的钱几乎不够买新楼。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'A company earns 8 sen a share and pays 10 sen. What is its payout ratio?',
            zh: '某公司每股盈利8仙，派息10仙，派息率是多少？',
          },
          options: [
            { id: 'a', text: { en: '80%', zh: '80%' } },
            { id: 'b', text: { en: '100%', zh: '100%' } },
            { id: 'c', text: { en: '125%', zh: '125%' } },
          ],
          answer: 'c',
          explanation: {
            en: '10 ÷ 8 = 125%: the company pays out more than it earns, which cannot go on for long.',
            zh: '10÷8＝125%，派的比赚的多，难以长久。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'When property values fall by 20%, the net asset value per unit of a REIT geared at 40% falls by more than 20%.',
            zh: '杠杆率40%的房托，产业估值下跌20%时，每单位净资产值的跌幅会超过20%。',
          },
          answer: true,
          explanation: {
            en: 'The loans do not shrink. Of every 100 of assets, 60 belongs to unitholders; a loss of 20 takes a third of it.',
            zh: '债务不会缩小。每100元资产里，60元属于单位持有人，跌掉20元就是三分之一。',
          },
        },
      ],
    },
  ],
};
