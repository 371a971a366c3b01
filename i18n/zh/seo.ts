import type { seo as en } from '../en/seo.ts';
import type { Translated } from '../types.ts';

export const seo: Translated<typeof en> = {
  login: '登录后继续学习课程、查看积分、兑换奖励。',
  lesson: '《{{course}}》的课时：{{title}}。中英双语。',
  shareAlt: '层层远山，上书“{{title}}”。',
  academyAlt: '层层远山，一轮红日。',
};
