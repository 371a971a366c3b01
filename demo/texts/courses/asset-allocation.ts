import type { DemoCourse } from '../demo-types.ts';

export const assetAllocationCourse: DemoCourse = {
  key: 'asset-allocation',
  teacher: 'rajan-kumar',
  title: {
    en: 'Asset Allocation',
    zh: '资产配置',
  },
  short_description: {
    en: 'Choose a mix you can keep, rebalance it by rule, and fit it to your age and your currency.',
    zh: '定一个守得住的比例，按规则再平衡，并配合年龄与货币。',
  },
  description: {
    en: `Most people build a portfolio one purchase at a time and find out what they own only when markets fall. This course works the other way round: first the mix, then the pieces.

You will put figures on how much each mix can lose, see what correlation does to risk, rebalance a portfolio step by step, and count your EPF or CPF savings and your currencies as part of the whole. At the end you write a one-page investment policy, and a teacher comments on it.`,
    zh: `不少人的组合是一笔一笔买出来的，等到大跌才知道自己究竟持有什么。这门课反过来做：先定比例，再选内容。

您会算出每种比例最坏可能跌多少，看清相关性怎样影响风险，动手做一遍再平衡，再把雇员公积金、中央公积金和各种货币都算进全盘。最后写一页自己的投资守则，由教师批改。`,
  },
  level: 'advanced',
  pointsReward: 180,
  pointsRequired: 350,
  priceUsd: 69,
  priceCny: 468,
  priceSgd: 98,
  priceMyr: 309,
  isFeatured: true,
  contents: [
    {
      type: 'text',
      title: {
        en: 'The Mix Decides',
        zh: '比例定大局',
      },
      description: {
        en: 'You will be able to put a figure on the worst year of a mix, and set your own by need, capacity and willingness.',
        zh: '学完后，您能算出一种比例最坏的一年，并按需要、能力与意愿定出自己的比例。',
      },
      body: {
        en: `<h2>The question before the first purchase</h2>
<p>Two sisters in Singapore each have S$200,000 invested. One spends her weekends choosing between shares; the other decided once how much to hold in shares, bonds and cash. After a bad year the choice of shares explains a few percentage points of the difference between them. The mix explains most of it.</p>
<p>Each kind of asset has a job:</p>
<ul>
<li><strong>Cash and T-bills:</strong> to be there, whatever happens.</li>
<li><strong>Bonds:</strong> to pay income and to fall less, most of the time.</li>
<li><strong>Shares:</strong> to grow faster than prices over ten years and more.</li>
<li><strong>Property and REITs:</strong> to bring rent, with borrowed money inside.</li>
<li><strong>Gold:</strong> to behave differently; it pays nothing.</li>
</ul>
<h2>Put a figure on the bad year</h2>
<p>Suppose a severe year: shares lose 40%, bonds gain 3%. For S$200,000 each mix gives the following.</p>
<table>
<thead><tr><th scope="col">Shares / bonds</th><th scope="col">Result</th><th scope="col">In money</th><th scope="col">Gain needed to recover</th></tr></thead>
<tbody>
<tr><td>100 / 0</td><td>−40.0%</td><td>−S$80,000</td><td>66.7%</td></tr>
<tr><td>80 / 20</td><td>−31.4%</td><td>−S$62,800</td><td>45.8%</td></tr>
<tr><td>60 / 40</td><td>−22.8%</td><td>−S$45,600</td><td>29.5%</td></tr>
<tr><td>40 / 60</td><td>−14.2%</td><td>−S$28,400</td><td>16.6%</td></tr>
<tr><td>20 / 80</td><td>−5.6%</td><td>−S$11,200</td><td>5.9%</td></tr>
</tbody>
</table>
<p>For 60 / 40 the sum is 0.6 × (−40%) + 0.4 × 3% = −22.8%. Read the third column aloud. A percentage is easy to bear; S$45,600 may be the kitchen and two years of holidays.</p>
<h2>Three limits, and the lowest wins</h2>
<ol>
<li><strong>Need:</strong> what return your plan requires. Having S$200,000 and adding S$10,000 at the end of each year, you reach about S$498,000 in fifteen years at 3%, and about S$632,000 at 5%. If the goal is S$500,000, you need little more than 3%; a daring mix is a risk without a purpose.</li>
<li><strong>Capacity:</strong> how much you could lose without changing your life. It depends on your job, debts, health and who relies on you.</li>
<li><strong>Willingness:</strong> how much you could watch falling without selling. Judge by what you did in 2008 or March 2020, not by a questionnaire filled in on a calm Sunday.</li>
</ol>
<p>A person with a high willingness and a low capacity is in the most danger, because nothing inside holds them back.</p>
<h2>Write it as a range</h2>
<p>Set a target with a band: shares 50%, between 45% and 55%. Bands turn a good intention into a rule. The rule is for lesson three; the target comes first.</p>
<aside class="callout"><p>The best mix is not the one with the highest expected return. It is the highest one that you will still be holding on the worst day.</p></aside>`,
        zh: `<h2>下第一单之前的问题</h2>
<p>新加坡有两姐妹，各有200,000新元投资。一个周末都在挑股票，另一个早就定好股票、债券、现金各占几成，从此少管。遇上坏年头，两人的差别当中，挑哪只股票只占几个百分点，其余大半由比例决定。</p>
<p>每类资产各有任务：</p>
<ul>
<li><strong>现金与国库券：</strong>无论发生什么事，钱都在。</li>
<li><strong>债券：</strong>付利息，而且多数时候跌得较少。</li>
<li><strong>股票：</strong>放十年以上，争取跑赢物价。</li>
<li><strong>产业与房托：</strong>带来租金，里头也带着借来的钱。</li>
<li><strong>黄金：</strong>走势与别人不同，但不生息。</li>
</ul>
<h2>把坏年头算成数字</h2>
<p>假设遇上很坏的一年：股票跌40%，债券涨3%。以200,000新元计，各种比例的结果如下。</p>
<table>
<thead><tr><th scope="col">股票／债券</th><th scope="col">结果</th><th scope="col">金额</th><th scope="col">回本所需涨幅</th></tr></thead>
<tbody>
<tr><td>100／0</td><td>−40.0%</td><td>−80,000新元</td><td>66.7%</td></tr>
<tr><td>80／20</td><td>−31.4%</td><td>−62,800新元</td><td>45.8%</td></tr>
<tr><td>60／40</td><td>−22.8%</td><td>−45,600新元</td><td>29.5%</td></tr>
<tr><td>40／60</td><td>−14.2%</td><td>−28,400新元</td><td>16.6%</td></tr>
<tr><td>20／80</td><td>−5.6%</td><td>−11,200新元</td><td>5.9%</td></tr>
</tbody>
</table>
<p>以六四比例为例：0.6×（−40%）＋0.4×3%＝−22.8%。请把第三栏念出声来。百分比听着不痛，45,600新元却可能是一间新厨房，外加两年的旅行。</p>
<h2>三道上限，取最低的一道</h2>
<ol>
<li><strong>需要：</strong>您的计划要求多少回报。手上200,000新元，每年年底再存10,000新元，十五年后，回报3%约有498,000新元，5%约有632,000新元。目标若是500,000新元，3%出头就够，再冒险便没有道理。</li>
<li><strong>能力：</strong>亏多少还不至于改变生活。这要看工作、债务、健康，以及有谁靠您养。</li>
<li><strong>意愿：</strong>看着账面下跌，跌多少还不会卖。要以2008年或2020年3月的实际反应为准，别拿风平浪静的星期天填的问卷来作数。</li>
</ol>
<p>最危险的是意愿高而能力低的人，因为他心里没有一道刹车。</p>
<h2>写成一个范围</h2>
<p>定目标，也定上下限：股票五成，最低45%，最高55%。有了上下限，心愿才成为规则。规则怎样执行，第三课再讲；先把目标定下来。</p>
<aside class="callout"><p>最好的比例，不是预期回报最高的那个，而是到了最坏的一天您仍然拿得住的那些里头，回报最高的一个。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Correlation',
        zh: '相关性',
      },
      description: {
        en: 'You will be able to tell true diversification from a long list, and see in figures what correlation does to risk.',
        zh: '学完后，您能分辨真分散与假分散，并用数字看出相关性对风险的影响。',
      },
      body: {
        en: `<h2>Ice and raincoats</h2>
<p>One stall sells shaved ice, the other raincoats. In a dry year the ice stall earns 20% and the raincoat stall loses 10%; in a wet year it is the other way round. Own either and your result depends on the weather. Own half of each and you earn (20% − 10%) ÷ 2 = 5% in any weather.</p>
<p><strong>Correlation</strong> measures how far two things move together, from +1 (always alike) through 0 (no link) to −1 (always opposite). The two stalls stand at −1. Real assets rarely do; anything clearly below +1 helps.</p>
<h2>What it does to risk</h2>
<p>Take 60% shares with a volatility of 16% and 40% bonds with 6%. Volatility is the usual size of the yearly ups and downs. The formula is</p>
<blockquote><p>risk² = (0.6 × 16)² + (0.4 × 6)² + 2 × (0.6 × 16) × (0.4 × 6) × correlation</p></blockquote>
<table>
<thead><tr><th scope="col">Correlation</th><th scope="col">Risk of the whole</th></tr></thead>
<tbody>
<tr><td>+1.0</td><td>12.0%</td></tr>
<tr><td>+0.5</td><td>11.0%</td></tr>
<tr><td>+0.2</td><td>10.4%</td></tr>
<tr><td>0</td><td>9.9%</td></tr>
<tr><td>−0.2</td><td>9.4%</td></tr>
</tbody>
</table>
<p>At zero: 92.16 + 5.76 = 97.92, and its square root is 9.9. The expected return is the same in every row; only the risk shrinks. That is the one nearly free gift that investing offers.</p>
<h2>A long list is not enough</h2>
<p>Mr Wong is proud of his spread: six bank shares in Kuala Lumpur. Suppose each has a volatility of 20%. What matters is how alike they are.</p>
<table>
<thead><tr><th scope="col">Equal holdings</th><th scope="col">Correlation 0.8</th><th scope="col">Correlation 0.3</th></tr></thead>
<tbody>
<tr><td>1</td><td>20.0%</td><td>20.0%</td></tr>
<tr><td>6</td><td>18.3%</td><td>12.9%</td></tr>
<tr><td>20</td><td>18.0%</td><td>11.6%</td></tr>
</tbody>
</table>
<p>Going from six banks to twenty would barely help him. Replacing some of them with businesses in other trades and countries would. And if he works for a bank and lives in a flat bought with a bank loan, his salary and his home lean the same way.</p>
<h2>Correlations move</h2>
<ul>
<li><strong>In a crash they rise.</strong> In 2008 and in March 2020 shares, REITs, high-yield bonds and oil fell together, because everyone sold what could be sold.</li>
<li><strong>The cause matters.</strong> When growth disappoints, good government bonds often rise as shares fall. When inflation is the fear, both can fall: in 2022 global shares and global bonds each lost more than a tenth in US dollars.</li>
<li><strong>Past figures are averages.</strong> A correlation of 0.2 over ten years may hide years of −0.5 and of +0.7.</li>
</ul>
<p>So do not build a plan that works only at one correlation. Keep some money in things whose value hardly moves at all.</p>
<aside class="callout"><p>Test your list with one sentence: “If … happens, all of these fall together.” Fill in as many blanks as you can: a property slump, a weak ringgit, dearer oil. The longest answer is your real risk.</p></aside>`,
        zh: `<h2>刨冰与雨衣</h2>
<p>一档卖刨冰，一档卖雨衣。旱年刨冰赚20%，雨衣亏10%；雨年刚好倒过来。只投一档，赚亏要看天；两档各投一半，不论晴雨都是（20%−10%）÷2＝5%。</p>
<p><strong>相关性</strong>量的是两样东西有多同步：+1是步调一致，0是各走各路，−1是完全相反。刨冰和雨衣是−1。现实里难得有这么理想的搭配，只要明显低过+1，就有帮助。</p>
<h2>它怎样改变风险</h2>
<p>六成股票，波动率16%；四成债券，波动率6%。波动率就是一年里上落的一般幅度。公式是：</p>
<blockquote><p>风险² ＝（0.6×16）² ＋（0.4×6）² ＋ 2×（0.6×16）×（0.4×6）× 相关性</p></blockquote>
<table>
<thead><tr><th scope="col">相关性</th><th scope="col">整体风险</th></tr></thead>
<tbody>
<tr><td>+1.0</td><td>12.0%</td></tr>
<tr><td>+0.5</td><td>11.0%</td></tr>
<tr><td>+0.2</td><td>10.4%</td></tr>
<tr><td>0</td><td>9.9%</td></tr>
<tr><td>−0.2</td><td>9.4%</td></tr>
</tbody>
</table>
<p>相关性为零时，92.16＋5.76＝97.92，开方得9.9。每一行的预期回报都一样，缩小的只有风险。投资世界里，这几乎是唯一的免费午餐。</p>
<h2>名单长，不等于分散</h2>
<p>黄先生常说自己分散得很好：吉隆坡六只银行股，他全有。假设每只波动率都是20%，那就要看它们有多相像。</p>
<table>
<thead><tr><th scope="col">平均持有只数</th><th scope="col">相关性0.8</th><th scope="col">相关性0.3</th></tr></thead>
<tbody>
<tr><td>1</td><td>20.0%</td><td>20.0%</td></tr>
<tr><td>6</td><td>18.3%</td><td>12.9%</td></tr>
<tr><td>20</td><td>18.0%</td><td>11.6%</td></tr>
</tbody>
</table>
<p>由六家银行加到二十家，几乎没有分别；把其中几只换成别的行业、别的国家，效果才看得见。如果他本身在银行上班，房子又是向银行贷款买的，那么薪水和住屋也都压在同一边。</p>
<h2>相关性会变</h2>
<ul>
<li><strong>崩盘时升高。</strong>2008年和2020年3月，股票、房托、高收益债、石油一起跌，因为人人都在卖还卖得出去的东西。</li>
<li><strong>要看起因。</strong>担心经济不好时，股票跌，优质政府债券往往上升；担心通胀时，两样可以一起跌。2022年以美元计，全球股票和全球债券各跌了一成以上。</li>
<li><strong>历史数字是平均数。</strong>十年平均0.2，里头可能有几年是−0.5，有几年是+0.7。</li>
</ul>
<p>所以，不要设计一个只有在某种相关性下才行得通的计划。总要留一部分钱，放在价值几乎不动的地方。</p>
<aside class="callout"><p>拿这句话检查您的名单：“要是____，这些会一起跌。”空格尽量多填几个：房市转冷、令吉走弱、油价大涨……牵连最广的那个答案，就是您真正的风险。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Rebalancing',
        zh: '再平衡',
      },
      description: {
        en: 'You will be able to rebalance a portfolio in figures, choose a rule, and say honestly what it gains and what it costs.',
        zh: '学完后，您会用数字做一次再平衡，选定一套规则，并说清它的好处与代价。',
      },
      body: {
        en: `<h2>A mix drifts by itself</h2>
<p>You start with RM100,000: 60% shares, 40% bonds. In two years shares rise by 30% and bonds stay where they are. Without lifting a finger you own something else.</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Shares (RM)</th><th scope="col">Bonds (RM)</th><th scope="col">Total (RM)</th><th scope="col">Shares’ part</th></tr></thead>
<tbody>
<tr><td>Start</td><td>60,000</td><td>40,000</td><td>100,000</td><td>60.0%</td></tr>
<tr><td>After the rise</td><td>78,000</td><td>40,000</td><td>118,000</td><td>66.1%</td></tr>
<tr><td>Target 60 / 40</td><td>70,800</td><td>47,200</td><td>118,000</td><td>60.0%</td></tr>
</tbody>
</table>
<p>To return to the target, sell RM7,200 of shares and buy bonds with it. It feels wrong, because you sell what has just done well. That is the purpose: the decision was made earlier, by a calmer you.</p>
<h2>What it brings, and what it costs</h2>
<p>Now let the third year go either way, with bonds unchanged.</p>
<table>
<thead><tr><th scope="col">Third year</th><th scope="col">Rebalanced</th><th scope="col">Left alone</th></tr></thead>
<tbody>
<tr><td>Shares fall by 30%</td><td>RM96,760</td><td>RM94,600</td></tr>
<tr><td>Shares rise by 30%</td><td>RM139,240</td><td>RM141,400</td></tr>
</tbody>
</table>
<p>In the fall rebalancing saved RM2,160; in the rise it gave up the same RM2,160. So it is not a machine for extra return. In a long rising market it will usually cost you something. What it keeps is the risk you chose: left alone for years, a 60 / 40 portfolio may be 80 / 20 on the eve of a crash.</p>
<h2>Three rules to choose from</h2>
<ol>
<li><strong>By the calendar:</strong> once a year, on a fixed date, such as the week after Chinese New Year. Simple and easy to remember.</li>
<li><strong>By a band:</strong> only when a part is more than five percentage points from its target. Fewer trades, but you have to look, say every quarter.</li>
<li><strong>With new money:</strong> direct savings, dividends and coupons to whatever has fallen short. No selling and hardly any cost.</li>
</ol>
<p>Many people combine them: new money first, a look once a year, a trade only outside the band. In the example shares stood at 66.1%, outside a band of 55% to 65%, so the trade was due. With RM800 of new savings a month, RM7,200 takes nine months; in a small portfolio patience may do the job without a sale.</p>
<h2>Mind the costs</h2>
<p>Selling RM7,200 at a total cost of 0.3% takes RM21.60, and buying bonds costs again. Minimum commissions hurt small trades: RM8 on RM300 is 2.7%. Neither Malaysia nor Singapore generally taxes an individual’s ordinary gains on listed shares, but other countries do, and rules change, so check before you sell a foreign holding.</p>
<p>Do not rebalance into something broken, either. The rule is made for broad classes such as shares and bonds, which recover. A single company may never do so, and buying more of it at each fall is not rebalancing.</p>
<aside class="callout"><p>Write the rule, the date and the band on one card. On the day, do the sum before you read the news.</p></aside>`,
        zh: `<h2>比例自己会走样</h2>
<p>起步时有100,000令吉，股票六成，债券四成。两年里股票涨了30%，债券原地不动。您一根手指都没动，手上的组合却已经换了样。</p>
<table>
<thead><tr><th scope="col">步骤</th><th scope="col">股票（令吉）</th><th scope="col">债券（令吉）</th><th scope="col">合计（令吉）</th><th scope="col">股票占比</th></tr></thead>
<tbody>
<tr><td>起步</td><td>60,000</td><td>40,000</td><td>100,000</td><td>60.0%</td></tr>
<tr><td>上涨之后</td><td>78,000</td><td>40,000</td><td>118,000</td><td>66.1%</td></tr>
<tr><td>目标六四</td><td>70,800</td><td>47,200</td><td>118,000</td><td>60.0%</td></tr>
</tbody>
</table>
<p>要回到目标，就卖7,200令吉股票，转买债券。这样做心里不舒服，因为卖的正是刚刚表现好的。可是用意就在这里：主意是早前头脑冷静的自己定下的。</p>
<h2>好处在哪，代价又在哪</h2>
<p>第三年有两种可能，债券都不变。</p>
<table>
<thead><tr><th scope="col">第三年</th><th scope="col">做了再平衡</th><th scope="col">放着不管</th></tr></thead>
<tbody>
<tr><td>股票跌30%</td><td>96,760令吉</td><td>94,600令吉</td></tr>
<tr><td>股票涨30%</td><td>139,240令吉</td><td>141,400令吉</td></tr>
</tbody>
</table>
<p>跌的时候，再平衡少亏2,160令吉；涨的时候，也恰好少赚2,160令吉。所以它不是提高回报的机器，遇上长期牛市，多半还会拖慢一点。它守住的是您当初选定的风险：六四组合放任几年不管，崩盘前夕说不定已经成了八二。</p>
<h2>三种规则任选</h2>
<ol>
<li><strong>看日历：</strong>一年一次，定在固定的日子，例如农历新年过后那个星期。简单好记。</li>
<li><strong>看上下限：</strong>偏离目标超过五个百分点才动手。买卖次数少，但要定期检查，比如每季一次。</li>
<li><strong>用新钱：</strong>每月储蓄、股息、利息，都投向不足的那一边。不必卖，几乎没有成本。</li>
</ol>
<p>很多人三样并用：先用新钱补，一年检查一次，超出上下限才买卖。上面的例子，股票已到66.1%，越过55%至65%的范围，该动手了。若每月有800令吉新储蓄，补足7,200令吉需要九个月；组合不大的话，耐心等一等，也许一股都不用卖。</p>
<h2>留意成本</h2>
<p>卖7,200令吉，总成本0.3%，就是21.60令吉，买债券还要再付一次。最低佣金对小单尤其不利：300令吉的交易收8令吉，等于2.7%。个人买卖上市股票的一般盈利，新马两地通常不征税，但其他国家未必如此，规定也会改，卖海外资产之前先查清楚。</p>
<p>还有一点：已经坏掉的东西，不要越跌越补。再平衡适用于股票、债券这样的大类，跌了会回来。单一公司却可能一去不返，一路向下加码，那不叫再平衡。</p>
<aside class="callout"><p>把规则、日期和上下限写在一张卡片上。到了那天，先算数，后看新闻。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Life Stages',
        zh: '人生阶段',
      },
      description: {
        en: 'You will be able to fit a mix to your stage of life, count EPF or CPF in it, and protect the years around retirement.',
        zh: '学完后，您能按人生阶段调整比例，把公积金算进全盘，并守好退休前后的几年。',
      },
      body: {
        en: `<h2>Your salary is an asset too</h2>
<p>A teacher of 30 with RM20,000 in the bank is richer than she thinks: thirty years of salary lie ahead. That stream is steady and works like a large bond, so her small savings can bear ups and downs. At 62 the stream is nearly used up, and the savings must carry the rest. This, more than birthdays, is why a mix usually grows calmer with age.</p>
<p>It depends on the job. A property agent’s income rises and falls with the market, so even at 30 it behaves less like a bond than a civil servant’s does.</p>
<table>
<thead><tr><th scope="col">Stage</th><th scope="col">Chief resource</th><th scope="col">Chief danger</th><th scope="col">What helps</th></tr></thead>
<tbody>
<tr><td>Starting out</td><td>Future salary</td><td>No cushion, dear debts</td><td>Emergency fund, habit of saving</td></tr>
<tr><td>Family and mortgage</td><td>Salary and savings</td><td>Losing the income</td><td>Insurance, broad mix</td></tr>
<tr><td>The last ten years of work</td><td>Savings</td><td>A crash just before the end</td><td>Safe money step by step</td></tr>
<tr><td>Retired</td><td>Savings, EPF or CPF</td><td>Living long, rising prices</td><td>Steady income and some growth</td></tr>
</tbody>
</table>
<h2>Count what you already have</h2>
<p>Mr and Mrs Lau, both 52, hold RM200,000 in shares and think of themselves as bold: 100% shares. But RM300,000 more lies in EPF, which declares a dividend every year and, for conventional savings, must pay at least 2.5%. Counted as bond-like, it makes their mix 200 ÷ 500 = 40% shares. The truth lies in between, since EPF itself invests partly in shares; still, the whole picture is far calmer than the part they look at. The same holds for CPF members.</p>
<p>A rule such as “110 minus your age in shares” gives 52% at 58. Use it as the start of a conversation, not as the answer: it knows nothing of your pension, your health or your children.</p>
<h2>Why the order of years matters</h2>
<p>Two retirees start with S$500,000 and take out S$25,000 at the end of each year. Both get the same three returns, in opposite order.</p>
<table>
<thead><tr><th scope="col">End of year</th><th scope="col">+15%, +10%, −20%</th><th scope="col">−20%, +10%, +15%</th></tr></thead>
<tbody>
<tr><td>1</td><td>S$550,000</td><td>S$375,000</td></tr>
<tr><td>2</td><td>S$580,000</td><td>S$387,500</td></tr>
<tr><td>3</td><td>S$439,000</td><td>S$420,625</td></tr>
</tbody>
</table>
<p>Without withdrawals both would hold S$506,000. With them, the bad start leaves S$18,375 less after only three years, since money sold low is not there for the recovery. This is <strong>sequence risk</strong>, and it is greatest in the five years on either side of retirement.</p>
<h2>Guarding the crossing</h2>
<ol>
<li>Before you stop working, build two or three years of spending in cash, T-bills or short bonds: here S$50,000 to S$75,000.</li>
<li>In a bad year, live on that and sell no shares.</li>
<li>In a good year, refill it from what has risen.</li>
<li>Keep some growth: at 3% inflation, S$25,000 of spending becomes about S$45,000 in twenty years.</li>
</ol>
<aside class="callout"><p>Becoming more careful at 60 is sensible. Holding nothing but cash at 60 trades one risk for another: thirty years is a long time for prices to rise.</p></aside>`,
        zh: `<h2>薪水也是资产</h2>
<p>一位30岁的老师，银行里只有20,000令吉，其实比自己以为的富有：往后还有三十年的薪水。这笔收入稳定，好比一只大债券，所以手头那点积蓄经得起起落。到了62岁，薪水快领完，往后全靠积蓄。比例随年龄变得稳健，原因在此，而不在生日本身。</p>
<p>这也要看行业。房地产经纪的收入跟着市道走，同样是30岁，就不如公务员的薪水像债券。</p>
<table>
<thead><tr><th scope="col">阶段</th><th scope="col">主要本钱</th><th scope="col">主要危险</th><th scope="col">该做的事</th></tr></thead>
<tbody>
<tr><td>刚出来做事</td><td>未来的薪水</td><td>没有后备，债务利息高</td><td>紧急备用金，养成储蓄习惯</td></tr>
<tr><td>成家供房</td><td>薪水与积蓄</td><td>收入中断</td><td>保险，分散配置</td></tr>
<tr><td>退休前十年</td><td>积蓄</td><td>临门遇上大跌</td><td>逐步增加稳健资产</td></tr>
<tr><td>退休之后</td><td>积蓄与公积金</td><td>长寿，物价上涨</td><td>稳定收入，保留一些增长</td></tr>
</tbody>
</table>
<h2>先数一数已经有的</h2>
<p>刘先生夫妇同是52岁，持有200,000令吉股票，自认大胆，因为百分之百是股票。可是雇员公积金里还有300,000令吉，年年派息，传统储蓄户头依法至少派2.5%。把它当作债券，股票只占200÷500＝40%。实情在两者之间，因为公积金本身也投资一部分股票；但整幅图总比他们看到的那一角平稳得多。新加坡的公积金会员也一样。</p>
<p>坊间有条口诀：“110减年龄，就是股票的百分比。”58岁得出52%。拿它开个话头可以，当答案就不行，它不晓得您有没有退休金、身体好不好、孩子几岁。</p>
<h2>次序为什么要紧</h2>
<p>两位退休人士各有500,000新元，每年年底提出25,000新元。三年的回报一模一样，只是次序相反。</p>
<table>
<thead><tr><th scope="col">年底</th><th scope="col">+15%、+10%、−20%</th><th scope="col">−20%、+10%、+15%</th></tr></thead>
<tbody>
<tr><td>第1年</td><td>550,000新元</td><td>375,000新元</td></tr>
<tr><td>第2年</td><td>580,000新元</td><td>387,500新元</td></tr>
<tr><td>第3年</td><td>439,000新元</td><td>420,625新元</td></tr>
</tbody>
</table>
<p>如果不提款，两人都有506,000新元。一提款，先苦后甜的那位才三年就少了18,375新元，因为低价卖掉的部分等不到反弹。这就是<strong>次序风险</strong>，退休前后各五年最要提防。</p>
<h2>守住过渡期</h2>
<ol>
<li>停工之前，备好两三年的生活费，放在现金、国库券或短债里；照上例就是50,000至75,000新元。</li>
<li>坏年头就靠它过日子，不卖股票。</li>
<li>好年头从涨了的部分拨回来补足。</li>
<li>保留一些增长：通胀3%，今天25,000新元的开销，二十年后约要45,000新元。</li>
</ol>
<aside class="callout"><p>60岁转趋保守，合情合理。60岁只剩现金，则是拿一种风险换另一种：三十年，够物价涨上好几轮。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Currency and Home Bias',
        zh: '货币与本土偏好',
      },
      description: {
        en: 'You will be able to split a foreign return into asset and currency, and decide how much abroad suits your spending.',
        zh: '学完后，您能把海外回报拆成资产与汇率两部分，并按开销决定放多少在海外。',
      },
      body: {
        en: `<h2>Every foreign asset is two bets</h2>
<p>You buy a US share and it rises by 10%. Meanwhile the US dollar falls by 6% against the Singapore dollar. Your result is not 10% − 6% but 1.10 × 0.94 = 1.034, a gain of 3.4%.</p>
<table>
<thead><tr><th scope="col">US dollar against yours</th><th scope="col">Share +10%</th><th scope="col">Share −10%</th></tr></thead>
<tbody>
<tr><td>+6%</td><td>+16.6%</td><td>−4.6%</td></tr>
<tr><td>No change</td><td>+10.0%</td><td>−10.0%</td></tr>
<tr><td>−6%</td><td>+3.4%</td><td>−15.4%</td></tr>
</tbody>
</table>
<p>In many crises the US dollar has risen while Asian shares and currencies fell, so for a Malaysian investor a foreign holding can soften the blow. It does not always happen, and a long fall of the dollar hurts the same holder.</p>
<h2>Look through the label</h2>
<p>A fund quoted in Singapore dollars that owns US shares carries US dollar risk all the same. The currency on the label tells you how you pay; the currency of the businesses inside tells you what you own. Only a class marked “hedged” is different, and that costs something. Roughly, the yearly cost is the gap between the two interest rates: if US dollars earn 4.5% and Singapore dollars 2.5%, hedging costs about 2 percentage points a year. For shares many long-term investors accept the swings; for bonds yielding 4.5%, unhedged currency can swamp the whole return.</p>
<h2>Start from what you will spend</h2>
<ul>
<li><strong>Daily life in ringgit or Singapore dollars:</strong> the safe part of your money belongs there.</li>
<li><strong>A known bill abroad:</strong> a daughter begins at a university in Melbourne in three years, costing A$120,000. Building up Australian dollars bit by bit takes away a risk; leaving it all to the last month is the bet.</li>
<li><strong>Earning in one currency, retiring in another:</strong> a Malaysian working in Singapore has both. The mix may move as the date of return comes nearer.</li>
</ul>
<h2>The pull of home</h2>
<p>Singapore and Malaysia together make up less than 1% of the world’s stock markets by value, yet many local portfolios hold 80% or more at home. There are good reasons for some of it: familiar companies, lower costs, dividends free of foreign withholding tax, spending in the same currency. But home markets are narrow. Singapore’s is heavy with banks and property, Malaysia’s with banks, utilities and plantations. Your job and your house depend on the same economy.</p>
<p>There is no single right share. Ask what would happen to you if your home market did nothing for ten years. That has happened to many countries, and people living there thought it unlikely.</p>
<h2>A table of your own</h2>
<p>List each holding with two columns: where it earns its money, and in which currency. Add up the columns. Most people find one large figure that they never chose.</p>
<aside class="callout"><p>Beware of “high interest” in a weak currency. A deposit at 8% in a currency that loses 10% a year returns 1.08 × 0.90 = 0.972: a loss of 2.8%.</p></aside>`,
        zh: `<h2>一份海外资产，两个变数</h2>
<p>您买了一只美国股票，涨了10%；同一时间，美元兑新元跌了6%。结果不是10%−6%，而是1.10×0.94＝1.034，赚3.4%。</p>
<table>
<thead><tr><th scope="col">美元兑本币</th><th scope="col">股票+10%</th><th scope="col">股票−10%</th></tr></thead>
<tbody>
<tr><td>+6%</td><td>+16.6%</td><td>−4.6%</td></tr>
<tr><td>不变</td><td>+10.0%</td><td>−10.0%</td></tr>
<tr><td>−6%</td><td>+3.4%</td><td>−15.4%</td></tr>
</tbody>
</table>
<p>过去好几次危机，亚洲股市和货币下跌时，美元反而上升，马来西亚投资者手上的海外资产便起了缓冲作用。但不是每次都如此；美元长期走弱，同一批人也会吃亏。</p>
<h2>别只看标价</h2>
<p>以新元报价的基金，只要里头是美国股票，照样有美元风险。标价的货币只说明您怎样付钱，公司做生意用的货币才说明您持有什么。标明“对冲”（hedged）的类别才不同，但要成本，大致等于两地利率之差：美元利率4.5%，新元2.5%，对冲一年约花2个百分点。股票方面，不少长线投资者宁可承受汇率波动；债券一年才4.5%，不对冲的话，汇率就足以淹没全部收益。</p>
<h2>从将来要花的钱想起</h2>
<ul>
<li><strong>平日用令吉或新元：</strong>稳健的那部分钱，就该放在同一种货币。</li>
<li><strong>海外有一笔确定的开销：</strong>女儿三年后到墨尔本念大学，要120,000澳元。分批换澳元，是减少风险；全部拖到最后一个月才换，反倒是下注。</li>
<li><strong>在一地赚钱，在另一地养老：</strong>在新加坡工作的马来西亚人两边都有。归期越近，比例越可以往那边移。</li>
</ul>
<h2>家乡的引力</h2>
<p>新马两地股市加起来，不到全球市值的1%，本地人的组合却常有八成以上放在家门口。这也有几分道理：公司熟悉，成本较低，股息不必被外国预扣税，开销又是同一种货币。可是本地市场窄，新加坡偏重银行和产业，马来西亚偏重银行、公用事业和种植；您的工作和房子，也靠同一个经济体。</p>
<p>放多少才对，没有标准答案。不妨想一想：要是本地股市十年没有起色，您会怎样？许多国家都有过这样的十年，当地人事先也觉得不会发生。</p>
<h2>自己列一张表</h2>
<p>把手上每样资产列出来，写两栏：靠哪里赚钱，用什么货币。再逐栏加总。多数人会发现有个很大的数字，自己从来没有选过。</p>
<aside class="callout"><p>小心弱势货币的“高息”。利息8%，货币一年贬10%，结果是1.08×0.90＝0.972，倒亏2.8%。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Quiz: Asset Allocation',
        zh: '测验：资产配置',
      },
      description: {
        en: 'Five questions on mixes, correlation, rebalancing and currency.',
        zh: '五道题，检查您对比例、相关性、再平衡与货币的掌握。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'Shares fall by 30% and bonds rise by 2%. What does a mix of 50% shares and 50% bonds return?',
            zh: '股票跌30%，债券涨2%。股债各半的组合回报是多少？',
          },
          options: [
            { id: 'a', text: { en: '−28%', zh: '−28%' } },
            { id: 'b', text: { en: '−16%', zh: '−16%' } },
            { id: 'c', text: { en: '−15%', zh: '−15%' } },
            { id: 'd', text: { en: '−14%', zh: '−14%' } },
          ],
          answer: 'd',
          explanation: {
            en: '0.5 × (−30%) + 0.5 × 2% = −15% + 1% = −14%.',
            zh: '两部分相加：0.5×（−30%）＋0.5×2%＝−15%＋1%＝−14%。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'Twenty bank shares with a correlation of 0.8 are much less risky together than six of them.',
            zh: '二十只相关性0.8的银行股，整体风险远低于六只。',
          },
          answer: false,
          explanation: {
            en: 'In the lesson’s figures the risk falls only from 18.3% to 18.0%. Difference of kind helps, not the length of the list.',
            zh: '按课文的数字，风险只由18.3%降到18.0%。要种类不同才有用，名单长没有用。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'What is the main purpose of rebalancing?',
            zh: '再平衡的主要用意是什么？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'To earn a higher return in every market',
                zh: '在任何市况都赚得更多',
              },
            },
            {
              id: 'b',
              text: {
                en: 'To keep the risk that you chose',
                zh: '守住自己选定的风险',
              },
            },
            {
              id: 'c',
              text: {
                en: 'To avoid all trading costs',
                zh: '免去一切交易成本',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'It may cost return in a long rise; what it preserves is the level of risk decided on in calm.',
            zh: '长期上涨时它可能拖低回报，保住的是冷静时选定的风险水平。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'A US fund gains 5% in US dollars while the dollar falls by 4% against the ringgit. What is the result in ringgit?',
            zh: '某美国基金以美元计涨5%，美元兑令吉跌4%。以令吉计的回报是多少？',
          },
          options: [
            { id: 'a', text: { en: '+9.2%', zh: '+9.2%' } },
            { id: 'b', text: { en: '+1.0%', zh: '+1.0%' } },
            { id: 'c', text: { en: '+0.8%', zh: '+0.8%' } },
            { id: 'd', text: { en: '−4.0%', zh: '−4.0%' } },
          ],
          answer: 'c',
          explanation: {
            en: '1.05 × 0.96 = 1.008, a gain of 0.8%.',
            zh: '1.05×0.96＝1.008，即赚0.8%。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'For a retiree who draws money every year, the order in which good and bad years come affects how much is left.',
            zh: '退休后每年提款的人，好年头与坏年头的先后次序会影响剩下多少钱。',
          },
          answer: true,
          explanation: {
            en: 'What is sold in an early bad year is not there for the recovery; this is sequence risk.',
            zh: '早期的坏年头低价卖掉的部分，等不到日后反弹，这就是次序风险。',
          },
        },
      ],
    },
    {
      type: 'assignment',
      title: {
        en: 'Your One-Page Policy',
        zh: '一页投资守则',
      },
      description: {
        en: 'You will write the rules by which you invest, short enough to read on the day the market falls.',
        zh: '您将写下自己的投资规则，短得在大跌当天也读得完。',
      },
      body: {
        en: `<h2>The task</h2>
<p>Write an investment policy of one page, 300 to 500 words. It is a letter from your calm self to your frightened self. Use your own case in rounded figures, or take the Lau family below. Leave out account numbers and anything else that should stay private.</p>
<p>The Laus are both 52 and live in Ipoh. They have RM300,000 in EPF, RM200,000 in shares of Malaysian companies and RM40,000 in the bank. They spend RM6,000 a month, wish to stop working at 60, and have a son who begins his studies in Singapore in two years, at about S$20,000 a year for four years.</p>
<h2>What to include</h2>
<ol>
<li><strong>Purpose:</strong> what the money is for, how much and when, in order of importance.</li>
<li><strong>Three limits:</strong> need, capacity and willingness, one sentence each.</li>
<li><strong>Target mix:</strong> a table of classes with target and band, EPF or CPF counted in.</li>
<li><strong>A bad year:</strong> the result of your mix if shares lose 40% and bonds gain 3%, in per cent and in money. Show the sum.</li>
<li><strong>Rebalancing:</strong> when you look, what makes you act, which money you use first.</li>
<li><strong>Currency:</strong> what you will spend in which currency, and how your holdings match it.</li>
<li><strong>Three things you will not do,</strong> whatever friends or the news may say.</li>
</ol>
<h2>How it is marked</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Marks</th></tr></thead>
<tbody>
<tr><td>Purpose and limits are clear and fit together</td><td>25</td></tr>
<tr><td>Mix, bands and bad-year sum are correct</td><td>35</td></tr>
<tr><td>Rules a stranger could follow without asking you</td><td>25</td></tr>
<tr><td>Short and plain</td><td>15</td></tr>
</tbody>
</table>
<p>There is no single correct mix. A careful one and a bold one may both get full marks if the reasons hold. Names of products earn nothing; leave them out.</p>
<aside class="callout"><p>Before you submit it, read it aloud to someone at home. Whatever you have to explain is not yet written clearly enough.</p></aside>`,
        zh: `<h2>题目</h2>
<p>写一页投资守则，500至800字。把它当作一封信，由冷静的自己写给惊慌的自己。可以写自己的情况，数字取整即可；也可以用下面刘家的例子。户头号码和其他私人资料请勿写入。</p>
<p>刘先生夫妇同是52岁，住在怡保。雇员公积金有300,000令吉，马来西亚公司的股票200,000令吉，银行存款40,000令吉。每月开销6,000令吉，希望60岁退休。儿子两年后到新加坡念书，四年，每年约20,000新元。</p>
<h2>要写的内容</h2>
<ol>
<li><strong>用途：</strong>钱为了什么，要多少，几时用，按轻重排列。</li>
<li><strong>三道上限：</strong>需要、能力、意愿，各写一句。</li>
<li><strong>目标比例：</strong>列表写明每类资产的目标与上下限，公积金要算在内。</li>
<li><strong>坏年头：</strong>股票跌40%、债券涨3%时，组合的结果是百分之几，多少钱。请列出算式。</li>
<li><strong>再平衡：</strong>几时检查，什么情况动手，先用哪笔钱。</li>
<li><strong>货币：</strong>将来用什么货币花多少，手上的资产怎样配合。</li>
<li><strong>三件不做的事，</strong>不管朋友或新闻怎么说。</li>
</ol>
<h2>评分</h2>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">分数</th></tr></thead>
<tbody>
<tr><td>用途与上限清楚，前后一致</td><td>25</td></tr>
<tr><td>比例、上下限与坏年头的计算正确</td><td>35</td></tr>
<tr><td>规则写得让陌生人也能照做，不必问您</td><td>25</td></tr>
<tr><td>简短易懂</td><td>15</td></tr>
</tbody>
</table>
<p>比例没有标准答案。稳健的也好，进取的也好，理由站得住都可以拿满分。写产品名称不加分，请不要写。</p>
<aside class="callout"><p>交上来之前，念一遍给家人听。还需要口头解释的地方，就是还没写清楚的地方。</p></aside>`,
      },
    },
  ],
};
