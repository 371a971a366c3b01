import type { secondFactor as en } from '../en/second-factor.ts';
import type { Translated } from '../types.ts';

export const secondFactor: Translated<typeof en> = {
  title: '两步登录',
  text: '登录时除了密码，还要输入手机应用显示的验证码。',
  failed: '两步登录的状态没有加载出来，请刷新页面重试。',
  code: '验证码',
  next: '继续',
  on: '自 {{time}} 起开启',
  left_one: '还剩 {{count}} 个恢复码。',
  left_other: '还剩 {{count}} 个恢复码。',
  requiredOn: '学院要求您的角色使用两步登录，因此不能关闭。',
  requiredTitle: '请先开启两步登录',
  requiredText: '学院要求您的角色使用两步登录。开启之前，您只能使用学员页面。',
  login: {
    title: '输入验证码',
    hint: '应用显示的 6 位数字，或一个恢复码。',
    back: '返回输入密码',
  },
  enrol: {
    action: '开启两步登录',
    title: '开启两步登录',
    text: '您需要一个验证器应用，例如 Google Authenticator、Microsoft Authenticator 或 1Password。',
    qr: '供验证器应用扫描的二维码',
    byHand: '请用应用扫描二维码，或手动输入以下密钥：',
    codeHint: '应用当前显示的 6 位数字。',
    submit: '开启',
  },
  renew: {
    action: '更换恢复码',
    title: '更换恢复码',
    text: '更换后，旧的恢复码将失效。',
    submit: '生成恢复码',
  },
  switchOff: {
    action: '关闭',
    title: '要关闭两步登录吗？',
    text: '关闭后，仅凭密码即可登录。',
    submit: '关闭',
  },
  codes: {
    title: '请保存您的恢复码',
    text: '恢复码只显示这一次。手机丢失时，每个恢复码可用来登录一次。',
    copy: '复制恢复码',
    copied: '已复制',
    done: '我已保存',
  },
};
