import type { lessonsMessages as en } from '../en/lessons-messages.ts';
import type { Translated } from '../types.ts';

export const lessonsMessages: Translated<typeof en> = {
  ordered: '新的顺序已保存',
  notAllOnce: '课程内容刚刚有变动，或同一项内容出现了两次。请刷新页面后重新排序',
  added: '内容已添加',
  saved: '内容已保存',
  archived: '内容已归档，学员的学习进度仍然保留',
  restored: '内容已放回课程',
  duplicated: '副本已添加到课程末尾',
  copyMark: '（副本）',
  confirmed: '两种语言均已标记为最新',
  versionRestored: '已恢复到版本 {{version}}',
};
