/** What the server says to those who edit teachers. */
export const teachersMessages = {
  added: 'The teacher has been added.',
  saved: 'The teacher has been saved.',
  archived: 'The teacher has been archived. Their courses stay.',
  restored: 'The teacher has been restored.',
  noAccount: 'Nobody has an account with this email',
  isLearner: 'This is a learner’s account. Change its role to teacher first',
  linked: 'This account is already linked to the teacher {{name}}',
} as const;
