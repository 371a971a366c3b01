import type { rewardMessages as en } from '../en/rewards-messages.ts';
import type { Translated } from '../types.ts';

export const rewardMessages: Translated<typeof en> = {
  requested: '兑换申请提交成功，请等待审核',
  cancelled: '申请已取消，积分已退回',
  approve: '申请已通过',
  reject: '申请已拒绝，积分和库存已退回',
  ship: '申请已标记为已发货',
  complete: '申请已办结',
  correct: '快递信息已更正',
  alreadyThere: '未作改动：这份申请目前的状态是“{{status}}”。',
  ownRequest: '这是您本人的申请，须由其他管理员处理。',
  batch: {
    approve_one: '已通过 {{count}} 份',
    approve_other: '已通过 {{count}} 份',
    reject_one: '已拒绝 {{count}} 份',
    reject_other: '已拒绝 {{count}} 份',
    ship_one: '已发货 {{count}} 份',
    ship_other: '已发货 {{count}} 份',
    complete_one: '已办结 {{count}} 份',
    complete_other: '已办结 {{count}} 份',
  },
  batchFailed: '{{done}}，{{failed}} 份无法处理',
  emails: {
    approvedSubject: '{{academy}}：您兑换的“{{reward}}”已通过审核',
    approved:
      '{{greeting}}\n\n您申请兑换的“{{reward}}”（编号 {{number}}）已通过审核。{{next}}\n\n查看申请进度：\n{{link}}\n\n{{academy}}',
    nextShipping: '我们正在备货，发货后会再发邮件告诉您。',
    nextNoShipping: '此奖励无需寄送，将通过邮件或直接发放到您的账户。',
    shippedSubject: '{{academy}}：“{{reward}}”已发货',
    shipped:
      '{{greeting}}\n\n您兑换的“{{reward}}”（编号 {{number}}）已发货，正在送往您的地址。{{parcel}}\n\n查看申请进度：\n{{link}}\n\n{{academy}}',
    correctedSubject: '{{academy}}：“{{reward}}”的快递信息有更正',
    corrected:
      '{{greeting}}\n\n您兑换的“{{reward}}”（编号 {{number}}）之前发送的快递信息有误，请以下列信息为准。{{parcel}}\n\n查看申请进度：\n{{link}}\n\n{{academy}}',
    noTracking: '此包裹没有包裹编号。',
    carrier: '快递公司：{{carrier}}',
    tracking: '包裹编号：{{tracking}}',
    rejectedSubject: '{{academy}}：您兑换“{{reward}}”的申请已拒绝',
    rejected:
      '{{greeting}}\n\n很抱歉，您兑换“{{reward}}”的申请（编号 {{number}}）已被拒绝。\n\n原因：{{reason}}\n\n{{points}} 积分已退回您的账户。\n\n查看申请：\n{{link}}\n\n{{academy}}',
  },
  rewardAdded: '奖励已新建',
  rewardSaved: '奖励已保存',
  rewardArchived: '奖励已归档，已有的申请不受影响',
};
