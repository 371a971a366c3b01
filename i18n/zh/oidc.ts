import type { oidc as en } from '../en/oidc.ts';
import type { Translated } from '../types.ts';

export const oidc: Translated<typeof en> = {
  continueWith: '用 {{provider}} 登录',
  busy: '正在登录',
  failed: '登录失败',
  nothing: '此页面仅供第三方登录后返回使用，请从登录页开始。',
  again: '返回登录页',
  toSettings: '返回设置',
  newcomer: {
    title: '创建账户',
    lead: '{{email}} 尚未注册。请输入邀请码，完成注册。',
  },
  accounts: {
    title: '关联账户',
    text: '用 {{provider}} 登录，无需输入密码。',
    failed: '关联账户没有加载出来，请刷新页面重试。',
    link: '关联 {{provider}}',
    unlink: '解除与 {{name}} 的关联',
    unlinkTitle: '解除关联？',
    unlinkText:
      '此后 {{name}} 不能再用于登录，请改用密码。若您尚未设置密码，可在登录页点击“忘记密码？”进行设置。',
    unlinkConfirm: '解除关联',
    linkedAt: '{{time}} 关联',
    usedAt: '最近使用：{{time}}',
  },
};
