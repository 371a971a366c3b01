/** The card of a teacher. */
export const teacherCards = {
  courses_one: '{{count}} course',
  courses_other: '{{count}} courses',
  assistant: 'Assistant',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
} as const;
