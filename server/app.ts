import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { openScope } from '#server/auth/open-scope.ts';
import {
  getTimeZone,
  registerAdminSiteSettingsRoutes,
  registerGuestSiteSettingsRoutes,
} from '#server/features/academy/index.ts';
import {
  activeDaysPlugin,
  avatarFilesPlugin,
  findCurrentUser,
  isSessionLive,
  registerAdminInvitationsRoutes,
  registerAdminUsersRoutes,
  registerGuestAccountsRoutes,
  registerLearnerAccountsRoutes,
} from '#server/features/accounts/index.ts';
import { registerAdminAuditRoutes, securityEventsPlugin } from '#server/features/audit/index.ts';
import { registerAdminCouponsRoutes } from '#server/features/coupons/index.ts';
import {
  registerAdminCoursesRoutes,
  registerGuestCoursesRoutes,
  registerLearnerCoursesRoutes,
} from '#server/features/courses/index.ts';
import { registerAdminDashboardRoutes } from '#server/features/dashboard/index.ts';
import { registerDiscoveryRoutes } from '#server/features/discovery/index.ts';
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
  uploadedFilesPlugin,
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
import { BODY_LIMIT, bodiesPlugin } from '#server/http/bodies.ts';
import { connectionsPlugin } from '#server/http/connections.ts';
import { crossSitePlugin } from '#server/http/cross-site.ts';
import {
  answerReadOnly,
  errorsPlugin,
  rejectBrokenRequest,
  sendUnknownCall,
  sendUnroutable,
} from '#server/http/errors.ts';
import { forwardedPlugin } from '#server/http/forwarded.ts';
import { createSharedResponses } from '#server/http/guest-response-hooks.ts';
import { healthPlugin } from '#server/http/health.ts';
import { legacyCallsPlugin } from '#server/http/legacy-calls.ts';
import { loggerOptions } from '#server/http/logger-options.ts';
import { openApiPlugin } from '#server/http/open-api-pages.ts';
import { overloadPlugin } from '#server/http/overload.ts';
import { rateLimitPlugin } from '#server/http/rate-limit.ts';
import { replicaReadsPlugin } from '#server/http/replica-reads.ts';
import { MAX_PARAM_LENGTH, requestTargetPlugin } from '#server/http/request-target.ts';
import { securityPlugin } from '#server/http/security.ts';
import { sessionPlugin } from '#server/http/session.ts';
import {
  slowRequestsPlugin,
  TIMEOUTS,
  type Timeouts,
  timeoutOptions,
} from '#server/http/slow-requests.ts';
import { tracedRequestsPlugin } from '#server/http/traced-requests.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { metricsPlugin } from '#server/metrics/metrics-plugin.ts';
import { registerLandscapeRoutes } from '#server/pages/landscapes.ts';
import { type PageHandler, pagesPlugin } from '#server/pages/pages.ts';
import type { Dependencies } from './dependencies.ts';
import { proxyTrust } from './network-settings.ts';

/** The longest start, on a busy machine, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

/** What the process adds to the dependencies: where its web is, if it serves one. */
export interface AppOptions {
  /** Answers page requests; absent in API tests. */
  pages?: PageHandler;
  /** Serves the files that pages refer to. */
  beforePages?: (app: FastifyInstance) => Promise<void>;
  /** Where limits are counted; absent: in the memory of this process, for it alone. */
  limitStore?: FastifyRateLimitStoreCtor | undefined;
  /** How long requests may take; tests have less patience. */
  timeouts?: Timeouts;
  /** What this process measures of itself; absent: nothing. */
  metrics?: Metrics | undefined;
  /** Takes the log's lines instead of standard output. */
  log?: { write: (line: string) => void };
}

/**
 * The whole server, not yet listening. `openScopes` reads as the table of who may do what.
 */
export async function buildApp(
  dependencies: Dependencies,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings } = dependencies;
  const timeouts = options.timeouts ?? TIMEOUTS;
  const brokenRequest = rejectBrokenRequest(settings);
  const app = Fastify({
    ...timeoutOptions(timeouts),
    pluginTimeout: START_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT,
    trustProxy: proxyTrust(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: brokenRequest,
    frameworkErrors: sendUnroutable(settings),
    logger: loggerOptions(settings.logLevel, options.log),
  });
  app.decorate('dependencies', dependencies);
  app.decorate('directReads', new Map());
  const { tracing } = dependencies;
  if (tracing !== null) await app.register(tracedRequestsPlugin, { tracing });
  const { metrics } = options;
  if (metrics !== undefined) await app.register(metricsPlugin, { metrics });
  await app.register(connectionsPlugin, { maxConnections: settings.maxConnections });
  await app.register(cookie);
  const guestResponses = createSharedResponses(app);
  await app.register(guestResponses.before);
  await app.register(securityPlugin);
  await app.register(errorsPlugin);
  await app.register(overloadPlugin, {
    maxInFlight: settings.maxInFlight,
    onShed: metrics && ((kind) => metrics.requestsShed.inc({ kind })),
  });
  await app.register(slowRequestsPlugin, {
    timeouts,
    answerTimeout: (socket) => brokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
  });
  await app.register(requestTargetPlugin);
  await app.register(forwardedPlugin);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(sessionPlugin, {
    findCurrentUser: (proof) => findCurrentUser(dependencies, proof),
  });
  await app.register(securityEventsPlugin);
  await app.register(replicaReadsPlugin);
  await app.register(crossSitePlugin);
  await app.register(rateLimitPlugin, { store: options.limitStore });
  await app.register(bodiesPlugin);
  await app.register(activeDaysPlugin);
  await app.register(guestResponses.after);

  openScopes(app);
  await app.register(healthPlugin);
  await app.register(uploadedFilesPlugin);
  await app.register(avatarFilesPlugin);
  registerDiscoveryRoutes(app);
  registerLandscapeRoutes(app);
  await app.register(legacyCallsPlugin);
  await app.register(openApiPlugin);
  await options.beforePages?.(app);
  if (options.pages) await app.register(pagesPlugin, { pages: options.pages });
  app.setNotFoundHandler((request, reply) => {
    if (options.pages && !request.url.startsWith('/api')) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return isRead ? options.pages(request, reply) : answerReadOnly(request, reply);
    }
    return sendUnknownCall(request, reply);
  });
  return app;
}

/** Who may do what: every call stands in the scope of its access, or the process does not start. */
function openScopes(app: FastifyInstance): void {
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
