import { sql } from 'kysely';

/** Whether the person of a row is in a group now: the filter of a list. @param column their id */
export const isInGroup = (column: string, groupId: number) =>
  sql<boolean>`${sql.ref(column)} in (
    select m.user_id from group_members m where m.group_id = ${groupId})`;
