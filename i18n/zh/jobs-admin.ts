import type { jobs as en } from '../en/jobs-admin.ts';
import type { Translated } from '../types.ts';

/** Background jobs: emails and other work that follows from a change. */
export const jobs: Translated<typeof en> = {
  lead: '操作之后由服务器完成的工作，例如发送邮件。失败后会在三天内自动重试；三天后仍未成功的，列在这里等您处理。',
  state: '状态',
  states: { failed: '失败', waiting: '等待中' },
  kinds: {
    reset_email: '邮件：设置新密码',
    verification_email: '邮件：验证电邮',
    welcome_email: '邮件：欢迎加入，附设置密码的链接',
    password_changed_email: '邮件：密码已修改',
    new_device_email: '邮件：新设备登录提醒',
    new_address_email: '邮件：确认新电邮',
    current_address_email: '邮件：同意更换电邮',
    redemption_email: '邮件：兑换申请的进展',
    deletion_email: '邮件：账户即将删除',
    order_email: '邮件：课程订单的进展',
    notice_email: '邮件：通知',
    digest_email: '邮件：通知摘要',
    notice_push: '推送通知',
    test_email: '邮件：文案测试',
    group_message_email: '邮件：发给小组的消息',
    ledger_check: '每日积分账本检查',
    stripe_refund: 'Stripe：退款',
    stripe_refunds: 'Stripe：登记在 Stripe 办理的退款',
    stripe_checkout_end: 'Stripe：关闭已取消订单的付款页面',
  },
  columns: {
    job: '任务',
    attempts: '尝试次数',
    reason: '原因',
    created: '创建时间',
    failed: '放弃时间',
    next: '下次尝试',
    actions: '操作',
  },
  noReason: '尚未尝试',
  retry: '重试',
  retryNamed: '重试：{{kind}}，编号 {{id}}',
  emptyTitle: '没有失败的任务',
  emptyText: '所有邮件都已被邮件服务器接收，或仍在自动重试。',
};
