/** What the server says to those who edit lessons. */
export const lessonsMessages = {
  ordered: 'New order saved',
  notAllOnce:
    'The lessons of this course have just changed, or one appears twice. Reload the page and reorder them',
  added: 'The lesson has been added',
  saved: 'The lesson has been saved',
  archived: 'The lesson has been archived. Learners keep their progress',
  restored: 'The lesson is back in its course',
  duplicated: 'A copy has been added at the end of the course',
  /** Behind the title of a copy. */
  copyMark: ' (copy)',
  confirmed: 'Both languages now count as up to date',
  reviewed: 'This lesson counts as reviewed. Learners who have completed it are paid',
  ownReview: 'You teach this course: another admin has to review its lessons',
  versionRestored: 'Version {{version}} has been restored',
} as const;
