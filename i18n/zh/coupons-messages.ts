import type { couponsMessages as en } from '../en/coupons-messages.ts';
import type { Translated } from '../types.ts';

export const couponsMessages: Translated<typeof en> = {
  added: '优惠券已新建',
  saved: '优惠券已保存',
  archived: '优惠券已归档',
  restored: '优惠券已恢复',
  taken: '优惠码 {{code}} 正在使用或曾被使用，请换一个',
  noSuchCourse: '所选课程中有一门不存在或已归档',
  past: '这个时间已经过去，请选择将来的时间',
  own: '涉及自己的优惠券不能自行处理，请联系其他管理员',
  usedMore_one: '已使用 {{count}} 次，可用次数不能低于此数',
  usedMore_other: '已使用 {{count}} 次，可用次数不能低于此数',
};
