import type { payments as en } from '../../en/desk/payments.ts';
import type { Translated } from '../../types.ts';

export const payments: Translated<typeof en> = {
  recorded: '收款已登记',
  voided: '收款已作废',
  noSuchUser: '没有这位用户',
  noSuchCourse: '没有这门课程',
  inFuture: '收款日期不能晚于今天',
  paidOn: '收款日期',
  amount: '金额',
  currency: '币种',
  method: '收款方式',
  payer: '付款人',
  course: '课程',
  note: '备注',
  recordedBy: '登记人',
  methods: {
    bank_transfer: '银行转账',
    card: '银行卡',
    wechat_pay: '微信支付',
    alipay: '支付宝',
    paynow: 'PayNow 转账',
    cash: '现金',
    other: '其他',
  },
  csv: {
    fileName: '收款记录 {{day}}',
    number: '编号',
    email: '付款人邮箱',
    recordedAt: '登记时间（{{timeZone}}）',
    voidedAt: '作废时间',
    voidReason: '作废原因',
    tooLong: '共 {{count}} 笔收款，一个文件最多 {{limit}} 笔，请缩短时间范围。',
  },
};
