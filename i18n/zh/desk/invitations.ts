import type { invitations as en } from '../../en/desk/invitations.ts';
import type { Translated } from '../../types.ts';

export const invitations: Translated<typeof en> = {
  messages: {
    added: '邀请码已添加。',
    saved: '邀请码已保存。',
    archived: '邀请码已归档，不能再用于注册。',
    restored: '邀请码已恢复。',
    past: '这个时间已经过去，请选择将来的时间',
    taken: '邀请码 {{code}} 已经存在，请换一个',
    usedMore_one: '已使用 {{count}} 次，上限不能更少',
    usedMore_other: '已使用 {{count}} 次，上限不能更少',
    ownCode: '这是学员自己的邀请码，不能归档，可以停用。',
  },
};
