export { completeWhereNothingIsLeft } from './complete-finished-learners.ts';
export {
  serveAdminCourseContents,
  serveTeachingCourseContents,
} from './course-lessons.routes.ts';
export { serveGuestLearning, serveLearnerLearning } from './learning.routes.ts';
export {
  checkContentData,
  presentContentData,
  readContentData,
  renderedOr,
} from './lesson-data.ts';
export { contentTexts } from './lesson-texts.ts';
export { presentSubmission } from './present-learning.ts';
export { recordCompletion } from './record-completion.ts';
export { reindexContent } from './reindex-lesson.ts';
export { tryQuiz } from './try-quiz.ts';
