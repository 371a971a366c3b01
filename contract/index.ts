import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { accountCalls } from './accounts.ts';
import { userAdminCalls } from './accounts-admin.ts';
import { auditCalls } from './audit-admin.ts';
import { avatarCalls } from './avatar.ts';
import type { Call } from './call.ts';
import { checkoutCalls } from './checkout.ts';
import { consultationAdminCalls } from './consultations-admin.ts';
import { couponAdminCalls } from './coupons-admin.ts';
import { adminAccessCalls, teachAccessCalls } from './course-access.ts';
import { courseLearnersAdminCalls } from './course-learners.ts';
import { courseCalls } from './courses.ts';
import {
  courseAdminCalls,
  courseLessonsAdminCalls,
  courseLessonsTeachCalls,
} from './courses-admin.ts';
import { dashboardCalls } from './dashboard-admin.ts';
import { draftCalls } from './drafts.ts';
import { emailChangeCalls } from './email-change.ts';
import { emailAdminCalls } from './emails-admin.ts';
import { glossaryCalls } from './glossary.ts';
import { groupMessageAdminCalls, groupMessageCalls } from './group-messages.ts';
import { groupAdminCalls } from './groups-admin.ts';
import { invitationAdminCalls } from './invitations-admin.ts';
import { jobAdminCalls } from './jobs-admin.ts';
import { learningCalls, myLearningCall } from './learning.ts';
import { legalCalls } from './legal.ts';
import { legalAdminCalls } from './legal-admin.ts';
import { lessonAdminCalls, lessonTeachingCalls } from './lessons-admin.ts';
import { marketingCalls } from './marketing.ts';
import { siteBlockAdminCalls } from './marketing-admin.ts';
import { mediaAdminCalls, mediaTeachCalls } from './media.ts';
import { notificationCalls } from './notifications.ts';
import { oidcCalls } from './oidc.ts';
import { orderAdminCalls } from './orders-admin.ts';
import { parcelAdminCalls } from './parcels-admin.ts';
import { passkeyCalls } from './passkeys.ts';
import { receiptAdminCalls, receiptCalls } from './payment-receipts.ts';
import { paymentCalls } from './payments-admin.ts';
import { pointCalls } from './points.ts';
import { economyAdminCalls } from './points-economy-admin.ts';
import { privacyCalls } from './privacy.ts';
import { pushCalls } from './push.ts';
import { redemptionCalls } from './redemptions.ts';
import { redemptionAdminCalls } from './redemptions-admin.ts';
import { reviewAdminCalls } from './reviews-admin.ts';
import { rewardCalls } from './rewards.ts';
import { rewardAdminCalls } from './rewards-admin.ts';
import { rewardCodeAdminCalls } from './rewards-codes-admin.ts';
import { searchCalls } from './search.ts';
import { secondFactorAdminCalls, secondFactorCalls } from './second-factor.ts';
import { stripeCalls } from './stripe-webhook.ts';
import { teacherCalls } from './teachers.ts';
import { teacherAdminCalls } from './teachers-admin.ts';
import { teachingCalls } from './teaching.ts';

/** Every call of the academy, in the order of the API's document. */
export const allCalls: readonly Call[] = [
  accountCalls,
  emailChangeCalls,
  avatarCalls,
  secondFactorCalls,
  passkeyCalls,
  oidcCalls,
  courseCalls,
  learningCalls,
  { myLearningCall },
  teachingCalls,
  teachAccessCalls,
  lessonTeachingCalls,
  courseLessonsTeachCalls,
  draftCalls,
  teacherCalls,
  pointCalls,
  rewardCalls,
  redemptionCalls,
  checkoutCalls,
  stripeCalls,
  marketingCalls,
  searchCalls,
  glossaryCalls,
  legalCalls,
  privacyCalls,
  notificationCalls,
  pushCalls,
  groupMessageCalls,
  courseAdminCalls,
  courseLessonsAdminCalls,
  pointAdminCalls,
  economyAdminCalls,
  rewardAdminCalls,
  rewardCodeAdminCalls,
  redemptionAdminCalls,
  consultationAdminCalls,
  parcelAdminCalls,
  mediaAdminCalls,
  mediaTeachCalls,
  ...Object.values(siteBlockAdminCalls),
  siteSettingsAdminCalls,
  legalAdminCalls,
  emailAdminCalls,
  reviewAdminCalls,
  userAdminCalls,
  secondFactorAdminCalls,
  teacherAdminCalls,
  groupAdminCalls,
  groupMessageAdminCalls,
  couponAdminCalls,
  invitationAdminCalls,
  lessonAdminCalls,
  auditCalls,
  dashboardCalls,
  courseLearnersAdminCalls,
  adminAccessCalls,
  paymentCalls,
  jobAdminCalls,
  receiptCalls,
  receiptAdminCalls,
  orderAdminCalls,
].flatMap((group): Call[] => Object.values(group) as Call[]);
