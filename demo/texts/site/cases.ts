import type { DemoCase } from '../demo-types.ts';

export const demoCases: DemoCase[] = [
  {
    name: { en: 'Madam Lim', zh: '林女士' },
    profile: { en: '62, retired primary school teacher, Penang', zh: '62岁，退休小学教师，槟城' },
    title: { en: 'Ninety cheerful strangers', zh: '群里那九十个热心的陌生人' },
    story: {
      en: `A former colleague added Madam Lim to a chat group where ninety people thanked a “professor” every evening for his stock picks. The photograph was of a real fund manager. The account she was asked to pay into belonged to a company that sold furniture.

She had just finished the lesson on checking who is licensed. She searched the Securities Commission’s register and found nothing; then she found the group’s website on the Investor Alert List. She left the group, and rang her colleague before dinner.

Both of them kept their savings. Beside her telephone there is now a card with three questions on it, which she reads aloud to anyone who rings about an investment.`,
      zh: `一位旧同事把林女士拉进一个聊天群。群里九十来人，天天晚上感谢一位“教授”推荐的股票。头像用的是一位真实的基金经理，可是要她汇款的那个户头，户名却是一家家具公司。

她刚好学完“怎样查证对方有没有执照”这一课。到证券监督委员会的名册一查，查无此人；再查投资者警示名单，那个群的网站赫然在列。她马上退群，晚饭前就给旧同事打了电话。

两个人的积蓄都保住了。如今她的电话旁放着一张卡片，上面写着三个问题，谁来电谈投资，她就照着念给谁听。`,
    },
    quote: {
      en: 'If it is truly a good thing, it can wait until I have checked.',
      zh: '真是好事，就等得起我去查一查。',
    },
  },
  {
    name: { en: 'Mr Tan', zh: '陈先生' },
    profile: { en: '55, private-hire driver, Singapore', zh: '55岁，私召车司机，新加坡' },
    title: { en: 'Three funds, one story', zh: '三只基金，其实是同一只' },
    story: {
      en: `Mr Tan listens to lessons between passengers, parked under a tree with the windows down. Over fifteen years he had bought three funds from three different people, and he believed that this was diversification.

One evening he laid the three factsheets side by side, as the course suggests. Seven of the ten largest holdings were the same, and all three charged a yearly fee for them. He did not rush to sell. He wrote down his questions, took them to the branch, and stayed until he understood the answers.

He can now say in one sentence what each of his investments is for. If he cannot, he does not buy it.`,
      zh: `没客的时候，陈先生把车停在树荫下，摇低车窗听课。十五年来，他陆续向三个人买了三只基金，一直以为这就叫分散投资。

有天晚上，他照课上说的，把三份基金资料单并排放在桌上。前十大持股里有七只一模一样，而三只基金每年都照收管理费。他没有急着卖，而是把疑问一条条写下来，带到银行分行去问，问到明白为止。

现在，手上每样投资有什么用，他都能用一句话说清楚。说不清楚的，他就不买。`,
    },
    quote: {
      en: 'I thought I had three baskets; I had three handles on one basket.',
      zh: '我以为有三个篮子，原来是一个篮子装了三个提手。',
    },
  },
  {
    name: { en: 'Madam Wong', zh: '黄女士' },
    profile: { en: '49, coffee-shop owner, Ipoh', zh: '49岁，咖啡店老板，怡保' },
    title: { en: 'Two drawers instead of one', zh: '一个抽屉变两个' },
    story: {
      en: `For twenty years the coffee shop’s takings and the family’s housekeeping money lived in the same drawer. When the refrigerator broke down, the school fees waited; when the school fees came, the supplier waited.

The first thing Madam Wong did after the family finance course was to buy a second drawer and open a second account. The shop now pays her a fixed wage. Every Monday morning, before the first pot of coffee, she moves a small sum into an emergency fund.

It took her fourteen months to put aside half a year of expenses. Only then did she begin the course on funds. When the shop had to close for repairs last year, she borrowed from no one.`,
      zh: `二十年来，店里的营业额和家里的菜钱都放在同一个抽屉。冰柜坏了，学费就得等；学费来了，货款又得等。

上完家庭理财课，黄女士做的第一件事，就是添一个抽屉、多开一个户头。从此，店里每月发给她一份固定的薪水。每个星期一早上，煮第一壶咖啡之前，她先把一小笔钱转进紧急备用金。

存够半年开销，她用了十四个月，之后才开始学基金课。去年店面维修停业，她没有向任何人开口借钱。`,
    },
    quote: {
      en: 'A separate drawer taught me more than ten years of worrying.',
      zh: '多一个抽屉，胜过我操心十年。',
    },
  },
  {
    name: { en: 'Mr Lee', zh: '李先生' },
    profile: { en: '67, retired engineer, Singapore', zh: '67岁，退休工程师，新加坡' },
    title: { en: 'The page in the top drawer', zh: '抽屉里的那一页纸' },
    story: {
      en: `When markets fell sharply in April 2025, Mr Lee’s phone buzzed all morning. Old colleagues were selling, and one had already sold. In 2008 he had done the same, on nearly the worst day of the year.

This time he opened a drawer. In it lay the one-page plan he had written for his course: the money needed within three years is in deposits and short bonds; the rest is for the years after; look again in January. He read it twice, changed nothing and went for a walk round MacRitchie.

He does not claim to know what markets will do. The plan was written on a calm day for use on a bad one, and that, he says, is the whole point of it.`,
      zh: `2025年4月股市大跌，李先生的手机响了一早上。旧同事有的正在卖，有的已经卖了。2008年他也这么做过，几乎卖在全年最糟的一天。

这一次，他打开抽屉，取出上课时写下的一页计划：三年内要用的钱，放在定期存款和短期债券；其余的留给三年以后；一月再检讨。他读了两遍，一个字也没改，就到麦里芝蓄水池走路去了。

他不敢说自己看得准市场。计划是心平气和的时候写的，就是留给心慌的时候用，他说，这才是写计划的意义。`,
    },
    quote: {
      en: 'My calm self wrote a letter to my frightened self, and he read it.',
      zh: '冷静时的我给慌张时的我写了一封信，还好他肯读。',
    },
  },
  {
    name: { en: 'Puan Aisyah', zh: '艾莎女士' },
    profile: { en: '41, ward nurse, Johor Bahru', zh: '41岁，病房护士，新山' },
    title: { en: 'What the car would really cost', zh: '那辆车，到底要多少钱' },
    story: {
      en: `Puan Aisyah studies in English during night-shift breaks, ten minutes at a time. She was about to sign for a new car at an advertised rate that looked pleasantly low.

The lesson on flat rates and effective rates stopped her. She worked out the effective interest on the back of a menu, then added insurance, road tax and tolls for the seven years of the loan. The total surprised her more than any single number.

She chose a smaller, second-hand car and a shorter loan. What interests her now is not the car but the method: the same four lines of arithmetic work for a sofa, a phone and a renovation.`,
      zh: `艾莎女士值夜班，趁休息的十分钟用英文版学一课。当时她正准备签约买新车，广告上的利率看起来还挺低。

是“平息率与实际年利率”那一课让她停了下来。她在餐牌背面算出贷款的实际年利率，再把七年的保险、路税和过路费加上去。单看哪个数字都不吓人，加起来却吓了她一跳。

她最后选了一辆较小的二手车，贷款年期也缩短了。如今她念念不忘的不是那辆车，而是那套算法：同样四行算式，买沙发、换手机、装修房子，样样用得上。`,
    },
    quote: {
      en: 'The monthly payment was never the price.',
      zh: '每月供款，从来都不等于价钱。',
    },
  },
  {
    name: { en: 'Mr Chong', zh: '张先生' },
    profile: { en: '53, hardware-shop owner, Kuching', zh: '53岁，五金店老板，古晋' },
    title: { en: 'All the screws in one box', zh: '所有螺丝放一盒' },
    story: {
      en: `A supplier whom Mr Chong had trusted for years swore by one listed company, so he bought its shares, and then more of them. At one point four-fifths of his savings outside the shop stood on one name, in the very industry that the shop depends on.

He came across the word “concentration” in a quiz and got the question wrong. That annoyed him enough to take the whole course. He drew his money as a pie on the back of a delivery order and, for the first time, saw it.

Over the following year he spread it out step by step, according to a table he made himself. He still has tea with the supplier. They just talk about football.`,
      zh: `一个多年信得过的供应商，把某家上市公司捧上了天，张先生便买了它的股票，买了又再加。最多的时候，店铺以外的积蓄，有八成押在这一家公司身上，而这家公司和他的店吃的还是同一行饭。

他是在一道测验题里碰到“集中风险”这个词的，那题答错了。他心里不服气，干脆把整门课学完。他在送货单背面把自己的钱画成一个圆饼，这才第一次看清楚。

之后一年，他照着自己列的表，一步步把钱分散开来。他和供应商照样喝茶，只不过现在只聊足球。`,
    },
    quote: {
      en: 'I would never stock only one size of screw, so why only one share?',
      zh: '我店里不会只卖一种螺丝，凭什么只买一只股票？',
    },
  },
  {
    name: { en: 'Madam Goh', zh: '吴女士' },
    profile: { en: '71, grandmother, Singapore', zh: '71岁，带孙的外婆，新加坡' },
    title: { en: 'The officer on the telephone', zh: '电话里的“官员”' },
    story: {
      en: `Madam Goh’s granddaughter set the academy’s text to its largest size and sat with her for the first five lessons. After that she studied alone each morning, following the Chinese with one finger.

Early this year a man rang, saying that he was from her bank, then passed her to an “officer” who told her that her account was under investigation. He wanted her to share her screen and move her money to a “safe account”. His voice was kind. She remembered the line from the lesson: no bank and no officer moves your money to keep it safe.

She hung up and dialled 1799. Then she wrote down what the man had said, word for word, so that her friends at the residents’ corner could practise.`,
      zh: `外孙女帮吴女士把网站字体调到最大，陪她上了头五课。之后每天早上，她就自己用手指点着中文一行一行地读。

今年年初，有个男人来电，自称是银行职员，接着又转给一名“官员”，说她的户头正接受调查，要她共享手机屏幕，把钱转到“安全户头”。对方语气和善。她想起课上的一句话：没有哪家银行、哪个官员，会为了保住您的钱而叫您转账。

她挂上电话，随即拨打1799。然后她把那人的话一句句写下来，拿到居民角落，跟老朋友们一起演练。`,
    },
    quote: {
      en: 'He was very polite, and so was I when I hung up.',
      zh: '他很有礼貌，我挂电话的时候也很有礼貌。',
    },
  },
  {
    name: { en: 'Mr Suresh', zh: '苏雷什先生' },
    profile: {
      en: '36, IT support engineer, Kuala Lumpur',
      zh: '36岁，资讯科技支援工程师，吉隆坡',
    },
    title: { en: 'What the journal showed', zh: '交易日志说了实话' },
    story: {
      en: `Mr Suresh traded on his phone at lunch and called it research. Asked how it was going, he would remember the good days.

The technical analysis course made him keep a journal for a month: the reason for each trade, the size, the exit he had planned and what he felt. At the end he sorted the entries. Most of them began with boredom or with wanting to win back the last one, and commissions had gone on every single day.

He now trades seldom and in sizes he works out beforehand, and most of his savings go nowhere near it. The journal has stayed. He writes in it on the days when he does nothing, too.`,
      zh: `苏雷什先生以前趁午休用手机炒股，还管这叫“做研究”。有人问起成绩，他想起来的总是那些顺手的日子。

技术分析课要他写一个月的交易日志：为什么买卖、仓位多大、原定在哪里出场、当时心情如何。月底他把记录分类一看，大多数交易，不是因为无聊，就是想把上一笔扳回来，而佣金却天天在付。

现在他很少交易，每次的仓位都事先算好，大部分积蓄更是碰都不碰。日志倒是一直写了下来，连没有动手的日子也写。`,
    },
    quote: {
      en: 'My memory is a salesman, and my journal is an auditor.',
      zh: '我的记忆像推销员，我的日志像审计师。',
    },
  },
  {
    name: { en: 'Mrs Ong', zh: '王太太' },
    profile: { en: '57, accounts clerk, Melaka', zh: '57岁，会计文员，马六甲' },
    title: { en: 'Profit on paper, cash in the bank', zh: '账上有钱，手上没钱' },
    story: {
      en: `Mrs Ong had kept books for a ceramics wholesaler for thirty years, yet she had never read a listed company’s accounts. She thought them a different language. Two lessons in, she found that it was her own language with longer words.

What caught her was the cash flow statement. A company she had held for years reported a handsome profit each year, while its cash hardly moved and its receivables grew and grew. She had seen customers like that at work.

She now reads every annual report from the notes forward, with a ruler and a pencil. At the office she has taught two younger colleagues to do the same.`,
      zh: `王太太替一家陶瓷批发商管了三十年的账，却从没读过上市公司的财务报表，总觉得那是另一种语言。学了两课才发现，原来是同一种语言，只是字眼长了些。

最让她留意的是现金流量表。她持有多年的一家公司，年年账面利润漂亮，现金却几乎没动，应收账款倒是越滚越大。这样的客户，她上班时见得多了。

如今她读年报，都从附注读起，手边一把尺、一支铅笔。办公室里两个年轻同事，也跟着她学会了这么读。`,
    },
    quote: {
      en: 'Thirty years of bookkeeping, and I had never thought of using it for myself.',
      zh: '管了三十年别人的账，从没想过也可以为自己管一管。',
    },
  },
  {
    name: { en: 'Mr Lau', zh: '刘先生' },
    profile: { en: '60, timber-yard supervisor, Kota Kinabalu', zh: '60岁，木材厂主管，亚庇' },
    title: { en: 'The nephew’s plan', zh: '外甥的“计划”' },
    story: {
      en: `As soon as Mr Lau could draw on his EPF savings, everyone had a plan for them. The most persistent was a nephew with a durian plantation scheme, a glossy booklet and a deadline on Friday.

Mr Lau asked for a week. He used it to go through the questions from the course: who holds the money, who audits the accounts, how do I get out, and what happens in a bad season? The nephew could answer none of them, and grew cross at the fourth.

The savings stayed where they were while Mr Lau worked out what he and his wife spend in a year. The booklet still levels a table on his porch.`,
      zh: `刘先生的公积金一到可以提款的年龄，身边个个都替他出主意。最热心的是外甥，带来一份榴梿园投资计划，册子印得精美，截止日期就在星期五。

刘先生说，给我一个星期。他用这个星期，把课上教的问题逐条过了一遍：钱由谁保管？账目由谁审计？想退出怎么办？收成不好又怎么办？外甥一条也答不上来，问到第四条还发了脾气。

那笔钱原封不动，刘先生则定下心来，先算清楚夫妻俩一年的开销。那本册子也没浪费，拿来垫了屋前那张摇摇晃晃的桌子。`,
    },
    quote: {
      en: 'A deadline on Friday is an answer already.',
      zh: '催您星期五就要决定，本身就是答案。',
    },
  },
  {
    name: { en: 'Miss Chua', zh: '蔡小姐' },
    profile: { en: '29, preschool teacher, Singapore', zh: '29岁，幼儿园老师，新加坡' },
    title: { en: 'Boring on purpose', zh: '闷，是故意的' },
    story: {
      en: `Miss Chua used to wait for the right time to begin. There was always a reason to put it off: an election, a headline, a friend who was sure that a crash was coming.

The lesson on regular investing did not tell her which fund to choose. It taught her to compare costs, to check how many companies were inside, and to pick a sum so small that she would not be tempted to stop. She set it for the day after payday and took the app off her home screen.

She looks twice a year, in June and December. She finds it dull, and has come to regard that as the best thing about it.`,
      zh: `蔡小姐从前总在等“对的时机”。要拖延，理由从来不缺：不是大选，就是某条新闻，再不然就是朋友断定马上要崩盘。

讲定投的那一课，没有告诉她该买哪只基金，只教她怎样比较费用、怎样看里面有多少家公司，以及怎样定一个小到不会想停的数目。她把扣款日设在发薪的第二天，再把应用从手机主页移走。

她一年只看两次，六月一次，十二月一次。过程很闷，她却觉得，闷正是最大的好处。`,
    },
    quote: {
      en: 'Children grow when you stop measuring them every hour, and so does patience.',
      zh: '孩子不用天天量身高，耐心也是一样。',
    },
  },
  {
    name: { en: 'Encik Faizal', zh: '法依扎先生' },
    profile: { en: '45, school-bus operator, Seremban', zh: '45岁，校车业者，芙蓉' },
    title: { en: 'The card before the shares', zh: '先还卡债，再谈股票' },
    story: {
      en: `Encik Faizal signed up in order to learn about shares. He had a little saved and thought that shares might help him clear two credit cards.

The second lesson asked everyone to write down what each debt cost in a year, next to what the savings earned. He looked at the two columns for some time. No honest course could promise him a return equal to that interest, so he put the share lessons aside and made a repayment table, dearest card first.

Nineteen months later both cards were clear, and he cut one of them up in front of his children. He has since started the course again from lesson three.`,
      zh: `法依扎先生报名，本来是想学股票。他手上有点积蓄，盼着靠股票赚一笔，好还清两张信用卡的债。

第二课要大家把每笔债一年的利息写下来，旁边再写上存款一年的利息。他对着这两栏看了好久。没有哪门老实的课敢保证，回报能高过那样的利息。于是他把股票课放下，先列还款表，利息最贵的那张先还。

十九个月后，两张卡都还清了，他当着孩子们的面剪掉其中一张。然后，他回头从第三课接着学。`,
    },
    quote: {
      en: 'I came to learn how to earn, and first I learned how to stop leaking.',
      zh: '我是来学赚钱的，结果先学会了堵漏洞。',
    },
  },
  {
    name: { en: 'Madam Leong', zh: '梁女士' },
    profile: {
      en: '64, widow, retired seamstress, Kuala Lumpur',
      zh: '64岁，退休裁缝，丧偶，吉隆坡',
    },
    title: { en: 'The biscuit tin', zh: '饼干罐里的文件' },
    story: {
      en: `Her husband had always looked after the money. After he died, Madam Leong found a biscuit tin full of statements, some of them from banks that had changed their names. For three months she could not open it.

Xu Anqi, the teaching assistant, suggested that she should not try to understand it, only sort it: what we own, what we owe, what I do not know. The third pile shrank by one sheet a week. She learned to ask at counters, and to ask again.

Her list fits on two pages now. Her daughters have a copy each, the nominations are up to date, and the tin holds biscuits.`,
      zh: `家里的钱一向由丈夫打理。丈夫过世后，梁女士找到一个饼干罐，里面塞满了对账单，有些银行连名字都改了。整整三个月，她不敢打开。

助教许安琪劝她：先别急着看懂，分类就好，分成“我们有的”“我们欠的”“我不知道的”三叠。第三叠每星期少一张。她慢慢学会了到柜台开口问，没听懂就再问一次。

如今她的清单只有两页，两个女儿各有一份，受益人提名也都更新了。那个罐子，又装回了饼干。`,
    },
    quote: {
      en: 'I did not have to be clever; I only had to sort one sheet a week.',
      zh: '不需要多聪明，一个星期理好一张就行了。',
    },
  },
  {
    name: { en: 'Mr Ng', zh: '伍先生' },
    profile: { en: '51, factory technician, Bukit Mertajam', zh: '51岁，工厂技术员，大山脚' },
    title: { en: 'Page four', zh: '第四页' },
    story: {
      en: `His fixed deposit had matured, and at the counter Mr Ng was offered something “just like it, but better”. The first page of the brochure agreed.

He thanked the officer and took the product highlights sheet home, because a lesson had told him never to sign on the day. Page four explained that the higher rate depended on three share indices and that he could not leave for five years without a charge. It was not a bad product, he decided. It was simply not a fixed deposit.

He went back with five questions and renewed the deposit. The officer told him that nobody had ever asked the fourth question before.`,
      zh: `定期存款到期，柜台职员向伍先生介绍另一样产品，说是“跟定存差不多，只是更好”。册子的第一页也是这么写的。

他谢过职员，把产品重点说明书带回家，因为课上说过，当天绝不签字。翻到第四页才看到，较高的利率要看三个股市指数的表现，五年内退出还得付费。他想了想，这产品不算坏，只是它根本不是定期存款。

他带着五个问题回到银行，最后还是续了定存。职员告诉他，第四个问题，从来没有人问过。`,
    },
    quote: {
      en: '“Just like” means “not”.',
      zh: '“差不多”的意思，就是“不一样”。',
    },
  },
  {
    name: { en: 'Ms Yeo', zh: '杨女士' },
    profile: { en: '46, human-resources manager, Singapore', zh: '46岁，人力资源经理，新加坡' },
    title: { en: 'The letter about rights', zh: '一封附加股通知信' },
    story: {
      en: `A thick envelope arrived, announcing a rights issue by a REIT that Ms Yeo owned. In earlier years she had thrown such letters away, or paid up because that seemed the obedient thing to do.

With the course open beside her, she worked through the letter: why they wanted the money, what they would buy with it, how much debt there would be afterwards, and what would happen to her share if she did nothing. It took two evenings and a phone call.

Which way she decided, she says, is nobody’s business and not the point. For the first time she had decided something, instead of merely receiving post.`,
      zh: `一个厚厚的信封寄到家里，通知杨女士，她持有的一只房地产信托要发附加股。从前收到这种信，她不是丢掉，就是乖乖付钱，以为本该如此。

这一次，她一边翻开课程，一边逐段读信：为什么要集资？钱拿去买什么？之后负债会是多少？什么都不做，自己的持股比例会怎样？她用了两个晚上，还打了一通电话。

最后怎么决定，她说那是她自己的事，也不是重点。重点是，这是她头一回真正做了决定，而不只是收到了一封信。`,
    },
    quote: {
      en: 'Doing nothing is also a choice, but now I know when I am making it.',
      zh: '什么都不做也是选择，只是现在我知道自己在选。',
    },
  },
  {
    name: { en: 'Mr Ho', zh: '何先生' },
    profile: { en: '69, retired bus captain, Singapore', zh: '69岁，退休巴士车长，新加坡' },
    title: { en: 'Five kakis and a quiz', zh: '五个老友，一份测验' },
    story: {
      en: `Four friends used to meet Mr Ho at the community club for chess. When he began the academy’s courses, they laughed at him for a week and then asked to see.

Now the five of them take one lesson each Tuesday and do the quiz on paper before anybody touches a phone. The lowest score pays for the coffee. They have found out which of them guesses, which of them skims, and which one was ashamed to say that he could not read the small type.

Mr Ho has checked in every day for four months, because his daily route, he says, taught him that what comes on time gets used.`,
      zh: `从前，四个老友常约何先生到民众俱乐部下棋。他开始上学院的课，老友们笑了他一个星期，然后说：给我们也看看。

现在，每个星期二，五个人一起学一课，测验先写在纸上，谁也不准碰手机。分数最低的请喝咖啡。几个月下来，大家看清了谁爱乱猜、谁读得太快，还有谁一直不好意思说小字看不清。

何先生已经连续四个月天天签到。他说，开了一辈子固定路线的巴士，最懂一个道理：准时来的，才有人搭。`,
    },
    quote: {
      en: 'I failed the first quiz, so the coffee was on me, and it was the best coffee I ever bought.',
      zh: '第一次测验我不及格，请了大家喝咖啡，那是我请得最值得的一次。',
    },
  },
  {
    name: { en: 'Madam Liew', zh: '廖女士' },
    profile: { en: '54, noodle-stall hawker, Johor Bahru', zh: '54岁，面摊小贩，新山' },
    title: { en: 'Gold every month', zh: '月月领金的好事' },
    story: {
      en: `A regular customer, a kind woman who always tipped, told Madam Liew about a gold savings plan that paid out every month without fail. Half the market had joined, and the early ones had indeed been paid.

Madam Liew had learned one sentence by heart: when old members are paid with new members’ money, it lasts until there are no new members. She asked where the gold was kept and who had counted it. She was told that she lacked trust.

She went on selling noodles. When the office was found empty some months later, she did not say that she had known. She took bowls of noodles round to the stalls that had lost most, and told them which number to ring.`,
      zh: `有位熟客，人很和气，吃面总给小费。她向廖女士介绍一个黄金储蓄计划，说是月月派钱，从不落空。半个巴刹的人都参加了，早参加的也真的领到了钱。

廖女士背熟了课上的一句话：拿新人的钱付给旧人，撑到没有新人为止。她问对方，金子放在哪里，由谁点过数？对方只说她不信任朋友。

她照旧卖她的面。几个月后，那家公司人去楼空，她没有说一句“我早知道”，只端了几碗面，送给亏得最惨的那几档，告诉他们该打哪个电话报案。`,
    },
    quote: {
      en: 'I ask where the pork comes from, so why would I not ask where the money comes from?',
      zh: '猪肉从哪里来我都要问，钱从哪里来，怎能不问？',
    },
  },
  {
    name: { en: 'Mr Sim', zh: '沈先生' },
    profile: { en: '38, offshore technician, Miri', zh: '38岁，海上平台技术员，美里' },
    title: { en: 'Four weeks out, four weeks home', zh: '出海四周，回家四周' },
    story: {
      en: `Mr Sim works four weeks at sea and four at home. At sea he had no signal and no say; at home he had too much of both, and rearranged his investments every time he came ashore.

For the portfolio course he wrote a plan that did not need him. It has target shares for each part, a range within which nothing happens, and one date a year for rebalancing, on his daughter’s birthday so that he cannot forget it.

He downloads the lessons’ notes before each trip and reads them in his bunk. His colleagues now argue about ranges and dates, and no longer about what went up last week.`,
      zh: `沈先生出海四个星期，再回家休息四个星期。在海上没有信号，什么也做不了；回到家信号满格，他每次上岸，都要把投资翻来覆去调一遍。

上投资组合课时，他写了一份“没有我也行”的计划：各部分定好比例，设一个不必理会的波动范围，一年只再平衡一次，就选在女儿生日那天，想忘也忘不了。

每次出海前，他先把课程笔记存进手机，躺在铺位上慢慢读。如今同事们争论的是范围和日期，不再是上星期什么涨了。`,
    },
    quote: {
      en: 'The best plan I ever made is the one that works when I have no signal.',
      zh: '我做过最好的计划，是没有信号也照样行得通的那一个。',
    },
  },
  {
    name: { en: 'Madam Khoo', zh: '邱女士' },
    profile: { en: '59, tailor, Taiping', zh: '59岁，裁缝师，太平' },
    title: { en: 'Talking to my son', zh: '和儿子说得上话' },
    story: {
      en: `Madam Khoo’s son works in Melbourne and speaks of money only in English. She speaks of it only in Chinese. Their video calls stopped at “eat well” and “keep warm”.

She began to read each lesson twice, first in Chinese and then in English, and to write the pairs of words in an exercise book: 股息, dividend; 通胀, inflation. When her son rang to say that he was thinking of borrowing to invest, she asked him what a margin call would do to him. There was a long silence on the line.

They now take the same course, a week apart. He asks the questions, and quite often she is the one who answers them.`,
      zh: `邱女士的儿子在墨尔本工作，谈钱只会用英语；她谈钱只会用华语。母子俩视频，说来说去就是“吃饱一点”“穿暖一点”。

后来她把每一课读两遍，先中文，后英文，再把词语一对一对抄进练习簿：股息，dividend；通胀，inflation。有一天儿子来电，说想借钱投资，她问了一句：要是接到margin call，怎么办？电话那头沉默了好久。

现在母子俩学同一门课，前后相差一个星期。儿子负责提问，答得上来的，常常是妈妈。`,
    },
    quote: {
      en: 'I learned the English for “margin call” so that I could say “be careful” in his language.',
      zh: '我学会了margin call，就为了用他的话说一声“小心”。',
    },
  },
  {
    name: { en: 'Mr and Mrs Foo', zh: '符先生夫妇' },
    profile: {
      en: '63 and 61, retired bookshop owners, Kuantan',
      zh: '63岁与61岁，退休书店店主，关丹',
    },
    title: { en: 'Tea on the fifteenth', zh: '每月十五，喝茶谈钱' },
    story: {
      en: `Married for thirty-five years, the Foos had never once spoken about money without one of them leaving the room. He wanted to hold on to every sen; she wanted to see Japan while her knees were good.

The course gave them an agenda: twenty minutes, on the fifteenth of each month, with tea. What came in, what went out, one thing to decide, one thing to look forward to. Each of them has one veto a month and must give a reason for using it.

They have used four vetoes in a year. Bills, nominations and a modest travel fund are all in one folder with both their names on it. In April they saw the cherry blossom.`,
      zh: `结婚三十五年，符先生和太太一谈钱，总有一个人起身离席。他是一分一毫都想留住，她是趁膝盖还行，想去一趟日本。

课程给了他们一份议程：每月十五，二十分钟，边喝茶边谈。这个月进了多少，出了多少，一件要决定的事，一件值得期待的事。两人每月各有一次否决权，用了就得说出理由。

一年下来，否决权总共用了四次。账单、受益人提名，还有一笔不大的旅游基金，全收在一个文件夹里，封面写着两个人的名字。今年四月，他们看到了樱花。`,
    },
    quote: {
      en: 'We still disagree; we have only learned to stay in the room.',
      zh: '意见还是不一样，只是学会了坐下来把话说完。',
    },
  },
];
