import { cached } from '#database/cached-values.ts';

/** The caps of all learning together, kept in memory until an admin changes them. */
export const getPointTotals = cached((db) =>
  db.selectFrom('point_totals').selectAll().executeTakeFirstOrThrow(),
);
