import { z } from 'zod';
import { shownLanguage } from '#domain/bilingual.ts';
import { noticeKinds } from '#domain/notice-kinds.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { awaitNoticeReader, unsubscriptionOf } from '#server/features/notifications/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { findReceivedMessage } from './group-messages.queries.ts';

/** The email of a message to a group: all of its text, in its reader's language where it has one. */
export const groupMessageEmailJob = defineJob({
  kind: 'group_message_email',
  payload: z.object({ message_id: z.int() }),
  run: async (dependencies: Dependencies, { message_id: messageId }, { userId, now }) => {
    const { database, mailer, settings } = dependencies;
    const { db } = database;
    const kind = 'group_message';
    const reader = await awaitNoticeReader(db, { userId, kind, now });
    if (reader === undefined) return;
    const message = await findReceivedMessage(db, messageId, reader.user_id);
    if (message === undefined) return;
    const locale = reader.language_preference;
    const shown = (en: string, zh: string) =>
      shownLanguage({ en, zh }, locale) === 'zh' ? zh : en;
    const frame = await getEmailFrame(db, settings, locale);
    const unsubscription = await unsubscriptionOf(
      dependencies,
      { userId: reader.user_id, kind },
      now,
    );
    const content = {
      values: {
        subject: shown(message.subject, message.subject_zh),
        message: shown(message.text, message.text_zh),
      },
      link: `${frame.home}${noticeKinds[kind].link({ message_id: messageId })}`,
    };
    await mailer.send(composeEmail('groupMessage', reader, content, { ...frame, unsubscription }));
  },
});
