/** What the server says to those who edit lessons. */
export const lessonsMessages = {
  ordered: 'New order saved',
  notAllOnce:
    'The lessons of this course have changed meanwhile, or one is named twice. Reload the page and put them in order again',
  added: 'The lesson has been added',
  saved: 'The lesson has been saved',
  archived: 'The lesson has been archived. Learners keep their progress',
  restored: 'The lesson is back in its course',
  duplicated: 'A copy has been added at the end of the course',
  /** Behind the title of a copy. */
  copyMark: ' (copy)',
  confirmed: 'Both languages now count as up to date',
  versionRestored: 'Version {{version}} is the newest again',
} as const;
