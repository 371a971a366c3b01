import type { marketingMessages as en } from '../en/marketing-messages.ts';
import type { Translated } from '../types.ts';

export const marketingMessages: Translated<typeof en> = {
  added: '已新建，访客现在就能看到',
  saved: '已保存',
  archived: '已归档，访客不再看到',
  restored: '已恢复到网站上',
  ordered: '新的顺序已保存',
};
