/** What the server says about payments, and their file. */
export const paymentsMessages = {
  recorded: 'Payment recorded',
  voided: 'Payment voided',
  refunded: 'Refund recorded',
  isVoid: 'A voided payment cannot be refunded',
  isRefunded: 'This payment is already refunded in full',
  refundAbove: 'At most {{left}} can be refunded',
  hasRefunds: 'A payment with refunds cannot be voided',
  noSuchUser: 'There is no such person',
  noSuchCourse: 'There is no such course',
  inFuture: 'The date cannot be in the future',
  csv: {
    fileName: 'payments-{{day}}',
    number: 'No.',
    email: 'Payer’s email',
    recordedAt: 'Recorded at ({{timeZone}})',
    voidedAt: 'Voided at',
    voidReason: 'Reason for voiding',
    net: 'Net',
    tooLong:
      'There are {{count}} payments; a file holds at most {{limit}}. Choose a shorter period.',
  },
} as const;
