import type { DemoArticle } from '../demo-types.ts';

export const demoArticles: DemoArticle[] = [
  {
    date: '2020-02-08',
    title: { en: 'The night the academy began', zh: '元宵夜，学院的起点' },
    summary: {
      en: 'On 8 February 2020, in an uneasy week, three people sat down at a dinner table and wrote the rules that the academy still keeps.',
      zh: '2020年2月8日，人心惶惶的一个星期里，三个人在饭桌旁写下几条规矩，学院一直守到今天。',
    },
    html: {
      en: `<p>Prospect Academy was founded in Singapore on 8 February 2020, the fifteenth night of the Lunar New Year. The day before, the country had raised its outbreak alert to orange. Shoppers were stocking up on rice and noodles, and the world’s markets were about to have several very hard weeks.</p>
<p>It was an odd moment to start a school. It was also the moment when friends and relatives began to ring with the same questions. Should I sell my unit trusts? Is my fixed deposit safe? Somebody in a chat group says he can double my savings: can that be true?</p>
<h2>Three people, one table</h2>
<p>Three of us sat down after dinner with a notebook. People did not lack news, we noticed; they had more of it than they could read. What they lacked was a way to judge it: what a bond is, what a fund costs, what a company really earns, and who in the conversation has something to sell.</p>
<p>So we wrote three rules on the first page.</p>
<ul><li>We teach; we do not tell anyone what to buy.</li><li>Everything is offered in Chinese and in English.</li><li>Anyone with a phone and ten quiet minutes must be able to follow.</li></ul>
<p>The name came last. 远景 means the distant view. Seen from far enough away, the rise and fall of any one day is a single ridge among many. We hoped to help people see the whole range before they took a step.</p>`,
      zh: `<p>远景学院于2020年2月8日在新加坡创立，那天是农历正月十五，元宵节。前一天，新加坡刚把疫情警戒级别调高至橙色。超市里人人忙着囤米囤面，全球股市也即将迎来非常难熬的几个星期。</p>
<p>这时候办学，怎么看都不合时宜。可也正是在这时候，亲戚朋友纷纷来电，问的都是同样的问题：手上的单位信托该不该卖？定期存款安全吗？群里有人说能让积蓄翻一番，是真的吗？</p>
<h2>三个人，一张饭桌</h2>
<p>晚饭过后，我们三个人摊开一本笔记本。我们发现，大家缺的不是消息，消息多得看都看不完；缺的是判断的方法：债券是什么，基金要付多少费用，一家公司究竟赚了多少，说话的人当中，又是谁有东西要卖。</p>
<p>于是，我们在第一页写下三条规矩。</p>
<ul><li>我们只教方法，不叫任何人买什么。</li><li>所有内容都有中文和英文。</li><li>只要有一部手机和安静的十分钟，谁都跟得上。</li></ul>
<p>名字是最后才定的。远景，就是远方的景色。站得够远，任何一天的涨跌，不过是群山中的一道山脊。我们希望大家先看清整片山势，再迈出脚步。</p>`,
    },
  },
  {
    date: '2020-04-18',
    title: { en: 'Forty-three people and one bond', zh: '四十三个人，一只债券' },
    summary: {
      en: 'The first online class was given from a dining table while two countries stayed at home. The sound failed twice, and nobody left.',
      zh: '两国民众都留在家里的那个四月，第一堂网课在饭桌上开讲。声音断了两次，却没有一个人离开。',
    },
    html: {
      en: `<p>By April 2020 both Singapore and Malaysia were staying at home. We had planned our first class for a hired room with tea and biscuits. Instead, on Saturday 18 April, Lin Zhiyuan propped a tablet against a rice cooker on his dining table and began.</p>
<p>Forty-three people had joined. The youngest was twenty-six and the oldest seventy-four; she had her grandson beside her to work the microphone. The subject was a single page: the terms of one ordinary bond.</p>
<h2>What went wrong, and what went right</h2>
<p>The sound failed twice. One slide was in type so small that a learner held a magnifying glass up to the camera and made everyone laugh. The class was meant to last forty minutes and took ninety, because the questions would not stop. Who gets paid if the company fails? Why does the price fall when rates rise? What is the catch?</p>
<blockquote>“I have signed for three of these,” one retired clerk wrote afterwards, “and today I read one for the first time.”</blockquote>
<p>That sentence decided what we did next. We rewrote every slide in large type. We cut classes into lessons of ten minutes or so that can be paused and read again. We put the Chinese and the English side by side, since many families speak both at one table. And we ended each lesson with a few questions, not to catch anyone out, but so that people could find out for themselves what they had understood.</p>
<p>The rice cooker is still in use.</p>`,
      zh: `<p>到了2020年4月，新加坡和马来西亚都已居家防疫。我们原本打算租一间教室，备好茶水饼干，上第一堂课。结果在4月18日那个星期六，林致远老师把平板电脑靠在饭桌的电饭锅上，就这样开讲了。</p>
<p>那天上线的有四十三人。最年轻的二十六岁；最年长的七十四岁，由孙子坐在身边帮忙开关麦克风。讲的只有一页纸：一只普通债券的条款。</p>
<h2>出过的错，做对的事</h2>
<p>声音断了两次。有一页幻灯片字太小，一位学员索性拿着放大镜凑到镜头前，把大家都逗笑了。原定四十分钟的课上了九十分钟，因为问题一个接一个：公司倒了，谁先拿到钱？利率上升，价格为什么反而跌？这里头有什么陷阱？</p>
<blockquote>“这种东西我签过三份，”一位退休文员课后写道，“今天才第一次真正读了一份。”</blockquote>
<p>这句话决定了我们后来怎么做。我们把每一页都换成大字，把课程切成十分钟左右的小课，可以随时暂停，也可以反复再读。许多家庭一张饭桌上两种语言都讲，我们就让中文和英文并排出现。每课结尾再放上几道题，不是要考倒谁，只是让大家自己看看究竟懂了多少。</p>
<p>那个电饭锅，到今天还在用。</p>`,
    },
  },
  {
    date: '2021-09-01',
    title: { en: 'Why we gave points for patience', zh: '为什么我们给耐心记分' },
    summary: {
      en: 'In September 2021 we began to award points for learning habits, and decided what points would never be given for.',
      zh: '2021年9月，我们开始为学习习惯记积分，同时也定下规矩：哪些事永远不给分。',
    },
    html: {
      en: `<p>A year and a half after the first class, we looked honestly at our own figures. People registered with enthusiasm, finished one lesson, and drifted away before the third. They told us why, and it was seldom the material. “I meant to come back” was what we heard most often.</p>
<p>Good habits with money are dull to build. They are small, they repeat, and their benefit comes years later. So we asked what a teacher does for a child who has begun to practise the piano: notice every small effort, on the day it is made. On 1 September 2021 the points system opened.</p>
<h2>What earns points</h2>
<table><thead><tr><th>What you do</th><th>Why it counts</th></tr></thead><tbody><tr><td>Check in each day</td><td>A habit needs a time and a place</td></tr><tr><td>Finish a lesson</td><td>Half a lesson is easily misremembered</td></tr><tr><td>Pass a quiz</td><td>Understanding can be tested</td></tr><tr><td>Review a course</td><td>Explaining helps you and the next learner</td></tr></tbody></table>
<h2>What never will</h2>
<p>No points are given for opening a trading account, placing an order, depositing money or making a profit. We do not want anyone to trade in order to score. Points are not money either: they cannot be cashed out, only exchanged for courses and rewards.</p>
<p>The first reward to run out was a tea set. The most requested, to our surprise, was a printed certificate. Several learners framed theirs and hung them beside their children’s.</p>`,
      zh: `<p>第一堂课过去一年半，我们老老实实看了一遍自己的数据。大家兴冲冲地注册，学完一课，还没上到第三课就不见了踪影。问起原因，多半不是课不好，最常听到的一句话是：“我本来想回来的。”</p>
<p>理财的好习惯，养起来很枯燥：事情小，天天重复，好处要过好些年才看得见。我们想到，孩子刚开始练琴时，老师会怎么做？每一点努力，当天就看见，当天就肯定。2021年9月1日，积分系统正式启用。</p>
<h2>做什么有积分</h2>
<table><thead><tr><th>您做的事</th><th>为什么值得记分</th></tr></thead><tbody><tr><td>每天签到</td><td>习惯要有固定的时间和地方</td></tr><tr><td>学完一课</td><td>只学一半，最容易记错</td></tr><tr><td>通过测验</td><td>懂没懂，测得出来</td></tr><tr><td>写课程评价</td><td>讲给别人听，自己更明白</td></tr></tbody></table>
<h2>做什么永远没有积分</h2>
<p>开交易户头、下单、存钱、赚钱，一概不给积分。我们不希望任何人为了拿分去买卖。积分也不是钱，不能兑现，只能兑换课程和奖励。</p>
<p>最先兑完的奖励是一套茶具。出乎我们意料，最多人申请的竟是一张纸质证书。好几位学员把它裱起来，挂在儿女的文凭旁边。</p>`,
    },
  },
  {
    date: '2023-03-18',
    title: { en: 'Across the Causeway', zh: '跨过长堤' },
    summary: {
      en: 'Malaysian learners had been with us from the first class. In March 2023 the courses finally caught up with them.',
      zh: '从第一堂课起，就有马来西亚学员同行。2023年3月，我们的课程终于跟上了他们的脚步。',
    },
    html: {
      en: `<p>Malaysians had been in our classes since the first one. They joined from Penang, Johor Bahru, Ipoh and Kuching, and with great politeness they translated everything for themselves. We would speak of the CPF and they would think of the EPF; we would say Singapore dollars and they would reach for a calculator.</p>
<p>On 18 March 2023 we opened our Malaysian programme with a Saturday gathering in Kuala Lumpur. We had put out sixty chairs. More than a hundred people came, some after three hours on the road, and the front row was made up of plastic stools borrowed from the coffee shop downstairs.</p>
<h2>More than changing the currency</h2>
<p>In the months before, we had rewritten the lessons rather than relabel them. Three things changed.</p>
<ul><li>Examples now use the accounts, funds and taxes that learners in each country actually meet.</li><li>Words follow local use: the Chinese for “rights issue” is not the same in Kuala Lumpur as in a textbook from China.</li><li>Every lesson on scams names the right regulator, the right register and the right number to ring.</li></ul>
<p>Wong Mei Fong, who had spent fifteen years counselling families in the Klang Valley, joined as a teacher that spring. Her first question to the hall was not about shares. It was: “Who here could pay three months of bills without borrowing?”</p>
<p>Few hands went up. So that is where the Malaysian courses begin, and before long the Singaporean ones began there too.</p>`,
      zh: `<p>从第一堂课起，班上就有马来西亚学员。他们从槟城、新山、怡保、古晋上线，客客气气地自己在心里换算：我们讲中央公积金，他们想的是雇员公积金；我们说新元，他们就伸手去按计算器。</p>
<p>2023年3月18日，一个星期六，我们在吉隆坡举办聚会，正式启动马来西亚课程。会场原本排了六十张椅子，结果来了一百多人，有人坐了三个小时的车，最前排坐的，是向楼下咖啡店借来的塑料凳。</p>
<h2>不只是换个货币</h2>
<p>之前那几个月，我们把课程重新写过，而不是换个标签了事。改动主要有三处。</p>
<ul><li>例子改用两国学员真正会碰到的户头、基金和税务。</li><li>用词依照本地习惯：吉隆坡人说的“附加股”，中国教科书里叫“配股”。</li><li>每一堂防骗课，都写明该找哪个监管机构、查哪份名册、拨哪个电话。</li></ul>
<p>黄美芳老师曾在巴生谷做了十五年家庭财务辅导，也在那年春天加入。她向全场提的第一个问题跟股票无关，而是：“在座哪一位，不用借钱就付得起三个月的账单？”</p>
<p>举手的人寥寥无几。马来西亚的课程，就从这里讲起；没过多久，新加坡的课程也改从这里讲起了。</p>`,
    },
  },
  {
    date: '2025-07-01',
    title: {
      en: 'Three thousand places, one hundred thousand investors',
      zh: '三千个名额，十万名投资者',
    },
    summary: {
      en: 'On 1 July 2025 the academy opened a five-month free programme across Malaysia and Singapore, a step towards a far larger goal.',
      zh: '2025年7月1日，学院在马来西亚和新加坡启动为期五个月的免费培训，向一个更大的目标迈出一步。',
    },
    html: {
      en: `<p>On 1 July 2025 the academy opened its largest class so far: a free training programme of five months, ending on 1 December, with 3,000 places across Malaysia and Singapore.</p>
<p>Behind it stands a longer goal. We want to help 100,000 people become investors who can read what they sign, know why they own what they own, and recognise a trick when they meet one. That number will take years, and it counts understanding, not accounts opened.</p>
<h2>Five months, five questions</h2>
<ol><li>July: what do I own, what do I owe, and what must never be put at risk?</li><li>August: how does a company earn its money, and how do I read about it?</li><li>September: what is inside a fund, and what does it cost me each year?</li><li>October: what does a bond promise, and what can break that promise?</li><li>November: how do the pieces fit together into a plan that I can keep?</li></ol>
<p>Each learner finishes by writing a plan of one page, in their own words, and reading it to one other person.</p>
<h2>What it is not</h2>
<p>There is no fee, no deposit and no product at the end. Nobody will offer signals or manage your money. Free things deserve suspicion, and we encourage it: the first live class explains who we are, how to check us, and which requests should make you hang up, even if they carry our name.</p>
<aside class="callout"><p>Education is not a promise. All investments can lose value, and no course can change that.</p></aside>`,
      zh: `<p>2025年7月1日，学院开办了迄今规模最大的一个班：为期五个月的免费培训计划，到12月1日结束，在马来西亚和新加坡共设3,000个名额。</p>
<p>这背后是一个更长远的目标：培养十万名投资者。他们读得懂自己签的文件，说得出自己为什么持有手上的东西，碰到骗局也认得出来。这个数字要花好些年才能达成，我们数的是“懂了多少人”，不是“开了多少个户头”。</p>
<h2>五个月，五个问题</h2>
<ol><li>七月：我有什么，欠什么，哪些钱绝不能拿去冒险？</li><li>八月：公司怎样赚钱，相关资料该怎么读？</li><li>九月：基金里面装了什么，每年要付多少费用？</li><li>十月：债券承诺了什么，什么情况下会失信？</li><li>十一月：怎样把这些拼成一份自己守得住的计划？</li></ol>
<p>结业时，每位学员都要用自己的话写一页计划，再念给另一个人听。</p>
<h2>它不是什么</h2>
<p>不收学费，不收押金，课程结束后也没有产品要卖。没有人会报明牌，也没有人会替您操盘。免费的东西本来就该起疑心，我们也鼓励您起疑心：第一堂直播课就讲我们是谁、怎样查证我们，以及碰到哪些要求应该马上挂断电话，哪怕对方打着我们的名号。</p>
<aside class="callout"><p>教育不是保证。任何投资都有亏损的可能，没有哪门课能改变这一点。</p></aside>`,
    },
  },
];
