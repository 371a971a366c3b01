/** What the server says to those who change the academy’s settings. */
export const academyMessages = {
  settingsSaved: 'Saved. Every page is up to date',
  demoCopy: '{{name}} (copy {{number}})',
  demoTeachersAdded: '{{created}} demo teachers added',
  demoCoursesAdded: '{{created}} demo courses added',
} as const;
