import type { rewardsMessages as en } from '../en/rewards-messages.ts';
import type { Translated } from '../types.ts';

export const rewardsMessages: Translated<typeof en> = {
  requested: '兑换申请提交成功，请等待审核',
  cancelled: '申请已撤回，积分已退回',
  approve: '申请已批准',
  reject: '申请已拒绝，积分和库存已退回',
  ship: '申请已标记为已发货',
  complete: '申请已完成',
  correct: '快递信息已更正',
  alreadyThere: '未作改动：这份申请目前的状态是“{{status}}”。',
  ownRequest: '这是您本人的申请，须由其他管理员处理。',
  batch: '{{done}} 项已处理，{{failed}} 项无法处理',
  emails: {
    approvedSubject: '{{academy}}：您兑换的“{{reward}}”已审核通过',
    approved:
      '{{greeting}}\n\n您申请兑换的“{{reward}}”（编号 {{number}}）已审核通过。{{next}}\n\n查看进度：\n{{link}}\n\n{{academy}}',
    nextShipping: '我们正在备货，寄出后会再写信告诉您。',
    nextNoShipping: '此奖励无需寄送，将通过邮件或直接发放到您的账户。',
    shippedSubject: '{{academy}}：“{{reward}}”已寄出',
    shipped:
      '{{greeting}}\n\n您兑换的“{{reward}}”（编号 {{number}}）已经寄出，正在送往您的地址。{{parcel}}\n\n查看进度：\n{{link}}\n\n{{academy}}',
    correctedSubject: '{{academy}}：“{{reward}}”的快递信息有更正',
    corrected:
      '{{greeting}}\n\n您兑换的“{{reward}}”（编号 {{number}}）之前发送的快递信息有误，请以下列信息为准。{{parcel}}\n\n查看进度：\n{{link}}\n\n{{academy}}',
    noTracking: '此包裹没有运单号。',
    carrier: '承运商：{{carrier}}',
    tracking: '运单号：{{tracking}}',
    rejectedSubject: '{{academy}}：您兑换“{{reward}}”的申请未通过',
    rejected:
      '{{greeting}}\n\n很抱歉，您兑换“{{reward}}”的申请（编号 {{number}}）未获通过。\n\n原因：{{reason}}\n\n{{points}} 积分已退回您的账户。\n\n查看申请：\n{{link}}\n\n{{academy}}',
  },
  rewardAdded: '奖励已添加',
  rewardSaved: '奖励已保存',
  rewardArchived: '奖励已归档，已有的申请不受影响',
  categoryAdded: '分类已添加',
  categorySaved: '分类已保存',
  categoryArchived: '分类已归档，其中的奖励不受影响',
  categoryRestored: '分类已恢复',
  rewardRestored: '奖励已恢复，状态与归档前相同',
  courier: {
    fileName: '快递清单-{{day}}',
    number: '申请编号',
    name: '收件人',
    phone: '电话',
    address: '地址',
    city: '城市',
    province: '省或州',
    postalCode: '邮政编码',
    item: '物品',
    quantity: '数量',
    notes: '备注',
    carrier: '承运商',
    tracking: '运单号',
    status: '状态',
  },
};
