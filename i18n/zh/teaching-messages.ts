import type { teachingMessages as en } from '../en/teaching-messages.ts';
import type { Translated } from '../types.ts';

export const teachingMessages: Translated<typeof en> = {
  graded: '批改已保存',
  completed: '批改已保存，学员已完成这个课时',
  returned: '作业已退回学员',
  attemptsGiven: '已为学员恢复答题机会',
  ownAttempts: '不能为自己恢复答题机会。',
  replied: '回复已显示在课程页面上',
  replyTaken: '回复已撤回',
  ownWork: '不能批改自己的作业。',
  alreadyCompleted: '学员已凭这份作业完成本课时，不能再退回。',
};
