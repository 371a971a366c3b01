import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
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
  const { revalidate } = useRevalidator();
  /** What the person made of it, until the page has it from the server again. */
  const [made, setMade] = useState<number[] | null>(null);
  const wanted = useRef<number[]>([]);
  const sent = useRef<number[]>([]);
  const version = useRef(contents.version);
  const isSaving = useRef(false);
  if (!isSaving.current) version.current = contents.version;

  const save = useAction(
    async () => {
      sent.current = wanted.current;
      const body = { content_ids: sent.current, version: version.current };
      const params = { id: courseId };
      const saved = await api.call(courseAdminCalls.orderContents, { params, body });
      version.current = saved.version;
      return saved;
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return false;
        toast({ tone: 'error', text: t('desk.courses.contents.stale') });
        return true;
      },
    },
  );

  /** Saves until nothing was moved meanwhile; what fails falls back to what the server has. */
  async function saveAll() {
    if (isSaving.current) return;
    isSaving.current = true;
    let isSaved = true;
    while (isSaved && sent.current !== wanted.current) isSaved = (await save.run()) !== undefined;
    if (!isSaved) await revalidate();
    isSaving.current = false;
    sent.current = wanted.current;
    setMade(null);
  }

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
      void saveAll();
    },
  };
}
