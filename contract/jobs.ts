/** The kinds of work in the queue. */
export const jobKinds = [
  'reset_email',
  'verification_email',
  'welcome_email',
  'password_changed_email',
  'new_device_email',
  'passkey_email',
  'new_address_email',
  'current_address_email',
  'redemption_email',
  'deletion_email',
  'order_email',
  'notice_email',
  'digest_email',
  'notice_push',
  'test_email',
  'group_message_email',
  'ledger_check',
  'stripe_refund',
  'stripe_refunds',
  'stripe_checkout_end',
] as const;
export type JobKind = (typeof jobKinds)[number];
