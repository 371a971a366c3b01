import type { accountFrame as en } from '../en/account-frame.ts';
import type { Translated } from '../types.ts';

export const accountFrame: Translated<typeof en> = {
  noAccount: '还没有账户？',
  registerNow: '立即注册',
  haveAccount: '已有账户？',
  loginNow: '立即登录',
  authLine: '目光长远，稳步学习。',
};
