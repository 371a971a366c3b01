export { sweepUploads } from './finish-upload.ts';
export { registerAdminMediaRoutes, registerTeachMediaRoutes } from './media.routes.ts';
export { signUploads } from './sign-uploads.ts';
export { sweepUnusedMedia } from './sweep-unused.ts';
export { uploadedFilesPlugin } from './uploaded-files.ts';
