/** What the server says about courses: what succeeded, and why a course cannot be changed so. */
export const coursesMessages = {
  redeemed: 'The course is open to you now',
  created: 'Course added as a draft',
  saved: 'Course saved',
  published: 'Published. Learners can see it now',
  unpublished: 'Unpublished; learners who have started it can continue',
  archived: 'Course archived; learners who have started or redeemed it keep it',
  restored: 'Course restored',
  duplicated: 'Copied with its lessons, as a draft',
  copyOf: '{{title}} (copy)',
  noSuchTeacher: 'This teacher no longer exists; please choose another',
  cannotBecomeDraft:
    'A published course cannot become a draft again, as learners who have started it would lose it. Unpublish it instead',
  draftCannotBeUnpublished: 'A draft has not been published yet: publish it, or archive it',
  keepsTeacher: 'A published course needs a teacher. Choose another, or unpublish the course first',
  lacksTeacher: 'To publish it, choose a teacher first',
  lacksContents: 'To publish it, add at least one lesson first',
  lacksBoth: 'To publish it, choose a teacher and add at least one lesson first',
  paysMoreThanItCosts:
    'With its lessons and quizzes, the course would pay {{pays}} points, but it opens for {{required}}. Raise its price in points, or lower the points that it pays',
} as const;
