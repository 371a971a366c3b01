import type { DemoCourse } from '../demo-types.ts';

export const riskAndReturnCourse: DemoCourse = {
  key: 'risk-and-return',
  teacher: 'lin-zhiyuan',
  title: {
    en: 'Risk and Return',
    zh: '风险与回报',
  },
  short_description: {
    en: 'Measure what you earned, see what you could lose, and spread your money so that one mistake cannot sink you.',
    zh: '算清赚了多少，看清可能亏多少，分散投资，不让一次失误拖垮全局。',
  },
  description: {
    en: 'For learners who know what shares, bonds and funds are, and now ask the question that matters most: how much can I lose, and is the reward worth it?\n\nWe work with small, honest sums. You will calculate a true return after costs and inflation, see why large losses are so hard to repair, test a mix of assets against a bad year, and write down rules for the day when the market frightens you.',
    zh: '您已经知道股票、债券和基金是什么，接下来要问的是最要紧的一句：我可能亏多少？这样的回报值不值得冒险？\n\n这门课只用简单、实在的算术。您会扣除费用和通胀，算出真正的回报；明白大亏损为什么难以弥补；用一个坏年份来检验自己的资产组合；最后为市场动荡的日子写下几条规矩。',
  },
  level: 'beginner',
  pointsReward: 60,
  pointsRequired: 0,
  priceUsd: 0,
  priceCny: 0,
  priceSgd: 0,
  priceMyr: 0,
  isFeatured: false,
  contents: [
    {
      type: 'text',
      title: {
        en: 'What risk really is',
        zh: '风险到底是什么',
      },
      description: {
        en: 'Tell price swings from lasting loss and from falling short of your goal, and see why losses are hard to repair.',
        zh: '分清价格起伏、永久亏损和达不到目标这三种风险，明白亏损为什么难以弥补。',
      },
      body: {
        en: `<p>Two fictional funds, five years, 10,000 in each. Fund A plods. Fund B leaps and stumbles. This is what you would have seen at the end of each year.</p>
<table>
<thead><tr><th>Year</th><th>A, return</th><th>A, value</th><th>B, return</th><th>B, value</th></tr></thead>
<tbody>
<tr><td>1</td><td>+6%</td><td>10,600</td><td>+25%</td><td>12,500</td></tr>
<tr><td>2</td><td>+5%</td><td>11,130</td><td>−18%</td><td>10,250</td></tr>
<tr><td>3</td><td>+6%</td><td>11,798</td><td>+22%</td><td>12,505</td></tr>
<tr><td>4</td><td>+5%</td><td>12,388</td><td>−12%</td><td>11,004</td></tr>
<tr><td>5</td><td>+6%</td><td>13,131</td><td>+20%</td><td>13,205</td></tr>
</tbody>
</table>
<p>B’s five yearly figures average 7.4%, A’s only 5.6%. Yet both end within 75 of each other. B gave you two bad years and almost nothing extra for them. And had you needed the money after year 4, B would have left you 1,384 behind.</p>
<h2>Three things people call risk</h2>
<ul>
<li><strong>Swings.</strong> The price rises and falls but may come back. This is unpleasant, and dangerous only if you must sell at the wrong time.</li>
<li><strong>Lasting loss.</strong> The company fails, the borrower never pays, the “platform” disappears. Waiting does not help.</li>
<li><strong>Falling short.</strong> You took so little risk that inflation won, and the money does not reach your goal. It is quiet, and it is real.</li>
</ul>
<p>Two more hide in the details. <strong>Liquidity</strong>: can you sell within days, at a fair price? <strong>Currency</strong>: a foreign investment that gains 5% while its currency loses 6% against yours gives 1.05 × 0.94 = 0.987. You are down 1.3%.</p>
<h2>Why losses weigh more than gains</h2>
<p>After a loss you have less money to earn with. To be level again you need a larger percentage than the one you lost.</p>
<table>
<thead><tr><th>You lose</th><th>You need, to be level</th></tr></thead>
<tbody>
<tr><td>10%</td><td>11.1%</td></tr>
<tr><td>20%</td><td>25%</td></tr>
<tr><td>30%</td><td>42.9%</td></tr>
<tr><td>50%</td><td>100%</td></tr>
<tr><td>80%</td><td>400%</td></tr>
</tbody>
</table>
<p>Take the row of 50%: 10,000 becomes 5,000, and 5,000 must double. At 7% a year, doubling takes about ten years.</p>
<aside class="callout"><p><strong>Rule of thumb.</strong> Do not ask first how much you can make. Ask how much you can lose, whether you could live with it, and whether the loss would be for a time or for good.</p></aside>
<p>Risk cannot be removed; even a mattress full of notes has inflation in it. What you can do is choose which risks you take, how large they are, and whether you are paid for them. The rest of this course is about that.</p>`,
        zh: `<p>两只虚构的基金，五年时间，各投1万元。基金甲一步一脚印，基金乙大起大落。每年年底看到的数字如下。</p>
<table>
<thead><tr><th>年份</th><th>甲的回报</th><th>甲的价值</th><th>乙的回报</th><th>乙的价值</th></tr></thead>
<tbody>
<tr><td>1</td><td>+6%</td><td>10,600</td><td>+25%</td><td>12,500</td></tr>
<tr><td>2</td><td>+5%</td><td>11,130</td><td>−18%</td><td>10,250</td></tr>
<tr><td>3</td><td>+6%</td><td>11,798</td><td>+22%</td><td>12,505</td></tr>
<tr><td>4</td><td>+5%</td><td>12,388</td><td>−12%</td><td>11,004</td></tr>
<tr><td>5</td><td>+6%</td><td>13,131</td><td>+20%</td><td>13,205</td></tr>
</tbody>
</table>
<p>把五年的回报率简单平均，乙有7.4%，甲只有5.6%，可是最后只差不到75元。乙让您熬过两个坏年头，却几乎没有补偿。万一第四年年底急需用钱，拿着乙的人还少了1,384元。</p>
<h2>大家口中的“风险”，其实有三种</h2>
<ul>
<li><strong>起伏。</strong>价格有涨有跌，可能涨得回来。滋味不好受，但只有在不该卖的时候非卖不可，才真正危险。</li>
<li><strong>永久亏损。</strong>公司倒闭、借款人赖账、所谓的“平台”人去楼空。再等也没有用。</li>
<li><strong>达不到目标。</strong>太过保守，输给了通胀，钱到头来不够用。这种风险无声无息，却千真万确。</li>
</ul>
<p>还有两种藏在细节里。<strong>流动性</strong>：几天之内能不能以合理价格卖掉？<strong>汇率</strong>：海外投资涨了5%，当地货币兑本国货币却跌了6%，1.05×0.94＝0.987，结果反而亏1.3%。</p>
<h2>为什么亏损的分量更重</h2>
<p>亏了之后，能拿来赚钱的本金变少。要回到原点，需要的涨幅一定大过跌幅。</p>
<table>
<thead><tr><th>跌了</th><th>要涨多少才回本</th></tr></thead>
<tbody>
<tr><td>10%</td><td>11.1%</td></tr>
<tr><td>20%</td><td>25%</td></tr>
<tr><td>30%</td><td>42.9%</td></tr>
<tr><td>50%</td><td>100%</td></tr>
<tr><td>80%</td><td>400%</td></tr>
</tbody>
</table>
<p>看50%那一行：1万元剩5,000元，要翻一倍才回本。就算每年赚7%，也要大约十年。</p>
<aside class="callout"><p><strong>经验法则：</strong>别急着问能赚多少，先问可能亏多少、亏了日子过不过得下去、亏的是一时还是永远。</p></aside>
<p>风险消除不了，现金塞在床垫下，照样躲不过通胀。您能做的，是选择承担哪些风险、承担多大，以及有没有得到相应的回报。接下来几课，讲的就是这些。</p>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'How returns are counted',
        zh: '回报怎么算',
      },
      description: {
        en: 'Calculate a total return, turn it into a yearly figure, and take out costs and inflation.',
        zh: '算出总回报，换算成年化回报，再扣掉费用和通胀。',
      },
      body: {
        en: `<p>“I made 15% on that share,” says Ms Lee. Did she? She bought 1,000 shares at S$2.00 and sold them three years later at S$2.30. The price did rise by 15%. But she forgot two things: the dividends, and the costs.</p>
<h2>Total return</h2>
<table>
<thead><tr><th>Item</th><th>Sum</th></tr></thead>
<tbody>
<tr><td>Paid for 1,000 shares at S$2.00</td><td>S$2,000</td></tr>
<tr><td>Cost of buying</td><td>S$15</td></tr>
<tr><td><strong>Money in</strong></td><td><strong>S$2,015</strong></td></tr>
<tr><td>Dividends, S$0.08 a share for 3 years</td><td>S$240</td></tr>
<tr><td>Sale at S$2.30, less S$15 cost</td><td>S$2,285</td></tr>
<tr><td><strong>Money out</strong></td><td><strong>S$2,525</strong></td></tr>
<tr><td><strong>Gain</strong></td><td><strong>S$510</strong></td></tr>
</tbody>
</table>
<p>S$510 ÷ S$2,015 = 25.3%. That is her total return: price, plus income, minus costs. Nearly half of the gain came from dividends.</p>
<h2>Per year, please</h2>
<p>25.3% in three years and 25.3% in ten are different worlds. So we turn the figure into a yearly rate. Dividing by three gives 8.4%, but that overlooks compounding. The right question is which steady rate, applied three times, turns 1 into 1.253: about 7.8%, since 1.078 × 1.078 × 1.078 ≈ 1.253. This is the <strong>annualised</strong> return. (For simplicity we count all dividends at the end.)</p>
<h2>Beware of averages</h2>
<p>A fund gains 50% in one year and loses 50% in the next. Average: zero. Your money: 10,000 becomes 15,000, then 7,500. You have lost a quarter. When an advertisement speaks of an “average return”, ask for the annualised one.</p>
<h2>After inflation</h2>
<p>If prices rose 3% a year, Ms Lee’s 7.8% was worth less than it looks: 1.078 ÷ 1.03 = 1.047. Her <strong>real</strong> return, the growth of what she can buy, was about 4.7% a year. Tax, where it applies, comes off as well.</p>
<h2>Five questions for any quoted return</h2>
<ol>
<li>Over which period, and who chose the starting date?</li>
<li>Is it a total, an average or an annualised figure?</li>
<li>Is it before or after fees?</li>
<li>Does it include dividends, and in which currency?</li>
<li>What was the worst year along the way?</li>
</ol>
<aside class="callout"><p><strong>A past return is a fact about the past.</strong> Anyone who turns it into a promise is either careless or selling something.</p></aside>
<p>Do this exercise once with something you own. Write down every sum in and every sum out, with its date. Many people find that their best story and their best result are not the same investment.</p>`,
        zh: `<p>“那只股票我赚了15%。”李女士说。真的吗？她以每股2新元买进1,000股，三年后以2.30新元卖出，股价的确涨了15%。可是她漏了两样：股息和费用。</p>
<h2>总回报</h2>
<table>
<thead><tr><th>项目</th><th>金额</th></tr></thead>
<tbody>
<tr><td>以2.00新元买进1,000股</td><td>2,000新元</td></tr>
<tr><td>买入费用</td><td>15新元</td></tr>
<tr><td><strong>投入合计</strong></td><td><strong>2,015新元</strong></td></tr>
<tr><td>股息，每股每年0.08新元，共3年</td><td>240新元</td></tr>
<tr><td>以2.30新元卖出，扣除费用15新元</td><td>2,285新元</td></tr>
<tr><td><strong>收回合计</strong></td><td><strong>2,525新元</strong></td></tr>
<tr><td><strong>净赚</strong></td><td><strong>510新元</strong></td></tr>
</tbody>
</table>
<p>510÷2,015＝25.3%，这才是总回报：价差加上收入，再减去费用。净赚的钱，将近一半来自股息。</p>
<h2>换算成每年多少</h2>
<p>三年赚25.3%和十年赚25.3%，完全是两回事，所以要换算成每年的数字。直接除以三，得8.4%，却没有把复利算进去。应该问的是：每年固定赚多少，连续三年，才能让1变成1.253？答案约7.8%，因为1.078×1.078×1.078≈1.253。这叫<strong>年化回报</strong>。（为了简单，这里把股息都当作最后才收到。）</p>
<h2>小心“平均”两个字</h2>
<p>一只基金第一年涨50%，第二年跌50%，平均是零。您的钱呢？1万元变成1万5000元，再变成7,500元，少了四分之一。广告上写“平均回报”，就请对方拿出年化回报来。</p>
<h2>扣掉通胀</h2>
<p>假如物价每年涨3%，李女士的7.8%就要打折扣：1.078÷1.03＝1.047。<strong>实际回报</strong>，也就是购买力的增长，每年约4.7%。如果要缴税，还得再扣。</p>
<h2>听到任何回报率，先问五句</h2>
<ol>
<li>是哪一段时间？起点由谁挑选？</li>
<li>这是总数、平均数，还是年化数字？</li>
<li>扣除费用之前，还是之后？</li>
<li>有没有算进股息？以哪种货币计算？</li>
<li>其间最差的一年，跌了多少？</li>
</ol>
<aside class="callout"><p><strong>过去的回报，只说明过去。</strong>有人拿它来担保将来，不是粗心，就是有东西要卖给您。</p></aside>
<p>不妨挑一项自己的投资，把每一笔进出的金额和日期写下来，照样算一次。不少人算完才发现：平日最爱提起的那一笔，并不是赚得最多的那一笔。</p>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Spreading your money',
        zh: '分散投资',
      },
      description: {
        en: 'Explain what diversification protects you from, what it cannot do, and how to spot the false kind.',
        zh: '说得出分散投资能挡住什么、挡不住什么，并认出“假分散”。',
      },
      body: {
        en: `<p>At a corner in Melaka two stalls stand side by side. One sells umbrellas, the other ice cream. Suppose their owners’ returns depend on the weather like this:</p>
<table>
<thead><tr><th>Year</th><th>Umbrellas</th><th>Ice cream</th><th>Half of each</th></tr></thead>
<tbody>
<tr><td>Wet</td><td>+18%</td><td>−6%</td><td>+6%</td></tr>
<tr><td>Dry</td><td>−6%</td><td>+18%</td><td>+6%</td></tr>
</tbody>
</table>
<p>Put everything into one stall and you depend on the sky. Put half into each and you earn 6% either way. You gave up the chance of 18%, and you also gave up the 6% loss. That is diversification: owning things that do not all suffer at the same time. Real investments are never so perfectly opposite, but the principle holds.</p>
<h2>One failure among many</h2>
<p>You have RM50,000. If it is all in one company and the company fails, it is gone. Now spread it over ten companies, RM5,000 each. One fails completely; the other nine gain 6%.</p>
<ul>
<li>Lost: RM5,000.</li>
<li>Gained: RM45,000 × 6% = RM2,700.</li>
<li>Result: −RM2,300, or −4.6%.</li>
</ul>
<p>A disaster for the company has become a poor year for you.</p>
<h2>Spread across what</h2>
<ul>
<li><strong>Companies:</strong> no single name large enough to hurt you.</li>
<li><strong>Industries:</strong> five banks are one bet, not five.</li>
<li><strong>Countries and currencies:</strong> Japan’s Nikkei 225 peaked near 38,900 at the end of 1989 and passed that level only in 2024.</li>
<li><strong>Kinds of assets:</strong> shares, bonds and cash answer to different things.</li>
<li><strong>Your own life:</strong> if your salary, your home and your shares all depend on one employer or one town, you are less spread than you think.</li>
</ul>
<h2>What it cannot do</h2>
<p>In 2008 nearly all share markets fell together. Singapore’s Straits Times Index went from about 3,800 in October 2007 to below 1,500 in March 2009, a fall of about 60%. Spreading across many shares removes the danger of one bad company. It does not remove the danger of a bad market. For that you need money outside shares, and time.</p>
<p>There is also a false kind of spreading. Madam Yeo owns five funds and feels safe; a look at the factsheets shows the same six technology companies at the top of all five. She has one basket with five labels.</p>
<aside class="callout"><p><strong>A quick test.</strong> Imagine that your largest holding goes to zero tonight. If that would change your plans for life, it is too large.</p></aside>
<p>Spreading does not make you rich quickly. It keeps you in the game, which is what compounding needs most.</p>`,
        zh: `<p>马六甲某个街角有两个小摊，一个卖雨伞，一个卖雪糕。假设两家的回报看天吃饭：</p>
<table>
<thead><tr><th>年景</th><th>雨伞</th><th>雪糕</th><th>各占一半</th></tr></thead>
<tbody>
<tr><td>多雨</td><td>+18%</td><td>−6%</td><td>+6%</td></tr>
<tr><td>干旱</td><td>−6%</td><td>+18%</td><td>+6%</td></tr>
</tbody>
</table>
<p>钱全押在一个摊子，赚不赚要看老天爷的脸色；两边各投一半，无论晴雨都赚6%。您放弃了赚18%的机会，也避开了亏6%的可能。这就是分散投资：手上的东西，不会同时遭殃。现实中当然没有这么巧的互补，道理却一样。</p>
<h2>十家里倒了一家</h2>
<p>您有5万令吉。全买一家公司，公司倒了，钱就没了。换成十家公司，每家5,000令吉：其中一家血本无归，另外九家各涨6%。</p>
<ul>
<li>亏：5,000令吉。</li>
<li>赚：45,000×6%＝2,700令吉。</li>
<li>结果：−2,300令吉，等于−4.6%。</li>
</ul>
<p>对那家公司来说是灭顶之灾，对您不过是收成不好的一年。</p>
<h2>往哪些方面分散</h2>
<ul>
<li><strong>公司：</strong>任何一家都不能大到伤筋动骨。</li>
<li><strong>行业：</strong>买五家银行，等于下同一个注，不是五个。</li>
<li><strong>国家与货币：</strong>日经225指数1989年底升到将近38,900点，直到2024年才重上这个水平。</li>
<li><strong>资产类别：</strong>股票、债券、现金，涨跌的原因各不相同。</li>
<li><strong>自己的生活：</strong>薪水、房子、股票全系于同一个雇主或同一个城镇，其实没有您想的那么分散。</li>
</ul>
<h2>它挡不住什么</h2>
<p>2008年，各地股市几乎一齐下跌。新加坡海峡时报指数从2007年10月的大约3,800点，跌到2009年3月的1,500点以下，跌幅约六成。多买几只股票，能避开一家公司的厄运，却避不开整个股市的寒冬。要熬过去，得靠股票以外的钱，还有时间。</p>
<p>另外还有“假分散”。杨女士买了五只基金，心里很踏实；翻开基金资料单一看，五只的前几大持股竟是同样六家科技公司。说到底，还是同一个篮子，贴了五张标签。</p>
<aside class="callout"><p><strong>一个简单的测试：</strong>假设手上最大的一笔投资今晚归零，您的人生计划要不要改？要改，就是放得太多了。</p></aside>
<p>分散投资不会让人暴富，却能让您一直留在场上。复利最需要的，正是这一点。</p>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Time and your mix',
        zh: '时间与资产配置',
      },
      description: {
        en: 'Match assets to the date you need the money, test a mix against a bad year, and rebalance it.',
        zh: '按用钱的日子配置资产，用坏年份检验组合，并学会再平衡。',
      },
      body: {
        en: `<p>The most useful question about any sum of money is not “what should I buy?” but “when will I need it?” The date comes first; the mix follows from it.</p>
<h2>Sort your money by date</h2>
<ul>
<li><strong>Within 3 years</strong> (a roof repair, next year’s fees): deposits and the like. A fall would have no time to heal.</li>
<li><strong>3 to 7 years:</strong> mostly steady assets, with a modest part in shares at most.</li>
<li><strong>Beyond 7 years</strong> (late retirement, grandchildren): a larger part can face the market, if your nerves agree.</li>
</ul>
<p>These are habits of thought, not rules for everyone. A pension or a rented-out flat changes the picture.</p>
<h2>Test the mix on a bad year</h2>
<p>Take 200,000. Suppose shares fall 40% in a year, as they have done, while good bonds gain 2%. What happens to each mix?</p>
<table>
<thead><tr><th>Shares / bonds</th><th>From shares</th><th>From bonds</th><th>Change</th><th>You would see</th></tr></thead>
<tbody>
<tr><td>80 / 20</td><td>−64,000</td><td>+800</td><td>−31.6%</td><td>136,800</td></tr>
<tr><td>60 / 40</td><td>−48,000</td><td>+1,600</td><td>−23.2%</td><td>153,600</td></tr>
<tr><td>40 / 60</td><td>−32,000</td><td>+2,400</td><td>−14.8%</td><td>170,400</td></tr>
<tr><td>20 / 80</td><td>−16,000</td><td>+3,200</td><td>−6.4%</td><td>187,200</td></tr>
</tbody>
</table>
<p>Look at the last column, not the percentages. Which figure could you read on your phone in the morning and still eat breakfast? Bonds do not always rise when shares fall, so real years may be worse.</p>
<h2>Rebalancing</h2>
<p>You choose 60% shares and 40% bonds: 60,000 and 40,000. In a good year shares gain 25% and bonds 2.5%. You now have 75,000 and 41,000, together 116,000, and shares are 64.7%. Without doing anything you are taking more risk than you chose.</p>
<p>To return to 60%, shares should be 69,600. You move 5,400 from shares into bonds, or let new savings go into bonds until the balance is right. Once a year is enough. It feels wrong every time, since you trim what has just done well. That is why it works best as a date in the calendar.</p>
<h2>When you are drawing money out</h2>
<p>Retirees face a special danger: a fall early on, while withdrawing. Mr Foo has RM500,000. The market takes 30%, leaving RM350,000, and he spends RM30,000. From RM320,000 he needs 56.25% to see RM500,000 again. Had two years’ spending, RM60,000, been kept in deposits, he could have left the rest alone while it recovered.</p>
<aside class="callout"><p><strong>Rule of thumb.</strong> In retirement, keep the next two or three years’ spending out of the market’s reach.</p></aside>`,
        zh: `<p>手上有一笔钱，最该问的不是“买什么”，而是“什么时候要用”。先有日期，才谈得上怎么配。</p>
<h2>按日期把钱分开</h2>
<ul>
<li><strong>三年之内</strong>（修屋顶、明年的学费）：放存款之类。真跌了，来不及复原。</li>
<li><strong>三至七年：</strong>以稳健资产为主，股票顶多占一小部分。</li>
<li><strong>七年以上</strong>（晚年生活、留给孙辈）：可以多拿一些去承受市场起落，前提是心脏受得了。</li>
</ul>
<p>这是一种思路，不是人人适用的公式。有退休金，或者有房子收租，情况又不同。</p>
<h2>拿坏年份来检验</h2>
<p>以20万元为例。假设某一年股票跌40%（历史上发生过），优质债券涨2%，不同的组合会变成怎样？</p>
<table>
<thead><tr><th>股票／债券</th><th>股票部分</th><th>债券部分</th><th>变动</th><th>剩下</th></tr></thead>
<tbody>
<tr><td>80／20</td><td>−64,000</td><td>+800</td><td>−31.6%</td><td>136,800</td></tr>
<tr><td>60／40</td><td>−48,000</td><td>+1,600</td><td>−23.2%</td><td>153,600</td></tr>
<tr><td>40／60</td><td>−32,000</td><td>+2,400</td><td>−14.8%</td><td>170,400</td></tr>
<tr><td>20／80</td><td>−16,000</td><td>+3,200</td><td>−6.4%</td><td>187,200</td></tr>
</tbody>
</table>
<p>别看百分比，看最后一栏。早上打开手机，看到哪个数字，您还吃得下早餐？另外，股票下跌时债券未必上涨，真实的年份可能更糟。</p>
<h2>再平衡</h2>
<p>您选定股票六成、债券四成，即6万和4万。遇上好年景，股票涨25%，债券涨2.5%，变成7万5000和4万1000，合共11万6000，股票占了64.7%。您什么都没做，风险却已经高过当初的选择。</p>
<p>要回到六成，股票应该是6万9600元，也就是把5,400元从股票移到债券；或者让新存的钱先买债券，直到比例恢复。一年一次就够。每次都会觉得不甘心，因为减掉的正是刚涨得好的那一部分；所以最好在日历上定好日子，到时照做。</p>
<h2>当您开始提钱出来用</h2>
<p>退休人士有个特别的危险：刚退休就遇上大跌，偏偏又要提钱。符先生有50万令吉，市场跌三成，剩35万，他再花掉3万。手上的32万，要涨56.25%才能回到50万。假如当初留两年的开销6万令吉放在存款，其余的就可以不动，慢慢等市场回升。</p>
<aside class="callout"><p><strong>经验法则：</strong>退休之后，未来两三年的生活费，不要放在市场碰得到的地方。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Know yourself',
        zh: '认识自己',
      },
      description: {
        en: 'Tell how much risk you can bear from how much you can stand, and write rules before you need them.',
        zh: '分清自己承担得起多少风险、忍受得了多少风险，事先写好规矩。',
      },
      body: {
        en: `<p>On paper everyone is brave. In March 2020 many people who had ticked “high risk” on a form sold everything within a week. The form was not lying. It was filled in on a sunny day.</p>
<h2>Can, stand, need</h2>
<ul>
<li><strong>Capacity:</strong> how much you <em>can</em> lose without changing your life. It depends on income, debts, dependants and time. It is arithmetic, not feeling.</li>
<li><strong>Tolerance:</strong> how much you can <em>stand</em> without losing sleep or acting rashly. It is feeling, and only a real fall reveals it.</li>
<li><strong>Need:</strong> how much risk your goal <em>requires</em>. If deposits will carry you to it, you need not take more.</li>
</ul>
<p>When the three disagree, let the lowest decide.</p>
<h2>Put the loss into months</h2>
<p>A percentage is cold. Turn it into months of your own life. Suppose you spend 3,000 a month and your investments fall 30%:</p>
<table>
<thead><tr><th>Invested</th><th>Loss at −30%</th><th>In months of spending</th></tr></thead>
<tbody>
<tr><td>20,000</td><td>6,000</td><td>2</td></tr>
<tr><td>100,000</td><td>30,000</td><td>10</td></tr>
<tr><td>300,000</td><td>90,000</td><td>30</td></tr>
</tbody>
</table>
<p>The same 30% is a nuisance in the first row and two and a half years of living in the last. As your savings grow, your old answer to “can I stand it?” may stop being true.</p>
<h2>Five traps in the mind</h2>
<ul>
<li><strong>Losses hurt more.</strong> Losing 1,000 hurts more than gaining 1,000 pleases. So we sell winners to feel clever, and keep losers to avoid feeling foolish.</li>
<li><strong>Following the crowd.</strong> When your whole table at the coffee shop talks of one share, much of its rise may already be over.</li>
<li><strong>Clinging to the purchase price.</strong> The market does not know what you paid. Ask instead: would I buy it today?</li>
<li><strong>Looking too often.</strong> Check daily and nearly half of the days show a loss. Check yearly and losses are rarer.</li>
<li><strong>Trusting a lucky streak.</strong> In a rising market everyone is a genius.</li>
</ul>
<h2>Write the rules on a calm day</h2>
<ol>
<li>I wait 72 hours before any purchase that was not in my plan.</li>
<li>No single company above 10% of what I invest.</li>
<li>If the market falls 20%, I first reread this page, then talk to someone I trust, and only then decide.</li>
<li>I never invest borrowed money.</li>
<li>I look at my accounts on the first Saturday of the month.</li>
</ol>
<p>These are examples; the numbers are yours to set. Sign the page and give a copy to your husband, wife or a grown child.</p>
<aside class="callout"><p><strong>Answer the questionnaire honestly.</strong> Licensed firms ask about your income, experience and attitude so that they do not offer you what does not suit you. Ticking a higher box to get at a product only removes your own protection.</p></aside>`,
        zh: `<p>纸上谈兵，人人勇敢。2020年3月股市大跌，不少在表格上勾了“高风险”的人，一个星期内就全部脱手。表格没有骗人，只是填的那天风和日丽。</p>
<h2>担得起、受得了、用得着</h2>
<ul>
<li><strong>承担能力：</strong>亏多少还不影响生活，也就是<em>担不担得起</em>。看收入、债务、要养的人和时间，靠的是算术，不是感觉。</li>
<li><strong>忍受程度：</strong>亏多少还睡得着、不会冲动行事，也就是<em>受不受得了</em>。这是感觉，真正跌过一次才知道。</li>
<li><strong>实际需要：</strong>要达到目标，<em>用不用得着</em>冒这个险。靠存款就够，何必多冒险？</li>
</ul>
<p>三者不一致，以最低的为准。</p>
<h2>把亏损换算成月数</h2>
<p>百分比冷冰冰的，不如换算成自己的生活费。假设您每月花3,000元，投资跌了30%：</p>
<table>
<thead><tr><th>投资金额</th><th>跌30%亏多少</th><th>等于几个月开销</th></tr></thead>
<tbody>
<tr><td>20,000</td><td>6,000</td><td>2</td></tr>
<tr><td>100,000</td><td>30,000</td><td>10</td></tr>
<tr><td>300,000</td><td>90,000</td><td>30</td></tr>
</tbody>
</table>
<p>同样跌30%，第一行只是有点心烦，最后一行却是两年半的生活费。积蓄越多，当年那句“我受得了”越要重新掂量。</p>
<h2>心里的五个陷阱</h2>
<ul>
<li><strong>亏钱特别痛。</strong>亏1,000元的痛，大过赚1,000元的乐。于是赚钱的急着卖，好证明自己聪明；亏钱的死抱不放，只因不愿认错。</li>
<li><strong>跟着人群走。</strong>咖啡店整桌人都在谈同一只股票，涨势可能早就走了大半。</li>
<li><strong>念念不忘买入价。</strong>市场不知道您花多少钱买的。该问的是：换成今天，我还会买吗？</li>
<li><strong>看得太勤。</strong>天天看，差不多有一半日子在跌；一年看一次，跌的时候就少得多。</li>
<li><strong>把运气当本事。</strong>牛市里，个个都是股神。</li>
</ul>
<h2>趁心平气和，写下规矩</h2>
<ol>
<li>计划以外的买卖，一律先等72小时。</li>
<li>任何一家公司，不超过投资总额的10%。</li>
<li>市场跌20%，先重读这一页，再找信得过的人谈谈，然后才决定。</li>
<li>不借钱投资。</li>
<li>每月第一个星期六，才打开户头看一次。</li>
</ol>
<p>以上只是例子，数字由您自己定。写好签名，给另一半或成年子女留一份。</p>
<aside class="callout"><p><strong>风险问卷要照实填。</strong>持牌机构问您的收入、经验和态度，是为了避免把不合适的产品卖给您。为了买某样产品而故意勾高一级，等于亲手拆掉自己的保护网。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Check yourself: risk and return',
        zh: '小测验：风险与回报',
      },
      description: {
        en: 'Five questions on losses, returns, spreading and your own limits.',
        zh: '五道题，重温亏损、回报、分散和自己的底线。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'An investment has fallen by 50%. How much must it gain to be level again?',
            zh: '一项投资跌了50%，要涨多少才能回本？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: '50%',
                zh: '50%',
              },
            },
            {
              id: 'b',
              text: {
                en: '75%',
                zh: '75%',
              },
            },
            {
              id: 'c',
              text: {
                en: '100%',
                zh: '100%',
              },
            },
          ],
          answer: 'c',
          explanation: {
            en: '10,000 has become 5,000, and 5,000 must double. The deeper the fall, the steeper the way back.',
            zh: '1万元剩5,000元，必须翻一倍。跌得越深，回本的路越陡。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'A fund that gains 50% in one year and loses 50% in the next has an average of zero, so its investors are level.',
            zh: '基金第一年涨50%，第二年跌50%，平均是零，所以投资者不赚不亏。',
          },
          answer: false,
          explanation: {
            en: '1.5 × 0.5 = 0.75. They have lost a quarter of their money; only the annualised return shows it.',
            zh: '1.5×0.5＝0.75，已经亏了四分之一；要看年化回报才看得出来。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'Madam Yeo owns five funds, and all five hold mainly the same six technology companies. Which statement is true?',
            zh: '杨女士买了五只基金，主要持股都是同样六家科技公司。以下哪一项正确？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'She is well spread, since she owns five funds',
                zh: '她有五只基金，已经充分分散',
              },
            },
            {
              id: 'b',
              text: {
                en: 'She has one basket under five labels',
                zh: '她只有一个篮子，贴了五张标签',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Fund managers remove the risk for her',
                zh: '基金经理会替她消除风险',
              },
            },
            {
              id: 'd',
              text: {
                en: 'Five more such funds would make her safe',
                zh: '再买五只同类基金就安全了',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'Spreading means owning things that do not all suffer at the same time. Count what is inside, not the labels.',
            zh: '分散的意思是手上的东西不会同时遭殃。要数里面装什么，不是数标签。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'You hold 200,000: 60% shares, 40% bonds. Shares fall 40% and bonds gain 2%. What is the change?',
            zh: '您有20万元，股票占60%，债券占40%。股票跌40%，债券涨2%，总共变动多少？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: '−46,400',
                zh: '−46,400元',
              },
            },
            {
              id: 'b',
              text: {
                en: '−76,000',
                zh: '−76,000元',
              },
            },
            {
              id: 'c',
              text: {
                en: '−80,000',
                zh: '−80,000元',
              },
            },
          ],
          answer: 'a',
          explanation: {
            en: 'Shares: 120,000 × −40% = −48,000. Bonds: 80,000 × 2% = +1,600. Together −46,400, or −23.2%.',
            zh: '股票：120,000×（−40%）＝−48,000；债券：80,000×2%＝+1,600。合计−46,400元，即−23.2%。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'Your capacity for risk depends on income, debts, dependants and time, not on how brave you feel.',
            zh: '承担风险的能力取决于收入、债务、要养的人和时间，跟胆子大小无关。',
          },
          answer: true,
          explanation: {
            en: 'Capacity is arithmetic and tolerance is feeling. Where they disagree, the lower one decides.',
            zh: '承担能力靠算，忍受程度靠感觉；两者不一致，以低的为准。',
          },
        },
      ],
    },
  ],
};
