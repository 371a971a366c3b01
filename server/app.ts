import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { mediaFilesPlugin } from '#demo/demo-media.ts';
import type { Deps } from './dependencies.ts';
import { activeDaysPlugin } from './features/accounts/active-days.ts';
import {
  findCaller,
  serveAdminInvitations,
  serveAdminPeople,
  serveGuestAccounts,
  serveLearnerAccounts,
} from './features/accounts/index.ts';
import { securityEventsPlugin, serveAdminAudit } from './features/audit/index.ts';
import {
  serveAdminCourses,
  serveAdminReviews,
  serveGuestCourses,
  serveLearnerCourses,
} from './features/courses/index.ts';
import { serveAdminDashboard } from './features/dashboard/index.ts';
import { serveDiscovery } from './features/discovery/index.ts';
import { serveDrafts } from './features/drafts/index.ts';
import { serveGuestGlossary } from './features/glossary/index.ts';
import {
  serveAdminCourseContents,
  serveGuestLearning,
  serveLearnerLearning,
  serveTeachingCourseContents,
} from './features/learning/index.ts';
import { serveAdminContents, serveTeachingContents } from './features/lessons/index.ts';
import { serveAdminMarketing, serveGuestMarketing } from './features/marketing/index.ts';
import { serveAdminMedia, serveTeachMedia } from './features/media/index.ts';
import { uploadedFilesPlugin } from './features/media/uploaded-files.ts';
import { serveAdminPayments } from './features/payments/index.ts';
import { serveAdminPoints, serveGuestPoints, serveLearnerPoints } from './features/points/index.ts';
import {
  serveAdminRewards,
  serveGuestRewards,
  serveLearnerRewards,
} from './features/rewards/index.ts';
import { serveGuestSearch } from './features/search/index.ts';
import {
  serveAdminTeachers,
  serveGuestTeachers,
  serveLearnerTeachers,
} from './features/teachers/index.ts';
import { serveTeaching } from './features/teaching/index.ts';
import { BODY_LIMIT, bodiesPlugin } from './http/bodies.ts';
import {
  answerBrokenRequest,
  answerReadOnly,
  answerUnknownCall,
  answerUnroutable,
  errorsPlugin,
} from './http/errors.ts';
import { healthPlugin } from './http/health.ts';
import { legacyCallsPlugin } from './http/legacy-calls.ts';
import { openApiPlugin } from './http/open-api-pages.ts';
import { rateLimitPlugin } from './http/rate-limit.ts';
import { securityPlugin } from './http/security.ts';
import { openScope, sessionPlugin } from './http/session.ts';
import { serializeError } from './lib/serialize-error.ts';
import { proxyTrust } from './network-settings.ts';
import { type PageHandler, pagesPlugin } from './pages/pages.ts';
import { crossSitePlugin } from './plugins/cross-site.ts';
import { forwardedPlugin } from './plugins/forwarded.ts';
import { requestTargetPlugin } from './plugins/request-target.ts';
import {
  slowRequestsPlugin,
  TIMEOUTS,
  type Timeouts,
  timeoutOptions,
} from './plugins/slow-requests.ts';

/** On a busy machine a start takes its time; one that gives up helps nobody. */
const START_TIMEOUT_MS = 60_000;

/** What the process adds to the dependencies: where its web is, if it serves one. */
export interface AppOptions {
  /** Answers page requests; absent in API tests. */
  pages?: PageHandler;
  /** Serves the files that pages refer to. */
  beforePages?: (app: FastifyInstance) => Promise<void>;
  /** How long requests may take; tests have less patience. */
  timeouts?: Timeouts;
  /** Takes the log's lines instead of standard output. */
  log?: { write: (line: string) => void };
}

/**
 * The whole server, not yet listening. The scopes below read as the table of who may
 * do what: a call stands in the scope of its access, or the process does not start.
 */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { settings } = deps;
  const timeouts = options.timeouts ?? TIMEOUTS;
  const brokenRequest = answerBrokenRequest(settings);
  const app = Fastify({
    ...timeoutOptions(timeouts),
    pluginTimeout: START_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT,
    trustProxy: proxyTrust(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: brokenRequest,
    frameworkErrors: answerUnroutable(settings),
    logger: {
      level: deps.settings.logLevel,
      // No headers and no query: they carry tokens and what people search for.
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: url?.split('?')[0], ip }),
        err: (error) => serializeError(error),
      },
      ...(options.log === undefined ? {} : { stream: options.log }),
    },
  });
  app.server.maxConnections = settings.maxConnections;
  app.decorate('deps', deps);
  await app.register(securityPlugin);
  await app.register(errorsPlugin);
  await app.register(slowRequestsPlugin, {
    timeouts,
    answerTimeout: (socket) => brokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
  });
  await app.register(requestTargetPlugin);
  await app.register(forwardedPlugin);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  await app.register(sessionPlugin, { findCaller: (proof) => findCaller(deps, proof) });
  await app.register(securityEventsPlugin);
  await app.register(crossSitePlugin);
  await app.register(rateLimitPlugin);
  await app.register(bodiesPlugin);
  await app.register(activeDaysPlugin);

  openScope(app, 'guest', (scope) => {
    serveGuestAccounts(scope);
    serveGuestCourses(scope);
    serveGuestLearning(scope);
    serveGuestTeachers(scope);
    serveGuestMarketing(scope);
    serveGuestPoints(scope);
    serveGuestRewards(scope);
    serveGuestSearch(scope);
    serveGuestGlossary(scope);
  });
  openScope(app, 'learner', (scope) => {
    serveLearnerAccounts(scope);
    serveLearnerCourses(scope);
    serveLearnerLearning(scope);
    serveLearnerTeachers(scope);
    serveLearnerPoints(scope);
    serveLearnerRewards(scope);
  });
  openScope(app, 'teacher', (scope) => {
    serveTeaching(scope);
    serveTeachMedia(scope);
    serveTeachingContents(scope);
    serveTeachingCourseContents(scope);
    serveDrafts(scope);
  });
  openScope(app, 'admin', (scope) => {
    serveAdminCourses(scope);
    serveAdminCourseContents(scope);
    serveAdminPoints(scope);
    serveAdminRewards(scope);
    serveAdminMedia(scope);
    serveAdminMarketing(scope);
    serveAdminReviews(scope);
    serveAdminPeople(scope);
    serveAdminTeachers(scope);
    serveAdminInvitations(scope);
    serveAdminContents(scope);
    serveAdminDashboard(scope);
    serveAdminPayments(scope);
    serveAdminAudit(scope);
  });

  await app.register(healthPlugin);
  await app.register(mediaFilesPlugin);
  await app.register(uploadedFilesPlugin);
  serveDiscovery(app);
  await app.register(legacyCallsPlugin);
  await app.register(openApiPlugin);
  await options.beforePages?.(app);
  if (options.pages) await app.register(pagesPlugin, { pages: options.pages });
  app.setNotFoundHandler((request, reply) => {
    if (options.pages && !request.url.startsWith('/api')) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return isRead ? options.pages(request, reply) : answerReadOnly(request, reply);
    }
    return answerUnknownCall(request, reply);
  });
  return app;
}
