import type { teachingMessages as en } from '../en/teaching-messages.ts';
import type { Translated } from '../types.ts';

export const teachingMessages: Translated<typeof en> = {
  graded: '批改已保存',
  completed: '批改已保存，学员已完成这个课时',
  returned: '作业已退回学员',
  attemptsGiven: '已为学员恢复答题机会',
  ownAttempts: '不能为自己恢复答题机会。',
  accessGranted_one: '已为 {{count}} 位学员开通课程',
  accessGranted_other: '已为 {{count}} 位学员开通课程',
  accessListTried_one: '已检查：可为 {{count}} 位学员开通课程，尚未做任何更改',
  accessListTried_other: '已检查：可为 {{count}} 位学员开通课程，尚未做任何更改',
  accessEnded_one: '已收回该学员的学习权限',
  accessEnded_other: '已收回 {{count}} 位学员的学习权限',
  courseIsFree: '这门课程免费，人人都可以学习。',
  endIsPast: '请选择今天或以后的日期。',
  allHaveAccess_one: '所选人员已有这门课程的学习权限。',
  allHaveAccess_other: '所选人员已有这门课程的学习权限。',
  hasNoAccess: '该学员没有这门课程的学习权限。',
  noSuchLearner: '没有此人，或账户已被移除。',
  unknownToTeacher: '您的课程和各小组中没有人使用 {{emails}}，未为任何人开通。其他人可按姓名查找。',
  unknownEmails: '没有账户使用 {{emails}}，未为任何人开通。',
  deactivated: '{{names}}的账户已停用，未为任何人开通。',
  replied: '回复已显示在课程页面上',
  replyTaken: '回复已撤回',
  ownSubmission: '不能批改自己的作业。',
  alreadyCompleted: '学员已凭这份作业完成本课时，不能再退回。',
};
