import type { titles as en } from '../en/titles.ts';
import type { Translated } from '../types.ts';

export const titles: Translated<typeof en> = {
  Home: '首页',
  Forbidden: '没有访问权限',
  NotFound: '页面不存在',
  ServerError: '服务器出错',
  Notices: '通知',
};
