import type { platform as en } from '../en/platform.ts';
import type { Translated } from '../types.ts';

export const platform: Translated<typeof en> = {
  unavailableTitle: '网站正在维护，马上回来',
  unavailableText: '您的课程与积分不受影响，请过一分钟再试。',
  failedTitle: '我们这边出了点问题',
  failedText: '这一页暂时无法显示。这不是您的操作造成的，也没有丢失任何内容。',
  limitedTitle: '页面打开得太频繁了',
  limitedText: '请稍等一分钟再试。您的课程与积分不受影响。',
  offlineTitle: '当前没有网络',
  offlineText: '这一页需要联网才能打开。您在这台设备上打开过的图文课时，没有网络也能继续读。',
  closedFileTitle: '此文件地址已失效',
  closedFileText: '课时文件请从课时页面打开，拥有该课程的学员才能查看。文件地址几小时后会失效。',
  myLearning: '前往我的学习',
  savedLessons: '已保存在这台设备上的课时',
  again: '再试一次',
  home: '返回首页',
  reference: '编号：{{id}}',
};
