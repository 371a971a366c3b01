export { serveAdminAudit } from './audit.routes.ts';
export { archiveRecord, changeRecord, createRecord, type RecordKind } from './edit-record.ts';
export { COMMAND_LINE, recordAudit } from './record-audit.ts';
