export { presentContentData, readContentData, storedContent } from './content-data.ts';
export { serveGuestLearning, serveLearnerLearning } from './learning.routes.ts';
export { recordCompletion } from './record-completion.ts';
