import { z } from 'zod';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { doNoticesRest } from '#server/mail/email-bounces.store.ts';
import { awaitQuietEnd } from './await-quiet-end.ts';
import { findEmailReader, listUnreadNotices } from './notifications.queries.ts';
import { presentDigest } from './present-notice.ts';
import { unsubscriptionOf } from './unsubscribe.ts';

/** How many notices a digest shows; the list has all of them. */
const SHOWN = 30;

/** The email of many notices, those of them that are still unread when it leaves. */
export const digestEmailJob = defineJob({
  kind: 'digest_email',
  payload: z.object({ notification_ids: z.array(z.int()).min(1) }),
  run: async (dependencies: Dependencies, { notification_ids: ids }, { userId, now }) => {
    const { database, mailer, settings } = dependencies;
    const { db } = database;
    const reader = userId === null ? undefined : await findEmailReader(db, userId);
    if (reader === undefined || reader.email_verified_at === null) return;
    if (await doNoticesRest(db, reader.user_id, now)) return;
    await awaitQuietEnd(db, reader.user_id, now);
    const locale = reader.language_preference;
    const rows = await listUnreadNotices(db, reader.user_id, ids);
    const notices = await presentDigest(db, reader.user_id, rows, locale);
    if (notices.length === 0) return;
    const frame = await getEmailFrame(db, settings, locale);
    const subscription = { userId: reader.user_id, kind: 'digest' } as const;
    const content = {
      values: { unread: notices.length },
      link: `${frame.home}/notifications`,
      facts: notices.slice(0, SHOWN).map(({ label, text, link }) => {
        return { label, value: text, link: `${frame.home}${link}` };
      }),
    };
    const unsubscription = await unsubscriptionOf(dependencies, subscription, now);
    await mailer.send(composeEmail('digest', reader, content, { ...frame, unsubscription }));
  },
});
