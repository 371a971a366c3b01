/** A person's notices; what each says comes with it, from the server. */
export const notifications = {
  filter: 'Filter notifications',
  all: 'All',
  unread: 'Unread',
  kind: 'About',
  anyKind: 'Anything',
  apply: 'Filter',
  readAll: 'Mark all as read',
  emptyTitle: 'No notifications yet',
  emptyText: 'Grades, replies, opened courses and requests for rewards are announced here.',
  noneTitle: 'Nothing to show',
  noneText: 'No notification matches this choice.',
  showAll: 'Show all',
  settings: 'Notification settings',
  settingsText: 'Choose what you are told of.',
  settingsLink: 'Choose notifications',
  audiences: {
    learner: 'For you as a learner',
    teacher: 'For you as a teacher',
    admin: 'For you as an admin',
  },
} as const;
