/** What the server says about payments, and their file. */
export const paymentsMessages = {
  recorded: 'Payment recorded',
  voided: 'Payment voided',
  noSuchUser: 'There is no such person',
  noSuchCourse: 'There is no such course',
  inFuture: 'This day has not come yet',
  csv: {
    fileName: 'payments-{{day}}',
    number: 'No.',
    email: 'Payer’s email',
    recordedAt: 'Recorded at ({{timeZone}})',
    voidedAt: 'Voided at',
    voidReason: 'Reason for voiding',
    tooLong: 'This is {{count}} payments; a file holds {{limit}} at most. Choose a shorter period.',
  },
} as const;
