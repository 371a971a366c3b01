import type { contents as en } from '../../en/desk/contents.ts';
import type { Translated } from '../../types.ts';

export const contents: Translated<typeof en> = {
  messages: {
    added: '内容已添加',
    saved: '内容已保存',
    archived: '内容已归档，学员的学习进度仍然保留',
    restored: '内容已放回课程',
    duplicated: '副本已添加到课程末尾',
    confirmed: '两种语言均已标记为最新',
    versionRestored: '已恢复到版本 {{version}}',
  },
};
