import type { permissionsMessages as en } from '../en/permissions-messages.ts';
import type { Translated } from '../types.ts';

export const permissionsMessages: Translated<typeof en> = {
  missing: '您的管理角色不包含“{{permission}}”权限，可由所有者调整。',
  names: {
    todo: '首页待办',
    courses: '课程与教师',
    media: '文件',
    marketing: '网站内容',
    emails: '邮件文案',
    rewards: '奖励',
    reviews: '评价',
    learners: '课程权限',
    people: '用户资料',
    accounts: '账户与小组',
    redemptions: '兑换申请',
    orders: '课程订单',
    payments: '收款',
    coupons: '优惠券',
    points: '积分',
    figures: '经营数据',
    legal: '法律文本',
    settings: '设置',
    jobs: '后台任务',
    audit: '操作记录',
    admins: '管理员',
  },
};
