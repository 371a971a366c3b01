import type { coursesMessages as en } from '../en/courses-messages.ts';
import type { Translated } from '../types.ts';

export const coursesMessages: Translated<typeof en> = {
  redeemed: '兑换成功，课程已为您开通',
  created: '课程已新建为草稿',
  saved: '课程已保存',
  published: '已发布，学员现在就能看到',
  unpublished: '课程已下架，已经开始学习的学员可以继续学习',
  archived: '课程已归档，已兑换或已开始学习的学员不受影响',
  restored: '课程已恢复',
  duplicated: '课程及其课时已复制为草稿',
  copyOf: '{{title}}（副本）',
  noSuchTeacher: '这位教师已不存在，请另选一位',
  cannotBecomeDraft: '已发布过的课程不能退回草稿，否则已开始学习的学员将无法继续学习。请改为下架',
  draftCannotBeUnpublished: '草稿尚未发布，请先发布，或直接归档',
  keepsTeacher: '已发布的课程必须有教师。请另选一位教师，或先将课程下架',
  lacksTeacher: '发布前请先选择教师',
  lacksContents: '发布前请先新建至少一个课时',
  lacksBoth: '发布前请先选择教师，并新建至少一个课时',
  paysMoreThanItCosts:
    '课程连同课时与测验共可获得 {{pays}} 积分，而开通只需 {{required}} 积分。请提高所需积分，或降低完成课程所得积分',
};
