import type { messages as en } from '../en/messages.ts';
import type { Translated } from '../types.ts';

export const messages: Translated<typeof en> = {
  ok: '成功',
  registered: '注册成功，欢迎加入。请打开我们发给您的邮件，验证电邮',
  loggedIn: '登录成功，欢迎回来',
  loggedOut: '您已退出登录',
  profileSaved: '资料已保存',
  passwordChanged: '密码已修改',
  resetSent: '如果该电邮已注册，重设密码的邮件很快就会送达',
  passwordReset: '新密码已生效，请登录',
  sessionEnded: '该设备已退出登录',
  sessionsEnded_one: '已退出另外 {{count}} 台设备',
  sessionsEnded_other: '已退出另外 {{count}} 台设备',
  resetLinkInvalid: '链接已失效，请重新申请',
  resetSubject: '{{academy}}：重设密码',
  resetEmail:
    '{{greeting}}\n\n我们收到了为您在{{academy}}的账户重设密码的申请。请在 {{minutes}} 分钟内打开以下链接：\n\n{{link}}\n\n链接只能使用一次。如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。\n\n{{academy}}',
  greeting: '您好：',
  greetingNamed: '{{name}}，您好：',
  verificationSent: '验证邮件已发出',
  verificationEnough: '一小时内已向您发送三封邮件。请看看垃圾邮件箱，或稍后再试',
  verificationFailed: '邮件未能发出，请稍后再试',
  emailVerified: '您的电邮已验证',
  emailAlreadyVerified: '此电邮已经验证过了',
  verificationLinkInvalid: '链接已失效，请重新发送验证邮件',
  verificationSubject: '{{academy}}：验证您的电邮',
  verificationEmail:
    '{{greeting}}\n\n有人（应该是您本人）用此电邮在{{academy}}注册了账户。请在 {{hours}} 小时内打开以下链接，确认此电邮属于您：\n\n{{link}}\n\n链接只能使用一次。如果您没有在本学院注册，请不要打开链接：可能有人误用了您的电邮。\n\n{{academy}}',
  callReplaced: '此接口已由 {{successor}} 取代',
};
