/** The editor of contents: its screens, and what the server tells whoever edits. */
export const contents = {
  messages: {
    added: 'The content has been added',
    saved: 'The content has been saved',
    archived: 'The content has been archived. Learners keep their progress',
    restored: 'The content is back in its course',
    duplicated: 'A copy stands at the end of the course',
    confirmed: 'Both languages now count as up to date',
    versionRestored: 'Version {{version}} is the newest again',
  },
} as const;
