import type { legal as en } from '../en/legal-admin.ts';
import type { Translated } from '../types.ts';

export const legal: Translated<typeof en> = {
  lead: '用两种语言编辑草稿，请律师审阅后再发布。已发布的版本不会再更改。',
  kinds: '文本',
  texts: '草稿',
  textsHint: '请用二级标题分段。在首个版本发布之前，访客看到的是草稿。',
  html: '正文',
  save: '保存草稿',
  publish: '发布第 {{number}} 版',
  publishTitle: '发布第 {{number}} 版？',
  publishText: '发布后不能再更改。所有用户都会被征求同意，新用户注册时必须同意。',
  publishReview: '请先由新加坡与马来西亚的律师审阅。',
  unsaved: '请先保存草稿，再发布。',
  inForce: '草稿与现行版本一致。',
  changed: '草稿与现行版本不同。',
  never: '尚未发布任何版本：访客看到的是标明为草稿的文本，也不会征求同意。',
  versions: '已发布的版本',
  noVersions: '暂无。',
  number: '版本',
  publishedAt: '发布时间',
  consents: '已同意',
  view: '查看',
};
