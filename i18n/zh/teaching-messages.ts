import type { teachingMessages as en } from '../en/teaching-messages.ts';
import type { Translated } from '../types.ts';

export const teachingMessages: Translated<typeof en> = {
  graded: '评分已保存',
  completed: '评分已保存，学员已完成这一课',
  returned: '作业已退回学员',
  replied: '回复已显示在课程页面上',
  replyTaken: '回复已撤回',
  ownWork: '不能为自己的作业评分。',
  alreadyCompleted: '学员已凭这份作业完成本课，不能再退回。',
};
