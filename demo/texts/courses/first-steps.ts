import type { DemoCourse } from '../demo-types.ts';

export const firstStepsCourse: DemoCourse = {
  key: 'first-steps',
  teacher: 'lin-zhiyuan',
  title: {
    en: 'First Steps in Investing',
    zh: '投资第一课',
  },
  short_description: {
    en: 'Inflation, compounding, an emergency fund and your first account: what to know before the first ringgit or dollar.',
    zh: '通胀、复利、紧急备用金、开户：投下第一笔钱之前，先弄懂这几件事。',
  },
  description: {
    en: 'For anyone who has saved for years and never invested, or who once bought something on a friend’s word and would like to start again properly. No background is needed; every figure is worked out step by step.\n\nBy the end you will know why cash alone loses ground, how compounding works for you and against you, how large your emergency fund should be, what the main kinds of assets are, and how a securities account is opened in Singapore and in Malaysia.',
    zh: '如果您存了多年的钱却从未投资，或者曾经听朋友一句话就买了、如今想从头学起，这门课正适合您。不需要任何基础，每个数字都一步一步算给您看。\n\n学完之后，您会明白光存现金为什么会吃亏、复利怎样帮您又怎样害您、紧急备用金该留多少、常见的资产有哪几类，以及在新加坡和马来西亚怎样开立证券户头。',
  },
  level: 'beginner',
  pointsReward: 60,
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
        en: 'Why invest at all',
        zh: '为什么要投资',
      },
      description: {
        en: 'See what inflation does to idle cash, and tell the job of saving from the job of investing.',
        zh: '看清通胀怎样蚕食闲钱，分清储蓄和投资各自的用处。',
      },
      body: {
        en: `<p>Picture a plate of char kway teow that costs RM8 today. If prices rise 3% a year, the same plate costs about RM10.75 in ten years and about RM14.45 in twenty. The noodles are no better. Your money has simply become smaller.</p>
<h2>Inflation is a slow leak</h2>
<p>Inflation is the general rise of prices over time. You never see it leave your bank account, because the figure on the screen does not fall. What falls is what that figure can buy. Here is what 100,000 kept in a drawer will buy, in today’s money, if prices rise at a steady rate.</p>
<table>
<thead><tr><th>After</th><th>Prices up 2% a year</th><th>Up 3%</th><th>Up 4%</th></tr></thead>
<tbody>
<tr><td>10 years</td><td>82,035</td><td>74,409</td><td>67,556</td></tr>
<tr><td>20 years</td><td>67,297</td><td>55,368</td><td>45,639</td></tr>
<tr><td>30 years</td><td>55,207</td><td>41,199</td><td>30,832</td></tr>
</tbody>
</table>
<p>At 3%, nearly half of the buying power has gone after twenty years. A couple who retire at 60 should plan for at least that long.</p>
<h2>Saving and investing do different jobs</h2>
<ul>
<li><strong>Saving</strong> puts money where its value hardly moves and where you can reach it at any time, such as a bank deposit. It is for bills and surprises.</li>
<li><strong>Investing</strong> buys things that may grow faster than prices: shares, bonds, funds, property. Their value goes up and down, and you can lose money. It is for goals that are years away.</li>
</ul>
<p>What counts is what is left after inflation. Suppose a deposit pays 2.5% while prices rise 3%. Your 10,000 becomes 10,250, but what used to cost 10,000 now costs 10,300. You earned interest and still fell 50 behind.</p>
<aside class="callout"><p><strong>Rule of thumb.</strong> Money you may need within three years stays in savings. Only money that you can leave alone for five years or more should face the ups and downs of the market.</p></aside>
<h2>Three questions before you begin</h2>
<ol>
<li><strong>What is the money for?</strong> “Grow richer” is not a goal. “RM60,000 for our daughter’s degree in eight years” is.</li>
<li><strong>When will I need it?</strong> The date decides how much rise and fall you can afford to sit through.</li>
<li><strong>What if it falls by a fifth?</strong> If a drop from 50,000 to 40,000 would force you to sell, the sum is too large or the time too short.</li>
</ol>
<p>Investing promises nothing. It gives your money a chance to keep pace with prices, in return for accepting uncertainty. This course teaches you how to think about that exchange; what to buy, and whether to buy at all, remains your own decision.</p>`,
        zh: `<p>一碟炒粿条，今天卖8令吉。假如物价每年涨3%，十年后同样一碟要卖大约10令吉75仙，二十年后大约14令吉45仙。粿条没有更好吃，是您的钱变小了。</p>
<h2>通胀像水管慢慢渗漏</h2>
<p>通货膨胀，就是物价整体慢慢上涨。户头里的数字没有少，所以您看不见它溜走；少掉的，是这个数字能买到的东西。把10万元锁在抽屉里，物价每年按固定幅度上涨，日后的购买力折合今天的钱还剩多少？请看下表。</p>
<table>
<thead><tr><th>经过</th><th>物价每年涨2%</th><th>涨3%</th><th>涨4%</th></tr></thead>
<tbody>
<tr><td>10年</td><td>82,035</td><td>74,409</td><td>67,556</td></tr>
<tr><td>20年</td><td>67,297</td><td>55,368</td><td>45,639</td></tr>
<tr><td>30年</td><td>55,207</td><td>41,199</td><td>30,832</td></tr>
</tbody>
</table>
<p>以3%计算，二十年后购买力少了将近一半。夫妻俩60岁退休，至少也要为这么长的日子作打算。</p>
<h2>储蓄和投资，各管各的事</h2>
<ul>
<li><strong>储蓄</strong>：把钱放在价值几乎不动、随时拿得到的地方，例如银行存款，用来付账单、应付意外开销。</li>
<li><strong>投资</strong>：买进可能涨得比物价快的东西，例如股票、债券、基金、房地产。价格有起有落，也可能亏本，适合多年以后才用得着的钱。</li>
</ul>
<p>真正要看的，是扣掉通胀之后还剩多少。假设存款利率2.5%，物价涨3%：1万元变成10,250元，可是原本1万元的东西，如今要10,300元。利息赚到了，结果还是落后了50元。</p>
<aside class="callout"><p><strong>经验法则：</strong>三年内可能动用的钱，留在储蓄里；五年以上都用不到的钱，才拿去承受市场的起落。</p></aside>
<h2>动手之前，先问三个问题</h2>
<ol>
<li><strong>这笔钱要用来做什么？</strong>“想更有钱”不算目标；“八年后给女儿准备6万令吉大学学费”才算。</li>
<li><strong>什么时候要用？</strong>用钱的日子，决定您承受得起多大的起落。</li>
<li><strong>跌掉两成怎么办？</strong>如果5万元跌到4万元，您就非卖不可，那不是金额太大，就是时间太短。</li>
</ol>
<p>投资不保证任何结果。您接受不确定，换来的是追上物价的机会。这门课教您怎样衡量这笔交换；买什么、要不要买，始终由您自己决定。</p>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Compounding',
        zh: '复利的力量',
      },
      description: {
        en: 'Work out how money grows on its own earnings, use the rule of 72, and see why debts and fees compound too.',
        zh: '算清利滚利怎样长大，学会72法则，也看到债务和费用同样会滚大。',
      },
      body: {
        en: `<p>Ms Chong puts RM10,000 into an investment that earns 6% a year. (The steady rate is for illustration; actual returns vary from year to year.) In the first year she earns RM600. In the second she earns RM636, because the first RM600 is now working too. That extra RM36 is compounding: earnings on earnings.</p>
<h2>Small at first, large later</h2>
<p>The table compares simple growth, where only the original RM10,000 earns, with compound growth, where everything stays invested.</p>
<table>
<thead><tr><th>After</th><th>Simple, 6%</th><th>Compound, 6%</th><th>Difference</th></tr></thead>
<tbody>
<tr><td>10 years</td><td>RM16,000</td><td>RM17,908</td><td>RM1,908</td></tr>
<tr><td>20 years</td><td>RM22,000</td><td>RM32,071</td><td>RM10,071</td></tr>
<tr><td>30 years</td><td>RM28,000</td><td>RM57,435</td><td>RM29,435</td></tr>
</tbody>
</table>
<p>In the first ten years the difference is hardly worth a holiday. Over thirty it is more than half of the final sum. Patience is not a virtue here; it is the mechanism.</p>
<h2>The rule of 72</h2>
<p>Divide 72 by the yearly rate and you have, roughly, the years it takes to double.</p>
<ul>
<li>At 3%: 72 ÷ 3 = 24 years.</li>
<li>At 6%: 72 ÷ 6 = 12 years.</li>
<li>At 8%: 72 ÷ 8 = 9 years.</li>
</ul>
<h2>Early beats large</h2>
<p>Mei invests RM300 a month from 30 to 60: RM108,000 of her own money. Hock invests RM300 a month from 40 to 60: RM72,000. At 0.5% a month, Mei ends with about RM301,400 and Hock with about RM138,600. To catch her, Hock would have to put in about RM652 a month. Ten years’ delay more than doubled the price.</p>
<p>And if you are 55? You are late for Mei’s table, but not for your own. Part of your savings may not be needed until you are 75, and twenty years is long enough for compounding to matter.</p>
<h2>The same force against you</h2>
<p>Debts compound as well. A card balance of RM10,000 at 18% a year, left unpaid, grows to about RM19,400 in four years; the rule of 72 says so at a glance (72 ÷ 18 = 4).</p>
<p>So do costs. If a yearly fee turns 6% into 5%, RM10,000 becomes RM43,219 after thirty years instead of RM57,435. One per cent a year has taken RM14,216, a quarter of the result.</p>
<aside class="callout"><p><strong>Remember.</strong> Time, reinvested earnings and low costs feed compounding. Expensive debt, high fees and stopping halfway starve it.</p></aside>`,
        zh: `<p>张女士拿出1万令吉投资，假设每年赚6%（固定的回报率只是为了方便说明，真实的回报年年不同）。第一年赚600令吉；第二年赚636令吉，因为头一年的600令吉也开始替她赚钱。多出来的36令吉就是复利，俗话说的“利滚利”。</p>
<h2>起初不起眼，后来差很远</h2>
<p>下表比较两种情况：单利只有当初的1万令吉在赚钱；复利则把赚到的钱全部留下来继续滚。</p>
<table>
<thead><tr><th>经过</th><th>单利6%</th><th>复利6%</th><th>相差</th></tr></thead>
<tbody>
<tr><td>10年</td><td>RM16,000</td><td>RM17,908</td><td>RM1,908</td></tr>
<tr><td>20年</td><td>RM22,000</td><td>RM32,071</td><td>RM10,071</td></tr>
<tr><td>30年</td><td>RM28,000</td><td>RM57,435</td><td>RM29,435</td></tr>
</tbody>
</table>
<p>头十年的差额，还不够一家人出门旅行；到了第三十年，差额已经占总数的一半以上。耐心在这里不只是美德，复利本来就靠时间推动。</p>
<h2>72法则</h2>
<p>用72除以年回报率，大约就是本金翻一倍所需的年数。</p>
<ul>
<li>3%：72÷3＝24年。</li>
<li>6%：72÷6＝12年。</li>
<li>8%：72÷8＝9年。</li>
</ul>
<h2>早开始，胜过多投入</h2>
<p>阿美从30岁到60岁，每月投入300令吉，本金一共10万8000令吉。阿福从40岁到60岁，每月也投300令吉，本金7万2000令吉。假设每月回报0.5%，阿美最后约有30万1400令吉，阿福约有13万8600令吉。阿福要追上阿美，每月得投大约652令吉。晚了十年，代价就高出一倍多。</p>
<p>那么，55岁才开始呢？阿美的路是赶不上了，自己的路却还长。您的积蓄里，总有一部分要到75岁才动用；二十年，足够让复利发挥作用。</p>
<h2>同一股力量，也会反过来对付您</h2>
<p>债务同样会利滚利。1万令吉的信用卡欠款，年利率18%，一直不还，四年后会滚到大约1万9400令吉。用72法则一看便知：72÷18＝4年翻一倍。</p>
<p>费用也一样。假如每年的费用把6%的回报吃成5%，1万令吉三十年后只有43,219令吉，而不是57,435令吉。区区1%，拿走了14,216令吉，约等于成果的四分之一。</p>
<aside class="callout"><p><strong>请记住：</strong>时间够长、赚到的钱不拿走、费用低，复利才养得大；高息债务、高昂费用、半途而废，都会把它饿坏。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Emergency fund first',
        zh: '先存紧急备用金',
      },
      description: {
        en: 'Calculate how much to set aside before investing, where to keep it, and in which order to deal with debts.',
        zh: '算出投资前该留多少备用金、放在哪里，以及还债和投资的先后次序。',
      },
      body: {
        en: `<p>Mr Ravi has put all his spare money into shares. In March his car’s gearbox fails, and the workshop asks for RM6,000. That month his shares stand 20% below what he paid. To raise RM6,000 he must sell shares that cost him RM7,500. A repair has become a repair plus a RM1,500 loss.</p>
<p>An emergency fund exists so that this never happens to you. It is not an investment. It is what lets you leave your investments alone.</p>
<h2>How much is enough</h2>
<p>Start from what you <em>must</em> spend each month, not from your salary. The Lau family’s list in Ipoh:</p>
<table>
<thead><tr><th>Essential spending</th><th>A month</th></tr></thead>
<tbody>
<tr><td>Housing loan</td><td>RM1,600</td></tr>
<tr><td>Food</td><td>RM1,200</td></tr>
<tr><td>Transport</td><td>RM600</td></tr>
<tr><td>Support for parents</td><td>RM500</td></tr>
<tr><td>Utilities and phones</td><td>RM450</td></tr>
<tr><td>Insurance</td><td>RM350</td></tr>
<tr><td>School</td><td>RM300</td></tr>
<tr><td><strong>Total</strong></td><td><strong>RM5,000</strong></td></tr>
</tbody>
</table>
<p>Then multiply by the number of months that suits your situation:</p>
<ul>
<li>Two steady salaries: about 3 months.</li>
<li>One salary, or children or parents to support: about 6 months.</li>
<li>Self-employed or on commission: 9 to 12 months.</li>
<li>Retired and living partly on savings: about 12 months.</li>
</ul>
<p>The Laus live on one salary: RM5,000 × 6 = RM30,000. If they set aside RM1,000 a month, they are there in 30 months.</p>
<h2>Where to keep it</h2>
<p>It should be safe, quick to reach and separate from the account you spend from. Bank deposits meet all three, and are insured within limits: in Malaysia by PIDM, up to RM250,000 for each depositor at each member bank; in Singapore by SDIC, up to S$100,000. The cover is for deposits. It does not extend to unit trusts or shares, even when a bank sold them to you.</p>
<h2>The order of things</h2>
<ol>
<li>Put aside one month’s essential spending.</li>
<li>Clear high-interest debt. Paying off RM5,000 on a card at 18% saves RM900 a year, and saves it for certain.</li>
<li>Build the fund up to your full number of months.</li>
<li>Check that illness or death in the family would not undo everything: look at medical and life cover.</li>
<li>Only now invest, and only what is left over.</li>
</ol>
<aside class="callout"><p><strong>Once used, refill it first.</strong> After an emergency, pause new investing until the fund is full again. A sale at the department store is not an emergency, and neither is a share price that looks cheap.</p></aside>`,
        zh: `<p>拉维先生把闲钱全数买了股票。三月里，汽车的变速箱坏了，修车厂开价6,000令吉。偏偏那个月，手上的股票比买价低了20%。要凑足6,000令吉，他得卖掉当初花7,500令吉买来的股票。修一次车，还要赔上1,500令吉。</p>
<p>紧急备用金就是为了避免这种局面。它不是投资，却护着您的投资，不必在最坏的时候割肉求现。</p>
<h2>留多少才够</h2>
<p>要从每月<em>非花不可</em>的开销算起，不是从薪水算起。以下是怡保刘家的清单：</p>
<table>
<thead><tr><th>必要开销</th><th>每月</th></tr></thead>
<tbody>
<tr><td>房贷</td><td>RM1,600</td></tr>
<tr><td>伙食</td><td>RM1,200</td></tr>
<tr><td>交通</td><td>RM600</td></tr>
<tr><td>父母家用</td><td>RM500</td></tr>
<tr><td>水电与电话</td><td>RM450</td></tr>
<tr><td>保险</td><td>RM350</td></tr>
<tr><td>孩子上学</td><td>RM300</td></tr>
<tr><td><strong>合计</strong></td><td><strong>RM5,000</strong></td></tr>
</tbody>
</table>
<p>再乘以适合自己处境的月数：</p>
<ul>
<li>夫妻都有稳定薪水：约3个月。</li>
<li>只靠一份薪水，或者上有老、下有小：约6个月。</li>
<li>自雇人士或靠佣金为生：9至12个月。</li>
<li>已退休，部分生活费要动用积蓄：约12个月。</li>
</ul>
<p>刘家只靠一份薪水：5,000×6＝30,000令吉。每月存1,000令吉，30个月就存满。</p>
<h2>放在哪里</h2>
<p>三个条件：安全、随时拿得到、跟日常花费的户头分开。银行存款三样都符合，而且在限额内受保障：马来西亚由存款保险机构（PIDM）承保，每名存户在每家会员银行以25万令吉为限；新加坡由存款保险公司（SDIC）承保，限额10万新元。受保的只是存款；单位信托和股票，即使是在银行买的，也不在保障之内。</p>
<h2>先后次序</h2>
<ol>
<li>先存够一个月的必要开销。</li>
<li>还清高息债务。还掉5,000令吉、年利率18%的卡债，一年省下900令吉，而且是确确实实省下。</li>
<li>把备用金补到自己该有的月数。</li>
<li>检查医药和人寿保障，免得家人一场病或一个意外就让一切归零。</li>
<li>这时才投资，而且只用剩下的钱。</li>
</ol>
<aside class="callout"><p><strong>用掉了，先补回。</strong>动用备用金之后，暂停新的投资，补足再说。百货公司大减价不算急事，某只股票看起来便宜也不算。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Kinds of assets',
        zh: '资产有哪几类',
      },
      description: {
        en: 'Say for each main kind of asset what you own, where the return comes from and what can go wrong.',
        zh: '说得出每一类资产买的是什么、回报从哪里来、会出什么差错。',
      },
      body: {
        en: `<p>Walk past the bank, the property fair and the gold shop and you will be offered a hundred things to buy. Nearly all of them belong to one of a few families. Learn the families, and a new name on a leaflet no longer frightens you.</p>
<h2>Lend or own</h2>
<p>There are two basic ways to put money to work. You can <strong>lend</strong> it, as with a deposit or a bond: you are promised interest and your money back. Or you can <strong>own</strong> something, such as a share or a building: nothing is promised, and you take part in whatever comes, good or bad.</p>
<table>
<thead><tr><th>Asset</th><th>What you have</th><th>Where the return comes from</th><th>What can go wrong</th></tr></thead>
<tbody>
<tr><td>Deposits</td><td>A claim on a bank</td><td>Interest</td><td>Prices rise faster than the interest</td></tr>
<tr><td>Bonds</td><td>A loan to a government or company</td><td>Interest, and repayment at the end</td><td>The borrower fails; prices fall when interest rates rise</td></tr>
<tr><td>Shares</td><td>Part of a company</td><td>Dividends, and growth of the business</td><td>Profits fall, prices swing, the company fails</td></tr>
<tr><td>REITs</td><td>Part of a trust that owns buildings</td><td>Rent, paid out as distributions</td><td>Empty space, costlier loans, falling property values</td></tr>
<tr><td>Funds</td><td>Units of a basket of the above</td><td>Whatever is in the basket</td><td>The same as the basket, plus fees</td></tr>
<tr><td>Gold</td><td>Metal, or a claim on it</td><td>Only a higher price</td><td>It pays nothing, and the price can fall for years</td></tr>
</tbody>
</table>
<h2>Two small calculations</h2>
<p><strong>A bond.</strong> You lend S$1,000 for five years at 3%. Each year you receive S$30, in all S$150, and at the end your S$1,000, provided that the borrower can pay.</p>
<p><strong>A share.</strong> You buy 1,000 shares at RM3.00, for RM3,000. During the year each pays 12 sen, so you receive RM120: a dividend yield of 4%. But the price slips to RM2.70, and your shares are worth RM2,700. You lost RM300 and received RM120: a loss of RM180, or 6%. A dividend softens a fall; it does not prevent one.</p>
<h2>Ask these of any asset</h2>
<ul>
<li>Where exactly does the return come from: interest, rent, profit, or only the next buyer?</li>
<li>What is the worst year it has had?</li>
<li>How quickly can I turn it into cash, and at what cost?</li>
<li>What does it cost to hold each year?</li>
</ul>
<aside class="callout"><p><strong>If you cannot say in one sentence where the return comes from, you are not ready to buy.</strong> That is no disgrace. The disgrace is to pretend.</p></aside>
<p>Risk and return tend to go together: what may earn more can also lose more. The next course, Risk and Return, takes up that thought.</p>`,
        zh: `<p>走过银行、房产展和金店，处处有人向您推销，名堂上百种。其实归根结底，只有几大类。先认清类别，以后传单上出现新名词，就不会被唬住。</p>
<h2>借出去，还是当主人</h2>
<p>让钱去工作，基本上只有两条路。一条是<strong>借出去</strong>，像存款和债券：对方答应付利息，到期还本。另一条是<strong>当主人</strong>，像股票和房子：没有人答应您什么，赚也好，亏也好，您都有份。</p>
<table>
<thead><tr><th>资产</th><th>手上拿的是什么</th><th>回报从哪里来</th><th>会出什么差错</th></tr></thead>
<tbody>
<tr><td>存款</td><td>对银行的债权</td><td>利息</td><td>利息追不上物价</td></tr>
<tr><td>债券</td><td>借给政府或公司的钱</td><td>利息，到期还本</td><td>借款人还不出；利率上升时价格下跌</td></tr>
<tr><td>股票</td><td>公司的一小部分</td><td>股息，以及业务成长</td><td>盈利下滑、股价大起大落、公司倒闭</td></tr>
<tr><td>房地产投资信托（REIT）</td><td>持有房产的信托的一部分</td><td>租金，以派息形式发放</td><td>空置、贷款成本上升、房产贬值</td></tr>
<tr><td>基金</td><td>一篮子资产的单位</td><td>看篮子里装什么</td><td>与篮子相同，另加费用</td></tr>
<tr><td>黄金</td><td>实物金，或对黄金的权益</td><td>只靠价格上涨</td><td>没有利息，价格可以连跌多年</td></tr>
</tbody>
</table>
<h2>两道小算术</h2>
<p><strong>债券。</strong>借出1,000新元，为期五年，年息3%。每年收30新元利息，五年共150新元；期满收回1,000新元，前提是借款人还得出。</p>
<p><strong>股票。</strong>以每股3令吉买进1,000股，共3,000令吉。一年里每股派息12仙，您收到120令吉，股息率4%。可是股价滑到2令吉70仙，股票只值2,700令吉。账面亏300，股息收120，合起来亏180令吉，等于6%。股息能减轻跌幅，却挡不住下跌。</p>
<h2>无论买什么，先问这几句</h2>
<ul>
<li>回报究竟从哪里来：利息、租金、盈利，还是只等下一个人出更高的价？</li>
<li>历来最差的一年，跌了多少？</li>
<li>要换成现金，需要多久、花多少钱？</li>
<li>拿着它，每年要付多少费用？</li>
</ul>
<aside class="callout"><p><strong>回报从哪里来，如果一句话说不清楚，就还没到买的时候。</strong>不懂不丢脸，不懂装懂才会吃亏。</p></aside>
<p>风险和回报通常结伴同行：可能赚得多的，也可能亏得多。下一门课《风险与回报》，就从这里讲起。</p>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Opening an account',
        zh: '怎样开户',
      },
      description: {
        en: 'Know which accounts you need in Singapore and Malaysia, how to open them, and what an order costs.',
        zh: '弄清在新加坡和马来西亚需要哪些户头、怎样开立，以及一笔交易要花多少钱。',
      },
      body: {
        en: `<p>Share certificates on paper have long been replaced by electronic records. To buy listed shares, bonds or ETFs you therefore need two things: an account that <strong>holds</strong> securities, and an account with a licensed broker through which you <strong>trade</strong>. Often you apply for both together.</p>
<h2>Singapore and Malaysia side by side</h2>
<table>
<thead><tr><th>Point</th><th>Singapore</th><th>Malaysia</th></tr></thead>
<tbody>
<tr><td>Exchange</td><td>Singapore Exchange (SGX)</td><td>Bursa Malaysia</td></tr>
<tr><td>Regulator</td><td>Monetary Authority of Singapore (MAS)</td><td>Securities Commission Malaysia (SC)</td></tr>
<tr><td>Holding account</td><td>CDP account, with The Central Depository</td><td>CDS account, with Bursa Malaysia Depository</td></tr>
<tr><td>Where to open it</td><td>Online with CDP, or through a broker</td><td>Through an authorised depository agent, usually your broker</td></tr>
<tr><td>Minimum age</td><td>18</td><td>18</td></tr>
<tr><td>Settlement</td><td>Two business days after the trade</td><td>Two business days after the trade</td></tr>
</tbody>
</table>
<h2>Your own name, or a nominee</h2>
<p>In a CDP account or a direct CDS account, the securities are recorded in your name: dividends and meeting notices come to you. Many brokers offer a <strong>nominee</strong> or <strong>custodian</strong> account instead. The broker’s nominee company is then on the record and holds the securities for you. Fees are often lower and foreign markets easier to reach, but you depend on the broker’s record-keeping, and voting may need an extra request. Neither is wrong. Know which one you are signing.</p>
<h2>Five steps</h2>
<ol>
<li>Check the broker’s licence in the regulator’s own register.</li>
<li>Have ready your identity card or passport, a bank account in your own name and your tax number.</li>
<li>Apply online or at a branch, and answer the questions on income and experience truthfully.</li>
<li>Link your bank account, so that dividends have somewhere to go.</li>
<li>Before the first order, read the fee table twice and switch on alerts for every trade.</li>
</ol>
<h2>What an order costs</h2>
<p>Shares trade in board lots, commonly of 100 units. Suppose a broker charges 0.28% with a minimum of S$25 (example figures; exchange fees and taxes come on top).</p>
<ul>
<li>An order of S$1,000: 0.28% would be S$2.80, so the minimum of S$25 applies. That is 2.5%.</li>
<li>An order of S$10,000: 0.28% is S$28. That is 0.28%.</li>
</ul>
<p>Small, frequent orders are expensive. Ask about the minimum before anything else.</p>
<aside class="callout"><p><strong>The account is yours alone.</strong> Never lend it, never give anyone the password or the one-time code, and never let a “mentor” trade in it for you.</p></aside>`,
        zh: `<p>纸张股票早已被电子记录取代。要买卖挂牌的股票、债券或挂牌基金（ETF），您需要两样东西：一个<strong>存放</strong>证券的户头，以及一个在持牌证券行开立、用来<strong>买卖</strong>的交易户头。两者往往可以一起申请。</p>
<h2>新马对照</h2>
<table>
<thead><tr><th>项目</th><th>新加坡</th><th>马来西亚</th></tr></thead>
<tbody>
<tr><td>交易所</td><td>新加坡交易所（SGX）</td><td>马来西亚交易所（Bursa Malaysia）</td></tr>
<tr><td>监管机构</td><td>新加坡金融管理局（MAS）</td><td>马来西亚证券监督委员会（SC）</td></tr>
<tr><td>存放户头</td><td>中央托收公司的CDP户头</td><td>马交所中央存票系统的CDS户头</td></tr>
<tr><td>在哪里开</td><td>上网向CDP申请，或通过证券行</td><td>通过授权存票代理，一般就是您的证券行</td></tr>
<tr><td>最低年龄</td><td>18岁</td><td>18岁</td></tr>
<tr><td>交割</td><td>成交后两个营业日</td><td>成交后两个营业日</td></tr>
</tbody>
</table>
<h2>用自己的名字，还是由代理人持有</h2>
<p>开CDP户头或直接CDS户头，证券登记在您名下，股息和股东大会通知直接送到您手上。不少证券行则提供<strong>代理人户头</strong>（又称<strong>托管户头</strong>）：登记簿上写的是证券行的代理人公司，由它替您持有。这类户头收费往往较低，买卖海外股票也方便，但您得依赖证券行的账目，投票可能要另外提出。两种都没有错，关键是签名时知道自己选了哪一种。</p>
<h2>开户五步</h2>
<ol>
<li>到监管机构的官方名册，查证券行有没有执照。</li>
<li>备妥身份证或护照、本人名下的银行户头和税号。</li>
<li>上网或到分行申请，收入和投资经验要据实填写。</li>
<li>绑定银行户头，日后股息才有地方入账。</li>
<li>下第一张单之前，把收费表读两遍，并开启每笔交易的通知。</li>
</ol>
<h2>下一张单要花多少钱</h2>
<p>股票按“手”买卖，常见一手是100个单位。假设某证券行收0.28%佣金，最低25新元（数字是虚构的，交易所收费和税另计）。</p>
<ul>
<li>买1,000新元：0.28%只有2.80新元，不到最低收费，所以要付25新元，等于2.5%。</li>
<li>买1万新元：0.28%是28新元，等于0.28%。</li>
</ul>
<p>金额小、次数多，最不划算。开户前，第一句就该问最低佣金是多少。</p>
<aside class="callout"><p><strong>户头只能自己用。</strong>不外借，不把密码或一次性验证码交给任何人，也不让什么“导师”代您操作。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Check yourself: first steps',
        zh: '小测验：投资第一课',
      },
      description: {
        en: 'Five questions on inflation, compounding, the emergency fund and accounts.',
        zh: '五道题，重温通胀、复利、备用金和开户。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'You keep 100,000 in a drawer while prices rise 3% a year. In today’s money, roughly what will it buy after 20 years?',
            zh: '抽屉里锁着10万元，物价每年涨3%。二十年后，它的购买力大约等于今天的多少？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'About 97,000',
                zh: '约97,000元',
              },
            },
            {
              id: 'b',
              text: {
                en: 'About 75,000',
                zh: '约75,000元',
              },
            },
            {
              id: 'c',
              text: {
                en: 'About 55,000',
                zh: '约55,000元',
              },
            },
            {
              id: 'd',
              text: {
                en: 'About 180,000',
                zh: '约180,000元',
              },
            },
          ],
          answer: 'c',
          explanation: {
            en: '100,000 divided by 1.03 twenty times over is about 55,368. Nearly half of the buying power has gone.',
            zh: '10万元连续二十次除以1.03，约得55,368元，购买力少了将近一半。',
          },
        },
        {
          id: 'q2',
          type: 'multiple_choice',
          question: {
            en: 'By the rule of 72, how long does money take to double at 6% a year?',
            zh: '按72法则，年回报6%，本金翻一倍大约要多少年？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: '6 years',
                zh: '6年',
              },
            },
            {
              id: 'b',
              text: {
                en: '12 years',
                zh: '12年',
              },
            },
            {
              id: 'c',
              text: {
                en: '17 years',
                zh: '17年',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: '72 ÷ 6 = 12. The exact figure is just under 12 years, so the rule is close enough for a quick check.',
            zh: '72÷6＝12。精确值略少于12年，用来心算已经够准。',
          },
        },
        {
          id: 'q3',
          type: 'true_false',
          question: {
            en: 'It is sensible to keep the emergency fund in shares, because shares may earn more than a deposit.',
            zh: '股票的回报可能高过存款，所以紧急备用金放在股票里比较聪明。',
          },
          answer: false,
          explanation: {
            en: 'Emergencies do not wait for prices to recover. The fund has to be safe and quick to reach, so that you are never forced to sell at a loss.',
            zh: '急事不会等股价回升。备用金要安全、随时拿得到，才不会被迫亏本卖出。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'Mr Koh has one month’s spending set aside, a card balance of RM5,000 at 18%, and RM5,000 to spare. What comes next in the order taught here?',
            zh: '许先生存够了一个月开销，信用卡欠5,000令吉，年利率18%，手上还有5,000令吉闲钱。按课程讲的次序，下一步是什么？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'Buy shares, since time matters most',
                zh: '买股票，因为时间最要紧',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Buy gold as a safe haven',
                zh: '买黄金避险',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Pay off the card',
                zh: '还清卡债',
              },
            },
          ],
          answer: 'c',
          explanation: {
            en: 'Clearing the card saves RM900 a year with certainty. No investment can promise as much.',
            zh: '还清卡债，一年确定省下900令吉；没有哪一种投资敢作这样的保证。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'In a nominee account, the depository’s record shows the nominee company’s name and not yours.',
            zh: '用代理人户头买股票，存票机构的登记簿上写的是代理人公司，不是您本人。',
          },
          answer: true,
          explanation: {
            en: 'The nominee company holds the securities for you. In a CDP account or a direct CDS account they are recorded in your own name.',
            zh: '证券由代理人公司替您持有。CDP户头和直接CDS户头，才登记在您本人名下。',
          },
        },
      ],
    },
    {
      type: 'assignment',
      title: {
        en: 'Your one-page plan',
        zh: '写一页自己的计划',
      },
      description: {
        en: 'Put your own figures on one page: spending, emergency fund, debts and one goal.',
        zh: '用自己的数字写满一页：开销、备用金、债务和一个目标。',
      },
      body: {
        en: `<p>A plan that fits on one page gets read again; a thick one stays in the drawer. Write yours now, with your own figures. Rounded numbers are fine.</p>
<h2>What to submit</h2>
<ol>
<li><strong>Essential spending.</strong> List five to eight items and add them up.</li>
<li><strong>Emergency fund.</strong> How many months suit you, and why? Give the target, what you have today and what is missing.</li>
<li><strong>Debts.</strong> For each one, the rough balance and the interest rate. Which will you clear first?</li>
<li><strong>One goal.</strong> What is it for, how much will it take, and in which year will you need it?</li>
<li><strong>What you can spare.</strong> How much is left each month once points 2 and 3 are provided for?</li>
<li><strong>One question</strong> you would still like answered before you open an account.</li>
</ol>
<h2>How it is marked</h2>
<table>
<thead><tr><th>Part</th><th>Marks</th></tr></thead>
<tbody>
<tr><td>The sums add up</td><td>30</td></tr>
<tr><td>The number of months is explained by your own situation</td><td>30</td></tr>
<tr><td>The goal has a purpose, an amount and a year</td><td>30</td></tr>
<tr><td>The plan is clear enough for a family member to follow</td><td>10</td></tr>
</tbody>
</table>
<aside class="callout"><p><strong>Leave out what is private.</strong> Do not write account numbers, identity card numbers or passwords. If you would rather not share real figures, change them all by the same factor.</p></aside>`,
        zh: `<p>一页纸的计划，日后会拿出来看；厚厚一叠，多半锁在抽屉里。现在就用自己的数字写一份，取整数也可以。</p>
<h2>要提交的内容</h2>
<ol>
<li><strong>必要开销。</strong>列出五至八项，加起来。</li>
<li><strong>紧急备用金。</strong>您该留几个月，为什么？写出目标金额、目前已有多少、还差多少。</li>
<li><strong>债务。</strong>每一笔的大概余额和利率。打算先还哪一笔？</li>
<li><strong>一个目标。</strong>做什么用、要多少钱、哪一年要用？</li>
<li><strong>可以拿出来的钱。</strong>安排好第2和第3项之后，每月还剩多少？</li>
<li><strong>一个问题。</strong>开户之前，您还想弄清楚什么？</li>
</ol>
<h2>评分方式</h2>
<table>
<thead><tr><th>项目</th><th>分数</th></tr></thead>
<tbody>
<tr><td>数字加得对</td><td>30</td></tr>
<tr><td>备用金月数有说明，并切合自己的处境</td><td>30</td></tr>
<tr><td>目标写明用途、金额和年份</td><td>30</td></tr>
<tr><td>写得清楚，家人一看就懂</td><td>10</td></tr>
</tbody>
</table>
<aside class="callout"><p><strong>私人资料不要写。</strong>户头号码、身份证号码、密码一概不写。不想透露真实数字，可以把所有金额按同一比例放大或缩小。</p></aside>`,
      },
    },
  ],
};
