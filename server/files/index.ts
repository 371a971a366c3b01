export { assertNoVirus } from './assert-no-virus.ts';
export { checkFiles, type FaultyFile, findFault } from './check-files.ts';
export { discardFile, stagingFolder, sweepFiles } from './discard-file.ts';
export { createDiskFileStore } from './disk-file-store.ts';
export { attachmentHeader } from './file-name.ts';
export type { FileStore } from './file-store.ts';
export {
  commitFile,
  findFile,
  isKept,
  type KeptFile,
  listKeptFiles,
  releaseFile,
} from './files.store.ts';
export { hashContent, sumContent } from './hash-content.ts';
export { hashOldFiles } from './hash-old-files.ts';
export { measureRecording, measureRecordingStream } from './measure-recording.ts';
export { openFile } from './open-file.ts';
export { modesOfFiles, OWNER_ONLY, protectDataDir } from './protect-data-dir.ts';
export { readWhenConsumed } from './read-when-consumed.ts';
export { removeOld, removeOldFiles } from './remove-old.ts';
export { type StagedUpload, stageUpload } from './stage-upload.ts';
export { assertAnnouncement, storeText, storeUpload } from './store-upload.ts';
export { isStoredName, randomFileName, storedKey, storedName } from './stored-name.ts';
