import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { inTransaction } from '#database/open.ts';
import { anonymisePerson, findPageViewer } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { EmailRefused } from '#server/mail/smtp-errors.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademyForEach();
let admin: TestPerson;
let learner: TestPerson;
/** The addresses that the mail server refuses, and why. */
let refused: Map<string, EmailRefused>;
const bounce = new EmailRefused('550 5.1.1 no such mailbox (RCPT TO)', { isBounce: true });
const spam = new EmailRefused('550 5.7.1 rejected as spam (RCPT TO)', { isBounce: false });

beforeEach(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner();
  refused = new Map();
  const { mailer } = academy.app.dependencies;
  academy.app.dependencies.mailer = {
    ...mailer,
    send: async (email, id) => {
      const error = refused.get(email.to);
      if (error) throw error;
      await mailer.send(email, id);
    },
  };
});

const askForLink = (email: string) =>
  academy.call(accountCalls.forgotPassword, { body: { email } });
const seenByStaff = async () => {
  const params = { id: learner.userId };
  const { data } = await academy.call(userAdminCalls.get, { params }, { as: admin });
  return data.email_bounced_at;
};
const seenByOwner = async ({ token } = learner) =>
  (await findPageViewer(academy.app.dependencies, { token }))?.notices.emailBounces;
const rows = () => academy.db.selectFrom('email_bounces').selectAll().execute();

/** Notifies the learner, who gets such a notice by email too. @returns how many emails leave */
async function emailsOfNotice(cause: number): Promise<number> {
  const before = academy.emails.length;
  const course_id = await addCourse(academy.db);
  await inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'course_granted',
      to: { userId: learner.userId },
      params: { course_id },
      cause,
      now: academy.now,
    }),
  );
  await academy.runJobs();
  return academy.emails.length - before;
}

test('an address that the mail server refuses is shown to its owner and to staff alone', async () => {
  expect([await seenByStaff(), await seenByOwner()]).toEqual([null, false]);
  refused.set(learner.email, bounce);
  for (let time = 0; time < 2; time++) await askForLink(learner.email);
  expect([await seenByStaff(), await seenByOwner()]).toEqual([academy.now.toISOString(), true]);
  expect(await seenByOwner(await academy.addLearner())).toBe(false);
  expect(await rows()).toHaveLength(1);
  // Links are still tried, and the first that is accepted removes the mark.
  refused.clear();
  await askForLink(learner.email);
  expect([await seenByStaff(), await seenByOwner()]).toEqual([null, false]);
  expect(await rows()).toEqual([]);
});

test('an email that is refused for another reason marks nothing, nor does an unknown address', async () => {
  refused.set(learner.email, spam);
  await askForLink(learner.email);
  refused.delete(learner.email);
  // The address that a learner changes to is not theirs yet.
  refused.set('new@example.com', bounce);
  const body = { email: 'new@example.com', current_password: learner.password };
  await academy.call(emailChangeCalls.request, { body }, { as: learner });
  const failed = await academy.db
    .selectFrom('jobs')
    .select('kind')
    .where('failed_at', 'is not', null)
    .orderBy('job_id')
    .execute();
  expect(failed.map(({ kind }) => kind)).toEqual(['reset_email', 'new_address_email']);
  expect(await rows()).toEqual([]);
});

test('a new address carries no mark', async () => {
  refused.set(learner.email, bounce);
  await askForLink(learner.email);
  const params = { id: learner.userId };
  const { data } = await academy.call(userAdminCalls.get, { params }, { as: admin });
  const body = { email: 'right@example.com', version: data.version };
  expect((await academy.call(userAdminCalls.update, { params, body }, { as: admin })).status).toBe(
    200,
  );
  expect(await seenByStaff()).toBeNull();
  await askForLink('right@example.com');
  expect(await rows()).toEqual([]);
});

test('emails of notices rest for a week after a refusal', async () => {
  expect(await emailsOfNotice(1)).toBe(1);
  refused.set(learner.email, bounce);
  await askForLink(learner.email);
  refused.clear();
  expect(await emailsOfNotice(2)).toBe(0);
  academy.advanceMinutes(7 * 24 * 60);
  expect(await emailsOfNotice(3)).toBe(1);
  expect(await rows()).toEqual([]);
});

test('a mark that cannot be removed does not repeat the email', async () => {
  await sql`alter table email_bounces rename to away`.execute(academy.db);
  await askForLink(learner.email);
  academy.advanceMinutes(10);
  await academy.runJobs();
  expect(academy.emails.map(({ to }) => to)).toEqual([learner.email]);
});

test('the mark of a removed person is deleted', async () => {
  refused.set(learner.email, bounce);
  await askForLink(learner.email);
  await inTransaction(academy.db, (tx) => anonymisePerson(tx, learner.userId, academy.now));
  expect(await rows()).toEqual([]);
});
