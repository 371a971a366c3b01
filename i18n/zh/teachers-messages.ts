import type { teachersMessages as en } from '../en/teachers-messages.ts';
import type { Translated } from '../types.ts';

export const teachersMessages: Translated<typeof en> = {
  added: '教师已新建。',
  saved: '教师资料已保存。',
  archived: '教师已归档，其课程保留。',
  restored: '教师已恢复。',
  noAccount: '没有使用此电邮的账户',
  isLearner: '这是学员账户，请先把角色改为教师',
  linked: '此账户已关联教师{{name}}',
};
