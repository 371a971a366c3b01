import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';
import type { learningMessages as en } from '../en/learning-messages.ts';
import type { Translated } from '../types.ts';

export const learningMessages: Translated<typeof en> = {
  courseRedeemed: '兑换成功，课程已为您开放',
  reviewSaved: '评价已保存，谢谢您',
  reviewTooEarly: '请先阅读或完成部分课程内容，再来评价。',
  notYet: {
    read: '请先打开这一课。',
    watched: `请先观看视频的 ${PLAYED_PERCENT}% 以上，进度最快按两倍速计算。`,
    listened: `请先收听音频的 ${PLAYED_PERCENT}% 以上，进度最快按两倍速计算。`,
    opened: '请先打开文档。',
    passed: '通过测验后，本内容即为完成。',
    graded: '作业评分达到及格线后，本内容即为完成。',
  },
  answerAll: '请回答每一道题。',
  workEmpty: '请写下您的答案，或添加一个文件。',
  workNeedsFile: '此作业需要提交文件，请添加一个。',
  workTakesNoFile: '此作业只需填写文字，无需上传文件。',
  workSubmitted: '作业已提交',
  workGraded: '作业已评分，不能再修改。',
};
