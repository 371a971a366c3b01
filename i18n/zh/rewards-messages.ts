import type { rewardMessages as en } from '../en/rewards-messages.ts';
import type { Translated } from '../types.ts';

export const rewardMessages: Translated<typeof en> = {
  requested: '兑换申请提交成功，请等待审核',
  cancelled: '申请已撤回，积分已退回',
  approve: '申请已批准',
  reject: '申请已拒绝，积分和库存已退回',
  ship: '申请已标记为已发货',
  complete: '申请已完成',
  batch: '{{done}} 项已处理，{{failed}} 项无法处理',
  rewardAdded: '奖品已添加',
  rewardSaved: '奖品已保存',
  rewardArchived: '奖品已归档，已有的申请不受影响',
};
