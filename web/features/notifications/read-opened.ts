import type { Location, NavigateFunction } from 'react-router';
import { notificationCalls } from '#contract/notifications.ts';
import { openedNotice } from '#domain/notice-path.ts';
import { browserApi } from '#web/lib/browser-api.ts';

/**
 * Marks the notice as read by which a page was opened, and takes it out of the address. Where that
 * fails it stays unread.
 * @param signal aborted when the page is left meanwhile
 */
export async function readOpened(
  { pathname, search, hash }: Location,
  navigate: NavigateFunction,
  signal: AbortSignal,
): Promise<void> {
  const opened = openedNotice(search);
  if (opened === null) return;
  const body = { notification_ids: [opened.noticeId] };
  await browserApi.call(notificationCalls.read, { body }).catch(() => null);
  if (signal.aborted) return;
  const to = { pathname, search: opened.search, hash };
  await navigate(to, { replace: true, preventScrollReset: true });
}
