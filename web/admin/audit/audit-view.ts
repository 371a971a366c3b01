import { dateParam, defineListView, idParam } from '#web/lists/list-view.ts';

/** A word of the audit: an action, a kind of thing, the number of one. */
const aWord = (text: string | null): string | null => (text ? text.slice(0, 100) : null);

/** Where the next page begins; anything else begins at the newest. */
const aCursor = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\dT[\d:.]+Z~\d{1,9}$/.test(text) ? text : null;

/** The audit in its address; it is read onwards from a line, not by numbered pages. */
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
