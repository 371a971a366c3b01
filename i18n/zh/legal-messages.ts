import type { legalMessages as en } from '../en/legal-messages.ts';
import type { Translated } from '../types.ts';

export const legalMessages: Translated<typeof en> = {
  saved: '草稿已保存，发布后才会显示',
  published: '第 {{number}} 版已发布，将征求所有人的同意',
  bothLanguages: '请先写好两种语言，再发布',
  alreadyPublished: '该文本已发布，此后没有更改',
  consented: '谢谢，您的同意已记录',
};
