export { type AccountChangeKind, accountChangeKinds, accountChanges } from './account-changes.ts';
export { assertCurrentVersion } from './assert-current-version.ts';
export { registerAdminAuditRoutes } from './audit.routes.ts';
export { archiveRecord, changeRecord, createRecord, type RecordKind } from './edit-record.ts';
export { erasePersonFromAudit } from './erase-person.ts';
export { hasWritten } from './has-written.ts';
export { purgeOldLines } from './purge-old-lines.ts';
export { type AuditActor, COMMAND_LINE, recordAudit } from './record-audit.ts';
export { securityEventsPlugin } from './watch-security-events.ts';
