import type { legal as en } from '../en/legal.ts';
import type { Translated } from '../types.ts';

export const legal: Translated<typeof en> = {
  privacy: '隐私声明',
  terms: '使用条款',
  privacyLead: '我们保存哪些个人资料、为什么保存，以及您有哪些权利。',
  termsLead: '您在这里学习时，我们彼此的约定。',
  version: '第 {{version}} 版，发布于 {{day}}',
  draftTitle: '待法律审阅的草稿',
  draftText: '本文本尚未生效。',
  earlierTitle: '较早的版本',
  earlierText: '已有更新的版本生效。',
  showCurrent: '查看现行版本',
  accept: '我同意以下文本：',
  due: {
    label: '条款更新',
    title: '隐私声明或使用条款已更新',
    text: '请阅读并确认同意。在此期间您可以继续学习。',
    agree: '我同意',
  },
};
