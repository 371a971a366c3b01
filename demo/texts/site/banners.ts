import type { DemoBanner } from '../demo-types.ts';

export const demoBanners: DemoBanner[] = [
  {
    title: { en: 'Take the long view. Learn steadily.', zh: '目光长远，稳步学习' },
    description: {
      en: 'Courses in Chinese and English, from the first household budget to a portfolio you can explain. Begin with the free ones.',
      zh: '中英双语课程，从第一份家庭预算，学到一个自己讲得清楚的投资组合。先从免费课开始。',
    },
    link: '/courses?level=beginner',
  },
  {
    title: { en: 'Every lesson earns its points', zh: '每学一课，都有回响' },
    description: {
      en: 'Check in, finish lessons, pass quizzes: points gather as habits do. Use them for courses, a printed certificate or a porcelain mug.',
      zh: '签到、学课、过测验，习惯养成了，积分也攒起来了。可以换课程、换证书，也可以换一只青花杯。',
    },
    link: '/rewards',
  },
  {
    title: { en: 'Ten minutes a day, starting today', zh: '每天十分钟，今天就开始' },
    description: {
      en: 'Register with an invitation code and take your first free lesson on your phone. No deposit, and no trading account needed.',
      zh: '凭邀请码注册，用手机就能上第一堂免费课。不必存钱，也不必开交易户头。',
    },
    link: '/auth/register',
  },
];
