import { useState } from 'react';
import type { AdminReview } from '#contract/reviews-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { captureFocus } from '#web/lib/capture-focus.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';

/**
 * Sends the decision of a dialog about a review. Where somebody else has changed the review
 * meanwhile, nothing is changed: the dialog shows the current review, and what was typed stays. The
 * list is not reloaded for it, since the row, and the dialog with it, could leave the list.
 * @param read the review in an error response, undefined where it has none
 */
export function useLateReview<Late extends Pick<AdminReview, 'version' | 'comment' | 'reply'>>(
  listed: AdminReview,
  { read, onClose }: { read: (data: unknown) => Late | undefined; onClose: () => void },
) {
  const revalidate = useRevalidate();
  const [late, setLate] = useState<Late | null>(null);

  return {
    /** The current review, where somebody else has changed it meanwhile; else null. */
    late,
    review: { ...listed, ...late },
    close: () => {
      onClose();
      if (late !== null) void revalidate();
    },
    /** @param onSent called before the list is reloaded: the draft is deleted then */
    send: async (request: () => Promise<{ msg: string }>, onSent: () => void) => {
      const restoreFocus = captureFocus();
      try {
        const { msg } = await request();
        onSent();
        toast({ text: msg });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') throw error;
        const now = read(error.data);
        if (now === undefined) throw error;
        setLate(now);
        return;
      }
      await revalidate();
      onClose();
      // The row may have left the list, and its button with it.
      restoreFocus();
    },
  };
}
