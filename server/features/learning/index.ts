export { completeFinishedLearners } from './complete-finished-learners.ts';
export {
  registerAdminCourseLessonsRoutes,
  registerTeachingCourseLessonsRoutes,
} from './course-lessons.routes.ts';
export { registerGuestLearningRoutes, registerLearnerLearningRoutes } from './learning.routes.ts';
export {
  checkLessonData,
  presentLessonData,
  readLessonData,
  renderedOr,
} from './lesson-data.ts';
export { lessonTexts } from './lesson-texts.ts';
export { presentSubmission } from './present-learning.ts';
export { recordCompletion } from './record-completion.ts';
export { reindexLesson } from './reindex-lesson.ts';
export { tryQuiz } from './try-quiz.ts';
