import type { FastifyInstance } from 'fastify';
import { openScope } from '#server/auth/open-scope.ts';
import {
  getTimeZone,
  registerAdminSiteSettingsRoutes,
  registerGuestSiteSettingsRoutes,
} from '#server/features/academy/index.ts';
import {
  isSessionLive,
  registerAdminInvitationsRoutes,
  registerAdminUsersRoutes,
  registerGuestAccountsRoutes,
  registerLearnerAccountsRoutes,
} from '#server/features/accounts/index.ts';
import { registerAdminAuditRoutes } from '#server/features/audit/index.ts';
import { registerAdminCouponsRoutes } from '#server/features/coupons/index.ts';
import {
  registerAdminCoursesRoutes,
  registerGuestCoursesRoutes,
  registerLearnerCoursesRoutes,
} from '#server/features/courses/index.ts';
import { registerAdminDashboardRoutes } from '#server/features/dashboard/index.ts';
import { registerDraftsRoutes } from '#server/features/drafts/index.ts';
import { registerAdminEmailsRoutes } from '#server/features/emails/index.ts';
import { registerGuestGlossaryRoutes } from '#server/features/glossary/index.ts';
import {
  registerAdminGroupsRoutes,
  registerLearnerGroupMessagesRoutes,
} from '#server/features/groups/index.ts';
import { registerAdminJobsRoutes } from '#server/features/jobs/index.ts';
import {
  completeFinishedLearners,
  registerGuestLearningRoutes,
  registerLearnerLearningRoutes,
  tryQuiz,
} from '#server/features/learning/index.ts';
import {
  registerAdminLegalRoutes,
  registerGuestLegalRoutes,
  registerLearnerLegalRoutes,
} from '#server/features/legal/index.ts';
import {
  registerAdminCourseLessonsRoutes,
  registerAdminLessonsRoutes,
  registerTeachingCourseLessonsRoutes,
  registerTeachingLessonsRoutes,
} from '#server/features/lessons/index.ts';
import {
  registerAdminMarketingRoutes,
  registerGuestMarketingRoutes,
} from '#server/features/marketing/index.ts';
import {
  registerAdminMediaRoutes,
  registerTeachMediaRoutes,
} from '#server/features/media/index.ts';
import {
  registerGuestNotificationsRoutes,
  registerLearnerNotificationsRoutes,
} from '#server/features/notifications/index.ts';
import {
  registerAdminOrdersRoutes,
  registerGuestStripeRoutes,
  registerLearnerOrdersRoutes,
} from '#server/features/orders/index.ts';
import {
  registerAdminPaymentsRoutes,
  registerAdminReceiptsRoutes,
  registerLearnerReceiptsRoutes,
} from '#server/features/payments/index.ts';
import {
  registerAdminPointsRoutes,
  registerGuestPointsRoutes,
  registerLearnerPointsRoutes,
} from '#server/features/points/index.ts';
import { registerLearnerPrivacyRoutes } from '#server/features/privacy/index.ts';
import {
  registerAdminReviewsRoutes,
  registerGuestReviewsRoutes,
  registerLearnerReviewsRoutes,
} from '#server/features/reviews/index.ts';
import {
  registerAdminRewardsRoutes,
  registerGuestRewardsRoutes,
  registerLearnerRewardsRoutes,
} from '#server/features/rewards/index.ts';
import { registerGuestSearchRoutes } from '#server/features/search/index.ts';
import {
  registerAdminTeachersRoutes,
  registerGuestTeachersRoutes,
  registerLearnerTeachersRoutes,
} from '#server/features/teachers/index.ts';
import {
  registerAdminAccessRoutes,
  registerTeachingAccessRoutes,
  registerTeachingRoutes,
} from '#server/features/teaching/index.ts';

/**
 * Who may do what: every call is served in the scope of its access, otherwise the process does not
 * start.
 */
export function openScopes(app: FastifyInstance): void {
  const learning = { completeFinishedLearners, tryQuiz };
  openScope(app, 'guest', (scope) => {
    registerGuestAccountsRoutes(scope);
    registerGuestCoursesRoutes(scope);
    registerGuestReviewsRoutes(scope);
    registerGuestLearningRoutes(scope);
    registerGuestTeachersRoutes(scope);
    registerGuestMarketingRoutes(scope);
    registerGuestSiteSettingsRoutes(scope);
    registerGuestPointsRoutes(scope);
    registerGuestRewardsRoutes(scope);
    registerGuestSearchRoutes(scope);
    registerGuestGlossaryRoutes(scope);
    registerGuestLegalRoutes(scope);
    registerGuestNotificationsRoutes(scope);
    registerGuestStripeRoutes(scope);
  });
  openScope(app, 'learner', (scope) => {
    registerLearnerAccountsRoutes(scope);
    registerLearnerCoursesRoutes(scope);
    registerLearnerReviewsRoutes(scope);
    registerLearnerLearningRoutes(scope);
    registerLearnerReceiptsRoutes(scope);
    registerLearnerTeachersRoutes(scope);
    registerLearnerPointsRoutes(scope);
    registerLearnerRewardsRoutes(scope);
    registerLearnerLegalRoutes(scope);
    registerLearnerPrivacyRoutes(scope);
    registerLearnerOrdersRoutes(scope);
    registerLearnerGroupMessagesRoutes(scope);
    registerLearnerNotificationsRoutes(scope, { isSessionLive });
  });
  openScope(app, 'teacher', (scope) => {
    registerTeachingRoutes(scope);
    registerTeachingAccessRoutes(scope);
    registerTeachMediaRoutes(scope);
    registerTeachingLessonsRoutes(scope, learning);
    registerTeachingCourseLessonsRoutes(scope);
    registerDraftsRoutes(scope);
  });
  openScope(app, 'admin', (scope) => {
    registerAdminCoursesRoutes(scope);
    registerAdminCourseLessonsRoutes(scope);
    registerAdminAccessRoutes(scope);
    registerAdminPointsRoutes(scope);
    registerAdminRewardsRoutes(scope);
    registerAdminMediaRoutes(scope);
    registerAdminMarketingRoutes(scope);
    registerAdminSiteSettingsRoutes(scope);
    registerAdminLegalRoutes(scope);
    registerAdminEmailsRoutes(scope);
    registerAdminReviewsRoutes(scope);
    registerAdminUsersRoutes(scope);
    registerAdminTeachersRoutes(scope);
    registerAdminInvitationsRoutes(scope);
    registerAdminGroupsRoutes(scope);
    registerAdminCouponsRoutes(scope);
    registerAdminLessonsRoutes(scope, learning);
    registerAdminDashboardRoutes(scope);
    registerAdminPaymentsRoutes(scope);
    registerAdminJobsRoutes(scope);
    registerAdminReceiptsRoutes(scope);
    registerAdminOrdersRoutes(scope);
    registerAdminAuditRoutes(scope, { getTimeZone });
  });
}
