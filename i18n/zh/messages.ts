import type { messages as en } from '../en/messages.ts';
import type { Translated } from '../types.ts';

export const messages: Translated<typeof en> = {
  ok: '成功',
  registered: '注册成功，欢迎加入',
  loggedIn: '登录成功，欢迎回来',
  loggedOut: '您已退出登录',
  profileSaved: '资料已保存',
  passwordChanged: '密码已修改',
  resetSent: '如果该邮箱已注册，重设密码的邮件很快就会送达',
  passwordReset: '新密码已生效，请登录',
  sessionEnded: '该设备已退出登录',
  sessionsEnded_one: '已退出另外 {{count}} 台设备',
  sessionsEnded_other: '已退出另外 {{count}} 台设备',
  resetLinkInvalid: '链接已失效，请重新申请',
  resetSubject: '{{academy}}：重设密码',
  resetLetter:
    '{{name}}，您好：\n\n我们收到了为您在{{academy}}的账户重设密码的申请。请在 {{minutes}} 分钟内打开以下链接：\n\n{{link}}\n\n链接只能使用一次。如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。\n\n{{academy}}',
  callReplaced: '此接口已由 {{successor}} 取代',
};
