import type { checkIn as english } from '../en/check-in.ts';
import type { Translated } from '../types.ts';

export const checkIn: Translated<typeof english> = {
  title: '每日签到',
  streak_one: '已连续签到 {{count}} 天。',
  streak_other: '已连续签到 {{count}} 天。',
  start: '从今天开始连续签到，每满 {{days}} 天另有奖励。',
  bonusToday: '今天签到即可获得连签奖励。',
  bonusTomorrow: '明天签到即可获得连签奖励。',
  bonusIn: '再过 {{days}} 天可获得连签奖励。',
  action: '今日签到',
  done: '今日已签到',
  earned_one: '获得 {{count}} 积分。',
  earned_other: '获得 {{count}} 积分。',
  tomorrow: '明天再来吧。',
  nothingEarned: '今日签到成功。目前签到暂不发放积分。',
  streakDone: {
    title: '已连续签到 {{days}} 天',
    text: '贵在坚持。学习如此，投资也如此。',
    courses: '去选课程',
    rewards: '看看奖励',
  },
};
