export { serveGuestLearning, serveLearnerLearning } from './learning.routes.ts';
