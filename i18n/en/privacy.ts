/** What every page says to whom has asked for the deletion of their account. */
export const privacy = {
  deletion: {
    title: 'Delete account',
    pending: 'Your account will be deleted on {{time}}',
    pendingText: 'Until then you can keep it, and everything stays as it is.',
    keep: 'Keep my account',
  },
} as const;
