import { dateParam, defineListView, idParam } from '#web/lists/list-view.ts';

/** A value of the audit: an action, a type of record, an id. */
const aWord = (text: string | null): string | null => (text ? text.slice(0, 100) : null);

/** The cursor of the next page; anything else starts at the newest. */
const aCursor = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\dT[\d:.]+Z~\d{1,9}$/.test(text) ? text : null;

/** The audit's filters in its address; it is paged by a cursor, not by numbers. */
export const auditViews = defineListView({
  path: '/admin/audit',
  filters: {
    actor_user_id: idParam,
    entity: aWord,
    entity_id: aWord,
    action: aWord,
    from: dateParam,
    to: dateParam,
    before: aCursor,
  },
  sorts: ['newest'],
});
