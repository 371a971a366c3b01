export { completeFinishedLearners } from './complete-finished-learners.ts';
export { registerGuestLearningRoutes, registerLearnerLearningRoutes } from './learning.routes.ts';
export { presentSubmission } from './present-own-submission.ts';
export { attemptsLeft, standingOf } from './quiz-attempts.rules.ts';
export { recordCompletion } from './record-completion.ts';
export { tryQuiz } from './try-quiz.ts';
