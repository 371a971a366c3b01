/** The audit as a file. */
export const auditMessages = {
  csv: {
    fileName: 'audit-{{day}}',
    line: '{{field}}: {{value}}',
    number: 'No.',
    time: 'Time ({{timeZone}})',
    entityId: 'Record number',
    tooLong: 'There are more than {{limit}} changes. Choose a shorter period.',
  },
} as const;
