import type { courseCards as english } from '../en/course-cards.ts';
import type { Translated } from '../types.ts';

export const courseCards: Translated<typeof english> = {
  level: {
    beginner: '入门',
    intermediate: '进阶',
    advanced: '高级',
  },
  free: '免费',
  read: '已读',
  redeemed: '已开通',
  liked: '您已点赞此课程',
  earns: '学完可得 {{points}} 积分',
  opensFor: '{{points}} 积分可兑换',
  loginTitle: '请先登录',
  loginText: '请先登录后再查看此课程资料。',
  pointsTitle: '积分还不够',
  pointsText:
    '积分不足，无法查看此课程资料。此课程需要 {{need}} 积分，您现有 {{have}} 积分。每天签到、学完免费课程，都能赚取积分。',
  toFreeCourses: '去看免费课程',
  toDetail: '课程介绍',
  paid: '付费课程',
};
