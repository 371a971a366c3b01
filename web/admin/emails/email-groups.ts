import { type EmailKind, emailKindNames } from '#domain/email-kinds.ts';

/** What the emails are about, in the order of their list. */
export const emailGroups = ['account', 'notices', 'orders', 'rewards'] as const;
type EmailGroup = (typeof emailGroups)[number];

const groupOf: Record<EmailKind, EmailGroup> = {
  reset: 'account',
  verification: 'account',
  welcome: 'account',
  passwordChanged: 'account',
  newAddress: 'account',
  currentAddress: 'account',
  addressInUse: 'account',
  newDevice: 'account',
  factorEnabled: 'account',
  factorDisabled: 'account',
  factorReset: 'account',
  recoveryCodesRenewed: 'account',
  recoveryCodeUsed: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  identityAdded: 'account',
  identityRemoved: 'account',
  deletion: 'account',
  notice: 'notices',
  digest: 'notices',
  groupMessage: 'notices',
  orderPaid: 'orders',
  orderCancelled: 'orders',
  orderUnpaid: 'orders',
  parcelApproved: 'rewards',
  rewardApproved: 'rewards',
  codeApproved: 'rewards',
  couponApproved: 'rewards',
  consultationApproved: 'rewards',
  timeAgreed: 'rewards',
  timeChanged: 'rewards',
  courseApproved: 'rewards',
  parcelShipped: 'rewards',
  parcelCorrected: 'rewards',
  addressCorrected: 'rewards',
  rewardDeclined: 'rewards',
};

/** The emails of a group. */
export const kindsOfGroup = (group: EmailGroup): EmailKind[] =>
  emailKindNames.filter((kind) => groupOf[kind] === group);
