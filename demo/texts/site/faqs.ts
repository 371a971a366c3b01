import type { DemoFaq } from '../demo-types.ts';

export const demoFaqs: DemoFaq[] = [
  {
    question: { en: 'Is the learning group really free?', zh: '加入学习群真的不用钱吗？' },
    answer: {
      en: 'Yes. Joining the WhatsApp learning group costs nothing, and nothing in it has to be paid for later. You need no trading account and no deposit, and you do not have to buy a course. Some courses on this site are opened with points or have a price; that is always shown on the course page, never arranged in a chat.',
      zh: '真的不用。加入WhatsApp学习群分文不收，日后也不会另外收费。不必开交易户头，不必存钱，也不必购买课程。本站有些课程要用积分开通，或标有价格，这些都清楚写在课程页面上，绝不会在聊天里私下商量。',
    },
  },
  {
    question: { en: 'Who can join?', zh: '什么人可以加入？' },
    answer: {
      en: 'Anyone aged 18 or over who would like to understand investing better. Most members live in Malaysia or Singapore, and many are over fifty. You need no background in finance; if you are starting from nothing, the beginner courses are the right place. We ask one thing only: that you do not sell, recruit or recommend products to other members.',
      zh: '凡年满18岁、想把投资弄明白的人都可以加入。群友大多住在马来西亚和新加坡，不少人年过五十。不需要任何财经底子，零基础从入门课程学起就好。我们只有一个要求：不要向其他群友推销、拉人或推荐产品。',
    },
  },
  {
    question: { en: 'How do I join?', zh: '怎样加入？' },
    answer: {
      en: 'First register an account on this site; you will need an invitation code, which any learner can find on their profile page. Then write to us, or ring us, using the contact details at the foot of this page, and we will send you the group link. If someone you do not know sends you a link out of the blue, do not tap it: ask us first.',
      zh: '先在本站注册账户。注册需要邀请码，每位学员都能在个人中心找到自己的邀请码，可以请他们给您。注册之后，按本页底部的联系方式写电邮或打电话给我们，我们就把入群链接发给您。若有不认识的人突然发来链接，先别点，问过我们再说。',
    },
  },
  {
    question: { en: 'What is sent in the group?', zh: '群里会发些什么？' },
    answer: {
      en: 'One short lesson on most weekdays, reminders of live classes, a weekly question to think about, and warnings about scams going round. Teachers answer questions about the lessons at set hours. We do not send messages late at night, and you can mute the group whenever you like; everything important is on this site as well.',
      zh: '平日大多每天一则短课，另有直播课提醒、每周一道思考题，以及近期的诈骗手法提示。老师会在固定时段回答课程上的问题。我们不在深夜发信息，您也可以随时把群设为静音，重要内容本站都找得到。',
    },
  },
  {
    question: { en: 'Who can see my phone number?', zh: '我的电话号码会被谁看到？' },
    answer: {
      en: 'As in any WhatsApp group, other members may see your number and profile name, so decide for yourself whether you are comfortable with that. We use your number only to run the group; we do not sell it or hand it to brokers, agents or advertisers. To keep it private, you can study on this site alone, where other learners cannot see it.',
      zh: '跟所有WhatsApp群组一样，其他成员可能看得到您的号码和显示名称，介不介意，请您自己斟酌。我们只用您的号码来管理群组，不会出售，也不会转交给经纪、代理或广告商。若不想公开号码，只在本站学习也可以，其他学员看不到您的号码。',
    },
  },
  {
    question: { en: 'How do I leave?', zh: '想退群怎么办？' },
    answer: {
      en: 'Open the group in WhatsApp, tap its name and choose “Exit group”. You need give no reason, and nobody will ring to persuade you to stay. Your account, your points and the courses you have opened remain as they are. If you would like us to delete your number as well, write to us and we will confirm when it is done.',
      zh: '在WhatsApp打开群组，点一下群名，再选“退出群组”就行。不必说明理由，也不会有人打电话挽留。您的账户、积分和已开通的课程都照旧保留。若希望我们连您的号码也删除，请写电邮告诉我们，办妥后会回复确认。',
    },
  },
  {
    question: {
      en: 'Will there be stock tips or trading signals?',
      zh: '群里会报明牌、给股票贴士吗？',
    },
    answer: {
      en: 'No. We teach how to read, compare and ask; we do not say what to buy, what to sell or when, and nobody in the group manages other people’s money. Companies and funds that appear in lessons are examples. If a message tells you to buy something “before it is too late”, it does not come from us.',
      zh: '不会。我们教您怎样读资料、怎样比较、怎样发问，不会告诉您买什么、卖什么、几时进出，群里也没有人代客理财。课程中提到的公司和基金都只是例子。凡是催您“再不买就来不及”的信息，一定不是我们发的。',
    },
  },
  {
    question: {
      en: 'How can I tell a scammer from your staff?',
      zh: '怎样分辨骗子和学院的工作人员？',
    },
    answer: {
      en: 'Our staff never ask for money, a password, a one-time code, a copy of your bank card or control of your screen, and never ask you to install a trading app. Anyone who does so is an impostor, whatever the photograph. Stop replying, tell us, and report it: in Singapore ring the ScamShield helpline on 1799; in Malaysia ring the National Scam Response Centre on 997. If money has already gone, ring your bank first, at once.',
      zh: '我们的工作人员绝不会向您要钱，不会要密码、一次性密码或银行卡照片，不会要求共享或操控您的屏幕，也不会叫您安装任何交易应用。谁这么做，谁就是冒牌货，头像再像也一样。请立即停止回复，通知我们，并且报案：新加坡可拨ScamShield热线1799，马来西亚可拨国家诈骗回应中心997。钱若已经汇出，第一时间先打给银行。',
    },
  },
  {
    question: {
      en: 'What is the free programme of 2025?',
      zh: '2025年的免费培训计划是怎么回事？',
    },
    answer: {
      en: 'A five-month training programme from 1 July to 1 December 2025, with 3,000 places across Malaysia and Singapore. It goes from household money to shares, funds and bonds, and ends with a written plan of your own. There is no fee and no deposit. It promises knowledge and habits, not returns: all investments can lose value.',
      zh: '这是一项为期五个月的培训，从2025年7月1日到12月1日，在马来西亚和新加坡共设3,000个名额。课程从家庭理财讲起，再到股票、基金和债券，最后由您写出一份属于自己的投资计划。不收学费，也不收押金。我们能给的是知识和习惯，不是回报；任何投资都有亏损的可能。',
    },
  },
  {
    question: { en: 'Which languages do you use?', zh: '使用什么语言？' },
    answer: {
      en: 'Chinese and English. Every lesson on this site exists in both, and you can switch at any time from the menu at the top. In the group, teachers post in both languages and answer in the one you write in. Malay and dialects are welcome in conversation, and somebody can usually help.',
      zh: '中文和英文。本站每一课都有两种语言，随时可以从页面上方的菜单切换。群里的课程两种语言都发，您用哪种语言提问，老师就用哪种语言回答。聊天时讲马来语或方言也欢迎，多半有人能帮上忙。',
    },
  },
];
