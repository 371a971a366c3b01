import { deletionBlockers } from './deletion-blockers.ts';

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
    blockers: deletionBlockers,
  },
} as const;
