/** What the server says about courses: what succeeded, and why a course cannot be changed so. */
export const coursesMessages = {
  redeemed: 'The course is open to you now',
  created: 'Course added as a draft',
  saved: 'Course saved',
  published: 'Published: learners see it now',
  unpublished: 'Unpublished; those who have begun it can continue',
  archived: 'Course archived; those who have begun or redeemed it keep it',
  restored: 'Course restored',
  duplicated: 'Copied with its lessons, as a draft',
  copyOf: '{{title}} (copy)',
  noSuchTeacher: 'This teacher is not there any more; please choose another',
  cannotBecomeDraft:
    'A course that was published does not become a draft again: those who have begun it would lose it. Unpublish it instead',
  draftCannotBeUnpublished: 'A draft is on no list yet: publish it, or archive it',
  keepsTeacher: 'A published course needs a teacher. Choose another, or unpublish the course first',
  lacksTeacher: 'To publish it, choose a teacher first',
  lacksContents: 'To publish it, add at least one lesson first',
  lacksBoth: 'To publish it, choose a teacher and add at least one lesson first',
} as const;
