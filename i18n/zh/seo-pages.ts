import type { seoPages as en } from '../en/seo-pages.ts';
import type { Translated } from '../types.ts';

export const seoPages: Translated<typeof en> = {
  login: '登录后继续学习课程、查看积分、兑换奖励。',
  lesson: '《{{course}}》的课时：{{title}}。中英双语。',
};
