import { z } from 'zod';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { getUser } from '#server/features/accounts/index.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { emailTime } from '#server/mail/email-time.ts';
import { publicOriginOf } from '#server/settings.ts';

/**
 * Emails a person that their account will be deleted; nothing where they have cancelled that
 * meanwhile.
 */
export const deletionEmailJob = defineJob({
  kind: 'deletion_email',
  payload: z.object({}),
  run: async ({ database: { db }, mailer, settings }: Dependencies, _, { userId }) => {
    if (userId === null) return;
    const user = await getUser(db, userId);
    if (user.delete_at === null || user.archived_at !== null) return;
    const locale = user.language_preference;
    const frame = await getEmailFrame(db, settings, locale);
    const clock = { timeZone: await getTimeZone(db), locale };
    const values = { time: emailTime(user.delete_at, clock) };
    const content = { values, link: `${publicOriginOf(settings)}/profile/privacy` };
    await mailer.send(composeEmail('deletion', user, content, frame));
  },
});
