/** Everything that texts of emails may name, besides the button and the list. */
export const emailValueNames = [
  'academy',
  'minutes',
  'hours',
  'days',
  'time',
  'email',
  'notice',
  'kind',
  'unread',
  'subject',
  'message',
  'course',
  'reward',
  'number',
  'points',
] as const;
export type EmailValueName = (typeof emailValueNames)[number];

/** What an email of a kind is written with. */
interface EmailShape {
  /** The values that its texts name, besides `academy`, which each may. */
  values: readonly EmailValueName[];
  /** Those of them without which its text is of no use: a text of the academy's own names them too. */
  needs: readonly EmailValueName[];
  /** A list of labelled values stands where its text says `{{facts}}`. */
  hasFacts: boolean;
  /**
   * Why somebody gets it: they have an account, an address was entered that may be theirs, or they
   * have not switched off the emails of a kind of notice, which a link in it does.
   */
  because: 'account' | 'address' | 'notice';
}

/**
 * Every email that the academy sends. Its texts are `messages.emails.texts.<kind>`: paragraphs with
 * a blank line between them, of which one is `{{action}}`, the button.
 */
export const emailKinds = {
  reset: { values: ['minutes'], needs: [], hasFacts: false, because: 'account' },
  verification: { values: ['hours'], needs: [], hasFacts: false, because: 'address' },
  welcome: { values: ['email', 'days'], needs: ['email'], hasFacts: false, because: 'account' },
  passwordChanged: { values: ['time'], needs: ['time'], hasFacts: true, because: 'account' },
  newAddress: { values: ['hours'], needs: [], hasFacts: false, because: 'address' },
  currentAddress: {
    values: ['email', 'hours'],
    needs: ['email'],
    hasFacts: false,
    because: 'account',
  },
  addressInUse: { values: [], needs: [], hasFacts: false, because: 'account' },
  newDevice: { values: [], needs: [], hasFacts: true, because: 'account' },
  factorEnabled: { values: ['time'], needs: ['time'], hasFacts: false, because: 'account' },
  factorDisabled: { values: ['time'], needs: ['time'], hasFacts: false, because: 'account' },
  factorReset: { values: ['time'], needs: ['time'], hasFacts: false, because: 'account' },
  recoveryCodesRenewed: { values: ['time'], needs: ['time'], hasFacts: false, because: 'account' },
  recoveryCodeUsed: { values: ['time'], needs: ['time'], hasFacts: false, because: 'account' },
  passkeyAdded: { values: [], needs: [], hasFacts: true, because: 'account' },
  passkeyRemoved: { values: [], needs: [], hasFacts: true, because: 'account' },
  identityAdded: { values: [], needs: [], hasFacts: true, because: 'account' },
  identityRemoved: { values: [], needs: [], hasFacts: true, because: 'account' },
  deletion: { values: ['time'], needs: ['time'], hasFacts: false, because: 'account' },
  notice: { values: ['notice', 'kind'], needs: ['notice'], hasFacts: false, because: 'notice' },
  digest: { values: ['unread'], needs: [], hasFacts: true, because: 'notice' },
  groupMessage: {
    values: ['subject', 'message'],
    needs: ['message'],
    hasFacts: false,
    because: 'notice',
  },
  orderPaid: {
    values: ['course', 'number'],
    needs: ['course'],
    hasFacts: false,
    because: 'notice',
  },
  orderCancelled: {
    values: ['course', 'number'],
    needs: ['number'],
    hasFacts: true,
    because: 'account',
  },
  orderUnpaid: {
    values: ['course', 'number'],
    needs: ['number'],
    hasFacts: true,
    because: 'notice',
  },
  parcelApproved: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: false,
    because: 'notice',
  },
  rewardApproved: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: false,
    because: 'notice',
  },
  codeApproved: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: false,
    because: 'notice',
  },
  couponApproved: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: true,
    because: 'notice',
  },
  consultationApproved: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: false,
    because: 'notice',
  },
  timeAgreed: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: true,
    because: 'notice',
  },
  timeChanged: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: true,
    because: 'notice',
  },
  courseApproved: {
    values: ['reward', 'number', 'course'],
    needs: ['course'],
    hasFacts: false,
    because: 'notice',
  },
  parcelShipped: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: true,
    because: 'notice',
  },
  parcelCorrected: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: true,
    because: 'account',
  },
  addressCorrected: {
    values: ['reward', 'number'],
    needs: ['reward'],
    hasFacts: false,
    because: 'account',
  },
  rewardDeclined: {
    values: ['reward', 'number', 'points'],
    needs: ['reward', 'points'],
    hasFacts: true,
    because: 'notice',
  },
} as const satisfies Record<string, EmailShape>;

export type EmailKind = keyof typeof emailKinds;

export const emailKindNames = Object.keys(emailKinds) as [EmailKind, ...EmailKind[]];

/** What the texts of a kind are filled with. */
export type EmailValues<Kind extends EmailKind> = Readonly<
  Record<(typeof emailKinds)[Kind]['values'][number], string | number>
>;
