import { z } from 'zod';
import { type NoticeKind, noticeKindNames, noticeKinds } from '#domain/notice-kinds.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { awaitNoticeReader } from './await-notice-reader.ts';
import { presentNoticeText } from './present-notice.ts';
import { unsubscriptionOf } from './unsubscribe.ts';

/** The email of a notice, in its reader's language and with the names of the moment it leaves. */
export const noticeEmailJob = defineJob({
  kind: 'notice_email',
  payload: z.object({
    notice: z.enum(noticeKindNames as [NoticeKind, ...NoticeKind[]]),
    params: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
  }),
  run: async (dependencies: Dependencies, { notice: kind, params }, { userId, now }) => {
    const { database, mailer, settings } = dependencies;
    const { db } = database;
    const reader = await awaitNoticeReader(db, { userId, kind, now });
    if (reader === undefined) return;
    const locale = reader.language_preference;
    const { link } = noticeKinds[kind] as { link: (params: object) => string };
    const row = { notification_id: 0, kind, params, link: link(params), created_at: now };
    const { text, label } = await presentNoticeText(db, { ...row, read_at: null }, locale);
    const frame = await getEmailFrame(db, settings, locale);
    const subscription = { userId: reader.user_id, kind };
    const unsubscription = await unsubscriptionOf(dependencies, subscription, now);
    const content = { values: { notice: text, kind: label }, link: `${frame.home}${row.link}` };
    await mailer.send(composeEmail('notice', reader, content, { ...frame, unsubscription }));
  },
});
