import { z } from 'zod';
import { inTransaction } from '#database/open.ts';
import { type EmailKind, emailKindNames } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { HOUR_MS } from '#domain/units.ts';
import { createTranslator } from '#i18n/index.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { countJobsOf } from '#server/lib/queue/queue.store.ts';
import { getEmailFrame } from './email-frame.ts';
import { findTester, lockTester } from './email-texts.queries.ts';
import { exampleEmail } from './example-email.ts';

/** How many test emails one admin gets in an hour at most. */
export const MAX_TEST_EMAILS = 20;

/** Sends an email with texts that may be unsaved; therefore the job contains them. */
export const testEmailJob = defineJob({
  kind: 'test_email',
  payload: z.object({
    email: z.enum(emailKindNames),
    language: z.enum(locales),
    texts: z.object({
      subject: z.string(),
      heading: z.string(),
      text: z.string(),
      action: z.string(),
    }),
  }),
  isUrgent: true,
  run: async (
    { database: { db }, mailer, settings }: Dependencies,
    { email: kind, language, texts },
    { userId },
  ) => {
    const tester = userId === null ? undefined : await findTester(db, userId);
    if (tester === undefined) return;
    const frame = await getEmailFrame(db, settings, language);
    const email = exampleEmail(kind, language, texts, tester, frame);
    const { t } = createTranslator(language);
    const subject = t('messages.emails.testSubject', { subject: email.subject });
    await mailer.send({ ...email, subject });
  },
});

/**
 * Queues an email with made-up values to the admin's own address.
 * @returns the address
 * @throws AppError RATE_LIMITED where too many were sent within the hour
 */
export function sendTestEmail(
  { database, now }: Dependencies,
  { userId }: CurrentUser,
  kind: EmailKind,
  { language, texts }: { language: Locale; texts: EmailTexts },
): Promise<string> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const tester = await lockTester(tx, userId);
    if (tester === undefined) throw new AppError('FORBIDDEN');
    const since = new Date(at.getTime() - HOUR_MS);
    if ((await countJobsOf(tx, { kind: testEmailJob.kind, userId, since })) >= MAX_TEST_EMAILS) {
      throw new AppError('RATE_LIMITED', {
        retryAfterSeconds: HOUR_MS / 1000,
        msg: { key: 'messages.emails.testsEnough', params: { max: MAX_TEST_EMAILS } },
      });
    }
    await queueJob(tx, testEmailJob, { payload: { email: kind, language, texts }, userId }, at);
    return tester.email;
  });
}
