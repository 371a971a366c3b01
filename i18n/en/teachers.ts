export const teachers = {
  card: {
    courses_one: '{{count}} course',
    courses_other: '{{count}} courses',
    years_one: '{{count}} year of experience',
    years_other: '{{count}} years of experience',
    assistant: 'Assistant',
    likes_one: '{{count}} like',
    likes_other: '{{count}} likes',
  },
} as const;
