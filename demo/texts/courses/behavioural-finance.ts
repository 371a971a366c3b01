import type { DemoCourse } from '../demo-types.ts';

export const behaviouralFinanceCourse: DemoCourse = {
  key: 'behavioural-finance',
  teacher: 'rajan-kumar',
  title: {
    en: 'Behavioural Finance',
    zh: '行为金融学',
  },
  short_description: {
    en: 'Five habits of mind that cost investors money, and the checklists and journals that hold them back.',
    zh: '认识最伤钱包的几种心理习惯，学会用清单和日记管住自己。',
  },
  description: {
    en: `Most costly mistakes in investing are not mistakes of arithmetic. We sell winners too soon, keep losers too long, buy what the neighbours buy, and remember our successes better than our failures. Knowing this does not cure it; a procedure does.

Each lesson takes one habit, measures what it costs in figures, and gives you something to do about it: a question, a waiting time, a range, a limit. The last lesson puts them together into a checklist and a journal that take ten minutes a trade.`,
    zh: `投资路上最贵的错，多半不是算错数。涨了急着卖，跌了舍不得卖，邻居买什么自己也跟着买，赢的记得牢，输的忘得快。光是知道这些毛病，改不了；要靠一套做法。

每一课讲一种习惯，用数字算出它的代价，再给您一件可以照做的事：一句问话、一段等候时间、一个范围，或者一道上限。最后一课把它们合成一张清单和一本日记，每笔交易只花十分钟。`,
  },
  level: 'advanced',
  pointsReward: 160,
  pointsRequired: 300,
  priceUsd: 59,
  priceCny: 398,
  priceSgd: 79,
  priceMyr: 259,
  isFeatured: false,
  contents: [
    {
      type: 'text',
      title: {
        en: 'Loss Aversion',
        zh: '损失厌恶',
      },
      description: {
        en: 'You will be able to spot when the fear of a loss is making the decision, and replace it with one clean question.',
        zh: '学完后，您能察觉是“怕亏”在替自己做主，并改用一个干净的问题来判断。',
      },
      body: {
        en: `<h2>A hundred lost, a hundred won</h2>
<p>Someone offers to toss a coin: heads you win RM100, tails you pay RM100. Most people refuse. Raise the prize until they accept and it lands somewhere around RM200. A loss weighs about twice as much as a gain of the same size. This is <strong>loss aversion</strong>, described in 1979 as part of prospect theory and found in country after country since.</p>
<p>It is not foolish in itself. It becomes expensive when the purchase price, which the market knows nothing about, decides what you do.</p>
<h2>Sell the flowers, water the weeds</h2>
<p>Mr Goh needs cash. He has two shares:</p>
<table>
<thead><tr><th scope="col">Share</th><th scope="col">Paid (RM)</th><th scope="col">Worth now (RM)</th><th scope="col">Result</th></tr></thead>
<tbody>
<tr><td>Lembah Packaging</td><td>10,000</td><td>13,000</td><td>+30%</td></tr>
<tr><td>Delta Marine</td><td>10,000</td><td>6,500</td><td>−35%</td></tr>
</tbody>
</table>
<p>He sells the first. It feels good to “take profit”, and as long as he holds the second, the loss is “only on paper”. But Delta must now rise by 3,500 ÷ 6,500 = 54% merely to bring him level, and he never asked whether it is likely to.</p>
<p>He is not alone. A study of 10,000 American accounts found people about one and a half times as ready to sell a winner as a loser. The winners they sold went on to beat the losers they kept by more than three percentage points in the following year. Researchers call it the <strong>disposition effect</strong>.</p>
<h2>The clean question</h2>
<p>Cover the purchase price with your thumb and ask: <em>If I held RM6,500 in cash today, would I buy this?</em> If yes, keep it. If no, you keep it only to avoid a feeling.</p>
<h2>Looking less</h2>
<p>How often you look also changes what you feel. Take a portfolio with an expected return of 7% a year and a volatility of 15%. With a simple model, these are the chances of finding a loss when you look.</p>
<table>
<thead><tr><th scope="col">You look once in</th><th scope="col">Chance of seeing a loss</th></tr></thead>
<tbody>
<tr><td>a day</td><td>49%</td></tr>
<tr><td>a month</td><td>45%</td></tr>
<tr><td>a year</td><td>32%</td></tr>
<tr><td>five years</td><td>15%</td></tr>
<tr><td>ten years</td><td>7%</td></tr>
</tbody>
</table>
<p>If a loss hurts twice as much as a gain pleases, looking every day means a steady diet of pain from a perfectly sound portfolio. Many sales begin there.</p>
<h2>What to do</h2>
<ul>
<li>Write down at purchase what would prove you wrong: a fact about the business, not a price alone.</li>
<li>Review holdings in a list without purchase prices.</li>
<li>Fix a day for looking, once a month or once a quarter, and take the app off the first screen.</li>
</ul>
<aside class="callout"><p>“I will sell when I am back at my price” is not a plan. The share does not know your price.</p></aside>`,
        zh: `<h2>输一百，赢一百</h2>
<p>有人跟您掷硬币：正面您赢100令吉，反面您付100令吉。多数人不肯。奖金要加到200令吉上下，才有人愿意。同样的数目，输的分量大约是赢的两倍，这叫<strong>损失厌恶</strong>，1979年提出的“前景理论”首先说明了它，此后在许多国家都得到印证。</p>
<p>怕亏本身并不傻。麻烦在于，市场根本不晓得的“买入价”，竟然替您拿了主意。</p>
<h2>拔了鲜花，浇灌杂草</h2>
<p>吴先生等钱用，手上有两只股票：</p>
<table>
<thead><tr><th scope="col">股票</th><th scope="col">成本（令吉）</th><th scope="col">现值（令吉）</th><th scope="col">盈亏</th></tr></thead>
<tbody>
<tr><td>林巴包装</td><td>10,000</td><td>13,000</td><td>+30%</td></tr>
<tr><td>三角洲海事</td><td>10,000</td><td>6,500</td><td>−35%</td></tr>
</tbody>
</table>
<p>他卖了第一只。“落袋为安”让人痛快；第二只只要不卖，就“只是账面亏损”。可是三角洲要涨3,500÷6,500＝54%才能回本，究竟有没有可能，他一次也没问过自己。</p>
<p>这样的人很多。有研究翻查一万个美国证券户头，发现大家卖出赚钱股票的意愿，约是卖出亏钱股票的一倍半；而卖掉的那些，往后一年的表现反而比留下来的好三个百分点以上。学界称为<strong>处置效应</strong>。</p>
<h2>一个干净的问题</h2>
<p>用拇指盖住买入价，再问自己：<strong>今天手上若有6,500令吉现金，我会买它吗？</strong>会，就留着。不会，那么留着它，只是为了躲开一种难受的感觉。</p>
<h2>少看几眼</h2>
<p>看得多勤，感受也不同。假设某组合的预期年回报是7%，波动率15%。按简单的模型推算，每次打开户头看到亏损的机会如下。</p>
<table>
<thead><tr><th scope="col">多久看一次</th><th scope="col">看到亏损的机会</th></tr></thead>
<tbody>
<tr><td>一天</td><td>49%</td></tr>
<tr><td>一个月</td><td>45%</td></tr>
<tr><td>一年</td><td>32%</td></tr>
<tr><td>五年</td><td>15%</td></tr>
<tr><td>十年</td><td>7%</td></tr>
</tbody>
</table>
<p>如果亏的痛是赚的乐的两倍，那么天天看，再好的组合也会让您天天难受。许多不该卖的，就是这样卖掉的。</p>
<h2>可以怎么做</h2>
<ul>
<li>买进时就写下：出现什么事，证明我看错了。要写生意上的事实，不能只写价格。</li>
<li>检讨持股时，用一张没有买入价的清单。</li>
<li>定好看盘的日子，一个月或一季一次，手机首页不放证券应用。</li>
</ul>
<aside class="callout"><p>“等它回到我的价钱就卖”，这不是计划。股票并不知道您的价钱。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Herding',
        zh: '羊群效应',
      },
      description: {
        en: 'You will be able to see why latecomers lose in a fund that gained, and put a waiting time between a tip and your money.',
        zh: '学完后，您能看懂基金明明上涨、后来者为何亏损，并在消息与下单之间隔开一段时间。',
      },
      body: {
        en: `<h2>Why we follow</h2>
<p>In an unfamiliar food court you join the longest queue. That is sensible: the others may know something, and the worst that can happen is a poor lunch. In a market the same habit misleads, because every person who joins the queue makes the dish dearer.</p>
<p>Three forces push at once: the thought that so many cannot be wrong, the fear of being the only one who missed it, and the comfort that if it fails, we all failed together.</p>
<h2>A fund that rose, investors who lost</h2>
<p>Take a fictional fund, Far Peak Robotics. It begins small, does brilliantly, is talked about, and then falls.</p>
<table>
<thead><tr><th scope="col">Moment</th><th scope="col">Return</th><th scope="col">Money in the fund (RM million)</th></tr></thead>
<tbody>
<tr><td>Start</td><td>–</td><td>1.0</td></tr>
<tr><td>End of the first year</td><td>+100%</td><td>2.0</td></tr>
<tr><td>New buyers arrive with 20</td><td>–</td><td>22.0</td></tr>
<tr><td>End of the second year</td><td>−40%</td><td>13.2</td></tr>
</tbody>
</table>
<p>The fund’s own record is 2.0 × 0.6 = 1.2: up 20% in two years, and its advertisement may say so. But investors put in 21 million and have 13.2 million. They lost RM7.8 million, or 37%, since most of them came after the good year. Whenever you read a record, ask how much money was there to enjoy it.</p>
<h2>When the herd is led</h2>
<p>Sometimes the crowd is not an accident. In October 2013 three small stocks on the Singapore Exchange, which had risen many times over within a year, lost about S$8 billion in value within days; courts later found that the trading had been rigged. Today the meeting place is a chat group: screenshots of profits, a “teacher”, a sudden urgent purchase. Those who shout first are often those who need buyers.</p>
<p>Before any money moves:</p>
<ol>
<li>Look up the firm and the person in the regulator’s register and alert list: the Monetary Authority of Singapore, or the Securities Commission Malaysia.</li>
<li>Be wary of guaranteed returns, of pressure, and of payments to a personal account.</li>
<li>If you have already paid, call your bank at once, then 1799 in Singapore (ScamShield) or 997 in Malaysia (National Scam Response Centre).</li>
</ol>
<h2>Three brakes</h2>
<ul>
<li><strong>A waiting time:</strong> nothing that you heard of today is bought before three nights have passed. Good companies will still be there.</li>
<li><strong>The two-sentence test:</strong> explain how it earns money without mentioning its share price. If you cannot, you know the queue, not the dish.</li>
<li><strong>A ceiling for curiosity:</strong> if you must try, a small fixed part of your savings, say 2%, and never topped up.</li>
</ul>
<p>Going against the crowd is no method either. The crowd is right for long stretches. The aim is to decide for reasons you can write down.</p>
<aside class="callout"><p>A useful question at any dinner: “And who sold it to you?” For every buyer there is a seller, who often knows the company better.</p></aside>`,
        zh: `<h2>我们为什么跟</h2>
<p>到了陌生的小贩中心，您会排最长的那条队。这很合理：别人也许知道些什么，最坏不过是一顿饭不好吃。到了股市，同一个习惯就会误事，因为每多一个人排队，那道菜就贵一点。</p>
<p>推着我们走的有三股力：这么多人总不会全错；大家都赚到了，怕只有自己错过；万一失败，反正是一起失败，心里也好过些。</p>
<h2>基金涨了，投资者却亏了</h2>
<p>有一只虚构的基金，叫“远峰机器人”。起初规模很小，成绩亮眼，人人谈论，然后下跌。</p>
<table>
<thead><tr><th scope="col">时点</th><th scope="col">回报</th><th scope="col">基金里的钱（百万令吉）</th></tr></thead>
<tbody>
<tr><td>成立</td><td>–</td><td>1.0</td></tr>
<tr><td>第一年底</td><td>+100%</td><td>2.0</td></tr>
<tr><td>新投资者带来20</td><td>–</td><td>22.0</td></tr>
<tr><td>第二年底</td><td>−40%</td><td>13.2</td></tr>
</tbody>
</table>
<p>基金本身的成绩是2.0×0.6＝1.2，两年涨20%，广告大可以这样写。可是投资者一共放进2,100万令吉，只剩1,320万，亏了780万，即37%，因为大部分人是在好年头过后才进场的。以后看到业绩，记得问一句：赚得最多的那一年，里头有多少钱？</p>
<h2>有人牵着羊走</h2>
<p>人群有时并非偶然聚拢。2013年10月，新交所三只小型股在一年里翻了好多倍之后，短短几天蒸发约80亿新元市值，法庭后来裁定当中有人操纵。如今，羊群聚在聊天群组里：赚钱的截图、带单的“老师”、突如其来的“赶快买”。喊得最早的人，往往就是等人接货的人。</p>
<p>汇款之前，请先做三件事：</p>
<ol>
<li>到监管机构的名册和警示名单查公司、查人：新加坡查金融管理局，马来西亚查证券监督委员会。</li>
<li>听到保证回报、被催着决定、要把钱汇进私人户头，就要起疑。</li>
<li>已经付了钱，立刻打给银行，然后新加坡拨1799（ScamShield热线），马来西亚拨997（国家诈骗回应中心）。</li>
</ol>
<h2>三道刹车</h2>
<ul>
<li><strong>等一等：</strong>今天听来的，要隔三个晚上才准买。好公司不会跑掉。</li>
<li><strong>两句话测试：</strong>不提股价，用两句话说清它怎样赚钱。说不出，就表示您认得的是队伍，不是那道菜。</li>
<li><strong>好奇心的上限：</strong>真要试，只用积蓄的一小部分，例如2%，而且绝不加码。</li>
</ul>
<p>一味与众人作对，同样不是办法，大众常常可以对上好一段日子。目的是凭写得下来的理由做决定。</p>
<aside class="callout"><p>饭桌上听到明牌，不妨问一句：“那是谁卖给您的？”有人买就有人卖，而卖的那个往往更清楚公司底细。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Anchoring and Mental Accounting',
        zh: '锚定与心理账户',
      },
      description: {
        en: 'You will be able to recognise the numbers that hold you, and judge a price by what stands behind it today.',
        zh: '学完后，您能认出牵制自己的数字，并按今天的实况判断价格贵贱。',
      },
      body: {
        en: `<h2>The first number sticks</h2>
<p>A shop writes “was RM399, now RM199”, and RM199 feels cheap before you have thought about the shoes. The first number we meet becomes an <strong>anchor</strong>, and later judgements stay too close to it, even when it has nothing to do with the matter. In markets the usual anchors are the price you paid, the highest price of the year, the offer price at listing, an analyst’s target, and round numbers.</p>
<h2>Half price, and dearer</h2>
<p>Kiara Foods, a fictional company, traded at RM8.00. Now it costs RM4.00. Madam Yap thinks: fifty per cent off. Look at what stands behind the price.</p>
<table>
<thead><tr><th scope="col">Kiara Foods</th><th scope="col">Then</th><th scope="col">Now</th></tr></thead>
<tbody>
<tr><td>Price</td><td>RM8.00</td><td>RM4.00</td></tr>
<tr><td>Earnings per share</td><td>40 sen</td><td>16 sen</td></tr>
<tr><td>Price ÷ earnings (P/E)</td><td>20</td><td>25</td></tr>
</tbody>
</table>
<p>Profit fell by 60%, the price by 50%. Per ringgit of profit the share has become dearer. If she holds that 15 times earnings is fair for such a business, her figure is 15 × 0.16 = RM2.40. The old RM8.00 appears nowhere in the sum, which is how one knows that it was an anchor.</p>
<h2>Make your own number first</h2>
<ol>
<li>Before looking at the price, write down earnings, debt and what you would pay, as a range: RM2.20 to RM2.80.</li>
<li>Give a reason for each end.</li>
<li>Only then look at the price.</li>
<li>When news comes, work out a new range from zero rather than moving the old one a little.</li>
</ol>
<h2>Money in separate tins</h2>
<p>A related habit is <strong>mental accounting</strong>: we keep money in imaginary tins and follow different rules for each. Some tins are helpful, such as the one for school fees. Others cost money.</p>
<ul>
<li>RM10,000 in a fixed deposit at 3% earns RM300 a year. The same person owes RM10,000 on a credit card at 18%: RM1,800. Keeping both costs RM1,500 a year.</li>
<li>Dividends count as “free money” to spend or gamble, although the share price dropped by about as much on the ex-date.</li>
<li>Profits are “the house’s money” and may be risked. But they are yours; a ringgit lost is the same ringgit.</li>
<li>A fee of 1.5% sounds small. On RM200,000 it is RM3,000 a year. RM100,000 growing at 6% for twenty years becomes RM320,700; at 4.5% after the fee, RM241,200. The difference of RM79,500 is about four fifths of the starting sum.</li>
</ul>
<p>The cure for both habits is to move the frame: turn per cent into ringgit, a year into twenty, and one holding into the whole.</p>
<aside class="callout"><p>When a price looks cheap, finish the sentence: “cheap compared with …”. If the answer is an old price, start again. If it is profit, assets or cash flow, go on.</p></aside>`,
        zh: `<h2>先入为主的数字</h2>
<p>商店写着“原价399令吉，现售199令吉”，鞋子好不好还没想，已经觉得199令吉便宜。最先看到的数字会变成一个<strong>锚</strong>，往后的判断总在它附近打转，哪怕它跟事情毫不相干。股市里常见的锚有：自己的买入价、全年最高价、上市发售价、分析师的目标价，还有整数关口。</p>
<h2>打了对折，反而更贵</h2>
<p>虚构的“吉雅食品”，从前股价8.00令吉，如今4.00令吉。叶女士心想：五折。且看价格背后的东西。</p>
<table>
<thead><tr><th scope="col">吉雅食品</th><th scope="col">从前</th><th scope="col">现在</th></tr></thead>
<tbody>
<tr><td>股价</td><td>8.00令吉</td><td>4.00令吉</td></tr>
<tr><td>每股盈利</td><td>40仙</td><td>16仙</td></tr>
<tr><td>股价÷盈利（市盈率）</td><td>20倍</td><td>25倍</td></tr>
</tbody>
</table>
<p>盈利少了六成，股价只跌五成，以每一令吉盈利来计，股票其实更贵了。她若认为这门生意值15倍市盈率，合理价便是15×0.16＝2.40令吉。整条算式用不着那个8.00，可见它只是一个锚。</p>
<h2>先写自己的数字</h2>
<ol>
<li>看价格之前，先写下盈利、负债和自己愿意付的价钱，写成范围：2.20至2.80令吉。</li>
<li>上限和下限，各写一个理由。</li>
<li>写完才看股价。</li>
<li>有新消息，从头再算一遍，不要只把旧数字挪一点点。</li>
</ol>
<h2>一罐一罐分开放的钱</h2>
<p>另一个相近的习惯叫<strong>心理账户</strong>：我们把钱放进想象中的罐子，每罐有每罐的规矩。有些罐子有益，例如学费那一罐；有些却要赔钱。</p>
<ul>
<li>定期存款10,000令吉，利率3%，一年收300令吉；同一个人欠信用卡10,000令吉，利率18%，一年付1,800令吉。两样都留着，每年白花1,500令吉。</li>
<li>把股息当“外快”，拿去花掉或者搏一搏，却忘了除息日股价也跌了差不多的数目。</li>
<li>把盈利看作“赢来的钱”，输了不心疼。其实那已经是您的钱，一令吉就是一令吉。</li>
<li>1.5%的收费听起来不多，200,000令吉就是每年3,000令吉。100,000令吉以6%增长二十年，成为320,700令吉；扣费后剩4.5%，只有241,200令吉。相差79,500令吉，约等于当初本金的八成。</li>
</ul>
<p>两种习惯，药方相同：换个框来看。百分比换成令吉，一年换成二十年，一只股票换成全部身家。</p>
<aside class="callout"><p>觉得便宜的时候，把话说完：“跟____比，便宜。”答案若是从前的价格，就重新来过；若是盈利、资产或现金流，才往下看。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Overconfidence',
        zh: '过度自信',
      },
      description: {
        en: 'You will be able to price your own trading, see why a high hit rate can still lose, and test how good your certainty is.',
        zh: '学完后，您能算出频繁买卖的成本，明白胜率高为何照样亏，并测试自己的把握有几成。',
      },
      body: {
        en: `<h2>Better than average, all of us</h2>
<p>Ask a room of drivers who is better than average, and far more than half raise a hand. Investors do the same, especially after a good year, when a rising market has lent everybody its wings. <strong>Overconfidence</strong> takes three forms: thinking we know more than we do, thinking we control more than we do, and being too sure of the range within which things will fall.</p>
<h2>What activity costs</h2>
<p>A study of 66,465 American households from 1991 to 1996 is still the clearest evidence. The market returned 17.9% a year, the average household 16.4%, and the fifth that traded most 11.4%. Their picks were not much worse; the trading itself ate the return.</p>
<p>Try it with your own figures. Suppose S$50,000 turns over four times a year at 0.6% for each purchase and sale together: 4 × 0.6% = 2.4%, or S$1,200 in the first year. If the shares earn 6%, you keep 3.6%. After ten years:</p>
<ul>
<li>at 6.0%: S$89,542</li>
<li>at 3.6%: S$71,214</li>
<li>price of the activity: S$18,328</li>
</ul>
<h2>Seven wins in ten, and poorer</h2>
<p>Mr Cheong proudly tells friends that he is right seven times in ten. Here is his year:</p>
<table>
<thead><tr><th scope="col">Trades</th><th scope="col">Each</th><th scope="col">Together</th></tr></thead>
<tbody>
<tr><td>7 winners, sold quickly</td><td>+RM300</td><td>+RM2,100</td></tr>
<tr><td>3 losers, held on to</td><td>−RM900</td><td>−RM2,700</td></tr>
<tr><td>Result, before costs</td><td>–</td><td>−RM600</td></tr>
</tbody>
</table>
<p>Being right often is not the same as making money. What counts is how often times how much. The hit rate flatters; the account statement does not.</p>
<h2>How sure is 90%?</h2>
<p>Take ten questions with a numerical answer: the length of the Kinabatangan River, the year the first MRT line opened, last year’s profit of a company you own. For each write a low and a high figure so that you are 90% sure the truth lies between. Nine of ten should fit. Most people get four to six. If you are one of them, your “almost certain” means about half, and your position sizes should know it.</p>
<h2>Only the news we like</h2>
<p>Once we own something, we collect reasons for it. This is <strong>confirmation bias</strong>, and an app that learns what you click makes it worse. Then memory helps: wins were skill, losses were bad luck, and after the event “I knew it”.</p>
<ol>
<li>For each holding, write the strongest case against it, in three sentences its critic would sign.</li>
<li>Limit the number of trades in a year in advance, for example to twelve.</li>
<li>Compare your whole result, costs included, with a plain index fund each December.</li>
<li>Let no position be so large that being wrong about it would change your life.</li>
</ol>
<aside class="callout"><p>After a win, ask whether you were right for the reason that you wrote down. If you were right for another reason, you were lucky. Luck is pleasant, but it cannot be repeated on purpose.</p></aside>`,
        zh: `<h2>人人都在水准之上</h2>
<p>问满屋子的司机，谁的技术在平均水准之上，举手的远远超过一半。投资者也一样，尤其是好年头过后，市场的风把谁都吹上了天。<strong>过度自信</strong>有三种样子：以为自己懂得多，以为自己掌控得多，对估计的范围太有把握。</p>
<h2>勤快的代价</h2>
<p>有项研究追踪了66,465个美国家庭1991至1996年的买卖，至今仍是最清楚的证据：同期大市每年回报17.9%，一般家庭16.4%，买卖最频密的那五分之一，只有11.4%。他们选股并没有差很多，回报是被买卖本身吃掉的。</p>
<p>拿自己的数字试试。假设50,000新元一年周转四次，一买一卖合计0.6%：4×0.6%＝2.4%，头一年就是1,200新元。股票若赚6%，到手剩3.6%。十年之后：</p>
<ul>
<li>6.0%：89,542新元</li>
<li>3.6%：71,214新元</li>
<li>勤快的代价：18,328新元</li>
</ul>
<h2>十次对七次，钱却少了</h2>
<p>张先生逢人便说，自己十次里看对七次。这是他的一年：</p>
<table>
<thead><tr><th scope="col">交易</th><th scope="col">每笔</th><th scope="col">合计</th></tr></thead>
<tbody>
<tr><td>7笔赚，很快卖掉</td><td>+300令吉</td><td>+2,100令吉</td></tr>
<tr><td>3笔亏，一直抱着</td><td>−900令吉</td><td>−2,700令吉</td></tr>
<tr><td>结果，未计成本</td><td>–</td><td>−600令吉</td></tr>
</tbody>
</table>
<p>常常看对，不等于赚钱。要看的是次数乘以数额。胜率会哄人，月结单不会。</p>
<h2>您的“九成把握”有几成</h2>
<p>找十道答案是数字的题：京那巴当岸河有多长，第一条地铁哪一年通车，手上某家公司去年赚多少。每题写一个下限和一个上限，要有九成把握答案落在中间。照理十题应中九题，多数人只中四到六题。您若也是这样，那么您的“几乎肯定”，其实只是一半一半，下注的大小就该照这个来定。</p>
<h2>只听爱听的</h2>
<p>一旦买了，我们就替它搜集好话，这叫<strong>确认偏误</strong>；手机应用看您点什么便推什么，更是火上加油。接着连记忆也来帮忙：赚了是本事，亏了是运气，事后还觉得“我早就知道”。</p>
<ol>
<li>为每只持股写下最有力的反对理由，三句话，要写到看淡的人也肯签名。</li>
<li>事先限定一年的交易次数，例如十二次。</li>
<li>每年12月，把连同成本在内的总成绩，跟一只普通的指数基金比一比。</li>
<li>任何一只股票，都不要大到一旦看错就改变生活。</li>
</ol>
<aside class="callout"><p>赚了钱之后问一句：是因为我写下的那个理由而赚的吗？如果是别的原因，那就是运气。运气固然好，却不能说来就来。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Checklists and Journals',
        zh: '清单与日记',
      },
      description: {
        en: 'You will be able to keep a checklist before each trade and a journal after it, and learn from both every quarter.',
        zh: '学完后，您会在每笔交易前用清单、交易后写日记，并每季从中学习。',
      },
      body: {
        en: `<h2>Why pilots still read aloud</h2>
<p>A captain with 15,000 flying hours reads the checklist before every take-off. Not because she has forgotten, but because tired, hurried or excited people skip steps without noticing. Money makes people tired, hurried and excited. Knowing about biases hardly helps in that moment; a card on the table does.</p>
<h2>Eight questions before a purchase</h2>
<ol>
<li>How does it earn money? Two sentences.</li>
<li>Where did I hear of it, and what does that person gain?</li>
<li>What is my range of value, written before I looked at the price?</li>
<li>What is the best argument against it?</li>
<li>It is three years later and this was a disaster. What happened? (This is called a pre-mortem.)</li>
<li>How large will it be in my whole portfolio, and what if it goes to zero?</li>
<li>Which fact would make me sell?</li>
<li>Have three nights passed?</li>
</ol>
<p>For a sale ask two: has one of the facts under 7 come true, and would I buy it today with the cash? “It has fallen” and “it has risen” are not facts about the business.</p>
<h2>A page in the journal</h2>
<p>The journal is not a diary of prices. It keeps your reasons safe from your memory.</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Madam Yap’s entry</th></tr></thead>
<tbody>
<tr><td>Date and action</td><td>3 March, bought 2,000 Kiara Foods at RM2.50</td></tr>
<tr><td>Size</td><td>RM5,000, 4% of RM125,000</td></tr>
<tr><td>Reason</td><td>Debt repaid, margin back at 9%, under 16 times earnings</td></tr>
<tr><td>What I expect</td><td>Earnings of 16 to 20 sen within two years, 70% sure</td></tr>
<tr><td>I sell if</td><td>Margin below 6% for two quarters, or new borrowing</td></tr>
<tr><td>How I feel</td><td>A little rushed: a friend bought last week</td></tr>
</tbody>
</table>
<p>The last line looks odd and teaches the most. After a year many find that their worst trades carry the same word, such as “bored” or “angry”.</p>
<h2>Judge the decision, not only the result</h2>
<table>
<thead><tr><th scope="col">Process</th><th scope="col">Good result</th><th scope="col">Bad result</th></tr></thead>
<tbody>
<tr><td>Good</td><td>Deserved; repeat it</td><td>Bad luck; repeat it all the same</td></tr>
<tr><td>Bad</td><td>Dangerous luck; do not repeat it</td><td>Deserved; learn from it</td></tr>
</tbody>
</table>
<p>The lower left box is the costly one. Whoever bought on a rumour and doubled the money will do it again, with more.</p>
<h2>The quarterly hour</h2>
<ul>
<li>Compare expectations with events. Of those marked “70% sure”, did about seven in ten come true?</li>
<li>Count trades that broke the checklist, and add up their result separately.</li>
<li>Write one if–then rule for the next quarter: “If I want to buy after 10 p.m., then I write it down and look again on Saturday.”</li>
<li>Strike any question that has caught nothing in two years. A checklist that grows stops being read.</li>
</ul>
<aside class="callout"><p>Start small: one card, one notebook, the next trade. A plain system used every time beats a perfect one used twice.</p></aside>`,
        zh: `<h2>老机长为什么还要照念</h2>
<p>飞了15,000小时的机长，每次起飞前照样把检查清单念一遍。不是忘了，而是人在疲倦、匆忙、兴奋的时候，会漏掉步骤而不自知。钱，偏偏最容易让人疲倦、匆忙、兴奋。到了那一刻，懂得再多偏误也帮不上忙；桌上一张卡片却帮得上。</p>
<h2>买之前，八个问题</h2>
<ol>
<li>它怎样赚钱？用两句话说。</li>
<li>我从哪里听来的？说的人有什么好处？</li>
<li>看价格之前，我写下的合理范围是多少？</li>
<li>反对它的最好理由是什么？</li>
<li>假设三年后证明是一场灾难，最可能出了什么事？（这叫“事前验尸”。）</li>
<li>它占整个组合多少？归零又会怎样？</li>
<li>出现哪件事实，我就卖？</li>
<li>隔了三个晚上没有？</li>
</ol>
<p>卖的时候问两句：第7题写的事实，有没有哪一件发生了？今天手上是现金的话，我还会不会买？“跌了”和“涨了”，都不是生意上的事实。</p>
<h2>日记的一页</h2>
<p>日记不是用来抄股价的，而是把当时的理由存好，免得被记忆改写。</p>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">叶女士的记录</th></tr></thead>
<tbody>
<tr><td>日期与动作</td><td>3月3日，2.50令吉买入吉雅食品2,000股</td></tr>
<tr><td>大小</td><td>5,000令吉，占125,000令吉的4%</td></tr>
<tr><td>理由</td><td>债已还清，净利率回到9%，市盈率不到16倍</td></tr>
<tr><td>我的预期</td><td>两年内每股盈利16至20仙，七成把握</td></tr>
<tr><td>什么情况卖</td><td>净利率连续两季低于6%，或重新举债</td></tr>
<tr><td>当时心情</td><td>有点急，朋友上星期刚买</td></tr>
</tbody>
</table>
<p>最后一行看似多余，其实最有收获。写上一年，不少人会发现，自己最差的几笔交易旁边写着同一个词，比如“无聊”，比如“不服气”。</p>
<h2>看决定，不只看结果</h2>
<table>
<thead><tr><th scope="col">过程</th><th scope="col">结果好</th><th scope="col">结果坏</th></tr></thead>
<tbody>
<tr><td>好</td><td>理所当然，照做</td><td>运气不好，仍然照做</td></tr>
<tr><td>坏</td><td>危险的运气，别再做</td><td>应得的教训，要记取</td></tr>
</tbody>
</table>
<p>最贵的是左下那一格。听小道消息买进而赚了一倍的人，下次一定再来，而且下得更重。</p>
<h2>每季一小时</h2>
<ul>
<li>拿预期对照事实：写着“七成把握”的，十件里是不是中了七件左右？</li>
<li>数一数有几笔没按清单做，成绩另外加总。</li>
<li>替下一季写一条“如果……就……”：如果晚上十点过后想买，就先写下来，星期六再看。</li>
<li>两年来没挡住任何错误的问题，删掉。清单一长，就没有人念了。</li>
</ul>
<aside class="callout"><p>从小处开始：一张卡片、一本簿子、下一笔交易。平凡但次次都用的做法，胜过完美却只用两回的系统。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Quiz: Behavioural Finance',
        zh: '测验：行为金融学',
      },
      description: {
        en: 'Five questions on recognising a habit and answering it.',
        zh: '五道题，检查您能否认出习惯并加以应对。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'A share bought at RM5 now costs RM3. Which question best removes loss aversion from the decision?',
            zh: '5令吉买的股票跌到3令吉。哪个问题最能排除损失厌恶的干扰？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'How long until it is back at RM5?',
                zh: '还要多久才回到5令吉？',
              },
            },
            {
              id: 'b',
              text: {
                en: 'With the money in cash, would I buy it today?',
                zh: '手上若是现金，我今天会买它吗？',
              },
            },
            {
              id: 'c',
              text: {
                en: 'What will my friends do with theirs?',
                zh: '朋友手上的打算怎么处理？',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'It leaves out the purchase price, which says nothing about the future of the business.',
            zh: '这个问题不理会买入价，而买入价与公司的前景无关。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'Investors as a group can lose money in a fund whose published two-year return is positive.',
            zh: '基金公布的两年回报是正数，投资者整体仍有可能亏钱。',
          },
          answer: true,
          explanation: {
            en: 'If most of the money comes in after the good year, most of it lives only through the bad one.',
            zh: '如果大部分钱在好年头过后才进场，经历的就只有坏年头。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'A share fell from RM10 to RM6, while earnings per share fell from 50 sen to 24 sen. Measured by P/E, it is now',
            zh: '某股由10令吉跌到6令吉，每股盈利由50仙减到24仙。以市盈率来看，现在',
          },
          options: [
            { id: 'a', text: { en: 'cheaper than before', zh: '比从前便宜' } },
            { id: 'b', text: { en: 'priced the same', zh: '跟从前一样' } },
            { id: 'c', text: { en: 'dearer than before', zh: '比从前更贵' } },
          ],
          answer: 'c',
          explanation: {
            en: 'It was 10 ÷ 0.50 = 20 times; now it is 6 ÷ 0.24 = 25 times.',
            zh: '从前是10÷0.50＝20倍，现在是6÷0.24＝25倍。',
          },
        },
        {
          id: 'q4',
          type: 'true_false',
          question: {
            en: 'A trader who wins eight times in ten must be making money.',
            zh: '十次赢八次的人，一定赚钱。',
          },
          answer: false,
          explanation: {
            en: 'Eight gains of RM100 do not cover two losses of RM500. Size counts as much as frequency.',
            zh: '八次各赚100令吉，抵不过两次各亏500令吉。数额与次数同样要紧。',
          },
        },
        {
          id: 'q5',
          type: 'multiple_choice',
          question: {
            en: 'Someone buys on a rumour and doubles the money. How does the decision table see it?',
            zh: '有人凭小道消息买进，赚了一倍。按课文的决策表，这算什么？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'Good process, good result: repeat it',
                zh: '过程好、结果好，应该照做',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Bad process, good result: dangerous luck',
                zh: '过程坏、结果好，是危险的运气',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Good process, bad result: bad luck',
                zh: '过程好、结果坏，是运气不好',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'The result was good but the reason could not be relied on, and success tempts one to repeat it with more money.',
            zh: '结果虽好，理由却靠不住，而尝到甜头的人会下更重的注。',
          },
        },
      ],
    },
  ],
};
