import type { AuditExport } from '#contract/audit-exports.ts';
import type { Call } from '#contract/call.ts';

/** Calls that send data about many people, or about somebody else, as a file. */
const exportsOfCalls: Record<string, AuditExport> = {
  'admin.audit.csv': 'audit',
  'admin.points.csv': 'points',
  'admin.payments.csv': 'payments',
  'admin.redemptions.csv': 'redemptions',
  'admin.users.csv': 'users',
  'points.statementCsv': 'statement',
  'points.statementPdf': 'statement',
};

/**
 * Files that are not exports: one submission, sent to those who grade it; one payer's receipt; what
 * is held on the caller.
 */
export const ownFiles: ReadonlySet<string> = new Set([
  'learning.assignmentFile',
  'payments.receipt',
  'admin.payments.receipt',
  'privacy.export',
  'checkout.receipt',
  'rewards.calendar',
]);

/**
 * The export that a call makes for this person; null where it makes none, or of their own data
 * alone.
 */
export function exportOf(
  call: Pick<Call, 'name'> | undefined,
  callerId: number | undefined,
  subjectId: number | null,
): AuditExport | null {
  const made = call && exportsOfCalls[call.name];
  if (made === undefined || callerId === undefined) return null;
  return made === 'statement' && subjectId === callerId ? null : made;
}
