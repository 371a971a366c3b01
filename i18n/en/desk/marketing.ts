export const marketing = {
  messages: {
    added: 'Added. Visitors see it from now on',
    saved: 'Saved',
    archived: 'Archived. Visitors no longer see it',
    restored: 'Back on the site',
    ordered: 'The new order is saved',
    settingsSaved: 'Saved. Every page shows it from now on',
  },
} as const;
