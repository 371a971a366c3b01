import type { points as en } from '../en/points.ts';
import type { Translated } from '../types.ts';

export const points: Translated<typeof en> = {
  entries: {
    daily_sign_in: '每日签到',
    sign_in_streak: '连续签到七天',
    course_read: '阅读课程',
    course_like: '点赞课程',
    teacher_like: '点赞教师',
    course_review: '评价课程',
    content_completion: '完成课时',
    quiz_pass: '通过测验',
    course_completion: '完成课程',
    referral: '朋友通过您的邀请加入',
    welcome: '新人礼',
    course_redemption: '兑换课程',
    reward_redemption: '兑换奖励',
    redemption_refund: '退还兑换积分',
    admin_adjustment: '学院调整',
    reversal: '更正',
    expiry: '积分到期',
  },
  capBelowAmount: '每日上限不能低于 {{amount}}，否则该行为将永远得不到积分',
  weekBelowDay: '每周上限不能低于每日上限',
};
