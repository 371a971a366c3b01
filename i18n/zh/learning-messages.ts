import type { learningMessages as en } from '../en/learning-messages.ts';
import type { Translated } from '../types.ts';

export const learningMessages: Translated<typeof en> = {
  notYet: {
    text: '请先打开这个课时。',
    video: '请先观看视频的 90% 以上，进度最快按两倍速计算。',
    audio: '请先收听音频的 90% 以上，进度最快按两倍速计算。',
    pdf: '请先打开文档。',
    quiz: '通过测验后，本课时即为完成。',
    assignment: '作业分数达到及格线后，本课时即为完成。',
  },
  answerAll: '请回答每一道题。',
  submissionEmpty: '请写下您的答案，或添加一个文件。',
  fileNotTaken: '此作业只需填写文字，无需上传文件。',
  submitted: '作业已提交',
  alreadyGraded: '作业已批改，不能再修改。',
};
