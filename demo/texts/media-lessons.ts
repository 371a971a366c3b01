import type { DemoMediaLesson, DemoPdfLesson } from './demo-types.ts';

/**
 * The spoken lessons and the documents. Their files under `media/` are made by
 * `demo/media-maker/make-demo-media.ts`: after changing a cue, run it again.
 */

export const compoundInterestVideo: DemoMediaLesson = {
  type: 'video',
  title: { en: 'Compound Interest as a Mountain', zh: '复利像一座山' },
  description: {
    en: 'See in one minute why the first ten years look like nothing and the last ten like everything. Spoken in Mandarin by a computer voice, with captions in both languages.',
    zh: '用一分钟看明白：为什么复利头十年不起眼，最后十年最惊人。电脑语音普通话旁白，附中英字幕。',
  },
  spoken: 'zh',
  media: 'compound-interest.mp4',
  poster: 'compound-interest.webp',
  captions: { en: 'compound-interest.en.vtt', zh: 'compound-interest.zh.vtt' },
  cues: [
    {
      start: 0.8,
      end: 5.4,
      text: {
        en: 'Invest RM10,000, and suppose it earns 6% a year.',
        zh: '把1万令吉拿去投资，假设每年赚6%。',
      },
    },
    {
      start: 5.4,
      end: 9.8,
      text: {
        en: 'Before asking for the result, look at the path it takes.',
        zh: '先不问结果，看看它走的是哪一条路。',
      },
    },
    {
      start: 9.8,
      end: 14.1,
      text: {
        en: 'If you take out and spend the RM600 that it earns each year,',
        zh: '每年赚到的600令吉，如果都拿出来花掉，',
      },
    },
    {
      start: 14.1,
      end: 20.2,
      text: {
        en: 'the path is straight: RM28,000 in thirty years, counting what you spent.',
        zh: '走的就是一条直路：三十年，前后一共2万8000令吉。',
      },
    },
    {
      start: 20.2,
      end: 24.4,
      text: {
        en: 'Leave every ringgit in, so that earnings earn as well:',
        zh: '如果一分不拿，让赚到的钱也去赚钱，',
      },
    },
    {
      start: 24.4,
      end: 28,
      text: {
        en: 'that is compounding. The path grows steeper every year.',
        zh: '这就是复利，路会一年比一年陡。',
      },
    },
    {
      start: 28,
      end: 33.1,
      text: {
        en: 'For ten years the two run side by side, only RM1,900 apart.',
        zh: '头十年，两条路几乎并排，只差1900令吉。',
      },
    },
    {
      start: 33.1,
      end: 37.7,
      text: {
        en: 'Many stop here, at the foot, and think compounding is nothing much.',
        zh: '很多人停在山脚，以为复利没什么了不起。',
      },
    },
    {
      start: 37.7,
      end: 41,
      text: {
        en: 'After twenty years they are more than RM10,000 apart;',
        zh: '二十年，差距超过1万令吉；',
      },
    },
    {
      start: 41,
      end: 46.3,
      text: {
        en: 'after thirty it is RM57,400, twice as high as the straight path.',
        zh: '三十年，5万7400令吉，比直路高出一倍。',
      },
    },
    {
      start: 46.3,
      end: 52.6,
      text: {
        en: 'How long does it take to double? Divide 72 by the rate: 72 ÷ 6, about 12 years.',
        zh: '多久翻一倍？用72除以回报率：72除以6，大约12年。',
      },
    },
    {
      start: 52.6,
      end: 59.8,
      text: {
        en: 'Fees compound too. One per cent more a year takes RM14,200 over thirty years.',
        zh: '费用也会利滚利：每年多付1%，三十年少掉1万4200令吉。',
      },
    },
    {
      start: 59.8,
      end: 64.1,
      text: {
        en: 'Actual returns rise and fall; this is only to show how it works.',
        zh: '真实的回报有起有落，这里只是说明道理。',
      },
    },
    {
      start: 64.1,
      end: 69.1,
      text: {
        en: 'Remember three things: start early, stay on the mountain, pay less in fees.',
        zh: '记住三件事：早出发，不下山，少付费。',
      },
    },
  ],
};

export const stopLossVideo: DemoMediaLesson = {
  type: 'video',
  title: { en: 'What a Stop-Loss Does', zh: '止损是做什么的' },
  description: {
    en: 'Watch a stop-loss at work: when it protects you, when it cannot, and in which direction it may move. Spoken in English by a computer voice, with captions in both languages.',
    zh: '看一张止损单怎样保护您，什么时候保护不了，又该往哪个方向移。电脑语音英语旁白，附中英字幕。',
  },
  spoken: 'en',
  media: 'stop-loss.mp4',
  poster: 'stop-loss.webp',
  captions: { en: 'stop-loss.en.vtt', zh: 'stop-loss.zh.vtt' },
  cues: [
    {
      start: 0.8,
      end: 6.7,
      text: {
        en: 'You want to buy a share at RM2.50. First ask: where would I admit that I was wrong?',
        zh: '想用2.50令吉买一只股票？先问自己：跌到哪里，我就认错？',
      },
    },
    {
      start: 6.7,
      end: 11.4,
      text: {
        en: 'Below RM2.30, under the support, your reason for buying is gone.',
        zh: '跌破支撑区下方的2.30，当初买入的理由就不成立了。',
      },
    },
    {
      start: 11.4,
      end: 17,
      text: {
        en: 'Place an order there in advance: if it falls to here, sell. That is a stop-loss.',
        zh: '预先在那里放一张单：跌到这里就卖。这就是止损。',
      },
    },
    {
      start: 17,
      end: 23,
      text: {
        en: 'It is a railing on a mountain path. It cannot stop the stones; it keeps you from falling.',
        zh: '它像山路上的栏杆：挡不住落石，却护得住行人。',
      },
    },
    {
      start: 23,
      end: 28.7,
      text: {
        en: 'Now the number of shares. You accept a loss of RM400, one per cent of your account.',
        zh: '再算买多少股。您能接受的亏损是400令吉，也就是户头的1%。',
      },
    },
    {
      start: 28.7,
      end: 34.4,
      text: {
        en: 'Each share risks 20 sen. 400 divided by 0.20 is 2,000 shares.',
        zh: '每股冒20仙的险：400除以0.20，就是2000股。',
      },
    },
    {
      start: 34.4,
      end: 38.9,
      text: {
        en: 'The price falls to 2.30. You are out, RM400 poorer.',
        zh: '股价跌到2.30，您出场了，亏400令吉。',
      },
    },
    {
      start: 38.9,
      end: 41.7,
      text: {
        en: 'The rest of the fall is no longer yours.',
        zh: '后面那一段，已经与您无关。',
      },
    },
    {
      start: 41.7,
      end: 46.9,
      text: {
        en: 'But a stop is not a guarantee. After bad news, a share can open at 2.15.',
        zh: '但止损不是保证。坏消息过后，一开盘就可能是2.15。',
      },
    },
    {
      start: 46.9,
      end: 54.1,
      text: {
        en: 'It has jumped the railing, and the loss is RM700. Against a gap, only a small position helps.',
        zh: '它越过了栏杆，亏损变成700令吉。对付跳空，只有一个办法：仓位要小。',
      },
    },
    {
      start: 54.1,
      end: 59.1,
      text: {
        en: 'When the price rises, you may move the stop up behind it. Never down.',
        zh: '股价上涨，止损可以跟着往上移，但绝不往下移。',
      },
    },
    {
      start: 59.1,
      end: 63.7,
      text: {
        en: 'Write it down before you buy. A plan in the head is only a wish.',
        zh: '买入之前就写下来。只放在脑子里的计划，不过是愿望。',
      },
    },
  ],
};

export const threeSentencesAudio: DemoMediaLesson = {
  type: 'audio',
  title: { en: 'Three Sentences for the Phone', zh: '接到电话，先说三句话' },
  description: {
    en: 'Learn three sentences that end a scam call, and why they work. Spoken in Mandarin by a computer voice, with a transcript in both languages.',
    zh: '学会三句话，让诈骗电话说不下去，也明白它们为什么管用。电脑语音普通话，附中英文稿。',
  },
  spoken: 'zh',
  media: 'three-sentences.mp3',
  poster: null,
  captions: { en: 'three-sentences.en.vtt', zh: 'three-sentences.zh.vtt' },
  cues: [
    {
      start: 0.8,
      end: 7,
      text: {
        en: 'The phone rings. A voice says: guaranteed profit, few places left, decide today.',
        zh: '手机响了。对方说：保证赚钱，名额有限，今天就要决定。',
      },
    },
    {
      start: 7,
      end: 12.2,
      text: {
        en: 'Do not answer yet. Take a breath, and have three sentences ready.',
        zh: '先不要回答。吸一口气，准备好三句话。',
      },
    },
    {
      start: 12.2,
      end: 18.2,
      text: {
        en: 'The first: “Give me the company’s name and licence number. I will check them myself.”',
        zh: '第一句：“请把公司名称和执照号码给我，我自己去查。”',
      },
    },
    {
      start: 18.2,
      end: 24.6,
      text: {
        en: 'Check on the regulator’s own website, never through a link that was sent to you.',
        zh: '查，要上监管机构的官方网站，不点对方发来的链接。',
      },
    },
    {
      start: 24.6,
      end: 27.3,
      text: {
        en: 'The second: “Who is the money paid to?”',
        zh: '第二句：“钱要汇给谁？”',
      },
    },
    {
      start: 27.3,
      end: 33.5,
      text: {
        en: 'If it is a personal account, or crypto, the conversation ends here.',
        zh: '如果是私人户头，或者要付加密货币，谈话到此为止。',
      },
    },
    {
      start: 33.5,
      end: 38.8,
      text: {
        en: 'The third: “I will talk to my family first, and answer in three days.”',
        zh: '第三句：“我要先跟家人商量，三天后再答复您。”',
      },
    },
    {
      start: 38.8,
      end: 43.8,
      text: {
        en: 'A swindler fears two things: time, and a third person.',
        zh: '骗子最怕两样东西：时间，和第三个人。',
      },
    },
    {
      start: 43.8,
      end: 49.3,
      text: {
        en: 'If the caller gets angry, hurries you or asks for secrecy, you have your answer.',
        zh: '如果对方生气、催促，或者要您保密，您已经有了答案。',
      },
    },
    {
      start: 49.3,
      end: 53.6,
      text: {
        en: 'You need no reason to hang up, and you need not be polite.',
        zh: '挂电话，不需要理由，也不必客气。',
      },
    },
    {
      start: 53.6,
      end: 60.3,
      text: {
        en: 'Remember: check, ask, talk it over. A real opportunity can wait three days.',
        zh: '记住：先查，再问，后商量。真正的机会，经得起等三天。',
      },
    },
  ],
};

export const oneMinuteAudio: DemoMediaLesson = {
  type: 'audio',
  title: { en: 'One Minute Before You Sell', zh: '卖出之前的一分钟' },
  description: {
    en: 'A pause to listen to with your thumb above the button: two breaths, one question, one rule. Spoken in English by a computer voice, with a transcript in both languages.',
    zh: '想按“卖出”之前，跟着听一遍：两次呼吸，一个问题，一条规矩。电脑语音英语，附中英文稿。',
  },
  spoken: 'en',
  media: 'one-minute.mp3',
  poster: null,
  captions: { en: 'one-minute.en.vtt', zh: 'one-minute.zh.vtt' },
  cues: [
    {
      start: 0.8,
      end: 5.7,
      text: {
        en: 'The market has fallen, and your thumb is above the button that says sell.',
        zh: '市场跌了，您的拇指已经停在“卖出”键上。',
      },
    },
    {
      start: 5.7,
      end: 10.9,
      text: {
        en: 'Give yourself one minute first. Put the phone down on the table.',
        zh: '先给自己一分钟，把手机放在桌上。',
      },
    },
    {
      start: 10.9,
      end: 13.9,
      text: {
        en: 'Breathe in. And slowly out.',
        zh: '吸气……慢慢呼气。',
      },
    },
    {
      start: 17.9,
      end: 21.4,
      text: {
        en: 'Once more. In, and slowly out.',
        zh: '再来一次：吸气……慢慢呼气。',
      },
    },
    {
      start: 25.4,
      end: 30,
      text: {
        en: 'Now forget the price you paid. The share does not know it.',
        zh: '现在，忘掉当初的买入价。股票并不知道您的价钱。',
      },
    },
    {
      start: 30,
      end: 36.4,
      text: {
        en: 'Ask one clean question: if I held this money in cash today, would I buy this share?',
        zh: '只问一个干净的问题：今天手上若是现金，我会买它吗？',
      },
    },
    {
      start: 36.4,
      end: 40.1,
      text: {
        en: 'If the answer is yes, there is nothing to do.',
        zh: '如果会，那就什么都不必做。',
      },
    },
    {
      start: 40.1,
      end: 46.3,
      text: {
        en: 'If it is no, ask what has changed. A lower price is not a fact about the business.',
        zh: '如果不会，再问：什么变了？“跌了”不是生意上的事实。',
      },
    },
    {
      start: 46.3,
      end: 52.1,
      text: {
        en: 'Has something come true that you wrote down when you bought? Then sell, and sell calmly.',
        zh: '买入时写下的那件事，发生了吗？发生了就卖，平静地卖。',
      },
    },
    {
      start: 52.1,
      end: 58.1,
      text: {
        en: 'If it is only a feeling, write it down, and look again after three nights.',
        zh: '如果只是一种感觉，就写进日记，隔三个晚上再看。',
      },
    },
    {
      start: 58.1,
      end: 62.9,
      text: {
        en: 'Your money has waited for years. It can wait for three nights.',
        zh: '您的钱等了好几年，再等三个晚上，也等得起。',
      },
    },
  ],
};

export const checklistPdf: DemoPdfLesson = {
  type: 'pdf',
  title: { en: 'Checklist Before You Invest', zh: '投资前自查表' },
  description: {
    en: 'Two pages to print and fill in before every purchase: yourself, the business, five years of figures, the price, and how much. Chinese and English.',
    zh: '买入之前印出来逐格填写的两页纸：自己、生意、五年数字、价格、买多少。中英文各两页。',
  },
  duration: 15,
  media: 'checklist.pdf',
  pages: 4,
};

export const factsheetPdf: DemoPdfLesson = {
  type: 'pdf',
  title: { en: 'How to Read a Fund Factsheet', zh: '基金资料单怎么读' },
  description: {
    en: 'Read the factsheet of a fictional fund number by number, and then one of your own. Chinese and English.',
    zh: '按号码读懂一张虚构的基金资料单，再拿自己的一张来练。中英文各两页。',
  },
  duration: 10,
  media: 'fund-factsheet.pdf',
  pages: 4,
};
