/** What the server says about courses: what succeeded, and why a course cannot be changed so. */
export const coursesMessages = {
  redeemed: 'The course is open to you now',
  created: 'Course added as a draft',
  saved: 'Course saved',
  published: 'Published: learners see it now',
  unpublished: 'Taken off the lists; those who have begun it go on',
  archived: 'Course archived; those who have begun or redeemed it keep it',
  restored: 'Course restored',
  duplicated: 'Copied with its contents, as a draft',
  copyOf: '{{title}} (copy)',
  noSuchTeacher: 'This teacher is not there any more; please choose another',
  cannotBecomeDraft:
    'A course that was published does not become a draft again: those who have begun it would lose it. Take it off the lists instead',
  draftCannotBeUnpublished: 'A draft is on no list yet: publish it, or archive it',
  keepsTeacher:
    'A published course needs a teacher. Choose another, or take the course off the lists first',
  lacksTeacher: 'To publish it, choose a teacher first',
  lacksContents: 'To publish it, add at least one content first',
  lacksBoth: 'To publish it, choose a teacher and add at least one content first',
} as const;
