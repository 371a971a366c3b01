import type { DemoReviewText } from '../demo-types.ts';

/** None of these names a subject, so that each can be used for any course. */
export const demoReviewTexts: DemoReviewText[] = [
  {
    rating: 5,
    comment: {
      zh: '讲得很慢、很清楚，我这个年纪也跟得上。不懂的地方倒回去再读一遍就明白了。',
      en: 'Slow and clear enough for someone my age. Where I was lost, I went back, read it again and it made sense.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '终于有老师肯把“可能会亏”这句话放在最前面讲。',
      en: 'At last, a teacher who puts “you may lose money” at the beginning and not in the small print.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '内容扎实，例子也贴近生活。希望多放几道练习题。',
      en: 'Solid material with examples from real life. I would have liked a few more exercises.',
    },
    reply: {
      zh: '谢谢您的建议。新的练习题已经在准备，做完还能看到每一步的解释。',
      en: 'Thank you. More exercises are being prepared, each with its steps explained.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '中英文可以随时切换，很好用。我中文不太灵光，看不懂就换英文对照着看。',
      en: 'Being able to switch between Chinese and English is a great help. When my Chinese failed me, I compared it with the English.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '和太太一起学的，每晚一课。以前一谈钱就吵架，现在会先坐下来算一算。',
      en: 'My wife and I took one lesson each evening. Money used to start a quarrel; now we sit down and work it out first.',
    },
  },
  {
    rating: 3,
    comment: {
      zh: '内容不错，但中间几课术语太密集，我要另外记笔记才跟得上。',
      en: 'Good content, but a few lessons in the middle pack in too many terms. I could only keep up by taking notes.',
    },
    reply: {
      zh: '您说得对。生词现在可以点开看解释，也欢迎您把卡住的地方告诉我。',
      en: 'You are right. Terms can now be opened where you meet them; do tell me where you got stuck.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '没有叫我买任何东西，这一点最难得。',
      en: 'It never once tried to get me to buy anything. That is rarer than it should be.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '篇幅短，搭地铁时刚好读完一课。字再大一点就更好了。',
      en: 'Short lessons, just right for one MRT ride. Slightly larger type would make it perfect.',
    },
    reply: {
      zh: '谢谢！把浏览器的字号调大，课文也会跟着变大，排版不会乱。',
      en: 'Thank you! If you enlarge the type in your browser, the lessons grow with it.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '前半部分比较浅，后半部分才见真功夫，别太早放弃。',
      en: 'The first half is rather easy and the second half is where the real work begins. Do not give up early.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '学完以后把家里的旧文件翻出来，第一次看懂自己当年签了什么。',
      en: 'Afterwards I dug out our old papers and, for the first time, understood what I had signed all those years ago.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '老师不讲空话，每个道理都有例子。要是有重点整理可以打印就好了。',
      en: 'No hot air; every point comes with an example. A summary to print out would be welcome.',
    },
    reply: {
      zh: '好主意。您可以先用浏览器打印课文，重点整理我会补在每课的末尾。',
      en: 'A good idea. You can print a lesson from the browser today; summaries will follow at the end of each.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '我最喜欢老师说“这个没有标准答案”，然后教我们怎样自己去想。',
      en: 'My favourite moment was the teacher saying “there is no right answer here”, and then showing us how to think it through.',
    },
  },
  {
    rating: 3,
    comment: {
      zh: '适合没什么基础的人。我自己看过一些书，觉得有些地方讲得太细了。',
      en: 'Fine for people without much background. I had read a few books already and found parts of it too detailed.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '女儿推荐给我的。本来怕自己学不会，结果一个星期就学完了。',
      en: 'My daughter recommended it. I was afraid I would not manage, and I finished it in a week.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '本地例子很多，不像网上那些只讲外国的情况。',
      en: 'Plenty of local examples, unlike most of what I find online, which is all about other countries.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '看完之后我什么都没买，反而把该问的问题写了满满一页。值得。',
      en: 'I bought nothing when I had finished. I wrote a whole page of questions to ask instead. Worth it.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '讲得有条有理，就是有两处算式我算了三遍才对上，步骤可以再列细一点。',
      en: 'Well ordered. Two of the calculations took me three tries, though; the steps could be spelled out more.',
    },
    reply: {
      zh: '辛苦您了。请告诉我是哪两处，我把步骤一行一行写出来。',
      en: 'Sorry for the trouble. Tell me which two, and I will write the steps out line by line.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '语气很尊重人，没有把我们上了年纪的当傻瓜。',
      en: 'The tone is respectful. It does not treat older people as fools.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '断断续续学了一个月，每次回来都能接上进度，对要轮班的人很方便。',
      en: 'It took me a month, on and off, and I could always pick up where I had stopped. Handy if you work shifts.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '解释得比我买过的书还清楚。我已经推荐给两个老同学。',
      en: 'Clearer than the books I have paid for. I have already told two old classmates about it.',
    },
  },
  {
    rating: 3,
    comment: {
      zh: '道理都对，可是读起来有点平淡，希望多一些故事。',
      en: 'Everything it says is sensible, but it reads a little flat. More stories, please.',
    },
    reply: {
      zh: '收到。真实的故事最难写，但我会多找几个身边的例子。',
      en: 'Noted. True stories are the hardest to write, but I will look for more from around here.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '原来我一直把两个概念混在一起，难怪以前老是算错。',
      en: 'It turns out I had been mixing up two ideas all along. No wonder my sums never came out right.',
    },
  },
  {
    rating: 4,
    comment: {
      zh: '学完不会变成专家，但至少听得懂别人在讲什么，也知道该问什么了。',
      en: 'It will not make you an expert, but you will follow what people are saying and know what to ask.',
    },
  },
  {
    rating: 5,
    comment: {
      zh: '退休后第一次觉得脑子又动起来了。期待下一门课。',
      en: 'The first time since I retired that my brain has felt properly awake. Looking forward to the next one.',
    },
    reply: {
      zh: '看到您这句话，我也有劲了。下一门课见！',
      en: 'Your words keep me going. See you in the next course!',
    },
  },
];
