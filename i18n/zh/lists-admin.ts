import type { lists as en } from '../en/lists-admin.ts';
import type { Translated } from '../types.ts';

export const lists: Translated<typeof en> = {
  handle: '移动“{{name}}”',
  up: '将“{{name}}”上移',
  down: '将“{{name}}”下移',
  instructions: '按空格键或回车键拿起，用方向键移动，再按一次空格键或回车键放下；按 Esc 键取消。',
  lifted: '已拿起“{{name}}”。',
  moved: '“{{name}}”现在排在第 {{place}} 位，共 {{total}} 项。',
  dropped: '已放下“{{name}}”，排在第 {{place}} 位，共 {{total}} 项。',
  stale: '其他人刚刚修改过这个列表，下面是现在的顺序。',
  cancelled: '“{{name}}”回到原来的位置。',
};
