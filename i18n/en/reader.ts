/** Reading a lesson in one language or in both. */
export const reader = {
  label: 'Languages of this lesson',
  one: 'English',
  both: 'English and Chinese',
} as const;
