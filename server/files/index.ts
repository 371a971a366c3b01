export { discardFile, stagingFolder, sweepFiles } from './discard-file.ts';
export { createDiskFileStore } from './disk-file-store.ts';
export { attachmentHeader } from './file-name.ts';
export type { FileStore } from './file-store.ts';
export { commitFile, findFile, releaseFile } from './files.store.ts';
export { openFile } from './open-file.ts';
export { type StagedUpload, stageUpload } from './stage-upload.ts';
export { assertAnnouncement, storeText, storeUpload } from './store-upload.ts';
export { isStoredName, storedKey, storedName } from './stored-name.ts';
