import type { ordersMessages as en } from '../en/orders-messages.ts';
import type { Translated } from '../types.ts';

export const ordersMessages: Translated<typeof en> = {
  openAlready: '这门课程已对您开放，无需再次购买',
  notForSale: '这门课程暂不出售',
  notSoldIn: '这门课程不以该币种销售',
  notPaidBy: '该币种不支持这种付款方式',
  receiptSent: '付款凭证已上传',
  cancelled: '订单已取消',
  confirmed: '收款已确认，课程已开通',
  expiredBefore: '订单已过期。如仍按原价确认收款，请勾选确认。',
  own: '不能处理自己的订单',
  is: {
    pending: '订单待付款',
    paid: '订单已付款',
    partly_refunded: '订单已付款，并已部分退款',
    refunded: '订单已退款',
    cancelled: '订单已取消',
    expired: '订单已过期，请重新下单',
  },
};
