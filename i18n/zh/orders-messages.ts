import type { ordersMessages as en } from '../en/orders-messages.ts';
import type { Translated } from '../types.ts';

export const ordersMessages: Translated<typeof en> = {
  openAlready: '这门课程已对您开放，无需再次购买',
  notForSale: '这门课程暂不出售',
  notSoldIn: '这门课程不以该币种销售',
  notPaidBy: '该币种不支持这种付款方式',
  stripeOff: '目前不接受银行卡和电子钱包，请选择其他付款方式',
  stripeAway: '订单已保存，但暂时无法打开付款页面，请几分钟后再试',
  notByStripe: '这笔订单以转账方式付款',
  settling: '您的银行正在处理这笔付款，到账后我们会发邮件通知您',
  noReceipt: '这笔订单无需付款凭证，付款后我们会立即收到通知',
  openWithoutCoupon: '您有一笔未使用该优惠券的待付款订单，请先取消，再重新下单',
  coupon: {
    unknown: '没有这张优惠券，请检查优惠码',
    notYours: '这张优惠券属于其他学员',
    scheduled: '这张优惠券尚未生效',
    expired: '这张优惠券已过期',
    usedUp: '这张优惠券已用完',
    usedByYou: '您已使用过这张优惠券',
    otherCourse: '这张优惠券不适用于这门课程',
    otherCurrency: '这张优惠券不适用于该币种',
  },
  unpaid: {
    failed: '银行未能完成这笔付款',
    expired: '付款页面已超时，期间没有付款',
  },
  receiptSent: '付款凭证已上传',
  cancelled: '订单已取消',
  confirmed: '收款已确认，课程已开通',
  expiredBefore: '订单已过期。如仍按原价确认收款，请勾选确认。',
  nothingPaid: '该订单没有收款，无从退款',
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
