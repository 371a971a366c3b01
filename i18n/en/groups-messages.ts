/** What the server says about groups of learners. */
export const groupsMessages = {
  added: 'The group has been added',
  saved: 'The group has been saved',
  archived: 'The group has been archived',
  restored: 'The group has been restored',
  nameTaken: 'Another group has this name',
  noSuchGroup: 'There is no such group, or it was archived',
  noMembers: 'This group has no members for whom this can be done',
  noSuchPerson: 'There is no such person, or the account was removed',
  deactivated: 'This account is deactivated',
  membersAdded_one: '{{count}} person has been added to the group',
  membersAdded_other: '{{count}} people have been added to the group',
  membersTried_one: 'Checked: {{count}} person can be added. Nothing has been changed yet',
  membersTried_other: 'Checked: {{count}} people can be added. Nothing has been changed yet',
  memberRemoved: 'The person is no longer in the group',
  awarded_one: '{{count}} member has been given the points',
  awarded_other: '{{count}} members have been given the points',
} as const;
