/** What the server says to those who edit lessons. */
export const lessonsMessages = {
  ordered: 'New order saved',
  notAllOnce:
    'The contents of this course have changed meanwhile, or one is named twice. Reload the page and put them in order again',
  added: 'The content has been added',
  saved: 'The content has been saved',
  archived: 'The content has been archived. Learners keep their progress',
  restored: 'The content is back in its course',
  duplicated: 'A copy stands at the end of the course',
  /** Behind the title of a copy. */
  copyMark: ' (copy)',
  confirmed: 'Both languages now count as up to date',
  versionRestored: 'Version {{version}} is the newest again',
} as const;
