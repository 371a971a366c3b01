import type { notifications as en } from '../en/notifications.ts';
import type { Translated } from '../types.ts';

export const notifications: Translated<typeof en> = {
  filter: '筛选通知',
  all: '全部',
  unread: '未读',
  kind: '类型',
  anyKind: '全部类型',
  apply: '筛选',
  readAll: '全部标为已读',
  emptyTitle: '暂无通知',
  emptyText: '作业批改、评价回复、课程开通和奖励兑换的进展会显示在这里。',
  noneTitle: '没有相关通知',
  noneText: '没有符合条件的通知。',
  showAll: '查看全部',
  settings: '通知设置',
  settingsText: '选择您想收到哪些通知，以及接收方式。',
  settingsLink: '选择通知',
  inApp: '站内通知',
  email: '邮件',
  always: '有关密码、登录和电邮地址的邮件始终会发送。',
  unsubscribe: '退订邮件',
  unsubscribeText: '点击按钮，即可不再收到这类邮件；其他邮件不受影响。',
  audiences: {
    learner: '与您的学习有关',
    teacher: '与您的教学有关',
    admin: '与管理工作有关',
  },
};
