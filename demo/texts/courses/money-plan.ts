import type { DemoCourse } from '../demo-types.ts';

export const moneyPlanCourse: DemoCourse = {
  key: 'money-plan',
  teacher: 'wong-mei-fong',
  title: { en: 'A Money Plan for the Family', zh: '家庭财务规划' },
  short_description: {
    en: 'Budget, debts, insurance, CPF and EPF, retirement: five steps before the first ringgit is invested.',
    zh: '预算、债务、保险、公积金、退休：投资之前，先走好这五步。',
  },
  description: {
    en: 'For families who want order before returns. Over five short lessons you will draw up a budget that survives Chinese New Year, decide which debt to clear first, work out how much cover the breadwinner needs, read your CPF or EPF statement, and put a figure on retirement.\n\nEvery lesson ends with something to do at the kitchen table. You need only a bank statement, a pen and one quiet evening a week.',
    zh: '这门课写给想先把家里的账理清楚、再谈投资的人。五堂短课，带您编一份过年也不会破功的预算，弄清先还哪一笔债，算出家中支柱需要多少保障，看懂公积金结单，再替退休生活定一个数目。\n\n每一课结束，都有一件在饭桌上就能做的小事。准备一份银行月结单、一支笔，每周腾出一个安静的晚上就够了。',
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
      title: { en: 'Where the Money Goes', zh: '钱都去了哪里' },
      description: {
        en: 'Draw up a monthly budget that includes the bills which come only once a year.',
        zh: '编一份把“一年只来一次”的账单也算进去的每月预算。',
      },
      body: {
        en: `<p>Mr and Mrs Tan of Penang, a fictional couple, bring home RM8,000 a month between them. Both believe they save about RM450. Yet after five years the savings account has hardly moved. A budget is not a punishment; it is how you find out why.</p>
<h2>Write down one ordinary month</h2>
<p>Take last month’s bank and card statements and sort every payment into three groups. Do not judge anything yet.</p>
<table><thead><tr><th>Group</th><th>What is in it</th><th>RM a month</th></tr></thead><tbody><tr><td>Fixed</td><td>Home loan 2,100, car loan 900, utilities and phones 500, insurance 450</td><td>3,950</td></tr><tr><td>Needed, but flexible</td><td>Groceries 1,300, petrol and tolls 450, parents 600</td><td>2,350</td></tr><tr><td>Chosen</td><td>Eating out 600, online shopping 500, subscriptions 150</td><td>1,250</td></tr><tr><td><strong>Total</strong></td><td></td><td><strong>7,550</strong></td></tr></tbody></table>
<p>RM8,000 less RM7,550 does leave RM450. So where does it go?</p>
<h2>The bills that come once a year</h2>
<p>The Tans pay RM1,800 for car insurance and road tax, RM1,200 for school fees and uniforms, and RM2,400 for ang pows, new clothes and dinners at Chinese New Year. That is RM5,400 a year, or RM450 a month: exactly the sum they thought they were saving.</p>
<aside class="callout"><p><strong>Rule of thumb.</strong> Add up the yearly bills, divide by twelve, and move that amount into a separate account on payday. A bill you know about is not an emergency.</p></aside>
<h2>Cut the least painful things first</h2>
<p>Trimming the “chosen” group a little hurts less than giving up one thing altogether:</p>
<ul><li>two unused subscriptions cancelled: RM90 saved;</li><li>one restaurant meal fewer each week: RM120 saved;</li><li>a two-day wait before any online order: RM140 saved.</li></ul>
<p>Together that is RM350 a month, real money this time. Have it leave the account on the day the salary arrives, not at the end of the month. What has already gone cannot be spent.</p>
<h2>Build the first cushion</h2>
<p>The Tans need RM3,950 + RM2,350 = RM6,300 to get through a month. Their first goal is one month of that. At RM350 a month it takes 18 months; put a bonus of RM3,500 in at the start and it takes eight. The usual target is three to six months of such spending, in a savings account or short fixed deposit, never in shares.</p>
<h2>Do this tonight</h2>
<ol><li>Sort one month of payments into the three groups.</li><li>List the yearly bills and divide by twelve.</li><li>Choose two small cuts, and set up one automatic transfer for payday.</li></ol>`,
        zh: `<p>槟城的陈先生夫妇（虚构人物）每月合计实领8,000令吉。两人都以为，一个月少说也存下450令吉，可是五年过去，储蓄户头几乎原地踏步。编预算不是为了为难自己，而是要找出钱的去向。</p>
<h2>先记下普通的一个月</h2>
<p>找出上个月的银行和信用卡结单，把每一笔支出归入下面三类。先记账，别急着批评谁花多了。</p>
<table><thead><tr><th>类别</th><th>包括什么</th><th>每月（令吉）</th></tr></thead><tbody><tr><td>固定支出</td><td>房贷2,100、车贷900、水电与电话费500、保费450</td><td>3,950</td></tr><tr><td>必要但有弹性</td><td>买菜1,300、汽油与过路费450、孝敬父母600</td><td>2,350</td></tr><tr><td>可花可不花</td><td>外出用餐600、网购500、各类订阅150</td><td>1,250</td></tr><tr><td><strong>合计</strong></td><td></td><td><strong>7,550</strong></td></tr></tbody></table>
<p>8,000减7,550，确实剩下450令吉。那么，钱到哪里去了？</p>
<h2>一年只来一次的账单</h2>
<p>车险和路税1,800令吉，孩子开学的费用和校服1,200令吉，过年的红包、新衣和团圆饭2,400令吉，一年合共5,400令吉，摊下来每月正好450令吉。他们以为存下的钱，其实早有去处。</p>
<aside class="callout"><p><strong>经验法则：</strong>把全年的大账单加起来除以十二，发薪当天就拨进另一个户头。早就知道要付的账，不该算作“突发开销”。</p></aside>
<h2>从最不心疼的地方省起</h2>
<p>与其完全戒掉一样，不如每样都省一点：</p>
<ul><li>取消两个没在用的订阅，省90令吉；</li><li>每周少上一次馆子，省120令吉；</li><li>网购先放购物车，隔两天再付款，省140令吉。</li></ul>
<p>三项加起来，每月350令吉，这才是真正存下的钱。薪水一到账就自动转走，不要等到月底。先转走的钱，就花不掉了。</p>
<h2>攒下第一笔紧急备用金</h2>
<p>陈家过一个月，起码要3,950加2,350，即6,300令吉。第一个目标，就是存够一个月的开销。每月350令吉，要18个月；若先放进3,500令吉花红，8个月就够。一般建议存足三至六个月的必要开销，放在储蓄户头或短期定存，不要拿去买股票。</p>
<h2>今晚就做</h2>
<ol><li>把一个月的支出归成三类。</li><li>列出全年的大账单，再除以十二。</li><li>选两项小节省，设定一笔发薪日的自动转账。</li></ol>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Which Debt First', zh: '先还哪一笔债' },
      description: {
        en: 'Put your debts in order by what they really cost, and see what a larger instalment saves.',
        zh: '按实际利率排出还债的先后，算清楚每月多还一点能省多少。',
      },
      body: {
        en: `<p>Clearing a card that charges 18% does as much for you as an investment that earns 18% without risk. No honest investment offers that. So expensive debt comes before shares.</p>
<h2>Sort by rate, not by size</h2>
<p>Madam Chong of Ipoh, also fictional, owes money in four places. The last column shows how much interest she saves in a year for every RM1,000 repaid early.</p>
<table><thead><tr><th>Debt</th><th>Balance (RM)</th><th>Rate a year</th><th>Saved per RM1,000</th></tr></thead><tbody><tr><td>Credit card</td><td>6,000</td><td>18%</td><td>RM180</td></tr><tr><td>Personal loan</td><td>12,000</td><td>9%</td><td>RM90</td></tr><tr><td>Car loan</td><td>30,000</td><td>6%</td><td>RM60</td></tr><tr><td>Home loan</td><td>280,000</td><td>4.2%</td><td>RM42</td></tr></tbody></table>
<p>The home loan looks the most frightening. The card is by far the most expensive. She pays the minimum on everything else and sends every spare ringgit to the card, then to the personal loan, and so on down the list.</p>
<h2>What a larger payment does</h2>
<p>At 18% a year, RM6,000 costs RM90 in the first month. If Madam Chong pays RM300, only RM210 reduces the debt. See what happens when she pays more and stops using the card:</p>
<table><thead><tr><th>Paid each month</th><th>Months to clear</th><th>Total interest</th></tr></thead><tbody><tr><td>RM300</td><td>24</td><td>about RM1,187</td></tr><tr><td>RM500</td><td>14</td><td>about RM665</td></tr><tr><td>RM700</td><td>10</td><td>about RM471</td></tr></tbody></table>
<p>RM400 more a month ends the debt fourteen months sooner and saves about RM716.</p>
<h2>A flat rate is not the true rate</h2>
<p>Some loans are quoted at a <strong>flat rate</strong>: interest is charged on the original sum for the whole term, even as you repay it. Take RM60,000 at 3.5% flat for seven years. Interest is 60,000 × 3.5% × 7 = RM14,700, so each of the 84 instalments is 74,700 ÷ 84 = RM889.29.</p>
<p>On average you owe little more than half the sum, so the effective rate is about 6.4% a year. Always ask for the <strong>effective</strong> rate, and compare only that.</p>
<p>Malaysia is abolishing flat rates, together with the Rule of 78, which charges most of the interest in the early instalments. Personal financing may no longer use either from 1 January 2027. For cars and other goods on hire purchase, the Hire-Purchase (Amendment) Act 2026, passed by the Dewan Rakyat in October 2025 and gazetted on 30 January 2026, puts the effective rate on a reducing balance in their place, from the date that the minister appoints. An agreement signed before then may go on by its old sums, so the question is still worth asking. (Sources: <a href="https://www.bnm.gov.my">Bank Negara Malaysia</a>, Policy Document on Personal Financing, 30 September 2025; Laws of Malaysia, Act A1783; as of 2026.)</p>
<aside class="callout"><p><strong>Before repaying early,</strong> ask the lender for a settlement figure in writing. Some loans carry a fee or give back less interest than you expect.</p></aside>
<h2>Three rules for the house</h2>
<ul><li>Keep all monthly instalments together below about 40% of take-home pay.</li><li>Keep one month of spending in cash while clearing debts, so that a broken fridge does not go back on the card.</li><li>Never borrow to invest, and never sign as guarantor for a loan you could not repay yourself.</li></ul>`,
        zh: `<p>信用卡年息18%，早一天还清，就等于稳稳赚到18%，而且毫无风险。正当的投资，没有一样敢开这个价。所以，高息的债要先还，股票可以等。</p>
<h2>看利率，别看金额</h2>
<p>怡保的张女士（虚构人物）有四笔债。表中最后一栏是：每提早还1,000令吉，一年能省下多少利息。</p>
<table><thead><tr><th>债务</th><th>结欠（令吉）</th><th>年利率</th><th>每千令吉可省</th></tr></thead><tbody><tr><td>信用卡</td><td>6,000</td><td>18%</td><td>180令吉</td></tr><tr><td>个人贷款</td><td>12,000</td><td>9%</td><td>90令吉</td></tr><tr><td>车贷</td><td>30,000</td><td>6%</td><td>60令吉</td></tr><tr><td>房贷</td><td>280,000</td><td>4.2%</td><td>42令吉</td></tr></tbody></table>
<p>房贷的数目最吓人，最贵的却是卡债。张女士的做法是：其他贷款照最低额供，手头多出来的钱全部拿去还卡债；卡债清了，再还个人贷款，依次类推。</p>
<h2>每月多还一点，差多少</h2>
<p>6,000令吉的卡债，年息18%，第一个月的利息就是90令吉。还300令吉，真正抵掉本金的只有210令吉。假设她不再刷卡，各种还法的结果如下：</p>
<table><thead><tr><th>每月还款</th><th>还清所需月数</th><th>利息总额</th></tr></thead><tbody><tr><td>300令吉</td><td>24</td><td>约1,187令吉</td></tr><tr><td>500令吉</td><td>14</td><td>约665令吉</td></tr><tr><td>700令吉</td><td>10</td><td>约471令吉</td></tr></tbody></table>
<p>每月多还400令吉，提早14个月无债一身轻，利息也少付约716令吉。</p>
<h2>“平息率”不是真正的利率</h2>
<p>有些贷款以<strong>平息率</strong>（flat rate）报价：本金虽然逐月减少，利息却始终按最初借的数目来算。以借6万令吉、平息率3.5%、七年还清为例，利息是60,000×3.5%×7＝14,700令吉，84期每期还74,700÷84＝889.29令吉。</p>
<p>其实七年里平均欠着的，只有半数多一点，折算下来，实际年利率约6.4%。所以借钱之前，一定要问清楚<strong>实际年利率</strong>（effective rate），比较贷款也只比这一个。</p>
<p>马来西亚正在废除平息率，连同把利息大半摊在头几期的“78法则”（Rule of 78）。2027年1月1日起，个人贷款不得再用这两种算法。至于汽车等货品的租购贷款，国会下议院2025年10月通过、2026年1月30日刊登宪报的《2026年租购（修正）法令》，规定改按余额递减计算实际年利率，生效日期由部长宣布。在此之前签的合约，可能仍按旧法计算，所以这一句还是值得问。（来源：<a href="https://www.bnm.gov.my">马来西亚国家银行</a>《个人融资政策文件》，2025年9月30日；马来西亚法令A1783；资料以2026年为准。）</p>
<aside class="callout"><p><strong>提早还款之前，</strong>先请银行以书面列明结清数额。有些贷款会收手续费，退回的利息也可能比想象中少。</p></aside>
<h2>三条家规</h2>
<ul><li>全家每月的供款加起来，最好不超过实领收入的四成。</li><li>还债期间，手上仍要留一个月开销的现金，免得冰箱一坏又要刷卡。</li><li>不借钱投资；自己还不起的贷款，不替人作担保。</li></ul>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Insurance First', zh: '先保障，后投资' },
      description: {
        en: 'Work out how much cover a breadwinner needs, and in which order to buy protection.',
        zh: '算出家中支柱需要多少保额，明白买保障的先后次序。',
      },
      body: {
        en: `<p>One stay in hospital can undo ten years of saving. Insurance does not make anyone rich; it stops one bad day from making a family poor. That is why it stands before investing in any plan.</p>
<h2>Insure what you could not bear</h2>
<p>You can pay for a cracked phone screen. You cannot pay for twenty years of lost income. Buy in this order:</p>
<ol><li><strong>Hospital bills.</strong> Every citizen and permanent resident of Singapore has basic cover through MediShield Life; in Malaysia, a medical card does a similar job for private hospitals.</li><li><strong>Death and permanent disability</strong>, for anyone whose income others live on. Term life is the plainest form.</li><li><strong>Critical illness</strong>, a lump sum for the months when you cannot work.</li><li>Only then, if money is left, policies that also save.</li></ol>
<h2>How much cover? Do the sum</h2>
<p>Mr Tan brings home RM5,000 of the family’s RM8,000. If he died, the home loan would be cleared first. The family would then need RM4,200 a month for other necessities and RM450 for yearly bills: RM4,650. Mrs Tan earns RM3,000, so RM1,650 a month is missing until the youngest starts work in 12 years.</p>
<table><thead><tr><th>Item</th><th>RM</th></tr></thead><tbody><tr><td>Home loan to clear</td><td>280,000</td></tr><tr><td>Missing income: 1,650 × 12 × 12</td><td>237,600</td></tr><tr><td>Funeral and first expenses</td><td>12,400</td></tr><tr><td><strong>Needed</strong></td><td><strong>530,000</strong></td></tr><tr><td>Less his EPF, savings and cover from work: 120,000 + 20,000 + 90,000</td><td>−230,000</td></tr><tr><td><strong>Cover to buy</strong></td><td><strong>300,000</strong></td></tr></tbody></table>
<p>As a quick check, Singapore’s Basic Financial Planning Guide suggests nine times annual income for death and disability, four times for critical illness, and no more than 15% of income on premiums. Your own sum is better than any rule.</p>
<h2>Cover and saving are two things</h2>
<p>Suppose a pure term policy gives RM300,000 of cover for RM900 a year, and a savings policy gives RM50,000 for RM3,600. (The premiums are fictional, to show the idea.) The second costs four times as much and fills one sixth of the gap. It may still suit somebody, but not a family that has not filled the gap.</p>
<aside class="callout"><p><strong>Tell the whole truth about your health</strong> when you apply. A condition left out of the form is a common reason for a claim to be refused.</p></aside>
<h2>Read these four lines of any policy</h2>
<ul><li>The waiting period, before which nothing is paid.</li><li>The exclusions, above all existing illnesses.</li><li>The share of each bill that you pay yourself.</li><li>How premiums rise with age; ask for the figures at 60 and 70.</li></ul>
<p>A new life policy has a free-look period of about two weeks. Use it to read.</p>`,
        zh: `<p>一场大病，可能花光十年的积蓄。保险不会让人发财，它的用处，是不让一件倒霉事拖垮全家。任何财务计划都应该先保障、后投资，道理就在这里。</p>
<h2>担不起的，才要买保险</h2>
<p>手机屏幕裂了，自己付得起；二十年的收入没了，谁也付不起。买保障的先后是：</p>
<ol><li><strong>医药费。</strong>新加坡公民和永久居民都有终身健保（MediShield Life）的基本保障；在马来西亚，医药卡可以应付私人医院的账单。</li><li><strong>身故与终身残疾。</strong>家里有人靠您的收入过活，就需要这一项，定期寿险最简单直接。</li><li><strong>危疾。</strong>确诊后赔付一笔钱，供您休养、暂时不工作。</li><li>以上都备齐，还有余钱，才考虑带储蓄成分的保单。</li></ol>
<h2>保额要多少，自己算一算</h2>
<p>陈家每月8,000令吉的收入，陈先生占5,000。万一他不在了，先把房贷还清，家里每月还要4,200令吉的必要开销，加上分摊的年度账单450令吉，共4,650令吉。陈太太月入3,000，每月短缺1,650令吉，要撑12年，直到老幺出来工作。</p>
<table><thead><tr><th>项目</th><th>令吉</th></tr></thead><tbody><tr><td>还清房贷</td><td>280,000</td></tr><tr><td>收入缺口：1,650×12×12</td><td>237,600</td></tr><tr><td>身后事与头几个月的杂费</td><td>12,400</td></tr><tr><td><strong>总需要</strong></td><td><strong>530,000</strong></td></tr><tr><td>减去他的公积金、存款与公司团体保险：120,000＋20,000＋90,000</td><td>−230,000</td></tr><tr><td><strong>应买保额</strong></td><td><strong>300,000</strong></td></tr></tbody></table>
<p>想快速核对，可以参考新加坡的《基本财务规划指南》：身故与终身残疾的保额约为年收入的九倍，危疾约四倍，保费不超过收入的15%。不过，按自家情况算出来的数目，比任何公式都准。</p>
<h2>保障归保障，储蓄归储蓄</h2>
<p>假设一份纯定期寿险，年缴900令吉，保额30万；另一份储蓄保单，年缴3,600令吉，保额只有5万（保费为虚构，只作说明）。后者的保费是前者的四倍，却只补上缺口的六分之一。它不是不好，只是不适合缺口还没补上的家庭。</p>
<aside class="callout"><p><strong>投保时，健康状况务必如实申报。</strong>漏报旧病，是理赔遭拒的常见原因。</p></aside>
<h2>任何保单，先看这四项</h2>
<ul><li>等候期：生效后多久才有得赔。</li><li>不保事项，尤其是投保前已有的疾病。</li><li>每张账单自己要承担多少。</li><li>保费怎样随年龄上涨，请对方写出60岁和70岁时的数目。</li></ul>
<p>新买的寿险保单一般有两个星期左右的“犹豫期”，正好用来把条款从头读一遍。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'CPF and EPF Basics', zh: '公积金基本功' },
      description: {
        en: 'Read your CPF or EPF statement: who pays in, where it goes, and when it comes out.',
        zh: '看懂公积金结单：谁缴多少、钱放在哪里、什么时候能领。',
      },
      body: {
        en: `<p>For most working families in Singapore and Malaysia the largest investment is one they never chose: the Central Provident Fund (CPF) or the Employees Provident Fund (EPF). Know what you already own before you buy anything else.</p>
<h2>Two funds side by side</h2>
<p>The figures below are those published for 2026, for employees aged 55 and below. They change; the members’ sites, cpf.gov.sg and kwsp.gov.my, have the latest.</p>
<table><thead><tr><th>Item</th><th>CPF (Singapore)</th><th>EPF (Malaysia)</th></tr></thead><tbody><tr><td>You pay</td><td>20% of wages</td><td>11% of wages</td></tr><tr><td>Employer pays</td><td>17%</td><td>13% up to RM5,000 a month, 12% above</td></tr><tr><td>Wage ceiling</td><td>S$8,000 a month</td><td>None</td></tr><tr><td>Accounts</td><td>Ordinary, Special (until 55), MediSave</td><td>Persaraan 75%, Sejahtera 15%, Fleksibel 10%</td></tr><tr><td>Return</td><td>Interest with a floor: 2.5% Ordinary, 4% Special and MediSave, some extra on the first S$60,000</td><td>A dividend declared each year; at least 2.5% on conventional savings</td></tr><tr><td>Comes out</td><td>Partly from 55; monthly payouts for life from 65</td><td>Savings at 55; later contributions at 60</td></tr></tbody></table>
<h2>One payslip from each side</h2>
<p>Mr Lau, 40, earns S$5,000. He pays S$1,000, his employer adds S$850: S$1,850 in all. At his age about S$1,050 goes to the Ordinary Account, S$350 to the Special Account and S$450 to MediSave.</p>
<p>Puan Aida, 40, earns RM4,000. She pays RM440, her employer adds RM520: RM960 in all, of which RM720 goes to Akaun Persaraan, RM144 to Sejahtera and RM96 to Fleksibel.</p>
<h2>Small rates, long years</h2>
<p>S$20,000 left for ten years at 2.5% grows to about S$25,602. At 4% it becomes about S$29,605. Early withdrawals work the other way: money taken out at 40 takes twenty years of interest upon interest with it.</p>
<aside class="callout"><p><strong>Voluntary top-ups are usually a one-way street.</strong> They may earn a steady return and some tax relief, but the money is locked away. Fill your emergency fund and clear dear debts first.</p></aside>
<h2>At 55 in Singapore</h2>
<p>A Retirement Account is opened and the Special Account is closed. The new account is filled from the Special Account and then the Ordinary Account, up to the Full Retirement Sum. For those turning 55 in 2026 this is S$220,400; the Basic sum is half, S$110,200, and the Enhanced sum twice, S$440,800. It later pays for CPF LIFE, an income for life.</p>
<p>Whatever is left in the Special Account goes to the Ordinary Account. There it can be withdrawn at any time, and earns 2.5% a year instead of 4%. Those who do not need it may move it on to the Retirement Account, up to the Enhanced sum; that step cannot be undone. Until 2025 the Special Account stayed open after 55, and older articles still say so: on 19 January 2025 it was closed for every member aged 55 and above. (Source: <a href="https://ask.gov.sg/cpf/questions/cm8tgi4i0000ep010sutxsi3f">CPF Board, closure of the Special Account</a>; figures as of 2026.)</p>
<h2>Three checks for this week</h2>
<ul><li>Log in and see that every month’s contribution has arrived.</li><li>Make a nomination. CPF savings are not covered by a will, and marriage cancels an earlier CPF nomination.</li><li>Write down the balance. You will need it in the next lesson.</li></ul>`,
        zh: `<p>对新马两地的上班族来说，一生最大的一笔投资，往往不是自己挑的，而是公积金：新加坡是中央公积金（CPF），马来西亚是雇员公积金（EPF）。添置任何投资之前，先看清楚自己已经有什么。</p>
<h2>两边公积金，一表看懂</h2>
<p>下表是2026年公布的数字，适用于55岁及以下的雇员。条例时有调整，请以cpf.gov.sg和kwsp.gov.my的最新资料为准。</p>
<table><thead><tr><th>项目</th><th>新加坡CPF</th><th>马来西亚EPF</th></tr></thead><tbody><tr><td>雇员缴</td><td>薪金的20%</td><td>薪金的11%</td></tr><tr><td>雇主缴</td><td>17%</td><td>月薪5,000令吉或以下13%，以上12%</td></tr><tr><td>薪金顶限</td><td>每月8,000新元</td><td>无</td></tr><tr><td>户头</td><td>普通、特别（至55岁）、保健储蓄</td><td>退休户头（Persaraan）75%、安康户头（Sejahtera）15%、灵活户头（Fleksibel）10%</td></tr><tr><td>回报</td><td>利率有保底：普通户头2.5%，特别与保健储蓄户头4%，首6万新元另有额外利息</td><td>股息每年公布，传统储蓄至少2.5%</td></tr><tr><td>提领</td><td>55岁起可领一部分，65岁起按月领取终身入息</td><td>55岁可领存款，之后的新缴款60岁可领</td></tr></tbody></table>
<h2>两张薪水单</h2>
<p>刘先生40岁，月薪5,000新元。自己缴1,000，雇主缴850，合计1,850新元。以他的年龄，大约1,050新元进普通户头，350进特别户头，450进保健储蓄户头。</p>
<p>艾达女士40岁，月薪4,000令吉。自己缴440，雇主缴520，合计960令吉，其中720令吉进退休户头，144令吉进安康户头，96令吉进灵活户头。</p>
<h2>利率不高，胜在年月长</h2>
<p>2万新元放十年，年利率2.5%，大约滚成2万5602新元；年利率4%，大约是2万9605新元。反过来，提早领走的每一笔钱也是如此：40岁领出来花掉，到60岁，少掉的是整整二十年的利上加利。</p>
<aside class="callout"><p><strong>自愿填补，多半是“只进不出”。</strong>好处是回报稳定，也可能享有税务扣除；代价是这笔钱要锁上很多年。紧急备用金先备足，高息债先还清。</p></aside>
<h2>在新加坡，55岁那一年</h2>
<p>当局会替您开设退休户头，同时关闭特别户头。退休户头先从特别户头、再从普通户头转入存款，直到达到全额存款（FRS）。2026年满55岁的会员，全额存款是22万0400新元；基本存款是一半，即11万0200新元；超额存款是两倍，即44万0800新元。这笔钱日后投入公积金终身入息计划（CPF LIFE），活多久就领多久。</p>
<p>特别户头里剩下的钱，会转入普通户头，随时可以提取，但年利率从4%变成2.5%。暂时用不着的人，可以再转进退休户头，以超额存款为限；转了就不能反悔。2025年以前，会员满55岁仍可保留特别户头，旧文章还会这样写；从2025年1月19日起，55岁及以上会员的特别户头已一律关闭。（来源：<a href="https://ask.gov.sg/cpf/questions/cm8tgi4i0000ep010sutxsi3f">新加坡中央公积金局：关闭特别户头</a>；数字以2026年为准。）</p>
<h2>这星期做三件事</h2>
<ul><li>上网登录，核对每个月的缴款是否到账。</li><li>办好提名。公积金存款不在遗嘱的管辖之内，而且结婚会使之前的CPF提名失效。</li><li>把结存数目抄下来，下一课要用。</li></ul>`,
      },
    },
    {
      type: 'text',
      title: { en: 'A Figure for Retirement', zh: '退休要准备多少' },
      description: {
        en: 'Put a number on your own retirement and find the levers that move it.',
        zh: '替自己的退休生活算出一个数目，并找到能缩小缺口的办法。',
      },
      body: {
        en: `<p>“A million” is not a plan. The right figure comes from your own spending, and it takes five minutes and a pencil. We will work throughout in <strong>today’s money</strong>, and assume that savings just keep up with prices. That is cautious, and it keeps the sums simple.</p>
<h2>Why today’s money</h2>
<p>If prices rise 3% a year, what costs RM4,000 now will cost about RM6,232 in fifteen years. Either everything in the plan is raised for inflation, or nothing is. Mixing the two is the commonest mistake.</p>
<h2>The five-minute sum</h2>
<p>Mr and Mrs Goh of Johor Bahru, a fictional couple, are 45. Their home loan will be paid off when they stop work, and they expect to spend RM4,000 a month. A room let to a student brings RM800.</p>
<ol><li>Monthly gap: 4,000 − 800 = RM3,200, or RM38,400 a year.</li><li>They would like to stop at 57 and plan to the age of 85: 28 years. 38,400 × 28 = RM1,075,200.</li><li>They have RM420,000 in EPF. Contributions of RM1,600 a month for 12 years add 1,600 × 12 × 12 = RM230,400. Together: RM650,400.</li><li>Shortfall: 1,075,200 − 650,400 = RM424,800.</li></ol>
<p>A frightening number, but look what it is made of.</p>
<h2>The four levers</h2>
<table><thead><tr><th>Step, each added to the last</th><th>Needed (RM)</th><th>Saved (RM)</th><th>Short (RM)</th></tr></thead><tbody><tr><td>Stop at 57</td><td>1,075,200</td><td>650,400</td><td>424,800</td></tr><tr><td>Stop at 60 instead</td><td>960,000</td><td>708,000</td><td>252,000</td></tr><tr><td>Spend RM400 a month less</td><td>840,000</td><td>708,000</td><td>132,000</td></tr><tr><td>Save RM350 a month more for 15 years</td><td>840,000</td><td>771,000</td><td>69,000</td></tr></tbody></table>
<p>Three more years of work count twice: three more years of paying in, three fewer of drawing out. No investment is as dependable as that.</p>
<p>The last RM69,000 may come from the fourth lever, a return above inflation. It may also not come. A plan that works only if markets are kind is not finished.</p>
<aside class="callout"><p><strong>Plan for a long life.</strong> About half of any group outlives its average. An income that lasts as long as you do, such as CPF LIFE or a pension, is worth more than its monthly sum suggests.</p></aside>
<h2>What may be invested, and what may not</h2>
<ul><li>Money for the next two years: cash.</li><li>Money for three to seven years: mostly deposits, bonds and the like.</li><li>Money not needed for eight years or more: this is where shares belong, widely spread and cheaply held.</li></ul>
<h2>Once a year</h2>
<p>Do the sum again every birthday. Write down four numbers: spending, savings, years left, shortfall. A plan looked at once a year is better than a perfect one in a drawer.</p>`,
        zh: `<p>“退休要有一百万”，这不叫计划。该准备多少，要看您自己的开销，五分钟、一支铅笔就能算出来。以下全部以<strong>今天的币值</strong>计算，并假设存款的回报刚好追上物价。这样算偏保守，却简单明白。</p>
<h2>为什么用今天的币值</h2>
<p>物价若每年涨3%，今天4,000令吉的开销，十五年后大约要6,232令吉。要么全部数字都加上通胀，要么全部不加。最常见的错误，就是一半加、一半不加。</p>
<h2>五分钟算一算</h2>
<p>新山的吴先生夫妇（虚构人物）今年45岁。退休时房贷已经供完，预计每月花4,000令吉；家里一间房租给学生，月收800令吉。</p>
<ol><li>每月缺口：4,000−800＝3,200令吉，一年38,400令吉。</li><li>想在57岁退休，打算到85岁，共28年：38,400×28＝1,075,200令吉。</li><li>EPF已有42万令吉；夫妇俩每月合缴1,600令吉，再缴12年，1,600×12×12＝230,400令吉。合计650,400令吉。</li><li>不足：1,075,200−650,400＝424,800令吉。</li></ol>
<p>乍看吓人，拆开来看，却不是没有办法。</p>
<h2>四个着力点</h2>
<table><thead><tr><th>做法（逐步叠加）</th><th>需要（令吉）</th><th>备妥（令吉）</th><th>不足（令吉）</th></tr></thead><tbody><tr><td>57岁退休</td><td>1,075,200</td><td>650,400</td><td>424,800</td></tr><tr><td>改为60岁退休</td><td>960,000</td><td>708,000</td><td>252,000</td></tr><tr><td>每月少花400令吉</td><td>840,000</td><td>708,000</td><td>132,000</td></tr><tr><td>每月多存350令吉，共15年</td><td>840,000</td><td>771,000</td><td>69,000</td></tr></tbody></table>
<p>多做三年，好处是双份的：多缴三年，又少领三年。没有哪一种投资比这更可靠。</p>
<p>余下的6万9000令吉，或许可以靠第四个着力点，也就是高于通胀的投资回报来补足，但也可能补不上。行情好才行得通的计划，还不算完成。</p>
<aside class="callout"><p><strong>要为长寿作准备。</strong>平均寿命，意思是大约有一半的人活得更久。像CPF LIFE或退休金这类“活到老、领到老”的收入，实际价值比每月的数目看起来更高。</p></aside>
<h2>哪些钱可以投资，哪些不可以</h2>
<ul><li>两年内要用的钱：留现金。</li><li>三至七年后要用的钱：以存款、债券一类为主。</li><li>八年以上用不到的钱：才谈得上股票，而且要分散，费用要低。</li></ul>
<h2>一年算一次</h2>
<p>每年生日重算一遍，记下四个数字：开销、积蓄、剩余年数、不足之数。一年看一次的普通计划，胜过锁在抽屉里的完美计划。</p>`,
      },
    },
    {
      type: 'quiz',
      title: { en: 'Check Your Money Plan', zh: '家庭财务小测验' },
      description: {
        en: 'Five questions on budgets, debts, cover and retirement.',
        zh: '五道题，温习预算、债务、保障与退休。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'A family pays RM6,000 a year in bills that come only once a year. How much should it set aside each month?',
            zh: '一家人每年有6,000令吉“一年只来一次”的账单，每月应预留多少？',
          },
          options: [
            { id: 'a', text: { en: 'RM300', zh: '300令吉' } },
            { id: 'b', text: { en: 'RM500', zh: '500令吉' } },
            { id: 'c', text: { en: 'RM600', zh: '600令吉' } },
            {
              id: 'd',
              text: { en: 'Nothing; pay when the bill comes', zh: '不必预留，账单来了再说' },
            },
          ],
          answer: 'b',
          explanation: {
            en: '6,000 ÷ 12 = RM500. Set aside on payday, a known bill never becomes an emergency.',
            zh: '6,000÷12＝500令吉。发薪日先拨出来，早已知道的账单就不会变成急事。',
          },
        },
        {
          id: 'q2',
          type: 'multiple_choice',
          question: {
            en: 'You have RM2,000 to spare and owe on four loans. Which repayment saves the most interest in a year?',
            zh: '手头多出2,000令吉，而您有四笔贷款。还哪一笔，一年省下的利息最多？',
          },
          options: [
            { id: 'a', text: { en: 'Home loan, RM250,000 at 4%', zh: '房贷25万令吉，年息4%' } },
            { id: 'b', text: { en: 'Car loan, RM40,000 at 6%', zh: '车贷4万令吉，年息6%' } },
            { id: 'c', text: { en: 'Credit card, RM3,000 at 18%', zh: '卡债3,000令吉，年息18%' } },
            {
              id: 'd',
              text: { en: 'Personal loan, RM15,000 at 9%', zh: '个人贷款1万5000令吉，年息9%' },
            },
          ],
          answer: 'c',
          explanation: {
            en: 'Per ringgit repaid, the rate decides. RM2,000 at 18% saves RM360 a year; at 4% it saves RM80.',
            zh: '还同样的钱，省多少看利率。2,000令吉乘18%，一年省360令吉；乘4%，只省80令吉。',
          },
        },
        {
          id: 'q3',
          type: 'true_false',
          question: {
            en: 'A loan at 3.5% flat costs the same as a loan at an effective rate of 3.5%.',
            zh: '平息率3.5%的贷款，成本与实际年利率3.5%的贷款相同。',
          },
          answer: false,
          explanation: {
            en: 'A flat rate keeps charging on the original sum although the debt shrinks. Over seven years, 3.5% flat is about 6.4% effective.',
            zh: '平息率始终按最初的本金计算，债务逐月减少，利息却不减。七年期平息率3.5%，实际年利率约为6.4%。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'A family needs RM480,000 if the breadwinner dies, and already has RM180,000 in savings, provident fund and group cover. How much cover is missing?',
            zh: '家中支柱若不幸身故，家人需要48万令吉；存款、公积金和团体保险合计已有18万令吉。还缺多少保额？',
          },
          options: [
            { id: 'a', text: { en: 'RM300,000', zh: '30万令吉' } },
            { id: 'b', text: { en: 'RM480,000', zh: '48万令吉' } },
            { id: 'c', text: { en: 'RM660,000', zh: '66万令吉' } },
          ],
          answer: 'a',
          explanation: {
            en: '480,000 − 180,000 = RM300,000. Insurance fills the gap between what is needed and what is there.',
            zh: '480,000−180,000＝300,000令吉。保险要补的，是“需要”与“已有”之间的差额。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'Working three years longer helps a retirement plan twice: more is paid in, and fewer years have to be paid for.',
            zh: '多工作三年，对退休计划有双重好处：多缴几年，又少领几年。',
          },
          answer: true,
          explanation: {
            en: 'In the Gohs’ plan, stopping at 60 instead of 57 cuts the shortfall from RM424,800 to RM252,000.',
            zh: '吴家的例子里，退休年龄由57岁改为60岁，不足之数就从42万4800令吉降到25万2000令吉。',
          },
        },
      ],
    },
  ],
};
