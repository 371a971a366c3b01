/** What the server says to those who edit the site blocks. */
export const marketingMessages = {
  added: 'Added. Visitors see it from now on',
  saved: 'Saved',
  archived: 'Archived. Visitors no longer see it',
  restored: 'Back on the site',
  ordered: 'The new order is saved',
} as const;
