import type { DemoTeacher } from '../demo-types.ts';

export const demoTeachers: DemoTeacher[] = [
  {
    key: 'lin-zhiyuan',
    joinedOn: '2020-02-08',
    name: { en: 'Lin Zhiyuan', zh: '林致远' },
    specialization: { en: 'Company fundamentals and bonds', zh: '企业基本面与债券' },
    experienceYears: 25,
    isAssistant: false,
    bio: {
      en: 'Lin Zhiyuan teaches the two subjects he believes every saver should meet first: what a business earns, and what a borrower promises. He spent twenty years studying companies and bonds for institutional investors in Hong Kong and Singapore before helping to found the academy in February 2020, and he gave its first online class from his own dining table. His lessons start from one real page, perhaps a balance sheet, perhaps the terms of a bond, and ask one question at a time. Where does the money come from? Who is paid first? What could go wrong? Learners know him for his handwritten notes, and for saying “I don’t know” when nobody can. He never names a stock to buy. He would rather you left with a checklist that you will still be using in ten years.',
      zh: '林致远主讲企业基本面和债券。在他看来，每个存钱的人都该先弄懂两件事：一家公司靠什么赚钱，一个借款人答应了什么。创办学院之前，他在香港和新加坡为机构投资者研究企业与债券，一做就是二十年；2020年2月，他与同伴创办远景学院，第一堂网课就是在自家饭桌上讲的。他上课总从一页真实的材料讲起，有时是一张资产负债表，有时是一份债券条款，然后一个问题接一个问题地往下问：钱从哪里来？谁先拿到钱？哪里可能出错？学员记得他的手写笔记，也记得他碰到谁都答不上来的问题，会老老实实说一句“不知道”。他从不点名叫人买哪只股票，只盼您带走一份十年后还用得着的核对清单。',
    },
  },
  {
    key: 'tan-wei-ling',
    joinedOn: '2020-04-18',
    name: { en: 'Tan Wei Ling', zh: '陈慧玲' },
    specialization: { en: 'Funds, ETFs and REITs', zh: '基金、ETF与房地产投资信托' },
    experienceYears: 14,
    isAssistant: false,
    bio: {
      en: 'Tan Wei Ling takes funds and REITs apart so that you can see what is inside, and what it costs. She worked for nine years in fund research in Singapore, where she read several hundred factsheets a year. Then her own mother asked what the “1.75” on a statement meant, and she realised that nobody had ever explained it. She has been teaching since. In her classes you bring the factsheet of a fund you already hold and go through it line by line: the holdings, the benchmark, the yearly charge, the small print under the chart. With REITs she begins at the tenants and works back to the distribution. Her favourite exercise is to describe a fund in one sentence that your grandmother would understand.',
      zh: '陈慧玲的本事，是把基金和房地产投资信托拆开来，让您看清里面装了什么、每年要付多少钱。她在新加坡做了九年基金研究，一年要读几百份基金资料单。有一天母亲拿着结单问她，上面那个“1.75”是什么意思，她这才发觉，原来从没有人向母亲解释过。从那以后，她便走上讲台。上她的课，请带上您手头那只基金的资料单，她会陪您一行一行地读：持有什么、跟什么基准比、每年收多少费用、图表底下那行小字写了什么。讲房地产信托，她从租户讲起，再一步步讲到派息。她最爱出的作业是：用一句外婆也听得懂的话，把一只基金说清楚。',
    },
  },
  {
    key: 'wong-mei-fong',
    joinedOn: '2023-03-18',
    name: { en: 'Wong Mei Fong', zh: '黄美芳' },
    specialization: { en: 'Family finance and consumer protection', zh: '家庭理财与消费者权益' },
    experienceYears: 18,
    isAssistant: false,
    bio: {
      en: 'Wong Mei Fong has sat at a great many kitchen tables in Kuala Lumpur. For fifteen years she counselled families who were in debt or had been cheated, and she saw that the trouble had usually begun with one question nobody dared to ask. Her courses cover what comes before investing: a budget that survives a festive season, an emergency fund, loans whose real cost you can work out, insurance, nominations and wills. She is best known for her classes on scams, in which she reads out genuine-sounding messages and lets the class find the hook. She speaks Cantonese, Mandarin, Malay and English, often in one sentence, and she never makes anyone feel foolish for having been fooled.',
      zh: '黄美芳在吉隆坡不知坐过多少户人家的饭桌。她做了十五年家庭财务辅导，帮助欠债和受骗的家庭，发现麻烦往往都始于一个没人敢开口问的问题。她的课讲的是投资之前的事：一份过年过节也守得住的预算、一笔紧急备用金、算得出真实成本的贷款，还有保险、受益人提名和遗嘱。最受欢迎的是她的防骗课：她把一条条几可乱真的信息念出来，让全班一起找“鱼钩”藏在哪里。她讲广东话、华语、马来语和英语，常常一句话里全用上了。上过当的人来听课，她从不让人觉得难堪。',
    },
  },
  {
    key: 'chen-guohua',
    joinedOn: '2020-09-01',
    name: { en: 'Chen Guohua', zh: '陈国华' },
    specialization: { en: 'Equity research and value investing', zh: '股票研究与价值投资' },
    experienceYears: 22,
    isAssistant: false,
    bio: {
      en: 'Chen Guohua has read annual reports for a living for twenty-two years, and still starts at the back, with the notes. As an equity analyst he covered manufacturers in Johor, Penang and Singapore, and he learned as much from factory car parks and loading bays as from spreadsheets. He teaches learners to value a business as if they meant to own the whole of it: how it earns, how much of that turns into cash, how much debt it carries, who runs it, and only then what price would leave room for mistakes. Each of his courses includes a company that looked cheap and was not. He asks everyone to write down why they might be wrong, because in his experience it is the most useful line on the page.',
      zh: '陈国华读年报读了二十二年，到今天仍习惯从最后面的附注读起。他做股票研究时，跟踪的是柔佛、槟城和新加坡的制造业公司，从工厂停车场和装卸区看到的门道，不比从报表上看到的少。他教学员把公司当成整家都要买下来那样去估值：靠什么赚钱，赚到的有多少变成现金，背了多少债，由谁来管，最后才问什么价钱能给自己留下犯错的余地。他的每门课里，都有一家看着便宜、其实不便宜的公司。他还要求人人写下“我可能错在哪里”，他说，这往往是整页纸上最有用的一行。',
    },
  },
  {
    key: 'lee-jia-hao',
    joinedOn: '2021-09-01',
    name: { en: 'Lee Jia Hao', zh: '李嘉豪' },
    specialization: { en: 'Technical analysis and derivatives', zh: '技术分析与衍生产品' },
    experienceYears: 12,
    isAssistant: false,
    bio: {
      en: 'Lee Jia Hao teaches charts and derivatives the way a driving instructor teaches braking: first, and often. He began on the risk desk of a futures broker in Singapore, where his job was to ring clients whose margin had run out, and he has not forgotten those calls. A chart, he says, describes what buyers and sellers have done; it does not promise what they will do next. So his lessons pair every pattern with the times it failed, and every option with the most it can lose. Learners work out the size of a position before they are shown a single entry signal, and keep a journal for a month on paper money. He is pleased when someone finishes his course and decides that derivatives are not for them.',
      zh: '李嘉豪教图表和衍生产品，像教车师傅教刹车：先教，而且反复教。他入行时在新加坡一家期货经纪行做风险监控，工作就是打电话给保证金快亏光的客户，那些电话他至今没忘。他说，图表讲的是买卖双方做过什么，并不保证他们接下来会做什么。所以他每讲一个形态，必讲它失灵的时候；每讲一种期权，必讲最多会亏多少。学员要先学会计算仓位，才看得到第一个入场信号，还得用模拟资金写满一个月的交易日志。有人学完课程，决定衍生产品不适合自己，他反而替对方高兴。',
    },
  },
  {
    key: 'rajan-kumar',
    joinedOn: '2022-03-01',
    name: { en: 'Rajan Kumar', zh: '拉詹·库马尔' },
    specialization: { en: 'Portfolio construction and retirement', zh: '投资组合与退休规划' },
    experienceYears: 19,
    isAssistant: false,
    bio: {
      en: 'Rajan Kumar helps people fit the pieces together: the home loan, the provident fund, the deposits, the shares bought years ago and never looked at again. Born in Penang and now living in Singapore, he spent thirteen years planning pension portfolios, where a plan had to hold for decades and nobody could be rushed. He teaches asset allocation with three jars and a kitchen scale before he opens a spreadsheet. His classes are about questions with no fashionable answer. When will you need this money? How far could it fall before you lost sleep? When will you rebalance, and who will stop you from doing it too often? He writes his materials in English and goes through every line of the Chinese with his colleagues, so that neither reads like a translation.',
      zh: '拉詹·库马尔擅长把零散的东西拼成一张图：房贷、公积金、定期存款，还有多年前买了就再没看过的股票。他生于槟城，如今住在新加坡，曾用十三年时间规划退休基金的投资组合。那份工作讲究一个方案能撑几十年，谁也催不得。讲资产配置，他先摆出三个罐子和一台厨房秤，然后才打开电子表格。他的课专问那些不时髦的问题：这笔钱什么时候要用？跌到什么地步您会睡不着？多久再平衡一次，谁来拦住您不要调得太勤？他用英文写讲义，再和同事逐行推敲中文，让两种文字读起来都像原文。',
    },
  },
  {
    key: 'xu-anqi',
    joinedOn: '2023-09-01',
    name: { en: 'Xu Anqi', zh: '许安琪' },
    specialization: { en: 'Learner support and study groups', zh: '学员辅导与学习小组' },
    experienceYears: 4,
    isAssistant: true,
    bio: {
      en: 'Xu Anqi is the teaching assistant most learners meet first. She answers questions about lessons, quizzes and points in Chinese and in English, and can talk anyone through enlarging the text on a phone. Before joining the academy she taught evening computer classes at a community centre, where the oldest person in the room was eighty-three. She runs the weekly study groups, grades assignments together with the teachers, and keeps a list of every question asked more than twice; many of those questions have since become lessons. She does not comment on what anybody should buy or sell, and she will never ask for a password, a one-time code or a payment.',
      zh: '许安琪是助教，多数学员最先认识的就是她。课程、测验、积分上的疑问，中文英文她都答；手机字体怎么调大，她也能在电话里一步一步教会您。来学院之前，她在民众俱乐部教夜间电脑班，班上年纪最大的学员八十三岁。她主持每周的学习小组，协助老师批改作业，还把大家问过两次以上的问题一一记下，不少后来都写进了课时。她不评论任何人该买什么、卖什么，也绝不会向您要密码、一次性验证码或任何款项。',
    },
  },
];
