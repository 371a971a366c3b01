/** The page of all results of a search. */
export const searchPage = {
  title: 'Search',
  titleOf: 'Search: {{search}}',
  description: 'Search the courses, lessons, teachers and terms of the academy in both languages.',
  lead: 'Courses, lessons, teachers and terms: in English, Chinese or pinyin.',
} as const;
