import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminCourseContents, courseAdminCalls } from '#contract/courses-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/ui/toast.tsx';
import { moveItem } from './move-item.ts';

/**
 * The order of a course's contents: it changes at once on the screen and is saved behind it,
 * one save at a time, so that somebody may press "up" five times in a row.
 */
export function useContentOrder(courseId: number, contents: AdminCourseContents) {
  const { t } = useTranslation();
  const api = useApi();
  /** What the person made of it, until the page has it from the server again. */
  const [made, setMade] = useState<number[] | null>(null);
  const wanted = useRef<number[]>([]);

  const save = useAction(
    async () => {
      let { version } = contents;
      let sent: number[] = [];
      while (sent !== wanted.current) {
        sent = wanted.current;
        const body = { content_ids: sent, version };
        const saved = await api.call(courseAdminCalls.orderContents, {
          params: { id: courseId },
          body,
        });
        version = saved.version;
      }
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return false;
        toast({ tone: 'error', text: t('desk.courses.contents.stale') });
        return true;
      },
    },
  );

  const byId = new Map(contents.list.map((content) => [content.content_id, content]));
  const ids = contents.list.map((content) => content.content_id);
  const order = made ?? ids;

  return {
    /** The contents as they stand on the screen now. */
    list: order.flatMap((id) => byId.get(id) ?? []),
    busy: save.busy,
    move: (from: number, to: number) => {
      const next = moveItem(order, from, to);
      wanted.current = next;
      setMade(next);
      if (save.busy) return;
      void save.run().then(() => setMade(null));
    },
  };
}
