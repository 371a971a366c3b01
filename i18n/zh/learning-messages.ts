import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';
import type { learningMessages as en } from '../en/learning-messages.ts';
import type { Translated } from '../types.ts';

export const learningMessages: Translated<typeof en> = {
  notYet: {
    read: '请先打开这个课时。',
    watched: `请先观看视频的 ${PLAYED_PERCENT}% 以上，进度最快按两倍速计算。`,
    listened: `请先收听音频的 ${PLAYED_PERCENT}% 以上，进度最快按两倍速计算。`,
    opened: '请先打开文档。',
    passed: '通过测验后，本课时即为完成。',
    graded: '作业分数达到及格线后，本课时即为完成。',
  },
  answerAll: '请回答每一道题。',
  submissionEmpty: '请写下您的答案，或添加一个文件。',
  fileNotTaken: '此作业只需填写文字，无需上传文件。',
  submitted: '作业已提交',
  alreadyGraded: '作业已批改，不能再修改。',
};
