import type { economy as english } from '../../en/desk/economy.ts';
import type { Translated } from '../../types.ts';

export const economy: Translated<typeof english> = {
  categories: {
    added: '分类已添加',
    saved: '分类已保存',
    archived: '分类已归档，其中的奖品不受影响',
    restored: '分类已恢复',
  },
  rewards: {
    restored: '奖品已恢复，状态与归档前相同',
  },
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
  entries: {
    csv: {
      fileName: '积分明细-{{day}}',
      number: '明细编号',
      time: '时间（{{timeZone}}）',
      learner: '学员编号',
      name: '姓名',
      email: '邮箱',
      kind: '类别',
      description: '说明',
      moved: '变动积分',
      change: '可用积分增减',
      balance: '变动后可用积分',
      by: '经办',
      reason: '原因',
      corrects: '更正的明细',
    },
  },
};
