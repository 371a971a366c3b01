export { sweepUploads } from './finish-upload.ts';
export { findMedia } from './media.queries.ts';
export { registerAdminMediaRoutes, registerTeachMediaRoutes } from './media.routes.ts';
export { mayFetchMedia } from './media-access.queries.ts';
export { mediaKey } from './media-path.ts';
export { signatureSecondsLeft, signUploads } from './sign-uploads.ts';
export { sweepUnusedMedia } from './sweep-unused.ts';
