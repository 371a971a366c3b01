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
  vision: {
    title: '远景，是学来的',
    text: '走得太近，市场只有喧哗；退远一步，噪音淡去，山川的轮廓才会浮现。我们教的，正是这样的眼光。',
    goalNumber: '100,000',
    goalText: '名理性、独立的投资者，这是我们立志培养的人数。',
    pillars: {
      knowledgeTitle: '扎实的知识',
      knowledgeText: '市场、企业与风险究竟如何运作，从根基讲起。',
      practiceTitle: '持续的练习',
      practiceText: '短小的课时、测验与作业，把读过的变成会用的。',
      riskTitle: '风险在先',
      riskText: '先看会失去什么，再看能得到什么。始终如此。',
      companyTitle: '良师益友',
      companyText: '有问必答的教师，一路同行的同学。',
    },
  },
  program: {
    title: '免费培训计划',
    dates: '{{first}}至{{last}}',
    datesLabel: '培训日期',
    places: '3,000 个名额',
    placesLabel: '马来西亚与新加坡',
    fee: '全程免费',
    feeLabel: '不收学费，不收押金',
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
