import type { emailsMessages as en } from '../en/emails-messages.ts';
import type { Translated } from '../types.ts';

export const emailsMessages: Translated<typeof en> = {
  because: {
    account: '您收到本邮件，是因为您在{{academy}}有账户。',
    address: '您收到本邮件，是因为有人在{{academy}}填写了此电邮。',
    notice: '您收到本邮件，是因为您在{{academy}}的通知设置。登录后可以更改。',
  },
  plainLink: '如果按钮无法点击，请在浏览器中打开以下链接：',
  facts: {
    reason: '原因',
    carrier: '快递公司',
    tracking: '包裹编号',
    noTracking: '无',
    device: '设备',
    time: '时间',
    place: '地点',
  },
  texts: {
    reset: {
      subject: '{{academy}}：设置新密码',
      heading: '设置新密码',
      text: '我们收到了为您在{{academy}}的账户设置新密码的申请。链接 {{minutes}} 分钟内有效，只能使用一次。\n\n{{action}}\n\n如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。',
      action: '设置新密码',
    },
    verification: {
      subject: '{{academy}}：验证您的电邮',
      heading: '验证您的电邮',
      text: '有人（应该是您本人）用此电邮在{{academy}}注册了账户。请在 {{hours}} 小时内确认此电邮属于您。链接只能使用一次。\n\n{{action}}\n\n如果您没有在本学院注册，请不要打开链接：可能有人误用了您的电邮。',
      action: '验证电邮',
    },
    welcome: {
      subject: '您在{{academy}}的账户',
      heading: '欢迎来到{{academy}}',
      text: '{{academy}}已为您开通账户。请使用此电邮登录：{{email}}\n\n请先设置密码。链接 {{days}} 天内有效。\n\n{{action}}\n\n链接过期后，可在登录页点击“忘记密码”重新获取。',
      action: '设置密码',
    },
    passwordChanged: {
      subject: '{{academy}}：您的密码已修改',
      heading: '您的密码已修改',
      text: '您在{{academy}}的账户密码已于 {{time}} 修改。如果是您本人的操作，无需理会本邮件。\n\n如果不是您本人的操作，请立即设置新密码，所有设备都会随之退出登录；并请检查是否有他人能看到您的邮件。\n\n{{action}}',
      action: '设置新密码',
    },
    newAddress: {
      subject: '{{academy}}：确认您的新电邮',
      heading: '确认您的新电邮',
      text: '有人（应该是您本人）希望将此电邮用于{{academy}}的账户。请在 {{hours}} 小时内确认此电邮属于您。\n\n{{action}}\n\n如果不是您本人的操作，请不要打开链接，账户不会有任何改变。',
      action: '确认新电邮',
    },
    currentAddress: {
      subject: '{{academy}}：请确认更换电邮',
      heading: '请确认更换电邮',
      text: '有人（应该是您本人）申请将您在{{academy}}的账户电邮更换为 {{email}}。如果是您本人的操作，请在 {{hours}} 小时内确认。\n\n{{action}}\n\n如果不是您本人的操作，请不要确认，您的电邮不会改变；同时说明有人知道您的密码，请立即修改密码，这也会取消该申请。',
      action: '同意更换',
    },
    newDevice: {
      subject: '{{academy}}：新设备登录提醒',
      heading: '新设备登录提醒',
      text: '您的账户刚刚在一台未曾使用过的设备或浏览器上登录。\n\n{{facts}}\n\n如果是您本人的操作，无需理会本邮件。如果不是，说明有人知道您的密码，请立即设置新密码，所有设备都会随之退出登录。\n\n{{action}}',
      action: '设置新密码',
    },
    deletion: {
      subject: '{{academy}}：您的账户即将删除',
      heading: '您的账户即将删除',
      text: '按照您的申请，您在{{academy}}的账户将于 {{time}} 删除。您的姓名、地址与登录权限将被清除，未使用的积分也会失效。\n\n如果您改变主意，或者这不是您本人的申请，请在此之前登录并保留账户。\n\n{{action}}',
      action: '保留账户',
    },
    notice: {
      subject: '{{academy}}：{{notice}}',
      heading: '{{kind}}',
      text: '{{notice}}\n\n{{action}}',
      action: '查看详情',
    },
    orderPaid: {
      subject: '{{academy}}：《{{course}}》已开通',
      heading: '课程已开通',
      text: '感谢您的支持。《{{course}}》（订单 {{number}}）的款项已收到，课程已开通。\n\n{{action}}',
      action: '开始学习',
    },
    orderCancelled: {
      subject: '{{academy}}：订单 {{number}} 已取消',
      heading: '订单已取消',
      text: '您购买《{{course}}》的订单 {{number}} 已取消。\n\n{{facts}}\n\n如果您已经付款，请回复本邮件并附上付款凭证。\n\n{{action}}',
      action: '查看订单',
    },
    parcelApproved: {
      subject: '{{academy}}：您兑换的“{{reward}}”已通过审核',
      heading: '申请已通过审核',
      text: '您申请兑换的“{{reward}}”（编号 {{number}}）已通过审核。我们正在备货，发货后会再发邮件告诉您。\n\n{{action}}',
      action: '查看申请进度',
    },
    rewardApproved: {
      subject: '{{academy}}：您兑换的“{{reward}}”已通过审核',
      heading: '申请已通过审核',
      text: '您申请兑换的“{{reward}}”（编号 {{number}}）已通过审核。此奖励无需寄送，将通过邮件或直接发放到您的账户。\n\n{{action}}',
      action: '查看申请进度',
    },
    codeApproved: {
      subject: '{{academy}}：您兑换的“{{reward}}”已通过审核',
      heading: '兑换码已发放',
      text: '您申请兑换的“{{reward}}”（编号 {{number}}）已通过审核。您的兑换码已经发放，请在申请页面查看。为安全起见，邮件中不写兑换码。\n\n{{action}}',
      action: '查看兑换码',
    },
    consultationApproved: {
      subject: '{{academy}}：您兑换的“{{reward}}”已通过审核',
      heading: '申请已通过审核',
      text: '您申请兑换的“{{reward}}”（编号 {{number}}）已通过审核。我们会与您约定时间，并再次发邮件通知您。\n\n{{action}}',
      action: '查看申请进度',
    },
    timeAgreed: {
      subject: '{{academy}}：您的“{{reward}}”已约定时间',
      heading: '时间已约定',
      text: '您兑换的“{{reward}}”（编号 {{number}}）已约定时间。\n\n{{facts}}\n\n{{action}}\n\n您也可以在申请页面下载日历文件。',
      action: '查看约定的时间',
    },
    timeChanged: {
      subject: '{{academy}}：您的“{{reward}}”时间有变',
      heading: '时间或地点有变',
      text: '您兑换的“{{reward}}”（编号 {{number}}）的时间或地点有变，请以此为准：\n\n{{facts}}\n\n{{action}}\n\n您也可以在申请页面重新下载日历文件。',
      action: '查看约定的时间',
    },
    courseApproved: {
      subject: '{{academy}}：您兑换的“{{reward}}”已通过审核',
      heading: '课程已开通',
      text: '您申请兑换的“{{reward}}”（编号 {{number}}）已通过审核。课程《{{course}}》已为您开通。\n\n{{action}}',
      action: '开始学习',
    },
    parcelShipped: {
      subject: '{{academy}}：“{{reward}}”已发货',
      heading: '奖励已发货',
      text: '您兑换的“{{reward}}”（编号 {{number}}）已发货，正在送往您的地址。\n\n{{facts}}\n\n{{action}}',
      action: '查看申请进度',
    },
    parcelCorrected: {
      subject: '{{academy}}：“{{reward}}”的快递信息有更正',
      heading: '快递信息有更正',
      text: '您兑换的“{{reward}}”（编号 {{number}}）之前发送的快递信息有误，请以下列信息为准。\n\n{{facts}}\n\n{{action}}',
      action: '查看申请进度',
    },
    addressCorrected: {
      subject: '{{academy}}：“{{reward}}”的收货地址已更正',
      heading: '收货地址已更正',
      text: '我们更正了您兑换的“{{reward}}”（编号 {{number}}）的收件信息。请核对；如有不符，请尽快与我们联系。\n\n{{action}}',
      action: '核对收件信息',
    },
    rewardDeclined: {
      subject: '{{academy}}：您兑换“{{reward}}”的申请已拒绝',
      heading: '申请已拒绝',
      text: '很抱歉，您兑换“{{reward}}”的申请（编号 {{number}}）已被拒绝。\n\n{{facts}}\n\n{{points}} 积分已退回您的账户。\n\n{{action}}',
      action: '查看申请',
    },
  },
};
