/** What the server says about payments, and their file. */
export const paymentsMessages = {
  recorded: 'Payment recorded',
  voided: 'Payment voided',
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
    tooLong:
      'There are {{count}} payments; a file holds at most {{limit}}. Choose a shorter period.',
  },
} as const;
