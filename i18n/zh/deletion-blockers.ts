import type { deletionBlockers as en } from '../en/deletion-blockers.ts';
import type { Translated } from '../types.ts';

export const deletionBlockers: Translated<typeof en> = {
  last_admin: '您是唯一的所有者，请先将另一位管理员设为所有者。',
  taught_courses_one: '您正在教 {{count}} 门课程，请先联系管理员，将课程转交给另一位教师。',
  taught_courses_other: '您正在教 {{count}} 门课程，请先联系管理员，将课程转交给另一位教师。',
  open_requests_one: '您有 {{count}} 份兑换申请尚未办结，请先取消，或等待办结。',
  open_requests_other: '您有 {{count}} 份兑换申请尚未办结，请先取消，或等待办结。',
  open_orders_one: '您有 {{count}} 个订单尚未付款，请先付款或取消。',
  open_orders_other: '您有 {{count}} 个订单尚未付款，请先付款或取消。',
};
