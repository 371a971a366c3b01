/** Lists that are pasted or read from a file, checked first and then carried out. */
export const listUpload = {
  file: 'Choose a CSV file',
  check: 'Check the list',
  checkedTitle: 'What would happen',
  doneTitle: 'What happened',
  total_one: '{{shown}} line.',
  total_other: '{{shown}} lines.',
  shown: 'Only the first {{count}} lines are listed.',
  line: 'Line',
  result: 'Result',
  emails: 'List of emails',
  emailsHint: 'One per line, a pasted table, or a CSV file; at most {{limit}} people.',
  email: 'Email',
} as const;
