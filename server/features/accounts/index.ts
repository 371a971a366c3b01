export { accessTables } from './access-tables.ts';
export { getUser } from './accounts.queries.ts';
export { registerGuestAccountsRoutes, registerLearnerAccountsRoutes } from './accounts.routes.ts';
export { insertUser, lockUser, updateUser } from './accounts.store.ts';
export { findUserByEmail } from './accounts-by-email.queries.ts';
export { activeDaysPlugin } from './active-days.ts';
export { anonymisePerson } from './anonymise-person.store.ts';
export { avatarFilesPlugin } from './avatar-files.ts';
export { blankedRecipient } from './blanked-recipient.ts';
export { assertGoodPassword } from './check-new-password.ts';
export { checkPassword } from './check-password.ts';
export { createAdmin } from './create-admin.ts';
export {
  currentAddressEmailJob,
  newAddressEmailJob,
} from './email-change/email-change-jobs.ts';
export { endAllAccess } from './end-all-access.ts';
export { findCurrentUser, findPageViewer, isSessionLive } from './find-current-user.ts';
export { registerAdminInvitationsRoutes } from './invitations.routes.ts';
export { isInGroup } from './is-in-group.ts';
export type { Origin } from './log-in.ts';
export { identityEmailJob, passkeyEmailJob } from './login-means-email.ts';
export { newDeviceEmailJob } from './new-device-email.ts';
export { openSession, startSession } from './open-session.ts';
export { insertOwnInvitation } from './own-invitation.store.ts';
export { passwordChangedEmailJob } from './password-changed-email.ts';
export { hashPassword, isPasswordOf } from './password-hash.ts';
export { registerAdminUsersRoutes } from './people.routes.ts';
export { lockPeople, lockPerson } from './people.store.ts';
export { purgeOldAccountRows } from './purge-old-account-rows.ts';
export { announceFactorDefault } from './second-factor/announce-factor-default.ts';
export { factorEmailJob } from './second-factor/record-factor-change.ts';
export { resetEmailJob } from './send-password-reset-link.ts';
export { verificationEmailJob } from './send-verification.ts';
export { deleteSessionOfCookie } from './sessions.store.ts';
export { welcomeEmailJob } from './welcome-email-job.ts';
