/** What an email of a kind is written with. */
interface EmailShape {
  /** The values that its texts name, besides `academy`, which each may. */
  values: readonly string[];
  /** A list of labelled values stands where its text says `{{facts}}`. */
  hasFacts: boolean;
  /**
   * Why somebody gets it: they have an account, an address was entered that may be theirs, or they
   * have not switched off the emails of a kind.
   */
  because: 'account' | 'address' | 'notice';
}

/**
 * Every email that the academy sends. Its texts are `messages.emails.texts.<kind>`: paragraphs with
 * a blank line between them, of which one is `{{action}}`, the button.
 */
export const emailKinds = {
  reset: { values: ['minutes'], hasFacts: false, because: 'account' },
  verification: { values: ['hours'], hasFacts: false, because: 'address' },
  welcome: { values: ['email', 'days'], hasFacts: false, because: 'account' },
  passwordChanged: { values: ['time'], hasFacts: false, because: 'account' },
  newAddress: { values: ['hours'], hasFacts: false, because: 'address' },
  currentAddress: { values: ['email', 'hours'], hasFacts: false, because: 'account' },
  newDevice: { values: [], hasFacts: true, because: 'account' },
  deletion: { values: ['time'], hasFacts: false, because: 'account' },
  notice: { values: ['notice', 'kind'], hasFacts: false, because: 'notice' },
  digest: { values: ['unread'], hasFacts: true, because: 'notice' },
  orderPaid: { values: ['course', 'number'], hasFacts: false, because: 'account' },
  orderCancelled: { values: ['course', 'number'], hasFacts: true, because: 'account' },
  parcelApproved: { values: ['reward', 'number'], hasFacts: false, because: 'account' },
  rewardApproved: { values: ['reward', 'number'], hasFacts: false, because: 'account' },
  codeApproved: { values: ['reward', 'number'], hasFacts: false, because: 'account' },
  couponApproved: { values: ['reward', 'number'], hasFacts: true, because: 'account' },
  consultationApproved: { values: ['reward', 'number'], hasFacts: false, because: 'account' },
  timeAgreed: { values: ['reward', 'number'], hasFacts: true, because: 'account' },
  timeChanged: { values: ['reward', 'number'], hasFacts: true, because: 'account' },
  courseApproved: { values: ['reward', 'number', 'course'], hasFacts: false, because: 'account' },
  parcelShipped: { values: ['reward', 'number'], hasFacts: true, because: 'account' },
  parcelCorrected: { values: ['reward', 'number'], hasFacts: true, because: 'account' },
  addressCorrected: { values: ['reward', 'number'], hasFacts: false, because: 'account' },
  rewardDeclined: { values: ['reward', 'number', 'points'], hasFacts: true, because: 'account' },
} as const satisfies Record<string, EmailShape>;

export type EmailKind = keyof typeof emailKinds;

/** What the texts of a kind are filled with. */
export type EmailValues<Kind extends EmailKind> = Readonly<
  Record<(typeof emailKinds)[Kind]['values'][number], string | number>
>;
