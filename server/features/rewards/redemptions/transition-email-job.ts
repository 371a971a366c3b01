import { z } from 'zod';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import {
  awaitQuietEnd,
  unsubscriptionOf,
  wantsEmail,
} from '#server/features/notifications/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { findRedemption } from './redemptions.queries.ts';
import { emailAbout, emailOccasions, noticeOf } from './transition-email.ts';

/** The email to a learner about a transition of their request, in their own language. */
export const transitionEmailJob = defineJob({
  kind: 'redemption_email',
  payload: z.object({ redemption_id: z.int(), action: z.enum(emailOccasions) }),
  run: async (dependencies: Dependencies, { redemption_id: redemptionId, action }, { now }) => {
    const { database, mailer, settings } = dependencies;
    const { db } = database;
    const redemption = await findRedemption(db, redemptionId);
    if (redemption === undefined) return;
    const { user_is_active: isActive, user_archived_at: archivedAt } = redemption;
    if (isDeactivated({ is_active: isActive, archived_at: archivedAt })) return;
    const kind = noticeOf[action];
    if (kind !== undefined) {
      if (!(await wantsEmail(db, redemption.user_id, kind))) return;
      await awaitQuietEnd(db, redemption.user_id, now);
    }
    const frame = await getEmailFrame(db, settings, redemption.user_language);
    const { time_zone: timeZone } = await getSiteSettings(db);
    if (kind !== undefined) {
      const subscription = { userId: redemption.user_id, kind };
      frame.unsubscription = await unsubscriptionOf(dependencies, subscription, now);
    }
    await mailer.send(emailAbout(action, redemption, frame, timeZone));
  },
});
