import type { DemoActivity } from '../demo-types.ts';

export const demoActivities: DemoActivity[] = [
  {
    title: { en: 'Spot the Scam, Live', zh: '全民识诈大挑战' },
    name: { en: 'Ten messages, sixty minutes', zh: '十条信息，六十分钟' },
    description: {
      en: 'On the first Saturday of every month, Wong Mei Fong puts ten messages on the screen and everyone votes: genuine or scam? Then the class takes each one apart and finds the hook. Free, online, in Chinese with English captions; bring your parents, or your children.',
      zh: '每月第一个星期六，黄美芳老师在屏幕上放出十条信息，大家一起投票：真的，还是骗局？投完票，全班再逐条拆解，看“鱼钩”藏在哪里。免费线上参加，中文讲解，附英文字幕，欢迎带上爸妈，或者孩子。',
    },
    tag: { en: 'Live online', zh: '线上直播' },
  },
  {
    title: { en: 'Learners’ Day in Two Cities', zh: '双城学员日' },
    name: { en: 'Singapore and Kuala Lumpur', zh: '新加坡·吉隆坡' },
    description: {
      en: 'One Sunday, two halls, one shared screen. Teachers read an annual report aloud together with the audience, learners tell how they built their habits, and the quiz relay pits the two cities against each other. Tea and kueh afterwards. Nothing is sold, and admission is free for registered learners.',
      zh: '同一个星期天，两个会场，一块共享的屏幕。老师带着全场一起读年报，学员上台分享怎样养成好习惯，压轴的是双城测验接力赛。会后有茶水糕点。现场不推销任何产品，注册学员免费入场。',
    },
    tag: { en: 'In person', zh: '线下聚会' },
  },
];
