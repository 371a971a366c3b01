import type { DemoCourse } from '../demo-types.ts';

export const valueInvestingCourse: DemoCourse = {
  key: 'value-investing',
  teacher: 'chen-guohua',
  title: { en: 'Value Investing: A Beginning', zh: '价值投资入门' },
  short_description: {
    en: 'Mr Market, moats, intrinsic value, margin of safety: how to buy a business, not a ticker.',
    zh: '市场先生、护城河、内在价值、安全边际：买的是一门生意，不是一个代号。',
  },
  description: {
    en: 'Value investing is a plain idea that is hard to live by: a share is a piece of a business, a business can be valued within limits, and the buyer should pay clearly less than that. This course takes the idea apart in five lessons, with sums you can repeat on paper.\n\nIt is for investors who can read a profit figure and would like to know what it is worth. It promises no returns. It offers a way of deciding that you can explain to your family, and a habit of writing down why.',
    zh: '价值投资道理浅白，做起来却不容易：股票是生意的一部分；生意值多少钱，可以估出一个大概；买的时候，价格要明显低于这个大概。这门课分五堂把道理拆开来讲，每一步都有可以照着算的例子。\n\n适合看得懂盈利数字、想进一步了解它值多少钱的投资者。课程不承诺任何回报，只教您一套能向家人讲清楚的判断方法，并养成把理由写下来的习惯。',
  },
  level: 'intermediate',
  pointsReward: 120,
  pointsRequired: 240,
  priceUsd: 39,
  priceCny: 268,
  priceSgd: 55,
  priceMyr: 179,
  isFeatured: true,
  contents: [
    {
      type: 'text',
      title: { en: 'Mr Market', zh: '市场先生' },
      description: {
        en: 'Tell price from value, and treat a daily quotation as an offer, not as a verdict.',
        zh: '分清价格与价值，把每天的报价当作一个出价，而不是一份判决。',
      },
      body: {
        en: `<p>Benjamin Graham, who taught at Columbia University before and after the Second World War, told his readers about a business partner called Mr Market. Every day he knocks at your door and names a price: he will buy your share or sell you his. Some days he is cheerful and asks too much. On others he sees only trouble and sells for a song. If you send him away, he is back tomorrow, and never offended.</p>
<h2>A tea shop in Melaka</h2>
<p>Imagine that you own one third of a tea shop. It earns RM60,000 a year after all costs, so your part is RM20,000. Nothing about the shop changes this year: same tea, same regulars, same rent. But your partner’s mood does.</p>
<table><thead><tr><th>Mood</th><th>Price for your third</th><th>Times earnings</th><th>Earnings yield</th></tr></thead><tbody><tr><td>Delighted</td><td>RM320,000</td><td>16</td><td>6.25%</td></tr><tr><td>Calm</td><td>RM200,000</td><td>10</td><td>10.0%</td></tr><tr><td>In despair</td><td>RM120,000</td><td>6</td><td>16.7%</td></tr></tbody></table>
<p>The price fell by 62.5% from the best day to the worst. The shop sold exactly as much tea. If you had no quotation at all, you would look at the till and sleep well.</p>
<h2>What the price can and cannot tell you</h2>
<p>A price tells you what somebody is willing to pay today. It does not tell you what the business will earn over ten years. Over weeks, prices follow moods. Over many years, they tend to follow profits. That “tend to” is all an investor has, and it asks for time.</p>
<p>Mr Market is often right, though. When he is gloomy because a rival has opened next door, he knows something. Your task is to ask: <strong>has the business changed, or only the mood?</strong></p>
<aside class="callout"><p><strong>The price you paid is not information.</strong> “I will sell when it is back at cost” lets an old number decide. Ask instead: knowing what I know today, would I buy it at this price?</p></aside>
<h2>Four ways to be a good partner to him</h2>
<ul><li>Look at prices once a week, not once an hour.</li><li>Know your own estimate of value before you look at his.</li><li>Keep money he cannot frighten out of you: nothing you need within five years, and nothing borrowed.</li><li>You may do nothing. There is no penalty for letting a hundred offers pass.</li></ul>
<h2>Try it</h2>
<p>Choose one company you own. Write its yearly profit per share, then the highest and lowest price of the past twelve months. Divide. How much did the profit change, and how much did the mood?</p>`,
        zh: `<p>二战前后在哥伦比亚大学授课的格雷厄姆（Benjamin Graham），讲过一个比喻：您和一位“市场先生”合伙做生意，他每天上门报一个价，愿意买您的股份，也愿意卖他的给您。有时他兴高采烈，开价过高；有时愁云惨雾，贱价也肯卖。不理他也无妨，明天他照样上门，从不记仇。</p>
<h2>马六甲的一间茶庄</h2>
<p>假设您拥有一间茶庄的三分之一。茶庄扣除所有开销，每年赚6万令吉，您占2万。这一年，店里什么都没变：茶一样，熟客一样，租金也一样。变的只是合伙人的心情。</p>
<table><thead><tr><th>心情</th><th>您那三分之一的报价</th><th>相当于盈利的</th><th>盈利收益率</th></tr></thead><tbody><tr><td>心花怒放</td><td>320,000令吉</td><td>16倍</td><td>6.25%</td></tr><tr><td>心平气和</td><td>200,000令吉</td><td>10倍</td><td>10.0%</td></tr><tr><td>灰心丧气</td><td>120,000令吉</td><td>6倍</td><td>16.7%</td></tr></tbody></table>
<p>从最高到最低，报价跌了62.5%，店里卖出的茶叶却一两没少。要是根本没有人报价，您只会看看钱箱，然后安心睡觉。</p>
<h2>价格说得出什么，说不出什么</h2>
<p>价格只说明今天有人愿意付多少，说不出这门生意往后十年能赚多少。短短几个星期，股价跟着情绪走；年月一长，股价往往跟着盈利走。投资者能依靠的，就是“往往”这两个字，而它需要时间。</p>
<p>不过，市场先生也常常是对的。隔壁新开一家对手，他因此忧心，那是有道理的。您要问的是：<strong>变的是生意，还是只是情绪？</strong></p>
<aside class="callout"><p><strong>买入价不是理由。</strong>“等回本再卖”，等于让一个旧数字替您做决定。不如换个问法：以我今天知道的一切，这个价位我还会买吗？</p></aside>
<h2>与他相处的四个办法</h2>
<ul><li>一周看一次价，不要一小时看一次。</li><li>先有自己的估值，再看他的报价。</li><li>投进去的钱要经得起他吓：五年内要用的钱不放，借来的钱不放。</li><li>什么都不做也行。放过一百次报价，没有人会罚您。</li></ul>
<h2>动手试一试</h2>
<p>挑一家您持有的公司，写下全年每股盈利，再写下过去十二个月的最高价和最低价，分别相除。看看盈利变了多少，情绪又变了多少。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Moats', zh: '护城河' },
      description: {
        en: 'Recognise five kinds of lasting advantage and test for them in the figures.',
        zh: '认识五种持久的竞争优势，并学会用数字验证。',
      },
      body: {
        en: `<p>High profits attract rivals, as durian stalls attract more durian stalls. A <strong>moat</strong> is whatever keeps the rivals out. Without one, a good year is only a good year.</p>
<h2>Five kinds</h2>
<table><thead><tr><th>Moat</th><th>How it works</th><th>What wears it away</th></tr></thead><tbody><tr><td>Brand and habit</td><td>People pay more, or do not look further</td><td>A poorer product, changing taste</td></tr><tr><td>Switching cost</td><td>Leaving is a nuisance: payroll software, hospital equipment</td><td>A rival who moves you for nothing</td></tr><tr><td>Network</td><td>Each new user makes it more useful to the others</td><td>A newer crowd elsewhere</td></tr><tr><td>Low cost</td><td>Scale, a quarry next door, a better process</td><td>New technology, a cheaper country</td></tr><tr><td>Licence</td><td>Port, toll road, water supply</td><td>The end of the concession, price control</td></tr></tbody></table>
<p>A popular product is not a moat. Nor is a clever boss, a large market or fast growth. Ask of every advantage: <strong>why can a rich competitor not do the same within three years?</strong></p>
<h2>Test one: raise the price</h2>
<p>A company sells 100 units at RM1, with variable costs of RM60 and fixed costs of RM25: profit RM15. It raises its price by 5%.</p>
<ul><li><strong>No customer leaves.</strong> Sales RM105, costs RM85, profit RM20: a third more.</li><li><strong>One in ten leaves.</strong> Sales 90 × 1.05 = RM94.50; costs 54 + 25 = RM79; profit RM15.50: hardly anything gained.</li><li><strong>One in five leaves.</strong> Sales 80 × 1.05 = RM84; costs 48 + 25 = RM73; profit RM11: more than a quarter lost.</li></ul>
<p>Pricing power is the moat you can see from outside. Look up when the company last raised its prices and what happened to its volumes.</p>
<h2>Test two: ten years of margins</h2>
<p>Write down ten years of gross margin. A firm that shows 41, 42, 41, 43, 42 has something that protects it. One that shows 33, 28, 35, 24, 31 sells a commodity, and its profit is decided by somebody else.</p>
<h2>Test three: what does new money earn?</h2>
<p>A business that earns RM20 on RM100 of capital and can put RM50 more to work at the same rate adds RM10 a year. One that earns only 6% on the extra RM50 adds RM3. If its owners could get 8% elsewhere for the same risk, it would have been kinder to pay a dividend.</p>
<aside class="callout"><p><strong>A wide moat at any price is not value investing.</strong> The better known the moat, the more of it is already in the price.</p></aside>
<h2>Moats dry up</h2>
<p>Newspapers, taxi licences and camera film once had some of the widest moats in the world. Once a year ask whether the moat has become wider or narrower. Customers, former employees and shop shelves tell you before the annual report does.</p>`,
        zh: `<p>利润一高，对手就来，好比一摊榴梿卖得好，旁边很快又开几摊。<strong>护城河</strong>，就是把对手挡在外面的东西。没有护城河，好年景也不过是一年的好景。</p>
<h2>五种护城河</h2>
<table><thead><tr><th>护城河</th><th>靠什么</th><th>怕什么</th></tr></thead><tbody><tr><td>品牌与习惯</td><td>顾客愿意多付，或懒得再比较</td><td>品质下滑、口味改变</td></tr><tr><td>转换成本</td><td>换掉很麻烦，如薪酬软件、医院设备</td><td>对手免费帮您搬家</td></tr><tr><td>网络效应</td><td>用的人越多，对每个人越有用</td><td>人潮转到别处</td></tr><tr><td>低成本</td><td>规模、就近的原料、更好的工序</td><td>新技术、成本更低的国家</td></tr><tr><td>特许经营权</td><td>港口、大道收费、供水</td><td>合约到期、政府管制价格</td></tr></tbody></table>
<p>产品热销不是护城河，老板精明、市场庞大、增长迅速，也都不是。遇到任何一种“优势”，先问：<strong>财力雄厚的对手，为什么三年内做不到？</strong></p>
<h2>第一试：涨价</h2>
<p>某公司卖100件货，每件1令吉，变动成本60令吉，固定成本25令吉，利润15令吉。现在涨价5%：</p>
<ul><li><strong>没有顾客流失：</strong>营业额105令吉，成本85令吉，利润20令吉，多了三分之一。</li><li><strong>十个走了一个：</strong>营业额90×1.05＝94.50令吉，成本54＋25＝79令吉，利润15.50令吉，几乎白忙一场。</li><li><strong>五个走了一个：</strong>营业额80×1.05＝84令吉，成本48＋25＝73令吉，利润11令吉，少了四分之一以上。</li></ul>
<p>从外面就看得见的护城河，是定价能力。查一查公司上一次涨价是什么时候，涨价之后销量如何。</p>
<h2>第二试：十年毛利率</h2>
<p>把十年的毛利率抄下来。若是41、42、41、43、42这样走，背后必有东西护着；若是33、28、35、24、31这样跳，卖的多半是大宗商品，利润由别人说了算。</p>
<h2>第三试：新投入的钱赚多少</h2>
<p>一门生意用100令吉本钱赚20令吉，再投50令吉，若赚得到同样的回报，一年添10令吉；若新投的50令吉只赚6%，就只添3令吉。同样的风险，股东在别处若能拿到8%，公司倒不如把钱派发出来。</p>
<aside class="callout"><p><strong>护城河再宽，也不能不问价钱，否则就不叫价值投资。</strong>护城河越出名，股价里头就越早算进去了。</p></aside>
<h2>护城河也会干涸</h2>
<p>报纸、德士执照、照相胶卷，都曾拥有世上数一数二的护城河。每年问自己一次：它变宽了，还是变窄了？顾客、前员工和商店货架，往往比年报更早告诉您答案。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Intrinsic Value', zh: '内在价值' },
      description: {
        en: 'Estimate a range of value from free cash flow with three sets of assumptions.',
        zh: '从自由现金流出发，用三套假设估出一个价值区间。',
      },
      body: {
        en: `<p>A business is worth the cash it will hand to its owners from now until its last day, counted in today’s money. That sentence is exact. What we put into it is guesswork, so the honest answer is a range.</p>
<h2>Why later money is worth less</h2>
<p>If you ask 10% a year for the risk of owning shares, RM1.10 next year is worth RM1.00 now, because 1.00 × 1.10 = 1.10. RM1.21 in two years is also worth RM1.00. In general, divide by 1.10 once for every year of waiting. This is <strong>discounting</strong>, and the 10% is the discount rate: not a forecast, but what you demand.</p>
<h2>One company, three futures</h2>
<p>Kinta Filters Bhd, a fictional company, has free cash flow of 40 sen a share. We think in two parts: five years of cash, then a price somebody might pay in year five, as a multiple of that year’s cash.</p>
<table><thead><tr><th>RM a share, at 10%</th><th>Cautious</th><th>Middle</th><th>Hopeful</th></tr></thead><tbody><tr><td>Growth for five years</td><td>0%</td><td>4%</td><td>7%</td></tr><tr><td>Multiple in year five</td><td>9</td><td>12</td><td>14</td></tr><tr><td>Cash in year five</td><td>0.400</td><td>0.487</td><td>0.561</td></tr><tr><td>Five years of cash, today</td><td>1.52</td><td>1.70</td><td>1.84</td></tr><tr><td>Sale in year five, today</td><td>2.24</td><td>3.63</td><td>4.88</td></tr><tr><td><strong>Value</strong></td><td><strong>3.75</strong></td><td><strong>5.32</strong></td><td><strong>6.72</strong></td></tr></tbody></table>
<p>Follow the middle column. Year five: 0.40 × 1.04 five times over = 0.487. Times 12 = 5.84. Divided by 1.10 five times (that is, by 1.611) = 3.63. The five years’ cash, each discounted for its own wait, adds 1.70. (Rows are rounded, so the first two columns seem to add to one sen more.)</p>
<h2>What the table teaches</h2>
<ul><li>Between the cautious and the hopeful view, value differs by a factor of 1.8. Anyone who says “worth RM5.32” is naming one point in a wide field.</li><li>In the middle case, 68% of the value comes from the sale in year five: the part we know least.</li><li>Small changes matter. Ask 12% instead of 10% and the middle value falls to about RM4.92.</li></ul>
<h2>Choosing numbers without fooling yourself</h2>
<ol><li>Begin with average free cash flow over five years, not the best year.</li><li>Growth above that of the whole economy needs a reason, and the reason must be a moat.</li><li>Use a multiple at or below what such companies have fetched in ordinary years.</li><li>Write the cautious case first.</li></ol>
<aside class="callout"><p><strong>Do not work backwards.</strong> If you alter the growth rate until the answer agrees with the share price, you have asked Mr Market and written down his reply.</p></aside>
<h2>When not to try</h2>
<p>Some businesses cannot be valued like this: young ones with no cash flow, mines that depend on one metal’s price, anything you cannot explain. “Too hard” is a proper answer, and the most profitable pile on many desks.</p>`,
        zh: `<p>一门生意的价值，就是从今天到关门那一天，能交给股东的全部现金，折算成今天的钱。这句话本身很精确，但代进去的数字全靠估，所以诚实的答案是一个区间。</p>
<h2>为什么迟到的钱要打折</h2>
<p>假如您认为冒股票的风险，一年至少要有10%的回报，那么明年的1.10令吉就值今天的1.00令吉，因为1.00×1.10＝1.10；后年的1.21令吉，也值今天的1.00令吉。多等一年，就多除一次1.10，这就叫<strong>折现</strong>。10%是折现率，它不是预测，而是您的要求。</p>
<h2>一家公司，三种未来</h2>
<p>虚构的近打滤材，每股自由现金流40仙。我们分两段来想：先是五年的现金，再是第五年有人肯出的价钱，以当年现金流的倍数表示。</p>
<table><thead><tr><th>每股令吉，折现率10%</th><th>保守</th><th>中间</th><th>乐观</th></tr></thead><tbody><tr><td>五年增长率</td><td>0%</td><td>4%</td><td>7%</td></tr><tr><td>第五年的倍数</td><td>9</td><td>12</td><td>14</td></tr><tr><td>第五年现金流</td><td>0.400</td><td>0.487</td><td>0.561</td></tr><tr><td>五年现金折成今天</td><td>1.52</td><td>1.70</td><td>1.84</td></tr><tr><td>第五年卖价折成今天</td><td>2.24</td><td>3.63</td><td>4.88</td></tr><tr><td><strong>估值</strong></td><td><strong>3.75</strong></td><td><strong>5.32</strong></td><td><strong>6.72</strong></td></tr></tbody></table>
<p>以中间一栏为例：0.40连乘五次1.04，得第五年的0.487；乘12是5.84；再除以1.10五次（即除以1.611），得3.63。五年的现金各按等待的年数折现，合计1.70。（各行已四舍五入，所以头两栏看来多出一仙。）</p>
<h2>这张表说明什么</h2>
<ul><li>从保守到乐观，最高的估值是最低的1.8倍。有人一口咬定“值5.32令吉”，他说的只是一大片区间里的一个点。</li><li>中间情形里，68%的价值来自第五年的卖价，偏偏这是我们最没把握的部分。</li><li>小小改动，差别很大：要求的回报由10%提高到12%，中间估值就降到大约4.92令吉。</li></ul>
<h2>选数字，别骗自己</h2>
<ol><li>用五年平均的自由现金流起步，不要拿最好的一年。</li><li>增长率若高于整体经济，要有理由，而且理由必须是护城河。</li><li>倍数取同类公司在平常年份的水平，或更低。</li><li>先写保守的那一栏。</li></ol>
<aside class="callout"><p><strong>不要倒着算。</strong>如果一直调高增长率，直到答案和股价吻合，那只是问了市场先生，再把他的话抄一遍。</p></aside>
<h2>什么时候不该算</h2>
<p>有些生意不适合这样估：还没有现金流的新公司、只看一种金属价格吃饭的矿业公司，以及任何您讲不清楚的生意。“太难，不看”是正当的答案；许多投资者桌上最值钱的，正是这一叠“太难”的卷宗。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Margin of Safety', zh: '安全边际' },
      description: {
        en: 'Decide how much below your estimate to buy, and how large a position may be.',
        zh: '决定要比估值低多少才买，以及一只股票最多占多少。',
      },
      body: {
        en: `<p>An engineer who expects lorries of ten tonnes builds the bridge for fifteen. The lorry may be heavier than its papers say; the steel may be weaker. Graham’s <strong>margin of safety</strong> is the same idea: pay so much less than your estimate that you may be wrong and still not be hurt badly.</p>
<h2>The sum</h2>
<p>Our middle estimate for Kinta Filters was RM5.32. With a margin of 30%, the highest price to pay is 5.32 × 0.70 = RM3.72. Compare two buyers, one who pays nearly full value and one who waits:</p>
<table><thead><tr><th>If it proves to be worth</th><th>Bought at RM5.30</th><th>Bought at RM3.72</th></tr></thead><tbody><tr><td>RM3.75 (cautious)</td><td>−29%</td><td>+1%</td></tr><tr><td>RM5.32 (middle)</td><td>+0.4%</td><td>+43%</td></tr><tr><td>RM6.72 (hopeful)</td><td>+27%</td><td>+81%</td></tr></tbody></table>
<p>Same company, same three futures. The patient buyer carries less risk <strong>and</strong> has more to gain. These figures promise nothing: the price may take years to approach value, or the business may do worse than our worst case.</p>
<h2>How large a margin?</h2>
<ul><li>Steady business, little debt, ten years of figures: perhaps 20% to 30%.</li><li>Cyclical, or a new boss, or some debt: 40% or more.</li><li>If you would need 60% to feel safe, the right answer is usually “too hard”.</li></ul>
<p>The margin covers three mistakes: in the figures, in the future, and in yourself.</p>
<h2>Cheap is not the same as safe</h2>
<p>A share at RM1.20 with earnings of 20 sen stands at 6 times. If earnings halve to 10 sen, the same price is 12 times, and the bargain is gone without the price having moved. This is a <strong>value trap</strong>. Common causes are a shrinking industry, heavy debt, or a controlling family that never lets the cash out.</p>
<aside class="callout"><p><strong>Losses weigh more than gains.</strong> After a fall of 20% you need 25% to be level; after 50%, you need 100%. Avoiding the large loss is half the work.</p></aside>
<h2>The second margin: size</h2>
<p>Even a careful estimate can be plain wrong, so no single idea may sink the ship. With RM60,000 in shares, a position of 8% is RM4,800. If it loses half, the whole falls by RM2,400, or 4%: unpleasant, not fatal. With 50% in one share the same accident costs RM15,000, a quarter of everything.</p>
<ol><li>Eight to fifteen companies are enough to spread risk and few enough to follow.</li><li>Not more than a quarter in one trade or one country’s property.</li><li>No borrowed money. Margin loans turn a paper loss into a forced sale, on the day when prices are lowest.</li></ol>
<p>If that sounds like a lot of work, a broad, cheap index fund is a respectable choice. Many value investors say so themselves.</p>`,
        zh: `<p>工程师造桥，预计走十吨的罗厘，就按十五吨来建。罗厘可能超载，钢材可能不够好。格雷厄姆的<strong>安全边际</strong>也是这个道理：买入价要比估值低一截，低到即使看错了，也不至于重伤。</p>
<h2>算给您看</h2>
<p>上一课，近打滤材的中间估值是5.32令吉。要求三成的安全边际，最高只能付5.32×0.70＝3.72令吉。两个人，一个几乎按足价买，一个肯等：</p>
<table><thead><tr><th>最后证明值多少</th><th>5.30令吉买入</th><th>3.72令吉买入</th></tr></thead><tbody><tr><td>3.75令吉（保守）</td><td>−29%</td><td>+1%</td></tr><tr><td>5.32令吉（中间）</td><td>+0.4%</td><td>+43%</td></tr><tr><td>6.72令吉（乐观）</td><td>+27%</td><td>+81%</td></tr></tbody></table>
<p>同一家公司，同样三种未来。肯等的人，风险更低，<strong>同时</strong>赚头更大。当然，这些数字不是保证：股价可能要好几年才向价值靠拢，生意也可能比最坏的假设还要差。</p>
<h2>边际要留多大</h2>
<ul><li>生意稳定、少负债、有十年账可查：大约20%至30%。</li><li>景气循环股、刚换老板、有些负债：40%或以上。</li><li>要打四折才敢买的，答案通常是“太难，不看”。</li></ul>
<p>安全边际要替三种错误垫底：数字错了、未来变了、自己看走眼了。</p>
<h2>便宜不等于安全</h2>
<p>股价1.20令吉，每股盈利20仙，市盈率6倍。盈利若减半至10仙，股价不动，市盈率已变成12倍，便宜货就这样不见了。这叫<strong>价值陷阱</strong>，常见的原因有：行业萎缩、债台高筑，或控股家族从不肯把现金派出来。</p>
<aside class="callout"><p><strong>亏损比盈利更有分量。</strong>跌20%，要涨25%才回本；跌50%，要涨100%。避开大亏，功夫已经做了一半。</p></aside>
<h2>第二道边际：仓位</h2>
<p>再小心的估值也可能错得离谱，所以不能让任何一只股票拖垮全局。假设股票总值6万令吉，一只占8%，即4,800令吉，就算跌一半，全盘少了2,400令吉，即4%，心疼而不致命。若一只占了五成，同样的意外就要赔上1万5000令吉，全部身家的四分之一。</p>
<ol><li>八到十五家公司，足以分散风险，也还跟得过来。</li><li>同一行业，或同一国家的房地产，不超过四分之一。</li><li>不借钱。融资买股一遇大跌，账面亏损就变成被迫斩仓，而且总在价格最低的那一天。</li></ol>
<p>若觉得这样太费神，买一只分散、低收费的指数基金，也是体面的选择，许多价值投资者自己就这么说。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Patience and Discipline', zh: '耐心与纪律' },
      description: {
        en: 'Keep an investment note, know the three reasons to sell, and count the cost of haste.',
        zh: '写好投资笔记，记住三个卖出的理由，算清楚急躁的代价。',
      },
      body: {
        en: `<p>The arithmetic of the last four lessons takes an afternoon to learn. Sitting still takes years. This lesson is about building a few fences around your own temper.</p>
<h2>What haste costs</h2>
<p>Take a portfolio of RM50,000 that is bought and sold entirely four times a year. If brokerage, stamp duty and the gap between buying and selling price come to 0.6% each round, that is 4 × 0.6% = 2.4% a year, or RM1,200 in the first year.</p>
<p>Suppose the shares themselves return 7% a year. (An example, not a forecast.)</p>
<table><thead><tr><th>After ten years</th><th>Net return a year</th><th>RM50,000 becomes</th></tr></thead><tbody><tr><td>Left alone</td><td>7.0%</td><td>about RM98,358</td></tr><tr><td>Traded four times a year</td><td>4.6%</td><td>about RM78,395</td></tr><tr><td><strong>Difference</strong></td><td>2.4%</td><td><strong>about RM19,963</strong></td></tr></tbody></table>
<p>Nearly RM20,000 went to the activity itself, before a single mistake was made.</p>
<h2>The one-page note</h2>
<p>Before buying, write five lines and date them:</p>
<ol><li>What the company does and who pays it.</li><li>Why its profit can last: which moat?</li><li>My three values (cautious, middle, hopeful), and the price today.</li><li>What would prove me wrong: a figure and a date, such as “gross margin below 30% for two years”.</li><li>How much I put in, and why not more.</li></ol>
<p>The fourth line is the important one. You write it while you are calm, for a day when you will not be.</p>
<h2>Three reasons to sell, and no fourth</h2>
<ul><li><strong>I was wrong.</strong> The condition on line four has come true.</li><li><strong>It has become dear.</strong> The price stands well above even the hopeful value.</li><li><strong>There is something clearly better,</strong> after costs and tax, and I understand it as well.</li></ul>
<p>“It has gone up 20%” is not on the list. Nor is “it has gone down 20%”. A fall is a reason to open the note and read it, then to decide.</p>
<aside class="callout"><p><strong>Wait two nights.</strong> No purchase and no sale on the day the idea arrives. An opportunity that cannot survive two nights was not a long-term one.</p></aside>
<h2>Something to do while you wait</h2>
<p>Keep a waiting list: ten companies you understand, each with the price at which you would act. Most years nothing happens. Then comes one bad month, and you need only look up a number that you set in calm weather.</p>
<p>Twice a year, read your notes again. Count how often you were right for the reason you gave. A profit with the wrong reason is luck, and luck is a poor teacher.</p>
<h2>What this approach will not do</h2>
<p>It can lag behind a rising market for years. It will make you look foolish at dinner. It cannot protect you from a general fall. Use it only with money that has time, after the family’s cushion, debts and insurance are in order.</p>`,
        zh: `<p>前四课的算术，一个下午学得会；坐得住，却要练好几年。这一课讲的，是怎样为自己的脾气围几道栏杆。</p>
<h2>急躁要付多少钱</h2>
<p>一个5万令吉的组合，一年全部买卖四轮。佣金、印花税，加上买卖差价，假设每轮0.6%，一年就是4×0.6%＝2.4%，头一年已是1,200令吉。</p>
<p>再假设股票本身每年回报7%（只是举例，不是预测）：</p>
<table><thead><tr><th>十年之后</th><th>每年净回报</th><th>5万令吉变成</th></tr></thead><tbody><tr><td>放着不动</td><td>7.0%</td><td>约98,358令吉</td></tr><tr><td>一年进出四轮</td><td>4.6%</td><td>约78,395令吉</td></tr><tr><td><strong>相差</strong></td><td>2.4%</td><td><strong>约19,963令吉</strong></td></tr></tbody></table>
<p>什么错都还没犯，光是进进出出，就去掉将近2万令吉。</p>
<h2>一页投资笔记</h2>
<p>买入之前，写五行字，注明日期：</p>
<ol><li>公司做什么，谁付钱给它。</li><li>利润为什么能长久，靠的是哪一种护城河？</li><li>我的三个估值（保守、中间、乐观），以及今天的股价。</li><li>什么情况证明我错了：写明数字和期限，例如“毛利率连续两年低于30%”。</li><li>投入多少，为什么不投更多。</li></ol>
<p>最要紧的是第四行。趁心平气和的时候写下，留给心慌意乱的那一天看。</p>
<h2>卖出的理由只有三个</h2>
<ul><li><strong>看错了：</strong>第四行写的情况已经发生。</li><li><strong>太贵了：</strong>股价远远高出乐观的估值。</li><li><strong>有明显更好的：</strong>扣除费用和税，仍然划算，而且同样看得懂。</li></ul>
<p>“涨了20%”不在其中，“跌了20%”也不在其中。股价跌了，先把笔记翻出来读一遍，再作决定。</p>
<aside class="callout"><p><strong>隔两夜再下单。</strong>想到要买或要卖的当天，不动手。等不过两夜的机会，本来就算不上长线。</p></aside>
<h2>等的时候做什么</h2>
<p>列一张候选名单：十家看得懂的公司，各写一个愿意出手的价位。多数年份，什么事也不会发生。等到哪个月市场大跌，您只需要翻出风平浪静时定下的那个数字。</p>
<p>每半年重读一次笔记，数一数有几次是“理由对，结果也对”。理由错了却赚到钱，那叫运气，而运气不是好老师。</p>
<h2>它做不到的事</h2>
<p>这套方法可能连续几年跑输大市，会让您在饭局上显得落伍，也挡不住大市全面下跌。所以，只用等得起的钱；家里的紧急备用金、债务和保险，都要先安排妥当。</p>`,
      },
    },
    {
      type: 'quiz',
      title: { en: 'Check: Price and Value', zh: '价格与价值小测验' },
      description: {
        en: 'Five questions on Mr Market, moats, value and margin.',
        zh: '五道题，温习市场先生、护城河、估值与安全边际。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'Your share of a shop earns RM15,000 a year and is quoted at RM180,000. How many times earnings is that, and what is the earnings yield?',
            zh: '您在一间店的股份每年赚1万5000令吉，有人报价18万令吉。相当于盈利的多少倍？盈利收益率多少？',
          },
          options: [
            { id: 'a', text: { en: '8 times, 12.5%', zh: '8倍，12.5%' } },
            { id: 'b', text: { en: '12 times, 12%', zh: '12倍，12%' } },
            { id: 'c', text: { en: '12 times, 8.3%', zh: '12倍，8.3%' } },
            { id: 'd', text: { en: '15 times, 6.7%', zh: '15倍，6.7%' } },
          ],
          answer: 'c',
          explanation: {
            en: '180,000 ÷ 15,000 = 12, and the yield is the reverse: 15,000 ÷ 180,000 = 8.3%.',
            zh: '180,000÷15,000＝12倍；收益率倒过来算，15,000÷180,000＝8.3%。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'A product that sells very well this year is in itself a moat.',
            zh: '今年产品大卖，本身就是护城河。',
          },
          answer: false,
          explanation: {
            en: 'Success invites imitation. A moat is what keeps a rich competitor from copying it.',
            zh: '生意好，自然有人模仿。能让财力雄厚的对手也抄不来的，才是护城河。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'At a discount rate of 10%, what is RM2.42 in two years worth today?',
            zh: '折现率10%，两年后的2.42令吉，值今天多少？',
          },
          options: [
            { id: 'a', text: { en: 'RM1.94', zh: '1.94令吉' } },
            { id: 'b', text: { en: 'RM2.00', zh: '2.00令吉' } },
            { id: 'c', text: { en: 'RM2.20', zh: '2.20令吉' } },
          ],
          answer: 'b',
          explanation: {
            en: 'Divide once for each year: 2.42 ÷ 1.10 = 2.20, and 2.20 ÷ 1.10 = 2.00.',
            zh: '等一年除一次：2.42÷1.10＝2.20，2.20÷1.10＝2.00。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'You estimate a value of S$4.00 and ask for a margin of safety of 25%. What is the highest price you would pay?',
            zh: '您估值4.00新元，要求25%的安全边际，最高愿付多少？',
          },
          options: [
            { id: 'a', text: { en: 'S$3.00', zh: '3.00新元' } },
            { id: 'b', text: { en: 'S$3.20', zh: '3.20新元' } },
            { id: 'c', text: { en: 'S$3.75', zh: '3.75新元' } },
            { id: 'd', text: { en: 'S$5.00', zh: '5.00新元' } },
          ],
          answer: 'a',
          explanation: {
            en: '4.00 × (1 − 0.25) = S$3.00.',
            zh: '4.00×（1−0.25）＝3.00新元。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'If what you wrote under “what would prove me wrong” has come true, that is a reason to sell, even at a loss.',
            zh: '笔记上“什么情况证明我错了”那一行已经发生，就算亏本，也是卖出的理由。',
          },
          answer: true,
          explanation: {
            en: 'Being wrong is the first of the three reasons to sell. The price you paid does not come into it; nor does a fall of 20% by itself.',
            zh: '“看错了”是三个卖出理由的第一个，与买入价无关；反过来，单凭跌了20%，并不构成理由。',
          },
        },
      ],
    },
  ],
};
