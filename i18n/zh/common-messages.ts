import type { commonMessages as en } from '../en/common-messages.ts';
import type { Translated } from '../types.ts';

export const commonMessages: Translated<typeof en> = {
  likeFailed: '点赞失败',
  unlikeFailed: '取消点赞失败',
  nothingToChange: '没有可修改的内容：未收到任何已知字段。',
  busy: '当前使用人数较多，请几秒后再试。',
  exportsBusy: '系统正在生成其他文件，请几秒后再试。',
  noToken: '未提供登录凭证',
  loginNeeded: {
    likeCourse: '请先登录后再点赞',
    likeTeacher: '请先登录后再点赞',
    readCourse: '请先登录，再标记为已读',
    reviewCourse: '请先登录后再评价课程',
    redeemCourse: '请先登录后再兑换课程',
    redeemReward: '请先登录后再兑换奖励',
  },
  ok: '成功',
  greeting: '您好：',
  greetingNamed: '{{name}}，您好：',
  emailList: {
    tooMany: '一次最多 {{limit}} 人，请分批提交',
    unreadable: '无法读取这份列表，请检查引号和过长的行，并每行填写一个电邮',
  },
  callReplaced: '此接口已由 {{successor}} 取代',
};
