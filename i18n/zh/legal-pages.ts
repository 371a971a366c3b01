import type { legalPages as en } from '../en/legal-pages.ts';
import type { Translated } from '../types.ts';

export const legalPages: Translated<typeof en> = {
  privacyLead: '我们保存哪些个人资料、为什么保存，以及您有哪些权利。',
  termsLead: '您在这里学习时，我们彼此的约定。',
  version: '第 {{version}} 版，发布于 {{day}}',
  draftTitle: '待法律审阅的草稿',
  draftText: '本文本尚未生效。',
  earlierTitle: '较早的版本',
  earlierText: '已有更新的版本生效。',
  showCurrent: '查看现行版本',
  accept: '我同意以下文本：',
};
