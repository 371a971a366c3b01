import type { lessonsMessages as en } from '../en/lessons-messages.ts';
import type { Translated } from '../types.ts';

export const lessonsMessages: Translated<typeof en> = {
  ordered: '新的顺序已保存',
  notAllOnce: '课时刚刚有变动，或同一个课时出现了两次。请刷新页面后重新排序',
  added: '课时已新建',
  saved: '课时已保存',
  archived: '课时已归档，学员的学习进度仍然保留',
  restored: '课时已放回课程',
  duplicated: '副本已放在课程末尾',
  copyMark: '（副本）',
  confirmed: '两种语言均已标记为最新',
  reviewed: '课时已审阅，已学完的学员将获得积分',
  ownReview: '您是该课程的教师，请由其他管理员审阅',
  versionRestored: '已恢复到版本 {{version}}',
};
