import type { layout as en } from '../en/layout-admin.ts';
import type { Translated } from '../types.ts';

export const layout: Translated<typeof en> = {
  navigation: '管理栏目',
  all: '全部栏目',
  dashboard: '管理概览',
  backToSite: '返回网站',
  secondFactor: {
    title: '自 {{time}} 起，管理员必须使用两步登录',
    text: '届时尚未开启两步登录的管理员将无法进入管理后台。所有者可在“网站设置”中另作选择。',
    action: '开启两步登录',
  },
  groups: {
    overview: '概览',
    teaching: '教学与人员',
    points: '积分与奖励',
    site: '网站',
  },
  sections: {
    orders: '课程订单',
    payments: '收款管理',
    coupons: '优惠券',
    audit: '操作记录',
    jobs: '后台任务',
    courses: '课程管理',
    users: '用户管理',
    teachers: '教师管理',
    groups: '小组',
    invitations: '邀请码',
    content: '课时总览',
    redemptions: '兑换审核',
    rewards: '奖励管理',
    points: '积分管理',
    marketing: '网站内容',
    reviews: '课程评价',
    emails: '邮件文案',
    legal: '法律文本',
    settings: '网站设置',
    rewardCategories: '奖励分类',
    economy: '积分经济',
  },
};
