import { noticeKindNames } from '#domain/notice-kinds.ts';
import { boolParam, defineListView, enumParam } from '#web/lists/list-view.ts';

/** A person's notices: all or the unread ones, of any kind or of one. */
export const noticeViews = defineListView({
  path: '/notifications',
  filters: { unread: boolParam, kind: enumParam(noticeKindNames) },
  sorts: ['newest'],
});

export type NoticeView = ReturnType<typeof noticeViews.read>;

/** The same as the query of the call. */
export function noticeQueryOf({ unread, kind, page }: NoticeView) {
  return { page, ...(unread && { unread }), ...(kind !== null && { kind }) };
}
