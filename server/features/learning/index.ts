export { completeWhereNothingIsLeft } from './complete-where-nothing-is-left.ts';
export {
  checkContentData,
  presentContentData,
  readContentData,
  renderedOr,
} from './content-data.ts';
export { contentTexts } from './content-texts.ts';
export {
  serveAdminCourseContents,
  serveTeachingCourseContents,
} from './course-contents.routes.ts';
export { serveGuestLearning, serveLearnerLearning } from './learning.routes.ts';
export { presentSubmission } from './present-learning.ts';
export { recordCompletion } from './record-completion.ts';
export { reindexContent } from './reindex-content.ts';
export { tryQuiz } from './try-quiz.ts';
