export { sweepUploads } from './finish-upload.ts';
export { findMedia } from './media.queries.ts';
export { serveAdminMedia, serveTeachMedia } from './media.routes.ts';
export { mediaKey } from './media-path.ts';
export { sweepUnusedMedia } from './sweep-unused.ts';
