export const audit = {
  who: 'Who',
  action: 'Action',
  entity: 'What',
  before: 'Before',
  after: 'After',
  csv: {
    fileName: 'Audit {{day}}',
    number: 'No.',
    time: 'Time ({{timeZone}})',
    entityId: 'Number of what was changed',
    tooLong: 'These are more than {{limit}} changes. Choose a shorter period.',
  },
} as const;
