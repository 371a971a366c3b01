import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { groupMessageAdminCalls } from '#contract/group-messages.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { inTransaction } from '#database/open.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { emailIdentityChange, emailPasskeyChange } from '../accounts/login-means-email.ts';
import { recordFactorChange } from '../accounts/second-factor/record-factor-change.ts';
import { notify, queueDigests } from '../notifications/index.ts';
import { type EmailCause, type EmailStage, loggedIn, nextNumber } from './email-stage.testing.ts';
import { requestCauses } from './request-causes.testing.ts';

const changeEmail = async ({ academy }: EmailStage, person: TestPerson) => {
  const email = `new-${nextNumber()}@example.com`;
  const body = { email, current_password: person.password };
  const as = await loggedIn(academy, person);
  await academy.call(emailChangeCalls.request, { body }, { as });
  return email;
};

const notifyGraded = ({ academy, courseId, lessonId }: EmailStage, { userId }: TestPerson) =>
  inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'submission_graded',
      to: { userId },
      params: { course_id: courseId, content_id: lessonId, score: 90 },
      cause: `grade ${nextNumber()}`,
      now: academy.now,
    }),
  );

const factorCause =
  (kind: Parameters<typeof recordFactorChange>[2]['kind']) =>
  ({ academy: { db, now } }: EmailStage, { userId, name }: TestPerson) =>
    inTransaction(db, (tx) => recordFactorChange(tx, { userId, name }, { kind, userId, now }));

/**
 * What causes an email of each kind: calls of the API, where tests can make them. A kind without an
 * entry does not compile.
 */
const causes: Record<EmailKind, EmailCause> = {
  reset: ({ academy }, { email }) => academy.call(accountCalls.forgotPassword, { body: { email } }),
  verification: async ({ academy }, person) => {
    await academy.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('user_id', '=', person.userId)
      .execute();
    await academy.call(accountCalls.sendVerification, {}, { as: person });
  },
  welcome: async ({ academy, admin }, person) => {
    const { language_preference } = await academy.db
      .selectFrom('users')
      .select('language_preference')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const email = `welcome-${nextNumber()}@example.com`;
    const body = { email, name: 'Lin', role: 'student', language_preference, send_letter: true };
    const as = await loggedIn(academy, admin);
    await academy.callWith(userAdminCalls.create, { body }, { as });
    return email;
  },
  passwordChanged: async ({ academy }, person) => {
    const new_password = `a-better-password-${nextNumber()}`;
    const body = {
      user_id: person.userId,
      current_password: person.password,
      new_password,
      confirm_password: new_password,
    };
    await academy.call(accountCalls.changePassword, { body }, { as: person });
  },
  newAddress: changeEmail,
  currentAddress: async (stage, person) => {
    await changeEmail(stage, person);
  },
  addressInUse: async ({ academy }, { email }) => {
    const other = await academy.addLearner();
    const body = { email, current_password: other.password };
    await academy.call(emailChangeCalls.request, { body }, { as: other });
  },
  newDevice: async ({ academy }, { email }) => {
    // The first browser of all is no news.
    for (const _ of ['known', 'new']) await academy.logIn(email);
  },
  factorEnabled: factorCause('factor_enabled'),
  factorDisabled: factorCause('factor_disabled'),
  factorReset: factorCause('factor_reset'),
  recoveryCodesRenewed: factorCause('recovery_codes_renewed'),
  recoveryCodeUsed: factorCause('recovery_code_used'),
  passkeyAdded: ({ academy: { db, now } }, { userId }) =>
    inTransaction(db, (tx) =>
      emailPasskeyChange(tx, userId, { event: 'passkeyAdded', name: 'iPhone', now }),
    ),
  passkeyRemoved: ({ academy: { db, now } }, { userId }) =>
    inTransaction(db, (tx) =>
      emailPasskeyChange(tx, userId, { event: 'passkeyRemoved', name: 'iPhone', now }),
    ),
  identityAdded: ({ academy: { db, now } }, { userId }) =>
    inTransaction(db, (tx) =>
      emailIdentityChange(tx, userId, { event: 'identityAdded', name: 'Google', now }),
    ),
  identityRemoved: ({ academy: { db, now } }, { userId }) =>
    inTransaction(db, (tx) =>
      emailIdentityChange(tx, userId, { event: 'identityRemoved', name: 'Google', now }),
    ),
  deletion: async ({ academy }, person) => {
    const body = { password: person.password };
    const as = await loggedIn(academy, person);
    await academy.call(privacyCalls.requestDeletion, { body }, { as });
  },
  notice: notifyGraded,
  digest: async (stage, person) => {
    const { academy } = stage;
    const body = { frequency: 'daily', quiet_hours: null } as const;
    const as = await loggedIn(academy, person);
    await academy.call(notificationCalls.changeDelivery, { body }, { as });
    for (const _ of [1, 2]) await notifyGraded(stage, person);
    academy.advanceMinutes(24 * 60);
    await queueDigests(academy.db, academy.now, 'Asia/Singapore');
  },
  groupMessage: async ({ academy, admin }, { userId }) => {
    const as = await loggedIn(academy, admin);
    const group = { name: `Class ${nextNumber()}` };
    const { data } = await academy.call(groupAdminCalls.create, { body: group }, { as });
    const params = { id: data.group_id };
    const added = { user_ids: [userId] };
    await academy.callWith(groupAdminCalls.addMembers, { params, body: added }, { as });
    const body = {
      subject: 'No class on Monday',
      subject_zh: '周一停课',
      text: 'We meet again on Tuesday.\n\nSee you then!',
      text_zh: '周二恢复上课。\n\n到时见！',
    };
    await academy.call(groupMessageAdminCalls.send, { params, body }, { as });
  },
  ...requestCauses,
};

/** Causes an email of a kind. @returns the address that it goes to */
export async function causeEmail(
  kind: EmailKind,
  stage: EmailStage,
  person: TestPerson,
): Promise<string> {
  const address = await causes[kind](stage, person);
  return typeof address === 'string' ? address : person.email;
}
