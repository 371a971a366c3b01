import type { DemoCourse } from '../demo-types.ts';

export const optionsCourse: DemoCourse = {
  key: 'options-and-hedging',
  teacher: 'lee-jia-hao',
  title: {
    en: 'Options and Hedging',
    zh: '期权与对冲',
  },
  short_description: {
    en: 'Calls, puts and payoff tables, two classic hedges, and the risks to know before the first trade.',
    zh: '从看涨看跌、盈亏表到两种经典对冲，先看清风险，再谈下单。',
  },
  description: {
    en: `Options are sold as income, as insurance and as a lottery ticket. They can be each of these, and the difference lies in the arithmetic. This course teaches you to write out a payoff table before any trade, so that you know the worst row before you see the best one.

It is for experienced investors who own shares or ETFs and want to understand hedging, or simply to judge what they are being offered. Share prices and premiums are fictional, in US dollars, and commissions are left out unless stated. Nobody needs options to invest well; deciding not to use them is a perfectly good result of this course.`,
    zh: `期权有人拿来收息，有人当保险买，也有人当彩票买。三种用法都说得通，差别只在算术。这门课教您在下单之前先列出盈亏表，先看清最坏的一行，再看最好的一行。

对象是有经验、已持有股票或ETF的投资者：想了解对冲，或者只想看懂别人推销的是什么。例子里的股价与权利金都是虚构的，以美元计，除非注明，否则不计佣金。不碰期权，一样可以把投资做好；学完之后决定不用，也是很好的结论。`,
  },
  level: 'advanced',
  pointsReward: 200,
  pointsRequired: 400,
  priceUsd: 79,
  priceCny: 538,
  priceSgd: 108,
  priceMyr: 349,
  isFeatured: false,
  contents: [
    {
      type: 'text',
      title: {
        en: 'Calls and Puts',
        zh: '看涨与看跌',
      },
      description: {
        en: 'You will be able to say who has which right and which duty, and split a premium into its two parts.',
        zh: '学完后，您能说明谁有权利、谁有义务，并把权利金拆成两部分。',
      },
      body: {
        en: `<h2>You may have held one already</h2>
<p>Madam Ho wants a resale flat at S$500,000. She pays the seller S$1,000 for an Option to Purchase: for 21 days she may buy at that price, and he may not sell to anyone else. If she finds a better flat, she walks away and loses the S$1,000. If prices jump in the meantime, she buys at S$500,000 all the same. She has a right; he has a duty; the S$1,000 is the price of the difference between the two.</p>
<p>That is a <strong>call</strong>, the right to buy. A <strong>put</strong> is the right to sell at a fixed price, and resembles insurance: whatever happens to the car, the insurer takes it at the agreed value.</p>
<table>
<thead><tr><th scope="col">Position</th><th scope="col">Right or duty</th><th scope="col">Premium</th></tr></thead>
<tbody>
<tr><td>Buyer of a call</td><td>May buy at the strike price</td><td>Pays</td></tr>
<tr><td>Seller of a call</td><td>Must sell if asked</td><td>Receives</td></tr>
<tr><td>Buyer of a put</td><td>May sell at the strike price</td><td>Pays</td></tr>
<tr><td>Seller of a put</td><td>Must buy if asked</td><td>Receives</td></tr>
</tbody>
</table>
<h2>Five words</h2>
<ul>
<li><strong>Underlying:</strong> the share or index the option is about.</li>
<li><strong>Strike price:</strong> the price fixed in the contract.</li>
<li><strong>Expiry:</strong> the last day of the right.</li>
<li><strong>Premium:</strong> the price of the option, quoted per share.</li>
<li><strong>Contract size:</strong> for US share options usually 100 shares, so a premium of US$3.00 costs US$300.</li>
</ul>
<h2>Two parts of a premium</h2>
<p>Our example throughout is Pacific Loom, a fictional company at US$50. These are options with 90 days left.</p>
<table>
<thead><tr><th scope="col">Option</th><th scope="col">Premium</th><th scope="col">Intrinsic value</th><th scope="col">Time value</th></tr></thead>
<tbody>
<tr><td>Call, strike 45</td><td>6.00</td><td>5.00</td><td>1.00</td></tr>
<tr><td>Call, strike 50</td><td>3.00</td><td>0</td><td>3.00</td></tr>
<tr><td>Call, strike 55</td><td>1.20</td><td>0</td><td>1.20</td></tr>
<tr><td>Put, strike 45</td><td>1.00</td><td>0</td><td>1.00</td></tr>
<tr><td>Put, strike 55</td><td>6.20</td><td>5.00</td><td>1.20</td></tr>
</tbody>
</table>
<p><strong>Intrinsic value</strong> is what the option would bring if used today: the right to buy at 45 what costs 50 is worth 5. The rest is <strong>time value</strong>, paid for what may still happen. On the last day it is zero. The more a share tends to swing, and the longer the time left, the more time value an option carries.</p>
<h2>Where people in this region meet them</h2>
<p>Bursa Malaysia lists options on its index and palm oil futures, the Singapore Exchange on indices. Most individuals trade options on US shares through a broker. <strong>Structured warrants</strong>, listed on both local exchanges, look similar, but a bank issues them, you can only buy them, and you rely on that bank. In Singapore listed options count as Specified Investment Products, so a broker must first check your knowledge or experience.</p>
<aside class="callout"><p>Before anything else, ask which side you are on. The buyer can lose the premium and no more. The seller receives the premium and no more, and can lose many times as much.</p></aside>`,
        zh: `<h2>您也许早就用过期权</h2>
<p>何女士看中一间转售组屋，价格500,000新元。她付给卖家1,000新元，换来一份“选购权书”：21天之内，她可以按这个价钱买，卖家不得转卖他人。找到更好的，她可以放弃，损失1,000新元；这期间房价大涨，她照样以500,000新元成交。她有权利，对方有义务，1,000新元就是两者之间的价钱。</p>
<p>这就是<strong>看涨期权</strong>（call，又称认购期权），即买的权利。<strong>看跌期权</strong>（put，又称认沽期权）是按约定价格卖的权利，近似保险：车子变成怎样，保险公司都按约定价值赔。</p>
<table>
<thead><tr><th scope="col">身份</th><th scope="col">权利或义务</th><th scope="col">权利金</th></tr></thead>
<tbody>
<tr><td>看涨期权买方</td><td>可按行使价买入</td><td>付</td></tr>
<tr><td>看涨期权卖方</td><td>对方要买，就必须卖</td><td>收</td></tr>
<tr><td>看跌期权买方</td><td>可按行使价卖出</td><td>付</td></tr>
<tr><td>看跌期权卖方</td><td>对方要卖，就必须买</td><td>收</td></tr>
</tbody>
</table>
<h2>五个名词</h2>
<ul>
<li><strong>标的：</strong>期权所指的股票或指数。</li>
<li><strong>行使价</strong>（strike）：合约定下的价格。</li>
<li><strong>到期日：</strong>权利的最后一天。</li>
<li><strong>权利金</strong>（premium）：期权的价格，以每股报价。</li>
<li><strong>合约单位：</strong>美股期权通常一张100股，报价3.00美元，一张就是300美元。</li>
</ul>
<h2>权利金的两部分</h2>
<p>往后都用同一个例子：虚构的“太平织造”，股价50美元。以下期权还剩90天。</p>
<table>
<thead><tr><th scope="col">期权</th><th scope="col">权利金</th><th scope="col">内在价值</th><th scope="col">时间价值</th></tr></thead>
<tbody>
<tr><td>看涨，行使价45</td><td>6.00</td><td>5.00</td><td>1.00</td></tr>
<tr><td>看涨，行使价50</td><td>3.00</td><td>0</td><td>3.00</td></tr>
<tr><td>看涨，行使价55</td><td>1.20</td><td>0</td><td>1.20</td></tr>
<tr><td>看跌，行使价45</td><td>1.00</td><td>0</td><td>1.00</td></tr>
<tr><td>看跌，行使价55</td><td>6.20</td><td>5.00</td><td>1.20</td></tr>
</tbody>
</table>
<p><strong>内在价值</strong>是今天就行使所能得到的：值50的东西可以用45买，价值是5。其余是<strong>时间价值</strong>，买的是往后的可能性，到最后一天归零。股价越好动、剩下的日子越长，时间价值越高。</p>
<h2>本区投资者在哪里遇到它</h2>
<p>马来西亚交易所有指数期货和棕油期货的期权，新交所有指数期权；散户多半是经证券行买卖美股期权。新马两地都有上市的<strong>结构性凭单</strong>（structured warrants），看来相似，但由银行发行，您只能买，不能自己发行来卖，还得倚靠那家银行的信用。在新加坡，上市期权属于“特定投资产品”，证券行须先评估您的知识或经验。</p>
<aside class="callout"><p>凡事先问自己站在哪一边。买方最多赔掉权利金；卖方最多赚到权利金，却可能赔上好多倍。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Payoff Tables',
        zh: '盈亏表',
      },
      description: {
        en: 'You will be able to draw up a payoff table for any of the four positions and read the break-even from it.',
        zh: '学完后，您能为四种基本仓位列出盈亏表，并读出盈亏平衡点。',
      },
      body: {
        en: `<h2>One table before every trade</h2>
<p>A payoff table answers one question: if the share stands at this price on the last day, what have I gained or lost? It needs no forecast and no formula beyond subtraction. Take the 90-day options on Pacific Loom with a strike of 50, call and put, each at 3.00.</p>
<p>At expiry a call is worth the share price less the strike, or zero if that is negative. A put is worth the strike less the share price, or zero. Subtract the premium and multiply by 100.</p>
<table>
<thead><tr><th scope="col">Share at expiry</th><th scope="col">Buy call (US$)</th><th scope="col">Sell call (US$)</th><th scope="col">Buy put (US$)</th><th scope="col">Sell put (US$)</th></tr></thead>
<tbody>
<tr><td>30</td><td>−300</td><td>+300</td><td>+1,700</td><td>−1,700</td></tr>
<tr><td>40</td><td>−300</td><td>+300</td><td>+700</td><td>−700</td></tr>
<tr><td>47</td><td>−300</td><td>+300</td><td>0</td><td>0</td></tr>
<tr><td>50</td><td>−300</td><td>+300</td><td>−300</td><td>+300</td></tr>
<tr><td>53</td><td>0</td><td>0</td><td>−300</td><td>+300</td></tr>
<tr><td>60</td><td>+700</td><td>−700</td><td>−300</td><td>+300</td></tr>
<tr><td>80</td><td>+2,700</td><td>−2,700</td><td>−300</td><td>+300</td></tr>
</tbody>
</table>
<p>Check one cell: the call at 60 is worth 60 − 50 = 10; less 3.00 leaves 7.00; times 100 is US$700.</p>
<h2>What the table shows</h2>
<ol>
<li><strong>Break-even</strong> is strike plus premium for a call (53) and strike less premium for a put (47).</li>
<li>Buyer and seller always add up to zero, before costs. Nobody earns what another does not lose.</li>
<li>The buyer’s worst row is −US$300. The seller’s best row is +US$300.</li>
<li>A call sold without owning the share has no worst row at all: at 100 the loss is US$4,700, at 150 it is US$9,700.</li>
</ol>
<h2>Right about the share, wrong about the option</h2>
<p>Mr Sim expects a rise and buys the call. The share climbs by 4% to 52. At expiry the call is worth 2.00, so he has lost US$100, a third of his stake. Had he bought 100 shares for US$5,000, he would be US$200 ahead. Direction was not enough; the rise had to pass 53, and within 90 days.</p>
<p>At 55, up by 10%, the call makes US$200 on US$300, or 67%. That is leverage at work. But at 50, where the shareholder has lost nothing, the call buyer has lost everything. Such options do not fall by a third or a half in the end; very many of them fall to zero.</p>
<h2>Compare like with like</h2>
<p>“For US$300 I control US$5,000 of shares” is true and misleading. If you have US$5,000 and buy calls with all of it, you hold nearly seventeen contracts, on about US$83,000 of shares. If you buy one contract and keep US$4,700 in T-bills, your loss ends at 6% of your money. The same option is a hazard in the first case and a limited bet in the second. Size decides, not the instrument.</p>
<aside class="callout"><p>Write the table by hand, with one row far worse than you can imagine. If you do not want to look at that row, the trade is too large or it is the wrong one.</p></aside>`,
        zh: `<h2>每次下单前，先列一张表</h2>
<p>盈亏表只回答一个问题：到期那天股价在这里，我赚多少或亏多少？不用预测，也不用公式，会减法就行。就用太平织造90天、行使价50的看涨和看跌期权，权利金各3.00。</p>
<p>到期时，看涨期权的价值是股价减行使价，负数就当零；看跌期权是行使价减股价，负数也当零。再减去权利金，乘以100。</p>
<table>
<thead><tr><th scope="col">到期股价</th><th scope="col">买看涨（美元）</th><th scope="col">卖看涨（美元）</th><th scope="col">买看跌（美元）</th><th scope="col">卖看跌（美元）</th></tr></thead>
<tbody>
<tr><td>30</td><td>−300</td><td>+300</td><td>+1,700</td><td>−1,700</td></tr>
<tr><td>40</td><td>−300</td><td>+300</td><td>+700</td><td>−700</td></tr>
<tr><td>47</td><td>−300</td><td>+300</td><td>0</td><td>0</td></tr>
<tr><td>50</td><td>−300</td><td>+300</td><td>−300</td><td>+300</td></tr>
<tr><td>53</td><td>0</td><td>0</td><td>−300</td><td>+300</td></tr>
<tr><td>60</td><td>+700</td><td>−700</td><td>−300</td><td>+300</td></tr>
<tr><td>80</td><td>+2,700</td><td>−2,700</td><td>−300</td><td>+300</td></tr>
</tbody>
</table>
<p>核对一格：股价60时，看涨期权值60−50＝10，减3.00剩7.00，乘100是700美元。</p>
<h2>表里看到什么</h2>
<ol>
<li><strong>盈亏平衡点：</strong>看涨是行使价加权利金（53），看跌是行使价减权利金（47）。</li>
<li>未计成本，买卖双方加起来永远是零。一方赚的，就是另一方亏的。</li>
<li>买方最坏是亏300美元，卖方最好是赚300美元。</li>
<li>手上没有股票而卖看涨，根本没有“最坏的一行”：股价100，亏4,700美元；150，亏9,700美元。</li>
</ol>
<h2>看对股票，却亏在期权</h2>
<p>沈先生看好后市，买了看涨期权。股价果然涨4%，到了52。到期时期权值2.00，他亏100美元，本钱去了三分之一。若是当初用5,000美元买100股，现在赚200美元。单是看对方向还不够，要在90天之内升过53才行。</p>
<p>股价若到55，即涨10%，300美元赚200美元，回报67%，这是杠杆的威力。可是停在50，持股的人分文未损，买期权的人已经输光。这类期权到头来不是跌三成、跌一半，许多是直接归零。</p>
<h2>要比，就比同样的本钱</h2>
<p>“300美元就控制5,000美元的股票”，这话不假，却会误导人。把5,000美元全部买看涨期权，约有十七张，对应大约83,000美元的股票。只买一张，其余4,700美元放国库券，最多亏掉本钱的6%。同一个期权，前者是险着，后者是有限度的一注。要命的不是工具，是大小。</p>
<aside class="callout"><p>亲手把表写出来，而且要有一行坏得超出想象。要是连那一行都不想看，那么不是下得太大，就是根本不该做。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'The Protective Put',
        zh: '保护性看跌',
      },
      description: {
        en: 'You will be able to insure a holding with a put, count what it costs, and compare it with simpler ways.',
        zh: '学完后，您会用看跌期权替持股买保险，算清成本，并与更简单的做法比较。',
      },
      body: {
        en: `<h2>Insurance for shares</h2>
<p>Mrs Tay owns 200 shares of Pacific Loom at US$50, worth US$10,000. A court ruling is due within half a year, and she does not want to sell. She buys two puts with a strike of 45 and 180 days to expiry, at 2.00: cost 2.00 × 200 = US$400, or 4% of the holding.</p>
<p>Whatever happens, she may sell at 45 until expiry. Like the excess in car insurance, the first 10% of the damage is hers, and so is the premium.</p>
<h2>Three ways through the same six months</h2>
<p>The last column shows a <strong>collar</strong>: she buys the same puts and also sells two calls with a strike of 56 at 2.00, so the premiums cancel out. All figures are gains and losses at expiry in US dollars.</p>
<table>
<thead><tr><th scope="col">Share at expiry</th><th scope="col">Shares only</th><th scope="col">With puts</th><th scope="col">Collar 45 / 56</th></tr></thead>
<tbody>
<tr><td>30</td><td>−4,000</td><td>−1,400</td><td>−1,000</td></tr>
<tr><td>40</td><td>−2,000</td><td>−1,400</td><td>−1,000</td></tr>
<tr><td>45</td><td>−1,000</td><td>−1,400</td><td>−1,000</td></tr>
<tr><td>50</td><td>0</td><td>−400</td><td>0</td></tr>
<tr><td>56</td><td>+1,200</td><td>+800</td><td>+1,200</td></tr>
<tr><td>60</td><td>+2,000</td><td>+1,600</td><td>+1,200</td></tr>
</tbody>
</table>
<p>Check the first row: the shares lose 20 × 200 = 4,000; the puts bring (45 − 30) × 200 = 3,000 less 400 of premium; together −4,000 + 2,600 = −1,400. That is 14% of US$10,000, and it cannot get worse. Her break-even has risen to 52.</p>
<h2>The price of sleeping well</h2>
<p>In four rows out of six the puts leave her worse off than doing nothing; at 45 she bears the whole fall and the premium on top. Renewed twice a year, this protection costs about 8% a year, which is more than shares have earned in many decades. Permanent insurance therefore eats most of the return. It can make sense for a limited time, around one known event, or for a holding that for some reason cannot be sold.</p>
<p>Protection is cheapest when nobody wants it. After a fall, premiums are often twice as high: the time to read the price list is a quiet month.</p>
<h2>Try the simple ways first</h2>
<ul>
<li><strong>Hold less.</strong> Had she sold 80 of the 200 shares, she would lose US$2,400 at 30 and gain US$1,200 at 60. No premium, no expiry date, no contract to understand.</li>
<li><strong>Hold something else as well.</strong> Cash and short bonds protect every year, not only until a Friday in June.</li>
<li><strong>Accept the swing</strong> if the holding is 3% of your savings. Insure what could hurt you, not what could annoy you.</li>
</ul>
<h2>Details that decide</h2>
<ol>
<li>Expiry must lie beyond the event, with a few weeks to spare.</li>
<li>The number of contracts must match: two for 200 shares. Three puts would be a bet on a fall.</li>
<li>An index put protects a list of shares only as far as the list moves with the index.</li>
<li>A collar obliges you to sell at 56. Do not sell the call if you could not bear to part with the shares.</li>
</ol>
<aside class="callout"><p>Hedging lowers a risk you already have. If after the trade you would be pleased about a crash, it was not a hedge.</p></aside>`,
        zh: `<h2>替股票买保险</h2>
<p>郑太太持有太平织造200股，每股50美元，总值10,000美元。半年内有一场官司要宣判，她又不想卖股。于是买了两张行使价45、180天到期的看跌期权，权利金2.00，共付2.00×200＝400美元，即持股价值的4%。</p>
<p>到期之前，无论出什么事，她都可以按45卖出。这好比汽车保险的自负额：头10%的损失自己扛，保费也是自己付。</p>
<h2>同样半年，三种过法</h2>
<p>最右一栏是<strong>领口策略</strong>（collar）：买同样的看跌期权，同时卖出两张行使价56、权利金2.00的看涨期权，一付一收刚好抵消。数字都是到期时的盈亏，以美元计。</p>
<table>
<thead><tr><th scope="col">到期股价</th><th scope="col">只持股</th><th scope="col">加看跌期权</th><th scope="col">领口45／56</th></tr></thead>
<tbody>
<tr><td>30</td><td>−4,000</td><td>−1,400</td><td>−1,000</td></tr>
<tr><td>40</td><td>−2,000</td><td>−1,400</td><td>−1,000</td></tr>
<tr><td>45</td><td>−1,000</td><td>−1,400</td><td>−1,000</td></tr>
<tr><td>50</td><td>0</td><td>−400</td><td>0</td></tr>
<tr><td>56</td><td>+1,200</td><td>+800</td><td>+1,200</td></tr>
<tr><td>60</td><td>+2,000</td><td>+1,600</td><td>+1,200</td></tr>
</tbody>
</table>
<p>核对第一行：股票亏20×200＝4,000；看跌期权得（45−30）×200＝3,000，扣掉权利金400；合计−4,000＋2,600＝−1,400，即10,000美元的14%，再坏也不过如此。她的盈亏平衡点则提高到52。</p>
<h2>睡得安稳的价钱</h2>
<p>六行里有四行，买了期权反而不如什么都不做；在45那一行，跌幅和权利金更是一样都省不了。如果一年续保两次，成本约是每年8%，比不少年代股票一年赚的还多。长年投保，回报大半就给保费吃掉了。要用，宜限于一段时间，例如某件已知的事前后，或者因故不能卖的持股。</p>
<p>没有人要保护的时候，保护最便宜；大跌之后，权利金常常贵上一倍。要看价目表，趁风平浪静的月份看。</p>
<h2>先试简单的办法</h2>
<ul>
<li><strong>少拿一点。</strong>200股若先卖80股，股价30时亏2,400美元，60时赚1,200美元。没有权利金，没有到期日，也没有合约要弄懂。</li>
<li><strong>搭配别的资产。</strong>现金和短债年年都在保护您，不会只保到六月的某个星期五。</li>
<li><strong>由它起落。</strong>如果这只股票只占积蓄的3%，大可不必。要保的是伤得了您的，不是惹您心烦的。</li>
</ul>
<h2>几个关键细节</h2>
<ol>
<li>到期日要在事件之后，还得多留几个星期。</li>
<li>张数要对得上：200股配两张。买三张，就变成赌它下跌。</li>
<li>用指数看跌期权保护一篮子股票，只在这篮子跟着指数走的程度内有效。</li>
<li>领口策略使您有义务在56卖出。舍不得这些股票，就不要卖看涨期权。</li>
</ol>
<aside class="callout"><p>对冲，是降低原有的风险。做完之后，如果您反倒盼着大跌，那就不是对冲。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'The Covered Call',
        zh: '备兑看涨',
      },
      description: {
        en: 'You will be able to work out what a covered call earns and gives up, and question any yield quoted for it.',
        zh: '学完后，您能算出备兑看涨赚了什么、放弃了什么，并懂得质疑别人报的收益率。',
      },
      body: {
        en: `<h2>Rent for your shares</h2>
<p>Mr Boey owns 100 shares of Pacific Loom at US$50. He sells one call with a strike of 55 and 90 days to expiry for 1.20, and receives US$120 at once. Because he owns the shares that he may have to deliver, the call is <strong>covered</strong>.</p>
<p>If the share stays at or below 55, he keeps shares and premium. If it goes higher, he has to sell at 55.</p>
<table>
<thead><tr><th scope="col">Share at expiry</th><th scope="col">Shares only (US$)</th><th scope="col">Covered call (US$)</th></tr></thead>
<tbody>
<tr><td>30</td><td>−2,000</td><td>−1,880</td></tr>
<tr><td>40</td><td>−1,000</td><td>−880</td></tr>
<tr><td>48.80</td><td>−120</td><td>0</td></tr>
<tr><td>50</td><td>0</td><td>+120</td></tr>
<tr><td>55</td><td>+500</td><td>+620</td></tr>
<tr><td>60</td><td>+1,000</td><td>+620</td></tr>
<tr><td>70</td><td>+2,000</td><td>+620</td></tr>
</tbody>
</table>
<p>Read the table from both ends. Above 56.20 he would have done better without the call. Below, he is always US$120 better off, which at 30 is small comfort: he keeps nearly all of the loss and gives away all of the large gains.</p>
<h2>What “10% a year” means</h2>
<p>US$120 on US$5,000 is 2.4% for 90 days. Multiply by 365 ÷ 90 and you have 9.7%, and soon somebody advertises “10% a year from shares you already own”. Three things are missing from that figure.</p>
<ol>
<li>It assumes the same premium four times a year, whatever the share does.</li>
<li>It leaves out what happens to the shares, which is nearly all of the risk.</li>
<li>It is not income like rent or interest. It is the price of a possibility you have sold.</li>
</ol>
<h2>Down and up again</h2>
<p>Here is how it can go wrong without any disaster. In the first 90 days the share falls to 40: Mr Boey is down 1,000 − 120 = US$880. He sells another call, now with a strike of 44, for US$100. In the next 90 days the share returns to 50. His shares are called away at 44, a gain of 400 on that stretch.</p>
<p>His total: −1,000 + 120 + 400 + 100 = −US$380. Whoever simply held the shares is back at zero. Selling the calls cost him the recovery.</p>
<h2>When it may suit</h2>
<ul>
<li>You would gladly sell at 55 anyway and would not mind seeing it at 70 afterwards.</li>
<li>The holding is only part of your shares, so that the rest can take part in a rise.</li>
<li>You have looked up the dates of results and dividends. The holder of a US option may exercise early, most likely just before an ex-dividend date, and take your shares together with the dividend.</li>
</ul>
<p>Funds that sell calls for you are subject to the same table. A high monthly payout from such a fund may partly be your own capital; compare total return, with payouts counted in, over a full rise and fall.</p>
<aside class="callout"><p>Say it in one sentence before you trade: “I am paid US$120 to give up everything above 55, and I keep the risk below.” If that sounds fair for this share at this time, go on; if not, stop.</p></aside>`,
        zh: `<h2>把股票“出租”</h2>
<p>梅先生持有太平织造100股，每股50美元。他卖出一张行使价55、90天到期的看涨期权，权利金1.20，当天收到120美元。万一要交股，他手上就有，所以叫<strong>备兑</strong>（covered）。</p>
<p>股价到期时不高过55，股票和权利金都归他；高过了，就得按55卖出。</p>
<table>
<thead><tr><th scope="col">到期股价</th><th scope="col">只持股（美元）</th><th scope="col">备兑看涨（美元）</th></tr></thead>
<tbody>
<tr><td>30</td><td>−2,000</td><td>−1,880</td></tr>
<tr><td>40</td><td>−1,000</td><td>−880</td></tr>
<tr><td>48.80</td><td>−120</td><td>0</td></tr>
<tr><td>50</td><td>0</td><td>+120</td></tr>
<tr><td>55</td><td>+500</td><td>+620</td></tr>
<tr><td>60</td><td>+1,000</td><td>+620</td></tr>
<tr><td>70</td><td>+2,000</td><td>+620</td></tr>
</tbody>
</table>
<p>请从两头来看。高过56.20，不卖期权更好；低过这个价，总是好120美元。可是跌到30，这点钱算不得安慰：亏损几乎全部自己承担，大涨的好处却全部让了出去。</p>
<h2>“年收10%”的真相</h2>
<p>5,000美元收120美元，90天是2.4%，乘以365÷90得9.7%，于是广告就写“手上股票，年收10%”。这个数字漏了三件事。</p>
<ol>
<li>它假设股价怎样走，一年都能收四次同样的权利金。</li>
<li>它没算股票本身的涨跌，而风险几乎全在那里。</li>
<li>它不是租金、利息那样的收入，而是把一种可能卖掉所得的价钱。</li>
</ol>
<h2>跌下去，又回来</h2>
<p>不必有什么大灾难，也可能出岔子。头90天，股价跌到40，梅先生亏1,000−120＝880美元。他再卖一张看涨期权，行使价44，收100美元。之后90天，股价回到50，他的股票被人按44买走，这一段赚400美元。</p>
<p>总账是−1,000＋120＋400＋100＝−380美元。什么都没做、一直持股的人，刚好不赚不亏。反弹的那一段，被他卖掉了。</p>
<h2>什么时候合用</h2>
<ul>
<li>本来就乐意在55卖，事后涨到70也不后悔。</li>
<li>只用一部分持股来做，其余的仍能跟着上涨。</li>
<li>查过业绩和派息的日子。美式期权的持有人可以提早行使，最常见是在除息日前，把股票连同股息一起拿走。</li>
</ul>
<p>替您卖看涨期权的基金，也逃不出这张表。每月派得高，其中可能有您自己的本金；要比，就比一轮涨跌下来、连派息计算在内的总回报。</p>
<aside class="callout"><p>下单前，先说出这句话：“我收120美元，放弃55以上的一切，55以下的风险仍归我。”对这只股票、在这个时候，听来公道才做；不公道就停手。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Risks and House Rules',
        zh: '风险与家规',
      },
      description: {
        en: 'You will be able to name what eats an option’s value, see why sellers fail, and set limits before the first trade.',
        zh: '学完后，您能说出期权价值怎样流失、卖方怎样失手，并在第一笔交易前定好上限。',
      },
      body: {
        en: `<h2>The melting ice</h2>
<p>An option loses time value every day, faster towards the end. If Pacific Loom stays at exactly 50 and nothing else changes, the call with a strike of 50 melts like this.</p>
<table>
<thead><tr><th scope="col">Days left</th><th scope="col">90</th><th scope="col">60</th><th scope="col">30</th><th scope="col">15</th><th scope="col">7</th><th scope="col">0</th></tr></thead>
<tbody>
<tr><td>Value (US$)</td><td>3.00</td><td>2.40</td><td>1.70</td><td>1.20</td><td>0.80</td><td>0</td></tr>
</tbody>
</table>
<p>The first month takes 0.60, the last takes 1.70. Cheap options with a week to run are cheap for a reason.</p>
<h2>Good news, lower price</h2>
<p>Premiums also hold an expectation of how wildly the share will move, the <strong>implied volatility</strong>. Before results it swells. Suppose the call costs 1.98 the evening before. The results are fine, the share rises by 2% to 51, and the call opens at 1.53: a loss of 23% on a correct guess. The uncertainty was in the price, and it left overnight.</p>
<h2>Eleven good months</h2>
<p>Madam Yeo sells two puts on a share at about US$85 every month, strike 80, and collects US$150 each time. For eleven months they expire worthless: US$1,650. In the twelfth the share opens at 55 after a scandal. She must pay 80 for 200 shares worth 55, a loss of 25 × 200 = US$5,000.</p>
<p>The year: 12 × 150 − 5,000 = −US$3,200. Until November her record looked like skill. Selling options often means many small gains and a rare large loss, and the large loss tends to arrive together with those in the rest of one’s portfolio. Worse, the broker may demand more margin in the middle of the night and close the position when it is dearest.</p>
<h2>Smaller leaks</h2>
<ul>
<li><strong>The spread:</strong> with a bid of 1.00 and an offer of 1.30, buying and selling at once loses 0.30, or 23%.</li>
<li><strong>The clock:</strong> US markets open at 9.30 or 10.30 p.m. here, according to season. Decisions made at 2 a.m. are seldom good.</li>
<li><strong>Exercise:</strong> US options in the money at expiry are normally exercised automatically. One forgotten contract can turn into US$5,000 of shares.</li>
<li><strong>Currency:</strong> gains and losses are in US dollars.</li>
</ul>
<h2>House rules</h2>
<ol>
<li>No option without a payoff table in my own hand, worst row first.</li>
<li>Never sell a call without the shares, nor a put without the cash to buy them.</li>
<li>All premiums at risk together: at most 2% of my savings.</li>
<li>Nothing I cannot explain to my family in two minutes.</li>
<li>No adding to a losing position, and no new one on the day of a loss.</li>
<li>Written down before opening: when I close, at what loss, at what gain.</li>
<li>Practise on paper for three months, with real quotes and honest spreads.</li>
</ol>
<p>Many who work through these rules conclude that they need no options at all: less of a risky share and more cash does the job. That is not a failure of the course.</p>
<aside class="callout"><p>Be wary of anyone who shows a list of monthly premiums without the worst month. Ask to see the month in which the market fell most.</p></aside>`,
        zh: `<h2>一块融化的冰</h2>
<p>期权的时间价值天天流失，越近到期，流得越快。假设太平织造一直停在50，其他条件不变，行使价50的看涨期权就这样融化。</p>
<table>
<thead><tr><th scope="col">剩余天数</th><th scope="col">90</th><th scope="col">60</th><th scope="col">30</th><th scope="col">15</th><th scope="col">7</th><th scope="col">0</th></tr></thead>
<tbody>
<tr><td>价值（美元）</td><td>3.00</td><td>2.40</td><td>1.70</td><td>1.20</td><td>0.80</td><td>0</td></tr>
</tbody>
</table>
<p>头一个月少0.60，最后一个月少1.70。只剩一星期的期权之所以便宜，自有道理。</p>
<h2>好消息，价格却跌</h2>
<p>权利金里还含着市场对波动的预期，叫<strong>隐含波动率</strong>（implied volatility），业绩公布前会膨胀。假设前一晚看涨期权是1.98；业绩不错，股价涨2%到51，期权开市却只有1.53，看对了仍亏23%。原来价格里装着的是“不确定”，一夜之间散掉了。</p>
<h2>十一个月的好日子</h2>
<p>杨女士每个月卖两张看跌期权，股票约85美元，行使价80，每次收150美元。连续十一个月都作废归零，稳收1,650美元。第十二个月爆出丑闻，股价以55开市。她得用80买入200股只值55的股票，亏25×200＝5,000美元。</p>
<p>全年是12×150−5,000＝−3,200美元。到十一月为止，成绩单看起来都像真本事。卖期权往往是多次小赚、难得一次大亏，而那次大亏，又偏偏跟组合里其他资产一起来。更糟的是，证券行可能半夜要求补保证金，在最贵的时候替您强行平仓。</p>
<h2>几处小漏洞</h2>
<ul>
<li><strong>买卖差价：</strong>买价1.00，卖价1.30，一进一出立刻少0.30，即23%。</li>
<li><strong>时差：</strong>美股在本地晚上9时30分或10时30分开市，视季节而定。凌晨两点拿的主意，难得是好主意。</li>
<li><strong>自动行使：</strong>美股期权到期时若在价内，一般会自动行使。忘了一张，可能变成5,000美元的股票。</li>
<li><strong>汇率：</strong>盈亏都是美元。</li>
</ul>
<h2>家规七条</h2>
<ol>
<li>没有亲手写的盈亏表，不做；最坏的一行写在最前面。</li>
<li>手上没有股票，不卖看涨；没有买股的现金，不卖看跌。</li>
<li>全部权利金加起来，最多占积蓄的2%。</li>
<li>两分钟之内跟家人讲不清楚的，不做。</li>
<li>亏着的仓位不加码；亏钱当天不开新仓。</li>
<li>开仓前写好：几时平仓，亏到多少走，赚到多少走。</li>
<li>先在纸上练三个月，用真实报价，价差照算。</li>
</ol>
<p>很多人逐条做下来，结论是自己根本不需要期权：有风险的股票少拿一点，现金多留一点，就够了。这并不算白学。</p>
<aside class="callout"><p>有人晒出每月权利金，却不提最差的一个月，就要提防。请他把大市跌得最惨的那个月也拿出来看。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Quiz: Options and Hedging',
        zh: '测验：期权与对冲',
      },
      description: {
        en: 'Five questions on rights, payoffs, hedges and risks.',
        zh: '五道题，检查您对权利、盈亏、对冲与风险的掌握。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'You buy a call with a strike of 40 at a premium of 2.50. At which share price do you break even at expiry?',
            zh: '您以2.50的权利金买入行使价40的看涨期权。到期时股价要到多少才不赚不亏？',
          },
          options: [
            { id: 'a', text: { en: '37.50', zh: '37.50' } },
            { id: 'b', text: { en: '40.00', zh: '40.00' } },
            { id: 'c', text: { en: '42.50', zh: '42.50' } },
            { id: 'd', text: { en: '45.00', zh: '45.00' } },
          ],
          answer: 'c',
          explanation: {
            en: 'For a call it is strike plus premium: 40 + 2.50 = 42.50.',
            zh: '看涨期权的盈亏平衡点是行使价加权利金：40＋2.50＝42.50。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'The seller of a put must buy the share at the strike price if the buyer exercises.',
            zh: '看跌期权的买方行使权利时，卖方必须按行使价买入股票。',
          },
          answer: true,
          explanation: {
            en: 'The buyer has the right to sell, so the seller carries the duty to buy, however low the price has fallen.',
            zh: '买方有卖的权利，卖方就有买的义务，不管股价跌到多低。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'You own 100 shares at 60 and buy a put with a strike of 55 for 2.00. What is the most you can lose at expiry?',
            zh: '您持有100股，每股60，以2.00买入一张行使价55的看跌期权。到期时最多亏多少？',
          },
          options: [
            { id: 'a', text: { en: '200', zh: '200' } },
            { id: 'b', text: { en: '500', zh: '500' } },
            { id: 'c', text: { en: '700', zh: '700' } },
            { id: 'd', text: { en: '5,500', zh: '5,500' } },
          ],
          answer: 'c',
          explanation: {
            en: 'The shares can lose 60 − 55 = 5 before the put takes over, plus the premium of 2: 7 × 100 = 700.',
            zh: '股票先亏60−55＝5，之后由看跌期权接手，再加权利金2：7×100＝700。',
          },
        },
        {
          id: 'q4',
          type: 'true_false',
          question: {
            en: 'A covered call protects you fully against a large fall in the share.',
            zh: '备兑看涨可以完全抵挡股价大跌。',
          },
          answer: false,
          explanation: {
            en: 'It softens the loss only by the premium received; the rest of the fall remains yours.',
            zh: '它只用收到的权利金稍稍缓冲，其余跌幅仍由自己承担。',
          },
        },
        {
          id: 'q5',
          type: 'multiple_choice',
          question: {
            en: 'The share rises slightly after good results, yet the call you bought the day before falls. What is the most likely reason?',
            zh: '业绩好，股价微升，您前一天买的看涨期权却跌了。最可能的原因是什么？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'The strike price was changed',
                zh: '行使价被改了',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Implied volatility dropped once the uncertainty was over',
                zh: '不确定因素消失，隐含波动率回落',
              },
            },
            {
              id: 'c',
              text: {
                en: 'The seller of the option closed the position',
                zh: '期权卖方平了仓',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'Before results premiums include expected swings; afterwards that part disappears, often by more than a small rise adds.',
            zh: '业绩前的权利金包含对波动的预期，公布后这部分消失，往往多过股价小涨带来的增加。',
          },
        },
      ],
    },
  ],
};
