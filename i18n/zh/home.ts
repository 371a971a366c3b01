import type { home as en } from '../en/home.ts';
import type { Translated } from '../types.ts';

export const home: Translated<typeof en> = {
  description:
    '面向马来西亚、新加坡及亚洲个人投资者的中英双语学院：从入门到进阶的投资课程、经验丰富的教师，以及鼓励持续学习的积分。',
  defaultBanners: {
    coursesTitle: '目光长远，稳步学习',
    coursesText: '从第一只基金到读懂财报，中英双语课程。',
    teachersTitle: '经历过市场风雨的教师',
    teachersText: '向讲得明白、也投得明白的人学习。',
    joinTitle: '与十万人同窗',
    joinText: '面向马来西亚与新加坡 3,000 名学员的免费培训。',
  },
  bannerActions: {
    start: '从第一个免费课时开始',
    courses: '浏览课程',
    teachers: '认识教师',
    rewards: '查看奖励',
    register: '注册',
    other: '了解更多',
  },
  program: {
    dates: '{{first}}至{{last}}',
    datesLabel: '培训日期',
  },
  events: {
    title: '精彩活动',
    enlarge: '放大图片：{{title}}',
    none: '下一场活动正在筹备中。',
  },
  latest: {
    title: '最新课程',
    viewAll: '查看全部课程',
    none: '新课程即将上线。',
  },
  teachers: {
    title: '推荐教师',
    viewAll: '查看全部教师',
    none: '教师介绍即将上线。',
  },
  announcement: '公告',
  signIn: {
    guestText: '每天签到，积攒积分，兑换课程与奖励。',
    guestAction: '登录后签到',
  },
};
