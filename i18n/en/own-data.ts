/** What people do with their own data, on its page alone: export, consents, deletion. */
export const ownData = {
  back: 'Settings',
  lead: 'Here you can see what you agreed to, download what we hold about you, or delete your account.',
  export: {
    title: 'Your data',
    text: 'One ZIP file with everything that we hold about you: a page to read, files for programs, and what you uploaded. You can export it up to three times an hour.',
    action: 'Export my data',
  },
  consents: {
    title: 'Your consents',
    text: 'Each version can be read as it was.',
    none: 'None yet.',
    version: '{{name}}, version {{version}}',
  },
  deletion: {
    text: 'After 14 days your name, addresses and access are erased. Points and payments stay in the books without your name.',
    action: 'Delete my account',
    askTitle: 'Delete your account?',
    askText:
      'You lose your courses and unused points. For 14 days you can log in and keep the account; after that, nobody can restore it.',
    notYet: 'Please settle this first',
    blockers: {
      last_admin: 'You are the only owner. Please make another admin an owner first.',
      taught_courses_one:
        'You teach a course. Please ask an admin to give it to another teacher first.',
      taught_courses_other:
        'You teach {{count}} courses. Please ask an admin to give them to another teacher first.',
      open_requests_one:
        'One of your reward requests is still open. Please cancel it, or wait until it is completed.',
      open_requests_other:
        '{{count}} of your reward requests are still open. Please cancel them, or wait until they are completed.',
      open_orders_one: 'One of your orders is unpaid. Please pay or cancel it.',
      open_orders_other: '{{count}} of your orders are unpaid. Please pay or cancel them.',
    },
  },
} as const;
