export const reviews = {
  messages: {
    hidden: 'Hidden from the course page and its rating',
    shown: 'Shown on the course page again',
  },
} as const;
