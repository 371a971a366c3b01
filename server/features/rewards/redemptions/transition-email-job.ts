import { z } from 'zod';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { publicOriginOf } from '#server/settings.ts';
import { findRedemption } from './redemptions.queries.ts';
import { emailAbout, emailOccasions } from './transition-email.ts';

/** The email to a learner about a transition of their request, in their own language. */
export const transitionEmailJob = defineJob({
  kind: 'redemption_email',
  payload: z.object({ redemption_id: z.int(), action: z.enum(emailOccasions) }),
  run: async (
    { database: { db }, mailer, settings }: Dependencies,
    { redemption_id: redemptionId, action },
  ) => {
    const redemption = await findRedemption(db, redemptionId);
    // A removed person gets no email.
    if (!redemption?.user_is_active || redemption.user_archived_at !== null) return;
    const locale = redemption.user_language;
    const sentEmail = emailAbout(action, redemption, {
      locale,
      academy: await getAcademyName(db, locale),
      origin: publicOriginOf(settings),
      link: `${publicOriginOf(settings)}/profile?tab=redemptions&redemption=${redemptionId}`,
    });
    await mailer.send({ to: redemption.user_email, ...sentEmail });
  },
});
