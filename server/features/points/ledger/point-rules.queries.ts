import { cached } from '#database/cached-values.ts';

/** All rules, kept in memory until an admin changes one. */
export const listRules = cached((db) => db.selectFrom('point_rules').selectAll().execute());
