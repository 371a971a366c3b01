/** Invitation codes. */
export const invitations = {
  messages: {
    added: 'The invitation code has been added.',
    saved: 'The invitation code has been saved.',
    archived: 'The invitation code has been archived. It lets nobody in any more.',
    restored: 'The invitation code is back.',
    past: 'This time has already passed. Choose one that is still to come',
    taken: 'The code {{code}} has already been given out. Choose another',
    usedMore_one: 'It has been used once already; allow at least as many',
    usedMore_other: 'It has been used {{count}} times already; allow at least as many',
    ownCode: 'This is a learner’s own code. Switch it off instead of archiving it.',
  },
} as const;
