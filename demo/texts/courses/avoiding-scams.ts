import type { DemoCourse } from '../demo-types.ts';

export const avoidingScamsCourse: DemoCourse = {
  key: 'avoiding-scams',
  teacher: 'wong-mei-fong',
  title: {
    en: 'Seeing Through Investment Scams',
    zh: '看穿投资骗局',
  },
  short_description: {
    en: 'The warning signs, how to check a licence, what happens inside the chat groups, and what to do if you were cheated.',
    zh: '认出危险信号，学会查执照，看清群组里的把戏，知道万一被骗该怎么办。',
  },
  description: {
    en: 'For everyone who has a phone, some savings and a message from a stranger. Scammers study their trade; most of us meet them unprepared. This course evens the odds.\n\nYou will test promises with simple arithmetic, check firms and people in the registers of Singapore and Malaysia, and follow two frauds from the first hello to the last excuse. The final lesson is a list to keep near the telephone: what to do in the first hour if you or someone in your family has been cheated.',
    zh: '只要您有一部手机、一点积蓄，又收过陌生人的信息，这门课就值得一看。骗子天天钻研骗术，我们大多数人却毫无准备。这门课帮您扳回一城。\n\n您会用简单的算术检验各种承诺，学会在新马两地的官方名册查证公司和个人，并跟着两个骗局，从第一声问好看到最后一个借口。最后一课是一份应急清单，可以贴在电话旁：自己或家人被骗，第一个小时该做什么。',
  },
  level: 'beginner',
  pointsReward: 80,
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
        en: 'Seven red flags',
        zh: '七个危险信号',
      },
      description: {
        en: 'Test a promised return with arithmetic and recognise the seven signs that most scams share.',
        zh: '用算术检验承诺的回报，认出多数骗局都有的七个信号。',
      },
      body: {
        en: `<p>Mr Ng, 61, has just retired from a factory in Penang. A message arrives: “Capital guaranteed, 3% a week, only 20 places left.” He is no fool. He takes out a calculator.</p>
<h2>Let the promise run for a year</h2>
<p>At 3% a week for 52 weeks, RM10,000 becomes RM46,509. After two years it is RM216,307. After five it would be more than RM21 million. A person who owned such a machine would not be sending messages to strangers in Penang; he would simply wait.</p>
<table>
<thead><tr><th>The promise</th><th>After one year</th><th>RM10,000 becomes</th></tr></thead>
<tbody>
<tr><td>2% a month</td><td>+26.8%</td><td>RM12,682</td></tr>
<tr><td>10% a month</td><td>+213.8%</td><td>RM31,384</td></tr>
<tr><td>3% a week</td><td>+365.1%</td><td>RM46,509</td></tr>
<tr><td>1% a day</td><td>+3,678%</td><td>RM377,834</td></tr>
</tbody>
</table>
<p>Compare that with a fixed deposit, which pays a few per cent a year, or with shares, whose long-run returns are counted in single digits or a little more, with painful years among them. Small-sounding daily and weekly figures are chosen because few people multiply.</p>
<h2>The seven signs</h2>
<ol>
<li><strong>High returns, no risk.</strong> The two words “guaranteed” and “high” do not belong in one honest sentence.</li>
<li><strong>Hurry.</strong> Last places, tonight only, price goes up at noon.</li>
<li><strong>Secrecy.</strong> “Do not tell your bank; they do not want you to earn.”</li>
<li><strong>Payment to a person</strong> or an unrelated company, or in crypto.</li>
<li><strong>Borrowed fame.</strong> A minister, a tycoon or a singer in a video. Faces and voices can be forged.</li>
<li><strong>Reward for recruiting.</strong> You earn by bringing in your sister.</li>
<li><strong>Easy in, hard out.</strong> Money goes in with a tap; to get it out, you must first pay something.</li>
</ol>
<p>One sign is reason to stop. Two are reason to leave.</p>
<h2>How the early ones get paid</h2>
<p>“But my friend really received the money!” Very likely. A hundred people pay RM10,000 each: RM1,000,000. They are promised 10% a month, so RM100,000 goes out every month. Nothing is earned; they are being paid with their own money. If the organiser has taken RM300,000 for himself, the remaining RM700,000 lasts seven months. In that time a hundred happy people have told everyone they know. This is a <strong>Ponzi scheme</strong>, and the proof your friend shows you is part of its design.</p>
<aside class="callout"><p><strong>Guaranteed, high and now: when all three meet, put down the phone.</strong> You need not argue, explain or be polite.</p></aside>`,
        zh: `<p>黄先生61岁，刚从槟城一家工厂退休。手机收到信息：“保本，每周3%，只剩20个名额。”黄先生可不糊涂，他拿出了计算器。</p>
<h2>让承诺跑足一年</h2>
<p>每周3%，52周之后，1万令吉变成46,509令吉；两年后是216,307令吉；五年后超过2,100万令吉。谁有这样的赚钱机器，哪里用得着发信息给素不相识的人？自己静静等着就行了。</p>
<table>
<thead><tr><th>承诺</th><th>一年之后</th><th>1万令吉变成</th></tr></thead>
<tbody>
<tr><td>每月2%</td><td>+26.8%</td><td>RM12,682</td></tr>
<tr><td>每月10%</td><td>+213.8%</td><td>RM31,384</td></tr>
<tr><td>每周3%</td><td>+365.1%</td><td>RM46,509</td></tr>
<tr><td>每天1%</td><td>+3,678%</td><td>RM377,834</td></tr>
</tbody>
</table>
<p>对比一下：定期存款一年不过几个百分点；股票的长期年回报，通常是个位数或稍高一些，中间还夹着难熬的年份。骗子爱说每天、每周多少，正因为听起来不多，很少人会乘下去。</p>
<h2>七个信号</h2>
<ol>
<li><strong>高回报，零风险。</strong>“保证”和“高回报”，不会出现在同一句真话里。</li>
<li><strong>催您快。</strong>最后几个名额、只限今晚、中午就起价。</li>
<li><strong>要您保密。</strong>“别告诉银行，他们见不得您赚钱。”</li>
<li><strong>款项汇给个人</strong>，或者毫不相干的公司，或者要您付加密货币。</li>
<li><strong>借名人撑场面。</strong>视频里有部长、富豪、歌星。脸和声音都可以伪造。</li>
<li><strong>拉人头有奖。</strong>把自己的姐妹拉进来，您就有钱赚。</li>
<li><strong>进去容易出来难。</strong>存钱一按就行，提钱却要先付一笔。</li>
</ol>
<p>出现一个，就该停下来；出现两个，就该走人。</p>
<h2>为什么早进场的真的收到钱</h2>
<p>“可是我朋友真的收到钱了！”多半是真的。一百个人各付1万令吉，一共100万令吉。承诺每月10%，每个月就要付出10万令吉。其实什么都没赚，付的都是他们自己的钱。主谋先拿走30万令吉，剩下70万令吉，刚好撑七个月。这七个月里，一百个满心欢喜的人，早就告诉了所有的亲友。这就是<strong>庞氏骗局</strong>；朋友给您看的“证据”，本来就是骗局的一环。</p>
<aside class="callout"><p><strong>保证、高回报、马上，三样凑齐，放下手机。</strong>不必争辩，不必解释，也不必客气。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Check the licence',
        zh: '怎样查执照',
      },
      description: {
        en: 'Look up firms and people in the registers of Singapore and Malaysia, and avoid being fooled by a clone.',
        zh: '会在新马两地的名册查证公司和个人，不被冒牌公司骗倒。',
      },
      body: {
        en: `<p>Checking a licence takes five minutes and costs nothing. Anyone who deals in securities, manages funds or gives investment advice to the public in Singapore or Malaysia must, with few exceptions, be licensed. The registers are open to all.</p>
<h2>Where to look</h2>
<table>
<thead><tr><th>Country</th><th>Register</th><th>What it tells you</th></tr></thead>
<tbody>
<tr><td>Singapore</td><td>MAS Financial Institutions Directory</td><td>Whether a firm is regulated, and for which activities</td></tr>
<tr><td>Singapore</td><td>MAS Register of Representatives</td><td>Whether a person may act for that firm</td></tr>
<tr><td>Singapore</td><td>MAS Investor Alert List</td><td>Unregulated names that may be mistaken for regulated ones</td></tr>
<tr><td>Malaysia</td><td>Securities Commission’s Investment Checker</td><td>Whether a firm or person is licensed or registered</td></tr>
<tr><td>Malaysia</td><td>Securities Commission’s Investor Alert List</td><td>Names reported as unlicensed, scams or clones</td></tr>
<tr><td>Malaysia</td><td>Bank Negara’s Financial Consumer Alert List</td><td>Schemes not authorised by the central bank</td></tr>
</tbody>
</table>
<h2>Five steps, in this order</h2>
<ol>
<li><strong>Ask for names.</strong> The full registered name of the firm, its licence number and the name of the person. Someone honest is pleased to be asked.</li>
<li><strong>Type the address yourself:</strong> mas.gov.sg or sc.com.my. Never use the link you were sent; it may lead to a copy.</li>
<li><strong>Compare letter by letter.</strong> Then read which activities the licence covers.</li>
<li><strong>Call the number in the register,</strong> not the one on the leaflet, and ask whether this person works there and whether this offer is theirs.</li>
<li><strong>Look at the payee.</strong> The money should go to the licensed firm or its client account, never to a private person.</li>
</ol>
<h2>How a clone works</h2>
<p>A fictional example. “Bukit Angsana Asset Management Sdn Bhd” is licensed and has a website. Scammers copy its logo, address and licence number and put up a site with two letters more in its address. You look in the register and find the firm: licensed, all correct. Only step 4 unmasks them, because the real firm answers: “We do not sell through WhatsApp.”</p>
<h2>What a check does not prove</h2>
<ul>
<li>A <strong>company registration</strong> with ACRA or SSM is no licence to take investments. Anybody can register a company.</li>
<li><strong>Not being on an alert list</strong> proves nothing. New scams are born faster than lists are written.</li>
<li>A <strong>certificate on the wall</strong>, a foreign “licence” or a photograph with a VIP is decoration.</li>
<li>A <strong>real licence</strong> does not make an investment safe. It means that there are rules and someone to complain to; you can still lose money.</li>
</ul>
<aside class="callout"><p><strong>Check before you pay, not after you worry.</strong> And if you cannot find the name, the answer is no. Do not accept “our licence is being processed”.</p></aside>`,
        zh: `<p>查执照只需五分钟，不花一分钱。在新加坡和马来西亚，凡是向公众买卖证券、管理基金或提供投资意见，除了少数例外，都必须持有执照。官方名册公开，人人可查。</p>
<h2>到哪里查</h2>
<table>
<thead><tr><th>国家</th><th>名册</th><th>可以查到什么</th></tr></thead>
<tbody>
<tr><td>新加坡</td><td>金管局金融机构名录（Financial Institutions Directory）</td><td>公司是否受监管，可从事哪些业务</td></tr>
<tr><td>新加坡</td><td>金管局代表名册（Register of Representatives）</td><td>某人能不能代表该公司</td></tr>
<tr><td>新加坡</td><td>金管局投资者警示名单（Investor Alert List）</td><td>未受监管却容易令人误会的名字</td></tr>
<tr><td>马来西亚</td><td>证监会Investment Checker</td><td>公司或个人有没有执照或注册</td></tr>
<tr><td>马来西亚</td><td>证监会投资者警示名单（Investor Alert List）</td><td>无牌、涉嫌诈骗或冒牌的名字</td></tr>
<tr><td>马来西亚</td><td>国家银行金融消费者警示名单（Financial Consumer Alert List）</td><td>未获国行批准的计划</td></tr>
</tbody>
</table>
<h2>五个步骤，照着次序做</h2>
<ol>
<li><strong>先问清楚名字。</strong>公司的完整注册名称、执照号码、接洽人的姓名。光明正大的人，不怕您问。</li>
<li><strong>自己输入网址：</strong>mas.gov.sg或sc.com.my。别人发来的链接一律不点，那可能是假网站。</li>
<li><strong>逐个字母核对</strong>，再看执照准许哪些业务。</li>
<li><strong>拨名册上的电话，</strong>不是传单上的。问对方：这个人是贵公司的职员吗？这项计划是贵公司的吗？</li>
<li><strong>看收款人是谁。</strong>款项应该汇给持牌公司或它的客户户头，绝不会是私人户头。</li>
</ol>
<h2>冒牌公司的手法</h2>
<p>举个虚构的例子。“Bukit Angsana资产管理公司”持有执照，也有网站。骗子盗用它的商标、地址和执照号码，另外架设一个网站，网址只多了两个字母。您去查名册，果然有这家公司，一切属实。只有第四步能拆穿，因为真公司会告诉您：“我们从来不在WhatsApp卖产品。”</p>
<h2>查到了，也不代表什么都没问题</h2>
<ul>
<li>在ACRA或SSM<strong>注册公司</strong>，不等于有执照招揽投资。注册公司，谁都办得到。</li>
<li><strong>不在警示名单上</strong>，什么也证明不了。新骗局出现得比名单更新还快。</li>
<li><strong>墙上的证书</strong>、外国“执照”、跟贵宾的合照，全是摆设。</li>
<li><strong>真有执照</strong>，投资也未必安全。那只表示有规矩可循、有地方投诉；钱还是可能亏掉。</li>
</ul>
<aside class="callout"><p><strong>付钱之前查，不是担心了才查。</strong>查不到名字，答案就是“不”。对方说“执照正在申请”，也一样是“不”。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Inside the chat group',
        zh: '群组里的把戏',
      },
      description: {
        en: 'Recognise a staged chat group, follow a pump-and-dump in figures, and shut the door on both.',
        zh: '认出演戏的群组，看懂拉高出货的数字，把门关上。',
      },
      body: {
        en: `<p>One morning you find yourself in a WhatsApp or Telegram group named “Golden Retirement Class 8”. You never joined. There are 180 members, a kindly “Professor” and an assistant with a friendly face. Every day somebody says thank you for yesterday’s profit. You are perhaps the only one in the room who is not an actor.</p>
<h2>A month in the group</h2>
<table>
<thead><tr><th>Time</th><th>What you see</th><th>What is going on</th></tr></thead>
<tbody>
<tr><td>Week 1</td><td>Free lessons, market news, greetings</td><td>Trust is built; nobody asks for money</td></tr>
<tr><td>Week 2</td><td>A share tip that rises the next day</td><td>Several groups get different tips; yours happened to be right</td></tr>
<tr><td>Week 3</td><td>Screenshots of profits, gentle teasing of those who wait</td><td>Pictures made in minutes, posted by the same few people</td></tr>
<tr><td>Week 4</td><td>“Members only” app, or one big share to buy at 10 a.m.</td><td>The harvest</td></tr>
</tbody>
</table>
<h2>Harvest one: pump and dump</h2>
<p>The organisers have quietly bought 2,000,000 shares of a small company at RM0.10, for RM200,000. Then every group is told to buy at the same time. So many orders for so few shares drive the price up. The organisers sell into the rush, at RM0.30 on average, and take RM600,000: a gain of RM400,000.</p>
<p>You bought at RM0.32. With RM20,000 you have 62,500 shares. The rush ends, there is no one left to buy, and the price slides to RM0.08. Your shares are worth RM5,000. You have lost 75%, and the company itself has not changed at all.</p>
<h2>Harvest two: the private app</h2>
<p>The app is not in the official store; you install it from a link. It shows real market prices and a balance that grows each day. But the balance is only a figure that the scammer types. No share was ever bought. An app from a link may also read your messages, one-time codes included.</p>
<h2>Signs that the room is staged</h2>
<ul>
<li>You were added without being asked.</li>
<li>Any doubt is answered within seconds by five “members”, and the doubter disappears.</li>
<li>Only administrators may post, or members cannot see each other’s numbers.</li>
<li>The teacher never shows a licence, and nobody ever loses.</li>
<li>You are moved to another group, again and again.</li>
</ul>
<h2>What to do</h2>
<ol>
<li>Do not reply, not even to scold. A reply tells them that the number is live.</li>
<li>Take a screenshot, report the group in the app, leave, and block.</li>
<li>In WhatsApp, set Privacy, then Groups, to “My contacts”, so that strangers cannot add you.</li>
<li>Install investment apps only from the official store, and only after checking the licence.</li>
</ol>
<aside class="callout"><p><strong>A tip that everybody in a group receives at the same minute is not a secret.</strong> It is an order, and you are the one who will be sold to.</p></aside>`,
        zh: `<p>一早醒来，您发现自己进了一个WhatsApp或Telegram群组，名叫“黄金退休班8”。您从没答应加入。群里有180人，一位慈祥的“教授”，一位笑容可掬的助理，天天都有人道谢，说昨天又赚了。整个群里，不是演员的，也许就只有您一个。</p>
<h2>群里的一个月</h2>
<table>
<thead><tr><th>时间</th><th>您看到的</th><th>背后的真相</th></tr></thead>
<tbody>
<tr><td>第1周</td><td>免费讲课、市场消息、早安问候</td><td>建立信任，绝口不提钱</td></tr>
<tr><td>第2周</td><td>一则贴士，第二天真的涨了</td><td>几个群组各给不同的贴士，您这一组碰巧猜中</td></tr>
<tr><td>第3周</td><td>一张张赚钱截图，取笑还在观望的人</td><td>截图几分钟就做好，发的都是同样几个人</td></tr>
<tr><td>第4周</td><td>“会员专用”应用，或者早上10点一起买某只股票</td><td>开始收割</td></tr>
</tbody>
</table>
<h2>收割法之一：拉高出货</h2>
<p>主谋早就悄悄以每股0.10令吉买进某家小公司的200万股，花了200,000令吉。然后叫各个群组同一时间买进。抢的人多，股票少，股价直往上冲。主谋趁乱脱手，平均卖0.30令吉，收回600,000令吉，净赚400,000令吉。</p>
<p>您在0.32令吉买进，20,000令吉买了62,500股。抢购潮一过，再没有人接手，股价滑到0.08令吉，手上的股票只值5,000令吉，亏了75%。而那家公司，从头到尾什么变化也没有。</p>
<h2>收割法之二：私人应用</h2>
<p>这个应用在官方商店找不到，要从链接下载。里面的行情是真的，户头余额天天增加；可是余额只是骗子输入的数字，一股也没有买过。用链接下载的应用，还可能偷看您的短信，连一次性验证码也不放过。</p>
<h2>怎么看出在演戏</h2>
<ul>
<li>没人问过您，就把您拉进群。</li>
<li>有人质疑，几秒之内就有五个“组员”反驳，质疑的人随即消失。</li>
<li>只有管理员能发言，或者组员彼此看不到号码。</li>
<li>老师从不出示执照，群里从没有人亏钱。</li>
<li>一再要您转去另一个群组。</li>
</ul>
<h2>该怎么做</h2>
<ol>
<li>别回复，连骂也不要骂。一回复，对方就知道号码有人用。</li>
<li>截图存证，在应用里举报群组，退出，封锁。</li>
<li>打开WhatsApp的隐私设置，把“群组”一项改为“我的联系人”，陌生人就不能随便拉您进群。</li>
<li>投资应用只从官方商店下载，而且要先查执照。</li>
</ol>
<aside class="callout"><p><strong>全群同一分钟收到的贴士，算不上秘密。</strong>那是一道买入的命令，而接货的人就是您。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'Friend, lover, thief',
        zh: '杀猪盘：感情是饵',
      },
      description: {
        en: 'Follow a pig-butchering scam step by step, do its sums, and know the rules that stop it.',
        zh: '一步一步看清杀猪盘，算清它的账，记住挡住它的规矩。',
      },
      body: {
        en: `<p>“Hello, is that Dr Lim’s clinic?” A wrong number, a polite apology, a little chat. Thus begins what criminals call pig-butchering: fatten first, slaughter later. INTERPOL now prefers “romance baiting”, because the victims deserve a kinder word. The case below is fictional, but each step is typical.</p>
<h2>Madam Goh’s three months</h2>
<p>Madam Goh is 58, a widow in Johor Bahru. “Daniel”, an engineer abroad, writes every morning and every night. He never asks for money. He only mentions that his uncle knows about gold trading.</p>
<table>
<thead><tr><th>Week</th><th>What happens</th><th>Paid</th><th>Received</th></tr></thead>
<tbody>
<tr><td>1–4</td><td>Talk, photographs, plans for a visit</td><td>0</td><td>0</td></tr>
<tr><td>5</td><td>A small try on his platform; it shows RM2,300</td><td>RM2,000</td><td>0</td></tr>
<tr><td>6</td><td>She withdraws a little, and it arrives</td><td>0</td><td>RM500</td></tr>
<tr><td>7</td><td>More, with “his” money beside hers</td><td>RM30,000</td><td>0</td></tr>
<tr><td>9</td><td>Retirement savings; the screen shows RM260,000</td><td>RM80,000</td><td>0</td></tr>
<tr><td>11</td><td>To withdraw, she must pay 15% “tax”</td><td>RM39,000</td><td>0</td></tr>
<tr><td>12</td><td>A new “deposit” is demanded; her daughter steps in</td><td>0</td><td>0</td></tr>
<tr><td></td><td><strong>Total</strong></td><td><strong>RM151,000</strong></td><td><strong>RM500</strong></td></tr>
</tbody>
</table>
<p>She lost RM150,500. The RM500 in week 6 was the most important payment of all. It was bait, and it made everything after it look safe.</p>
<h2>Why sensible people fall for it</h2>
<ul>
<li>It is slow. A month of kindness before the first ringgit does not feel like a fraud.</li>
<li>It is kept secret, as “our” plan for the future.</li>
<li>The screen shows a profit, so stopping feels like throwing money away.</li>
<li>Behind “Daniel” is not one man but a team with a script, often itself held by force.</li>
</ul>
<p>Loneliness is not stupidity. Doctors, accountants and bank officers have been cheated in this way.</p>
<h2>The rules that stop it</h2>
<ol>
<li><strong>Never invest through someone you have not met in person.</strong> A video call is no proof; faces can be forged.</li>
<li><strong>A real fee or tax is not collected in advance by the platform as a condition for paying you out.</strong> “Pay first to withdraw” means that the money is gone.</li>
<li><strong>Search for the photograph</strong> with a picture search, and for the platform’s name with the word “scam”.</li>
<li><strong>Check the licence,</strong> as in lesson 2.</li>
<li><strong>Tell one person.</strong> Agree in the family that any payment above a set sum, say RM2,000, is talked over with another person first.</li>
</ol>
<aside class="callout"><p><strong>If it is your mother or your friend:</strong> do not laugh and do not scold. Say, “I am glad you told me; let us look at it together.” Shame is what the scammer counts on.</p></aside>`,
        zh: `<p>“您好，请问是林医生的诊所吗？”打错了，客客气气道个歉，顺便聊上几句。“杀猪盘”往往就这样开场：先养肥，后宰杀。国际刑警组织如今主张改称“感情诱骗”（romance baiting），因为受害人不该再受这样的称呼。以下个案是虚构的，每一步却都很典型。</p>
<h2>吴女士的三个月</h2>
<p>吴女士58岁，丧偶，住在新山。“丹尼尔”自称在国外当工程师，早安晚安从不间断。他从不开口要钱，只是偶尔提起，叔叔很懂黄金买卖。</p>
<table>
<thead><tr><th>星期</th><th>经过</th><th>付出</th><th>收回</th></tr></thead>
<tbody>
<tr><td>1–4</td><td>聊天、传照片、约好见面</td><td>0</td><td>0</td></tr>
<tr><td>5</td><td>在他介绍的平台小试，显示RM2,300</td><td>RM2,000</td><td>0</td></tr>
<tr><td>6</td><td>提出一点点，钱真的到账</td><td>0</td><td>RM500</td></tr>
<tr><td>7</td><td>加码，说“他”也一起投</td><td>RM30,000</td><td>0</td></tr>
<tr><td>9</td><td>动用养老钱，屏幕显示RM260,000</td><td>RM80,000</td><td>0</td></tr>
<tr><td>11</td><td>想提款，要先付15%“税金”</td><td>RM39,000</td><td>0</td></tr>
<tr><td>12</td><td>又要一笔“保证金”，女儿出面阻止</td><td>0</td><td>0</td></tr>
<tr><td></td><td><strong>合计</strong></td><td><strong>RM151,000</strong></td><td><strong>RM500</strong></td></tr>
</tbody>
</table>
<p>前后亏了150,500令吉。第六周收回的那500令吉，才是整个骗局的关键。那是饵，有了它，后来的一切都显得安全。</p>
<h2>为什么明白人也会上当</h2>
<ul>
<li>它不急。嘘寒问暖一个月才谈钱，一点也不像骗局。</li>
<li>它要您保密，说这是“我们俩”的将来。</li>
<li>屏幕上明明在赚，停下来就像把钱丢掉。</li>
<li>“丹尼尔”不是一个人，而是一队照剧本办事的人，他们自己也常是被胁迫的。</li>
</ul>
<p>寂寞不等于愚笨。医生、会计师、银行职员，都有人这样被骗过。</p>
<h2>挡得住它的规矩</h2>
<ol>
<li><strong>没见过面的人介绍的投资，一概不碰。</strong>视频通话不算见面，脸可以伪造。</li>
<li><strong>真正的税费，不会由平台预先收取，作为放款的条件。</strong>“先付钱才能提款”，意思就是钱已经没了。</li>
<li><strong>查照片，</strong>用以图搜图；查平台，把名称和“骗局”二字一起搜索。</li>
<li><strong>查执照，</strong>照第二课的步骤。</li>
<li><strong>告诉一个人。</strong>全家约好：超过某个金额，例如2,000令吉，付款前先找另一个人商量。</li>
</ol>
<aside class="callout"><p><strong>如果当事人是母亲或朋友：</strong>别取笑，别责骂。对她说：“还好您告诉我，我们一起看看。”骗子最指望的，就是受害人羞于开口。</p></aside>`,
      },
    },
    {
      type: 'text',
      title: {
        en: 'If you were cheated',
        zh: '万一被骗了',
      },
      description: {
        en: 'Act in the right order in the first hour, keep the evidence, and avoid the second scam.',
        zh: '第一个小时按次序行动，保存证据，避开二次诈骗。',
      },
      body: {
        en: `<p>It has happened. Your hands are cold and you feel ashamed. Leave the shame for later; now every minute counts. Malaysian officials have described stolen money leaving a mule account within ten minutes. The sooner the bank knows, the better the chance that something can be stopped.</p>
<h2>The first hour</h2>
<ol>
<li><strong>Stop paying.</strong> Nothing more, for whatever reason. Do not tell the scammer that you know.</li>
<li><strong>Call your bank’s 24-hour fraud line.</strong> The number is on the back of your card. Ask them to recall the transfer and block your accounts and cards. Banks in Singapore also have an emergency “kill switch” that you can use yourself.</li>
<li><strong>Malaysia:</strong> call the National Scam Response Centre at 997.</li>
<li><strong>Singapore:</strong> report to the police. If you are not sure whether it is a scam, call the ScamShield Helpline, 1799.</li>
<li><strong>If you installed an app from a link:</strong> put the phone into flight mode and use another one for the calls.</li>
</ol>
<h2>Whom to tell</h2>
<table>
<thead><tr><th>Matter</th><th>Singapore</th><th>Malaysia</th></tr></thead>
<tbody>
<tr><td>Money just left</td><td>Your bank, then the police</td><td>Your bank or 997</td></tr>
<tr><td>Police report</td><td>Any police post, or online; emergencies 999</td><td>Any police station; emergencies 999</td></tr>
<tr><td>Unlicensed investment</td><td>MAS</td><td>Securities Commission, 03-6204 8999</td></tr>
<tr><td>Is this a scam?</td><td>ScamShield, 1799</td><td>Semak Mule, the police portal for checking account and phone numbers</td></tr>
<tr><td>Dispute with a licensed firm</td><td>FIDReC</td><td>Financial Markets Ombudsman Service</td></tr>
</tbody>
</table>
<p>Numbers change, so confirm them on the official site, and write them on a card by the telephone today.</p>
<h2>Keep the evidence</h2>
<ul>
<li>Screenshots of the whole chat, with names, numbers and dates. Do not delete it out of anger.</li>
<li>Transfer slips: date, time, amount, receiving bank and account, reference.</li>
<li>Links, app names, profile pictures, wallet addresses.</li>
<li>A simple time line on one sheet of paper: when, what, how much.</li>
</ul>
<p>Then change your passwords from a clean device, the email account first.</p>
<h2>The second scam</h2>
<p>Weeks later a “lawyer” or “recovery agent” writes: he has found your RM150,000 and will release it for a fee of 10%, RM15,000, in advance. He knows your case so well because he belongs to the same gang, or bought your name from it. The police and regulators charge nothing for taking a report.</p>
<h2>What you can expect</h2>
<p>Be prepared for this: often only a part comes back, and often nothing. Report all the same. Your report may freeze an account in time for somebody else, and it protects you should your own account have been misused. Never let anyone pass money through your account; that makes you a money mule, which is a crime.</p>
<aside class="callout"><p><strong>Tell someone tonight.</strong> You are the victim of a crime and have done nothing shameful. If you cannot sleep or see no way out, speak to your family, a doctor or a helpline. Money can be earned again.</p></aside>`,
        zh: `<p>事情发生了。您手脚冰冷，又羞又悔。自责留到以后，眼下分秒必争。马来西亚官员说过，赃款进了钱骡户头，十分钟之内就可能转走。银行越早知道，截住的机会越大。</p>
<h2>第一个小时</h2>
<ol>
<li><strong>停止付款。</strong>不管什么理由，一分钱都别再给，也别让骗子知道您已经察觉。</li>
<li><strong>拨银行24小时防诈热线。</strong>号码印在银行卡背面。要求追截汇款，冻结户头和卡。新加坡的银行还设有紧急自锁功能（Kill Switch），自己就能启动。</li>
<li><strong>在马来西亚：</strong>拨997，找国家诈骗回应中心（NSRC）。</li>
<li><strong>在新加坡：</strong>向警方报案；不确定是不是骗局，可拨ScamShield热线1799。</li>
<li><strong>如果装了链接下载的应用：</strong>把手机调到飞行模式，用另一部电话求助。</li>
</ol>
<h2>该找谁</h2>
<table>
<thead><tr><th>情况</th><th>新加坡</th><th>马来西亚</th></tr></thead>
<tbody>
<tr><td>钱刚转走</td><td>银行，然后报警</td><td>银行或997</td></tr>
<tr><td>报案</td><td>任何邻里警局，或上网；紧急拨999</td><td>任何警局；紧急拨999</td></tr>
<tr><td>无牌投资</td><td>金管局</td><td>证监会，03-6204 8999</td></tr>
<tr><td>这是不是骗局？</td><td>ScamShield，1799</td><td>警方Semak Mule网站，可查户头和电话号码</td></tr>
<tr><td>与持牌公司的纠纷</td><td>金融业争议调解中心（FIDReC）</td><td>金融市场申诉专员服务（FMOS）</td></tr>
</tbody>
</table>
<p>号码或有更改，请到官方网站核对，今天就写在卡片上，放在电话旁。</p>
<h2>保存证据</h2>
<ul>
<li>整段对话的截图，要看得到名字、号码和日期。别一气之下删掉。</li>
<li>转账单据：日期、时间、金额、收款银行与户头、参考编号。</li>
<li>链接、应用名称、头像、加密钱包地址。</li>
<li>在一张纸上写明经过：什么时候、发生什么、付了多少。</li>
</ul>
<p>然后用另一部安全的设备更改密码，先改电邮的。</p>
<h2>小心二次诈骗</h2>
<p>几个星期后，有“律师”或“追款专员”找上门，说找到了您的15万令吉，先付10%，也就是1万5000令吉，就可以放款。他对案情了如指掌，因为他本来就是同一伙人，或者向他们买了您的名字。警方和监管机构受理投报，不收一分钱。</p>
<h2>结果会怎样</h2>
<p>要有心理准备：往往只追回一部分，也可能分文不回。但还是要报案。您的投报，可能及时冻结一个户头，救了别人；万一自己的户头被人盗用，也是一份保障。千万别让人借您的户头过账，那就成了“钱骡”，是犯法的。</p>
<aside class="callout"><p><strong>今晚就告诉一个人。</strong>您是罪案的受害人，没有做见不得人的事。睡不着、想不开，请找家人、医生或援助热线谈谈。钱，可以再赚。</p></aside>`,
      },
    },
    {
      type: 'quiz',
      title: {
        en: 'Check yourself: scams',
        zh: '小测验：看穿骗局',
      },
      description: {
        en: 'Five questions on promises, licences, groups and the first hour.',
        zh: '五道题，重温承诺、执照、群组和第一个小时。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'A scheme promises 3% a week. Compounded for 52 weeks, RM10,000 would become about:',
            zh: '某计划承诺每周3%。利滚利52周，1万令吉大约变成多少？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'RM10,300',
                zh: '10,300令吉',
              },
            },
            {
              id: 'b',
              text: {
                en: 'RM25,600',
                zh: '25,600令吉',
              },
            },
            {
              id: 'c',
              text: {
                en: 'RM46,500',
                zh: '46,500令吉',
              },
            },
          ],
          answer: 'c',
          explanation: {
            en: '1.03 multiplied by itself 52 times is about 4.65. A gain of 365% a year without risk does not exist.',
            zh: '1.03连乘52次约等于4.65。一年赚365%而毫无风险，世上没有这种事。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'My friend has already received three monthly payments, so the scheme must be genuine.',
            zh: '朋友已经连续三个月收到钱，可见这个计划是真的。',
          },
          answer: false,
          explanation: {
            en: 'A Ponzi scheme pays its early members out of what members put in, so that they recommend it. The payments are part of the fraud.',
            zh: '庞氏骗局拿参加者自己的钱付给早进场的人，好让他们替骗局宣传。收到钱，正是骗局的一环。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'You find the firm’s name in the Securities Commission’s Investment Checker. What should you still do before paying?',
            zh: '您在证监会的Investment Checker查到了公司的名字。付款之前，还应该做什么？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'Nothing; a name in the register is enough',
                zh: '不用做什么，名册上有就够了',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Call the number in the register and ask whether the person and the offer are theirs',
                zh: '拨名册上的电话，问清楚这个人和这项计划是不是他们的',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Ask the person who contacted you for a copy of the licence',
                zh: '请联络您的人发一份执照副本',
              },
            },
            {
              id: 'd',
              text: {
                en: 'Ask the other members of the chat group',
                zh: '问问群组里的其他组员',
              },
            },
          ],
          answer: 'b',
          explanation: {
            en: 'Clones copy real names and licence numbers. Only a call to the number in the register reaches the real firm.',
            zh: '冒牌公司会盗用真名和执照号码。只有拨名册上的电话，才找得到真公司。',
          },
        },
        {
          id: 'q4',
          type: 'true_false',
          question: {
            en: 'A platform says that you must pay it 15% “tax” before you can withdraw. You should pay nothing more and treat it as a scam.',
            zh: '平台说，要先向它缴15%“税金”才能提款。这时应该一分钱都不再付，当作骗局处理。',
          },
          answer: true,
          explanation: {
            en: '“Pay first to withdraw” is the last act of the fraud. Whatever you pay will be lost as well.',
            zh: '“先付钱才能提款”是骗局的最后一幕，再付的钱也一样有去无回。',
          },
        },
        {
          id: 'q5',
          type: 'multiple_choice',
          question: {
            en: 'In Malaysia you notice that you transferred RM30,000 to a scammer twenty minutes ago. What comes first?',
            zh: '您在马来西亚，发现二十分钟前把3万令吉转给了骗子。第一步该做什么？',
          },
          options: [
            {
              id: 'a',
              text: {
                en: 'Call your bank’s fraud line or 997',
                zh: '拨银行防诈热线或997',
              },
            },
            {
              id: 'b',
              text: {
                en: 'Tell the scammer that you will go to the police',
                zh: '告诉骗子您要报警',
              },
            },
            {
              id: 'c',
              text: {
                en: 'Delete the chat and change your number',
                zh: '删除对话，更换号码',
              },
            },
          ],
          answer: 'a',
          explanation: {
            en: 'Only the bank and the National Scam Response Centre can try to stop the money, and minutes matter. Keep the chat as evidence.',
            zh: '只有银行和国家诈骗回应中心能设法截住款项，分秒必争。对话要留作证据。',
          },
        },
      ],
    },
    {
      type: 'assignment',
      title: {
        en: 'Investigate one offer',
        zh: '亲手查一个“机会”',
      },
      description: {
        en: 'Take one investment offer you have really seen, check it, and agree three safety rules at home.',
        zh: '挑一个真实见过的投资“机会”，动手查证，再和家人定下三条规矩。',
      },
      body: {
        en: `<p>You will remember a check that you have done yourself. Choose one investment offer that has really reached you: an advertisement, a message, a call, a leaflet. If you have none, ask a relative; they will have three.</p>
<aside class="callout"><p><strong>Stay safe while you look.</strong> Do not click links in the message, do not reply to it, install nothing, pay nothing. Type every address yourself.</p></aside>
<h2>What to submit</h2>
<ol>
<li><strong>The offer</strong> in two or three sentences: who, what, how much, by when.</li>
<li><strong>The arithmetic.</strong> If a return is promised, what would RM10,000 or S$10,000 become after a year? Show the calculation.</li>
<li><strong>Red flags.</strong> Which of the seven do you find? Quote the words.</li>
<li><strong>The registers.</strong> Which ones did you search, on what date, for which name, and what was the result?</li>
<li><strong>Your verdict,</strong> and the one fact that weighed most.</li>
<li><strong>Three family rules</strong> that you have agreed with at least one other person, such as a sum above which you phone each other, or a secret word against voices that are forged.</li>
</ol>
<h2>How it is marked</h2>
<table>
<thead><tr><th>Part</th><th>Marks</th></tr></thead>
<tbody>
<tr><td>Arithmetic is shown and correct</td><td>20</td></tr>
<tr><td>Red flags are named with the words that show them</td><td>20</td></tr>
<tr><td>Register, date, name and result are recorded</td><td>30</td></tr>
<tr><td>The verdict follows from the facts</td><td>10</td></tr>
<tr><td>The family rules are clear enough to be kept</td><td>20</td></tr>
</tbody>
</table>
<p>Leave out private telephone numbers, bank accounts and identity card numbers, your own and other people’s. “Nothing found in any register” is a perfectly good result; write it down.</p>`,
        zh: `<p>亲手查过一次，才会牢牢记住。挑一个真的找上过您的投资“机会”：广告、信息、来电、传单都可以。自己没有，问问亲戚，他们随手就能给您三个。</p>
<aside class="callout"><p><strong>查的时候，先顾安全。</strong>不点信息里的链接，不回复，不安装任何东西，不付一分钱。所有网址都自己输入。</p></aside>
<h2>要提交的内容</h2>
<ol>
<li><strong>这个“机会”</strong>，用两三句话讲清楚：谁、卖什么、多少钱、什么时候截止。</li>
<li><strong>算一算。</strong>如果承诺回报，1万令吉或1万新元一年后会变成多少？写出算式。</li>
<li><strong>危险信号。</strong>七个里面找到哪几个？把原话抄下来。</li>
<li><strong>官方名册。</strong>查了哪几个、哪一天查、查什么名字、结果如何？</li>
<li><strong>您的判断，</strong>以及最关键的一项事实。</li>
<li><strong>三条家规，</strong>至少跟一位家人说好，例如超过多少钱要先互通电话，或者约定一句暗号，防备伪造的声音。</li>
</ol>
<h2>评分方式</h2>
<table>
<thead><tr><th>项目</th><th>分数</th></tr></thead>
<tbody>
<tr><td>写出算式，而且算得对</td><td>20</td></tr>
<tr><td>指出危险信号，并附上原话</td><td>20</td></tr>
<tr><td>记下名册、日期、名字和结果</td><td>30</td></tr>
<tr><td>判断有事实根据</td><td>10</td></tr>
<tr><td>家规清楚，做得到</td><td>20</td></tr>
</tbody>
</table>
<p>私人电话、银行户头、身份证号码，自己的、别人的，都不要写。“所有名册都查不到”也是很好的结果，照实写下来。</p>`,
      },
    },
  ],
};
