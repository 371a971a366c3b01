import type { paymentsMessages as en } from '../en/payments-messages.ts';
import type { Translated } from '../types.ts';

export const paymentsMessages: Translated<typeof en> = {
  recorded: '收款已登记',
  voided: '收款已作废',
  refunded: '退款已登记',
  isVoid: '已作废的收款不能退款',
  isRefunded: '这笔收款已经全额退款',
  refundAbove: '最多可退 {{left}}',
  hasRefunds: '已有退款的收款不能作废',
  noSuchUser: '没有这位用户',
  noSuchCourse: '没有这门课程',
  inFuture: '收款日期不能晚于今天',
  csv: {
    fileName: '收款记录-{{day}}',
    number: '编号',
    email: '付款人电邮',
    recordedAt: '登记时间（{{timeZone}}）',
    voidedAt: '作废时间',
    voidReason: '作废原因',
    net: '净额',
    tooLong: '共 {{count}} 笔收款，一个文件最多 {{limit}} 笔，请缩短时间范围。',
  },
};
