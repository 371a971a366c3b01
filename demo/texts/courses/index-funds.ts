import type { DemoCourse } from '../demo-types.ts';

export const indexFundsCourse: DemoCourse = {
  key: 'index-funds',
  teacher: 'tan-wei-ling',
  title: {
    en: 'Funds and Regular Investing',
    zh: '基金与定投入门',
  },
  short_description: {
    en: 'Unit trusts, index funds and ETFs, what they cost, and how a monthly plan works in good years and bad.',
    zh: '单位信托、指数基金、挂牌基金各是什么、收多少费用，定投在好年坏年会怎样。',
  },
  description: {
    en: 'For people who have been offered a unit trust at the bank counter, have heard of ETFs from their children, and would like to tell one from the other without taking anybody’s word for it.\n\nYou will learn how a fund is priced, what an index is, which fees come out of your pocket and which out of the fund, and what dollar-cost averaging can and cannot do. At the end you will be able to read a fund’s factsheet and put your own monthly plan on paper.',
    zh: '银行柜台向您介绍过单位信托，孩子跟您提过ETF，您想自己弄清楚两者有什么不同，而不是谁说了就算。这门课正是为您而设。\n\n您会学到基金怎样定价、指数是什么、哪些费用从您口袋里掏、哪些从基金里扣，以及定投做得到什么、做不到什么。学完之后，您能自己读懂基金资料单，并写下一份每月投资计划。',
  },
  level: 'beginner',
  pointsReward: 70,
  pointsRequired: 0,
  priceUsd: 0,
  priceCny: 0,
  priceSgd: 0,
  priceMyr: 0,
  isFeatured: true,
  contents: [
    {
      type: 'text',
      title: {
        en: 'What a fund is',
        zh: '基金是什么',
      },
      description: {
        en: 'Explain who does what in a fund, and work out its unit price and your own result.',
        zh: '说得出基金里谁负责什么，会算单位净值和自己的盈亏。',
      },
      body: {
        en: `<p>A durian orchard is too much for one family to buy, so forty families put their money together, appoint someone to run it and share the harvest by what each put in. A fund is the same idea with securities in place of trees. Many people’s money goes into one pot; a manager invests it; each person holds <strong>units</strong>.</p>
<h2>Who does what</h2>
<table>
<thead><tr><th>Party</th><th>Job</th></tr></thead>
<tbody>
<tr><td>Fund manager</td><td>Decides what to buy and sell, within the rules of the fund</td></tr>
<tr><td>Trustee</td><td>Watches over the fund for the holders and sees that its assets are kept apart from the manager’s own</td></tr>
<tr><td>Distributor</td><td>The bank, adviser or online platform that sells you the units</td></tr>
<tr><td>Regulator</td><td>MAS in Singapore, the Securities Commission in Malaysia; authorises the fund but does not judge whether it will do well</td></tr>
</tbody>
</table>
<p>That separation matters. If the manager’s business fails, the assets still belong to the fund. It does not protect you from a falling market.</p>
<h2>The price of a unit</h2>
<p>A unit trust has no shop price. Usually after each trading day it is worked out from what the fund owns. This is the <strong>net asset value</strong> per unit, NAV for short.</p>
<ul>
<li>Investments and cash: RM52,000,000</li>
<li>Less what the fund owes: RM2,000,000</li>
<li>Divided by units in issue: 40,000,000</li>
<li>NAV: RM50,000,000 ÷ 40,000,000 = RM1.25</li>
</ul>
<p>With RM5,000, and leaving fees aside, you receive RM5,000 ÷ RM1.25 = 4,000 units.</p>
<h2>What you gain or lose</h2>
<p>Suppose that a year later the fund pays a distribution of 5 sen a unit, RM200 for you, and the NAV then stands at RM1.35. Your units are worth RM5,400. With the RM200 you have RM5,600, a gain of 12%.</p>
<p>Had the NAV been RM1.10, your units would be worth RM4,400. With the RM200 you have RM4,600: a loss of 8%. The distribution was paid all the same. Being paid is not the same as being in profit.</p>
<h2>The main kinds</h2>
<ul>
<li><strong>Money market funds:</strong> short-term deposits and bills; small movements.</li>
<li><strong>Bond funds:</strong> loans to governments and companies; moderate movements.</li>
<li><strong>Equity funds:</strong> shares; large movements.</li>
<li><strong>Mixed funds:</strong> shares and bonds in one.</li>
<li><strong>Feeder funds:</strong> a local wrapper around a fund abroad; ask about both layers of fees.</li>
</ul>
<p>Always look at what is inside before you buy. The name on the cover may say “stable” or “growth”; the list of holdings says what it is.</p>
<aside class="callout"><p><strong>A fund bought in a bank is not a deposit.</strong> Neither PIDM nor SDIC covers it, and you may get back less than you put in.</p></aside>`,
        zh: `<p>一个榴梿园，一家人买不起；四十家人凑钱合买，请人打理，收成按出资多少来分。基金也是这个道理，只是园里种的不是果树，而是证券。大家的钱放进同一口锅，由基金经理投资，每个人手上拿的是<strong>单位</strong>。</p>
<h2>谁负责什么</h2>
<table>
<thead><tr><th>角色</th><th>职责</th></tr></thead>
<tbody>
<tr><td>基金经理</td><td>在基金章程的范围内，决定买什么、卖什么</td></tr>
<tr><td>信托人</td><td>替持有人监督基金，确保基金资产与基金公司本身的资产分开</td></tr>
<tr><td>销售机构</td><td>把单位卖给您的银行、理财顾问或网上平台</td></tr>
<tr><td>监管机构</td><td>新加坡是金管局，马来西亚是证监会；批准基金发售，但不评断基金好坏</td></tr>
</tbody>
</table>
<p>职责分开，用意很深：就算基金公司倒了，资产仍然属于基金。不过，市场下跌的亏损，谁也挡不了。</p>
<h2>一个单位值多少钱</h2>
<p>单位信托没有标价，一般是每个交易日收市之后，按基金手上的资产算出来。算出来的数字叫<strong>单位净值</strong>，英文简称NAV。</p>
<ul>
<li>投资与现金：52,000,000令吉</li>
<li>减去基金所欠：2,000,000令吉</li>
<li>除以发行单位：40,000,000</li>
<li>单位净值：50,000,000÷40,000,000＝1.25令吉</li>
</ul>
<p>投入5,000令吉，暂不计费用，可得5,000÷1.25＝4,000个单位。</p>
<h2>是赚是亏</h2>
<p>假设一年后，基金每单位派息5仙，您收到200令吉；派息之后，净值是1令吉35仙，单位值5,400令吉。两者相加是5,600令吉，赚12%。</p>
<p>如果净值是1令吉10仙，单位只值4,400令吉，加上200令吉也只有4,600令吉，亏8%。派息一样照派。可见收到钱，不等于赚了钱。</p>
<h2>主要种类</h2>
<ul>
<li><strong>货币市场基金：</strong>投资短期存款与票据，起伏小。</li>
<li><strong>债券基金：</strong>借钱给政府和公司，起伏中等。</li>
<li><strong>股票基金：</strong>投资股票，起伏大。</li>
<li><strong>混合基金：</strong>股票和债券都有。</li>
<li><strong>联接基金：</strong>在本地募款，转投一只海外基金；要问清楚两层费用。</li>
</ul>
<p>买之前，务必看看里面装什么。封面上写“稳健”还是“增长”都不作准，持有的资产才说明真相。</p>
<aside class="callout"><p><strong>在银行买的基金，不是存款。</strong>不受PIDM或SDIC保障，拿回来的钱可能比投进去的少。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Index funds and ETFs',
        zh: '指数基金与ETF',
      },
      description: {
        en: 'Work out how an index moves, and compare an ETF with a unit trust point by point.',
        zh: '会算指数怎样变动，逐项比较ETF和单位信托。',
      },
      body: {
        en: `<p>“The market rose 1% today.” Which market? What the newsreader means is an <strong>index</strong>: a list of shares, with a rule that says how much each one counts. The Straits Times Index lists 30 companies on the Singapore Exchange; the FBM KLCI lists 30 on Bursa Malaysia.</p>
<h2>How an index moves</h2>
<p>In most indices, larger companies weigh more. Here is a tiny one with three fictional members.</p>
<table>
<thead><tr><th>Company</th><th>Weight</th><th>Moves today</th><th>Adds to the index</th></tr></thead>
<tbody>
<tr><td>Angsana Bank</td><td>60%</td><td>+5%</td><td>+3.0%</td></tr>
<tr><td>Tembusu Telecom</td><td>30%</td><td>−2%</td><td>−0.6%</td></tr>
<tr><td>Rambutan Foods</td><td>10%</td><td>+10%</td><td>+1.0%</td></tr>
<tr><td><strong>Index</strong></td><td><strong>100%</strong></td><td></td><td><strong>+3.4%</strong></td></tr>
</tbody>
</table>
<p>The bank moved half as much as the food company and counted three times as much. Before you buy “the market”, look at the ten largest names: an index of banks and an index of the world are different journeys.</p>
<h2>Two ways to run a fund</h2>
<p>An <strong>active</strong> fund pays people to choose shares, hoping to beat an index. An <strong>index fund</strong> simply holds what the index holds. It does not try to be clever, so it can charge less. It will not beat its index, and it falls as far as the index falls.</p>
<h2>Unit trust or ETF</h2>
<p>An <strong>ETF</strong>, exchange-traded fund, is a fund whose units are bought and sold on the exchange like a share. Many ETFs follow an index, though not all.</p>
<table>
<thead><tr><th>Point</th><th>Unit trust</th><th>ETF</th></tr></thead>
<tbody>
<tr><td>Where you buy</td><td>Bank, adviser, platform</td><td>On the exchange, through a broker</td></tr>
<tr><td>Price</td><td>NAV, worked out once a day</td><td>Changes all day with supply and demand</td></tr>
<tr><td>Cost of buying</td><td>Often a sales charge</td><td>Brokerage, exchange fees and the spread</td></tr>
<tr><td>Account</td><td>With the seller or platform</td><td>CDP, CDS or nominee account</td></tr>
</tbody>
</table>
<h2>Three details in the small print</h2>
<ul>
<li><strong>Spread.</strong> Buyers bid 1.000 while sellers ask 1.005. Buy 5,000 units for 5,025, sell at once, and you get 5,000. You are 25 poorer before any fee.</li>
<li><strong>Premium.</strong> If the NAV is 1.00 and you pay 1.04, you pay 4% too much. Compare the price with the NAV on the manager’s website.</li>
<li><strong>Tracking difference.</strong> The index earned 6.0%, the fund 5.6%: the gap of 0.4 points is fees and friction. Look at several years.</li>
</ul>
<aside class="callout"><p><strong>Not every ETF is simple.</strong> Names with “2x”, “leveraged” or “inverse” are tools for a day, not for a decade. If you cannot explain one, leave it.</p></aside>`,
        zh: `<p>“今天股市涨了1%。”到底是哪个股市？新闻里说的，其实是<strong>指数</strong>：一张股票名单，加上一套规则，规定每只股票占多少分量。海峡时报指数收录新加坡交易所的30家公司，富时隆综指收录马来西亚交易所的30家公司。</p>
<h2>指数怎样变动</h2>
<p>多数指数里，公司越大，分量越重。以下是一个迷你指数，三家公司都是虚构的。</p>
<table>
<thead><tr><th>公司</th><th>比重</th><th>今日涨跌</th><th>对指数的影响</th></tr></thead>
<tbody>
<tr><td>青龙木银行</td><td>60%</td><td>+5%</td><td>+3.0%</td></tr>
<tr><td>香灰莉电信</td><td>30%</td><td>−2%</td><td>−0.6%</td></tr>
<tr><td>红毛丹食品</td><td>10%</td><td>+10%</td><td>+1.0%</td></tr>
<tr><td><strong>指数</strong></td><td><strong>100%</strong></td><td></td><td><strong>+3.4%</strong></td></tr>
</tbody>
</table>
<p>银行股的涨幅只有食品股的一半，对指数的影响却是三倍。所以买“大市”之前，先看前十大成分股：一个以银行为主的指数，和一个涵盖全球的指数，走的是完全不同的路。</p>
<h2>管理基金的两种方式</h2>
<p><strong>主动型基金</strong>花钱请人选股，希望跑赢指数。<strong>指数基金</strong>则是指数有什么，它就买什么。它不求高明，所以收费可以低一些；它不会跑赢指数，指数跌多少，它也跟着跌多少。</p>
<h2>单位信托还是ETF</h2>
<p><strong>ETF</strong>中文叫交易所挂牌基金，单位像股票一样，在交易所买卖。许多ETF追踪指数，但不是全部。</p>
<table>
<thead><tr><th>比较</th><th>单位信托</th><th>ETF</th></tr></thead>
<tbody>
<tr><td>在哪里买</td><td>银行、理财顾问、平台</td><td>通过证券行，在交易所买</td></tr>
<tr><td>价格</td><td>单位净值，每天算一次</td><td>随供求整天变动</td></tr>
<tr><td>买入成本</td><td>往往有认购费</td><td>佣金、交易所收费和买卖差价</td></tr>
<tr><td>户头</td><td>在销售机构或平台</td><td>CDP、CDS或代理人户头</td></tr>
</tbody>
</table>
<h2>三个要留意的细节</h2>
<ul>
<li><strong>买卖差价。</strong>买家出1.000，卖家要1.005。您花5,025买5,000个单位，马上卖出只得5,000，还没算手续费，已经少了25。</li>
<li><strong>溢价。</strong>净值1.00，您付1.04，等于多付4%。下单前，先到基金公司网站比对净值。</li>
<li><strong>追踪差异。</strong>指数赚6.0%，基金赚5.6%，少掉的0.4个百分点，就是费用和各种损耗。要连看几年。</li>
</ul>
<aside class="callout"><p><strong>不是每只ETF都简单。</strong>名称里有“2x”“杠杆”或“反向”的，是做一两天的短线工具，不适合放十年。说不清楚的，就别碰。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'What fees do',
        zh: '费用的威力',
      },
      description: {
        en: 'Name the fees of a fund, find them on the page, and calculate what they take over twenty years.',
        zh: '认得基金的各种费用，知道在哪里找，算得出二十年会吃掉多少。',
      },
      body: {
        en: `<p>Nobody knows what a fund will earn next year. What it will cost you, you can know today, to the cent. That makes fees the one part of investing that is wholly in your hands.</p>
<h2>Fees you pay, fees the fund pays</h2>
<table>
<thead><tr><th>Fee</th><th>When</th><th>How you notice it</th></tr></thead>
<tbody>
<tr><td>Sales charge</td><td>When you buy a unit trust</td><td>You receive fewer units</td></tr>
<tr><td>Brokerage and exchange fees</td><td>Each time you buy or sell an ETF</td><td>On the contract note</td></tr>
<tr><td>Platform or account fee</td><td>Monthly or yearly</td><td>On the statement</td></tr>
<tr><td>Management fee</td><td>A little every day</td><td>You do not: it is taken before the NAV is worked out</td></tr>
<tr><td>Trustee, audit and other costs</td><td>A little every day</td><td>You do not</td></tr>
<tr><td>Switching or exit fee</td><td>When you change or leave</td><td>On the form</td></tr>
</tbody>
</table>
<p>The fees that you do not notice are summed up in one figure, the <strong>total expense ratio</strong> (TER): yearly costs as a percentage of the fund. It is in the annual report and usually on the factsheet.</p>
<h2>Paying at the door</h2>
<p>Suppose 5% of your payment is deducted as a sales charge. From RM10,000, RM500 goes to the seller and RM9,500 is invested. To be back at RM10,000 you need RM500 on RM9,500, a gain of 5.26%. Switch to another fund two years later and you pay again. Sales charges differ widely and can often be negotiated, so ask.</p>
<h2>Paying a little, for ever</h2>
<p>Take 100,000 for twenty years, and suppose that every fund earns 6% a year before costs. Only the yearly cost differs.</p>
<table>
<thead><tr><th>Yearly cost</th><th>You earn</th><th>After 20 years</th><th>Taken by costs</th></tr></thead>
<tbody>
<tr><td>None</td><td>6.0%</td><td>320,714</td><td>0</td></tr>
<tr><td>0.3%</td><td>5.7%</td><td>303,040</td><td>17,674</td></tr>
<tr><td>1.0%</td><td>5.0%</td><td>265,330</td><td>55,384</td></tr>
<tr><td>1.8%</td><td>4.2%</td><td>227,695</td><td>93,019</td></tr>
</tbody>
</table>
<p>Between 0.3% and 1.8% lie 75,345, three quarters of what you started with. The difference of 1.5 points looks like nothing on a leaflet.</p>
<h2>Cheap is not everything</h2>
<p>A low fee does not make a bad basket good, and honest advice is worth paying for. If an adviser helps you plan, stops you from selling in a panic and explains what you own, that has a value. The point is to know the price and to see what you get for it.</p>
<ul>
<li>What do I pay today, each year, and when I leave?</li>
<li>How much of that goes to the person selling to me?</li>
<li>Is there a similar fund with a lower TER?</li>
</ul>
<aside class="callout"><p><strong>Ask for the answer in money, not in per cent.</strong> “On my RM20,000, how many ringgit will that be in the first year?” At 5% to enter and 1.8% a year on the remaining RM19,000, it is RM1,000 and about RM342.</p></aside>`,
        zh: `<p>基金明年赚多少，没有人知道；要收您多少钱，今天就能查到，一分不差。投资这件事，完全由自己掌控的，就只有费用。</p>
<h2>有的您付，有的基金付</h2>
<table>
<thead><tr><th>费用</th><th>什么时候收</th><th>您怎样察觉</th></tr></thead>
<tbody>
<tr><td>认购费</td><td>买单位信托时</td><td>拿到的单位变少</td></tr>
<tr><td>佣金与交易所收费</td><td>每次买卖ETF时</td><td>成交单据上列明</td></tr>
<tr><td>平台费或户头费</td><td>每月或每年</td><td>结单上列明</td></tr>
<tr><td>管理费</td><td>每天扣一点</td><td>察觉不到：计算净值之前已经扣掉</td></tr>
<tr><td>信托费、审计费等</td><td>每天扣一点</td><td>察觉不到</td></tr>
<tr><td>转换费或赎回费</td><td>换基金或退出时</td><td>表格上列明</td></tr>
</tbody>
</table>
<p>察觉不到的那些，合起来用一个数字表示，叫<strong>总开支比率</strong>（TER），即每年开支占基金资产的百分比。年报里有，基金资料单上一般也有。</p>
<h2>进门就付的钱</h2>
<p>假设认购费5%，直接从投资额里扣。1万令吉，500归销售机构，真正投资的是9,500。要回到1万，9,500得赚500，也就是5.26%。两年后转去另一只基金，又要再付一次。认购费高低相差很大，往往可以商量，不妨开口问。</p>
<h2>每年一点点，付到天长地久</h2>
<p>10万元投资二十年，假设各只基金扣费前都是每年赚6%，差别只在每年的费用。</p>
<table>
<thead><tr><th>每年费用</th><th>实得回报</th><th>20年后</th><th>费用吃掉</th></tr></thead>
<tbody>
<tr><td>无</td><td>6.0%</td><td>320,714</td><td>0</td></tr>
<tr><td>0.3%</td><td>5.7%</td><td>303,040</td><td>17,674</td></tr>
<tr><td>1.0%</td><td>5.0%</td><td>265,330</td><td>55,384</td></tr>
<tr><td>1.8%</td><td>4.2%</td><td>227,695</td><td>93,019</td></tr>
</tbody>
</table>
<p>0.3%和1.8%相比，结果差了75,345元，等于当初本金的四分之三。这1.5个百分点，印在传单上毫不起眼。</p>
<h2>便宜不是一切</h2>
<p>费用再低，篮子里的东西不好还是不好；诚恳的专业意见，也值得付费。理财顾问帮您做规划、劝住您不在恐慌时卖出、讲明白您买的是什么，这些都有价值。重要的是知道价钱，也看得见换来了什么。</p>
<ul>
<li>今天付多少？每年付多少？退出时付多少？</li>
<li>当中有多少进了卖家的口袋？</li>
<li>有没有类似而TER更低的基金？</li>
</ul>
<aside class="callout"><p><strong>要对方说出金额，别只说百分比。</strong>“我投2万令吉，头一年总共要付几令吉？”如果认购费5%，余下1万9000令吉每年收1.8%，答案就是1,000令吉，另加约342令吉。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Dollar-cost averaging',
        zh: '定期定额投资',
      },
      description: {
        en: 'Work out your average cost, and see when regular investing helps and when it does not.',
        zh: '算出平均成本，看清定投什么时候有用、什么时候没用。',
      },
      body: {
        en: `<p>Dollar-cost averaging, or simply regular investing, means putting in the same sum at the same interval, whatever the price. When the price is low the sum buys more units; when it is high, fewer. You decide once, and then the calendar decides for you.</p>
<h2>Six months, RM500 each</h2>
<table>
<thead><tr><th>Month</th><th>Price</th><th>You put in</th><th>Units bought</th></tr></thead>
<tbody>
<tr><td>1</td><td>RM1.25</td><td>RM500</td><td>400</td></tr>
<tr><td>2</td><td>RM1.00</td><td>RM500</td><td>500</td></tr>
<tr><td>3</td><td>RM0.80</td><td>RM500</td><td>625</td></tr>
<tr><td>4</td><td>RM0.625</td><td>RM500</td><td>800</td></tr>
<tr><td>5</td><td>RM0.80</td><td>RM500</td><td>625</td></tr>
<tr><td>6</td><td>RM1.00</td><td>RM500</td><td>500</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>RM3,000</strong></td><td><strong>3,450</strong></td></tr>
</tbody>
</table>
<p>Your average cost is RM3,000 ÷ 3,450 = about RM0.87 a unit. The plain average of the six prices is higher, about RM0.91, because you bought most when the price was lowest. At RM1.00 your units are worth RM3,450: a gain of 15%, although the price is still 20% below where you began.</p>
<h2>Now the other two stories</h2>
<p><strong>The price keeps falling.</strong> Suppose it goes 1.25, 1.00, 0.80, 0.625, 0.50. After five months you have put in RM2,500 and hold 3,325 units, worth RM1,662.50. You are down 33.5%. Averaging made the loss smaller than buying everything at 1.25, which would be 60% down, but a loss it is.</p>
<p><strong>The price keeps rising.</strong> From 1.00 it gains 0.05 a month to 1.25. RM500 a month buys about 2,682 units, worth about RM3,353. All RM3,000 at the start would have bought 3,000 units, worth RM3,750. Here waiting cost you about RM397.</p>
<p>Markets have risen more often than they have fallen, so over long periods a lump sum has often done better. But few people have a lump sum, and fewer have the nerve.</p>
<h2>What it is good for</h2>
<ul>
<li>It matches how most of us are paid: monthly.</li>
<li>It removes the question “is now a good time?”</li>
<li>It makes falling prices easier to bear, since the next purchase is cheaper.</li>
</ul>
<h2>What it is not</h2>
<ul>
<li>It is not a guarantee of profit or a shield against loss.</li>
<li>It does not rescue a bad investment. Averaging down into one failing company only loses more.</li>
<li>It does not work if you stop when prices fall, which is exactly when it buys most.</li>
</ul>
<aside class="callout"><p><strong>The right amount is one you could keep up through a bad year.</strong> RM300 that never stops is better than RM1,000 that stops at the first fall.</p></aside>`,
        zh: `<p>定期定额投资，简称定投，就是每隔一段固定的时间，投入同样的金额，不理价格高低。价低时买到的单位多，价高时买到的少。您只作一次决定，之后交给日历。</p>
<h2>六个月，每月500令吉</h2>
<table>
<thead><tr><th>月份</th><th>价格</th><th>投入</th><th>买到单位</th></tr></thead>
<tbody>
<tr><td>1</td><td>RM1.25</td><td>RM500</td><td>400</td></tr>
<tr><td>2</td><td>RM1.00</td><td>RM500</td><td>500</td></tr>
<tr><td>3</td><td>RM0.80</td><td>RM500</td><td>625</td></tr>
<tr><td>4</td><td>RM0.625</td><td>RM500</td><td>800</td></tr>
<tr><td>5</td><td>RM0.80</td><td>RM500</td><td>625</td></tr>
<tr><td>6</td><td>RM1.00</td><td>RM500</td><td>500</td></tr>
<tr><td><strong>合计</strong></td><td></td><td><strong>RM3,000</strong></td><td><strong>3,450</strong></td></tr>
</tbody>
</table>
<p>平均成本是3,000÷3,450，每单位约0.87令吉；六个价格的简单平均数约0.91令吉，反而高些，因为价格最低的时候您买得最多。以1.00令吉计算，手上的单位值3,450令吉，赚15%，尽管价格比开始时还低20%。</p>
<h2>再看另外两种结局</h2>
<p><strong>一路下跌。</strong>假设价格依次是1.25、1.00、0.80、0.625、0.50。五个月投了2,500令吉，手上有3,325个单位，只值1,662.50令吉，亏33.5%。一开始就在1.25全部买进，会亏60%；定投亏得少些，但亏就是亏。</p>
<p><strong>一路上涨。</strong>价格从1.00起，每月涨0.05，涨到1.25。每月500令吉，共买到约2,682个单位，值约3,353令吉；如果一开始就把3,000令吉全部投入，可买3,000个单位，值3,750令吉。这一次，慢慢投反而少赚约397令吉。</p>
<p>市场涨的时候多过跌的时候，所以长期来看，一次过投入的成绩往往较好。只是手上有一大笔钱的人不多，敢一次投下去的人更少。</p>
<h2>好处在哪里</h2>
<ul>
<li>配合领薪水的节奏，月月有进账，月月投一点。</li>
<li>不必再问“现在是不是时候”。</li>
<li>价格下跌时心里好受些，因为下个月买得更便宜。</li>
</ul>
<h2>别误会它的本领</h2>
<ul>
<li>它不担保赚钱，也挡不住亏损。</li>
<li>它救不了坏投资。一家公司日渐衰败，越跌越买只会亏更多。</li>
<li>一跌就停，等于白做，因为下跌时正是买得最多的时候。</li>
</ul>
<aside class="callout"><p><strong>合适的金额，是坏年份里也坚持得下去的金额。</strong>每月300令吉从不间断，好过每月1,000令吉一跌就停。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Your plan on paper',
        zh: '写下您的计划',
      },
      description: {
        en: 'Read a fund’s papers in the right order and write a regular plan whose costs make sense.',
        zh: '按次序读懂基金文件，写下一份费用合理的定投计划。',
      },
      body: {
        en: `<p>A brochure shows a smiling couple on a beach. The papers that count are plainer: the <strong>prospectus</strong>, the <strong>product highlights sheet</strong> that sums it up, and the <strong>factsheet</strong>. You do not need every page. You need to know where to look.</p>
<h2>Read in this order</h2>
<ol>
<li><strong>Aim and rules:</strong> what may it buy, and where?</li>
<li><strong>Top ten holdings:</strong> does that match the name?</li>
<li><strong>Costs:</strong> sales charge, TER, exit fee.</li>
<li><strong>Worst year</strong>, and the result against its benchmark over five years or more.</li>
<li><strong>Size and age:</strong> a tiny fund may be closed; a new one has no past to show.</li>
<li><strong>Currency</strong> of the unit, and whether it is hedged.</li>
</ol>
<p>Leave last year’s league table for the end, or skip it. Money rushes into yesterday’s winner, and winners change.</p>
<h2>A distribution is not a gift</h2>
<p>You hold 10,000 units at RM1.20: RM12,000. The fund pays 5 sen a unit. You receive RM500, and the NAV drops to RM1.15: RM11,500. Together RM12,000. You were paid from your own pocket. A high payout says nothing about whether the fund earns.</p>
<h2>Watch the fixed cost of each purchase</h2>
<p>Suppose a regular plan charges S$5 each time (an example figure).</p>
<table>
<thead><tr><th>Plan</th><th>In a year</th><th>Charges</th><th>Share of your money</th></tr></thead>
<tbody>
<tr><td>S$100 every month</td><td>S$1,200</td><td>S$60</td><td>5%</td></tr>
<tr><td>S$300 every quarter</td><td>S$1,200</td><td>S$20</td><td>1.67%</td></tr>
<tr><td>S$500 every month</td><td>S$6,000</td><td>S$60</td><td>1%</td></tr>
</tbody>
</table>
<p>With small sums, every quarter may be wiser than every month. Other providers charge a percentage and no fixed fee, and then it does not matter.</p>
<h2>One page, signed</h2>
<ul>
<li><strong>Goal and year:</strong> “top up retirement, from 2040”.</li>
<li><strong>Amount and day:</strong> “S$300 on the first working day of each quarter”.</li>
<li><strong>Where it goes,</strong> and why I chose it, in one sentence.</li>
<li><strong>What I do when it falls 20%:</strong> “nothing; reread this page”.</li>
<li><strong>When I may stop:</strong> “if I lose my job, or the goal changes”. Not “if the news is bad”.</li>
<li><strong>Yearly review:</strong> “first Sunday of January: costs, mix, goal”.</li>
</ul>
<h2>Before you sign</h2>
<p>Check that the seller is licensed in Singapore’s Financial Institutions Directory (MAS) or with the Securities Commission’s Investment Checker; consultants who market unit trusts in Malaysia are registered with FIMM. Ask about the cooling-off period: in many cases a first-time buyer has some days to reconsider.</p>
<aside class="callout"><p><strong>A plan you can explain to your family in two minutes is a plan you can keep.</strong> If it takes ten, make it simpler.</p></aside>`,
        zh: `<p>宣传册上，一对夫妻在沙滩上笑得灿烂。真正要紧的文件朴素得多：<strong>招股书</strong>（Prospectus，又称招募说明书）、摘录重点的<strong>产品重点说明书</strong>（Product Highlights Sheet），还有<strong>基金资料单</strong>（Factsheet）。不必每一页都读，但要知道该看哪里。</p>
<h2>按这个次序读</h2>
<ol>
<li><strong>目标与规则：</strong>可以买什么？投资哪些地区？</li>
<li><strong>十大持股：</strong>跟基金名称对得上吗？</li>
<li><strong>费用：</strong>认购费、TER、赎回费。</li>
<li><strong>最差的一年</strong>，以及五年以上与基准指数比较的成绩。</li>
<li><strong>规模与年资：</strong>太小的基金可能清盘，太新的没有往绩可看。</li>
<li><strong>货币：</strong>单位以什么货币计价，有没有对冲汇率。</li>
</ol>
<p>去年的排行榜，留到最后才看，不看也罢。资金总是涌向昨天的冠军，可是冠军年年换人。</p>
<h2>派息不是送钱</h2>
<p>您有1万个单位，净值1.20令吉，共12,000令吉。基金每单位派息5仙，您收到500令吉，净值降到1.15令吉，单位值11,500令吉，加起来还是12,000令吉。等于从自己的左口袋放进右口袋。派息高，不代表基金赚钱。</p>
<h2>留意每次买入的固定收费</h2>
<p>假设某个定投计划每次收5新元（虚构的数字）。</p>
<table>
<thead><tr><th>计划</th><th>一年投入</th><th>收费</th><th>占投入</th></tr></thead>
<tbody>
<tr><td>每月100新元</td><td>1,200新元</td><td>60新元</td><td>5%</td></tr>
<tr><td>每季300新元</td><td>1,200新元</td><td>20新元</td><td>1.67%</td></tr>
<tr><td>每月500新元</td><td>6,000新元</td><td>60新元</td><td>1%</td></tr>
</tbody>
</table>
<p>金额不大，每季投一次可能比每月划算。也有机构只按百分比收费，不设固定收费，那就没有分别。</p>
<h2>写成一页，签上名字</h2>
<ul>
<li><strong>目标与年份：</strong>“补充退休金，2040年起用。”</li>
<li><strong>金额与日期：</strong>“每季第一个工作日，300新元。”</li>
<li><strong>投到哪里，</strong>为什么选它，用一句话写明。</li>
<li><strong>跌20%怎么办：</strong>“什么都不做，重读这一页。”</li>
<li><strong>什么情况才停：</strong>“失业，或者目标改变。”不是“新闻不好”。</li>
<li><strong>每年检讨：</strong>“一月第一个星期日，看费用、比例和目标。”</li>
</ul>
<h2>签名之前</h2>
<p>先查卖家有没有执照：新加坡查金管局的金融机构名录，马来西亚查证监会的Investment Checker；在大马推销单位信托的顾问，须向马来西亚投资经理联合会（FIMM）注册。再问一问有没有冷静期，首次认购的人往往有几天时间可以反悔。</p>
<aside class="callout"><p><strong>两分钟能向家人讲明白的计划，才坚持得下去。</strong>要讲十分钟，就该再简单些。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Check yourself: funds',
        zh: '小测验：基金与定投',
      },
      description: {
        en: 'Five questions on unit prices, fees, ETFs and regular investing.',
        zh: '五道题，重温净值、费用、ETF和定投。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'A fund owns RM52 million, owes RM2 million and has 40 million units. What is the NAV per unit?',
            zh: '基金有资产5,200万令吉，负债200万令吉，发行4,000万个单位。单位净值是多少？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'RM1.20',
                zh: '1.20令吉',
              },
            },
            {
              id: 'b',
              text: {
                en: 'RM1.25',
                zh: '1.25令吉',
              },
            },
            {
              id: 'c',
              text: {
                en: 'RM1.30',
                zh: '1.30令吉',
              },
            },
            {
              id: 'd',
              text: {
                en: 'RM1.35',
                zh: '1.35令吉',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: '(52 − 2) million ÷ 40 million units = RM1.25. What the fund owes is taken off first.',
            zh: '（5,200万−200万）÷4,000万＝1.25令吉，要先扣除负债。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'On the exchange, the price of an ETF always equals its NAV.',
            zh: '在交易所买卖的ETF，价格永远等于单位净值。',
          },
          answer: false,
          explanation: {
            en: 'The price follows supply and demand and can stand above or below the NAV, so compare the two before you buy.',
            zh: '价格随供求变动，可能高于或低于净值，买之前应该先比对。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'Two funds both earn 6% a year before costs. One costs 0.3% a year, the other 1.8%. On 100,000 over 20 years, the difference is about:',
            zh: '两只基金扣费前都是每年赚6%，一只每年收0.3%，另一只收1.8%。10万元投资二十年，结果大约相差多少？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: '1,500',
                zh: '1,500元',
              },
            },
            {
              id: 'b',
              text: {
                en: '30,000',
                zh: '30,000元',
              },
            },
            {
              id: 'c',
              text: {
                en: '75,000',
                zh: '75,000元',
              },
            },
          ],
          answer: 'c',
          explanation: {
            en: '303,040 against 227,695: a difference of 75,345. Simple multiplication (1.5% × 20) misses the compounding.',
            zh: '303,040元对227,695元，相差75,345元。只用1.5%乘以20年，就漏算了复利。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'What does dollar-cost averaging do when prices fall?',
            zh: '价格下跌时，定投会怎样？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'It guarantees that you will not lose',
                zh: '保证不会亏本',
              },
            },
            {
              id: 'b',
              text: {
                en: 'The same sum buys more units',
                zh: '同样的金额买到更多单位',
              },
            },
            {
              id: 'c',
              text: {
                en: 'It sells your units for you',
                zh: '自动替您卖出单位',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'A fixed sum buys more when the price is low, which lowers the average cost. It does not prevent a loss if the price stays low.',
            zh: '价低时，固定金额买到的单位较多，平均成本因此下降；但价格一直不回升，仍然会亏。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'When a fund pays a distribution of 5 sen a unit, its NAV falls by about the same amount.',
            zh: '基金每单位派息5仙，单位净值也会大约减少5仙。',
          },
          answer: true,
          explanation: {
            en: 'The money leaves the fund and comes to you. Your total is the same before and after, apart from any tax.',
            zh: '钱从基金转到您手上，前后总数不变（税务另计）。',
          },
        },
      ],
    },
  ],
};
