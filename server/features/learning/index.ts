export { contentTexts } from './content-texts.ts';
export { serveGuestLearning, serveLearnerLearning } from './learning.routes.ts';
export { reindexContent } from './reindex-content.ts';
