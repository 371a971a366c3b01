/** What robots and shared links say of single pages. */
export const seoPages = {
  login: 'Log in to continue your courses, see your points and redeem rewards.',
  lesson: '{{title}}: a lesson of the course “{{course}}”, in Chinese and English.',
} as const;
