/** Files that hold data of many people, or of somebody else: the ids of the entity `export`. */
export const auditExports = [
  'audit',
  'points',
  'payments',
  'redemptions',
  'users',
  'statement',
] as const;
export type AuditExport = (typeof auditExports)[number];
