import type { accounts as en } from '../en/accounts.ts';
import type { Translated } from '../types.ts';

export const accounts: Translated<typeof en> = {
  needsScripts: '此表单需要 JavaScript，请在浏览器中开启后再试。',
  email: '邮箱',
  password: '密码',
  login: {
    lead: '欢迎回来，您的课程与积分都在原处。',
    leadBack: '请先登录，随后将返回您刚才的页面。',
    remember: '30 天内保持登录',
    forgot: '忘记密码？',
    submit: '登录',
    incomplete: '请先输入有效的邮箱和密码。',
    failed: '登录失败',
  },
  register: {
    lead: '注册需要邀请码，可向学院或已加入的学员索取。',
    name: '姓名',
    nameHint: '其他学员看到的名字。',
    passwordHint: '至少 8 个字符。用一句短语作密码，好记又安全。',
    confirm: '再次输入密码',
    invitation: '邀请码',
    invited: '已从邀请链接自动填入。',
    submit: '创建账户',
    failed: '注册失败',
  },
  forgot: {
    lead: '请输入注册时的邮箱，我们会发送设置新密码的链接。',
    submit: '发送链接',
    sentTitle: '请查收邮件',
    sentText:
      '如果 {{email}} 已注册，邮件很快就会送达。链接 60 分钟内有效，只能使用一次。若没有收到，请看看垃圾邮件箱。',
    again: '换一个邮箱',
    back: '返回登录',
    failed: '链接未能发送',
  },
  reset: {
    lead: '请设置新密码。设置后，所有设备都会退出登录。',
    newPassword: '新密码',
    confirm: '再次输入新密码',
    submit: '设置新密码',
    missingTitle: '链接不完整',
    missingText: '请从邮件中打开完整的链接，或重新申请一个。',
    newLink: '重新申请链接',
    failed: '密码未能修改',
  },
};
