/** What the server says to those who edit the site blocks and the settings. */
export const marketingMessages = {
  added: 'Added. Visitors see it from now on',
  saved: 'Saved',
  archived: 'Archived. Visitors no longer see it',
  restored: 'Back on the site',
  ordered: 'The new order is saved',
  settingsSaved: 'Saved. Every page shows it from now on',
} as const;
