/** What is said where the pages themselves cannot be shown: an outage, a failure, no network. */
export const platform = {
  unavailableTitle: 'We will be right back',
  unavailableText:
    'The site is under maintenance. Your courses and points are safe. Please try again in a minute.',
  failedTitle: 'Something went wrong on our side',
  failedText: 'This page could not be shown. It is not your fault, and nothing was lost.',
  limitedTitle: 'Too many pages in a short time',
  limitedText: 'Please wait a minute, then try again. Your courses and points are safe.',
  offlineTitle: 'You are offline',
  offlineText:
    'This page needs an internet connection. You can still read the text lessons that you have opened on this device.',
  closedFileTitle: 'This address is no longer valid',
  closedFileText:
    'Please open the file from its lesson. It is available to learners who have the course, and its address expires after a few hours.',
  myLearning: 'Go to my learning',
  savedLessons: 'Lessons saved on this device',
  again: 'Try again',
  home: 'Go to the home page',
  reference: 'Reference: {{id}}',
} as const;
