import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  activeDaysPlugin,
  avatarFilesPlugin,
  findCurrentUser,
} from '#server/features/accounts/index.ts';
import { securityEventsPlugin } from '#server/features/audit/index.ts';
import { registerDiscoveryRoutes } from '#server/features/discovery/index.ts';
import { uploadedFilesPlugin } from '#server/features/media/index.ts';
import { arrivingBodiesPlugin } from '#server/http/arriving-bodies.ts';
import { BODY_LIMIT, bodiesPlugin } from '#server/http/bodies.ts';
import { connectionsPlugin } from '#server/http/connections.ts';
import { crossSitePlugin } from '#server/http/cross-site.ts';
import { dependencyWaitsPlugin } from '#server/http/dependency-waits.ts';
import {
  answerReadOnly,
  errorsPlugin,
  rejectBrokenRequest,
  sendUnknownCall,
  sendUnroutable,
} from '#server/http/errors.ts';
import { exportsPlugin } from '#server/http/exports.ts';
import { forwardedPlugin } from '#server/http/forwarded.ts';
import { fullDiskPlugin } from '#server/http/full-disk.ts';
import { createSharedResponses } from '#server/http/guest-response-hooks.ts';
import { healthPlugin } from '#server/http/health.ts';
import { legacyCallsPlugin } from '#server/http/legacy-calls.ts';
import { loggedRequestsPlugin } from '#server/http/logged-requests.ts';
import { loggerOptions } from '#server/http/logger-options.ts';
import { misdirectedPlugin } from '#server/http/misdirected.ts';
import { openApiPlugin } from '#server/http/open-api-pages.ts';
import { overloadPlugin } from '#server/http/overload.ts';
import { rateLimitPlugin } from '#server/http/rate-limit.ts';
import { replicaReadsPlugin } from '#server/http/replica-reads.ts';
import { requestDeadlinePlugin } from '#server/http/request-deadline.ts';
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
import { openScopes } from './open-scopes.ts';

/** How long plugins may take to start, in milliseconds; busy machines need much of it. */
const START_TIMEOUT_MS = 60_000;

/** What the process adds to the dependencies: where its web is, if it serves one. */
export interface AppOptions {
  /** Answers page requests; absent in API tests. */
  pages?: PageHandler;
  /** Serves the files that pages refer to. */
  beforePages?: (app: FastifyInstance) => Promise<void>;
  /** Where limits are counted; absent: in the memory of this process, for it alone. */
  limitStore?: FastifyRateLimitStoreCtor | undefined;
  /** Serves this machine alone; absent: whoever reaches it. */
  isLocalOnly?: boolean;
  /** How long each part of a request may take; tests set shorter times. */
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
  await app.register(loggedRequestsPlugin);
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
  await app.register(fullDiskPlugin);
  await app.register(overloadPlugin, {
    maxInFlight: settings.maxInFlight,
    onShed: metrics && ((kind) => metrics.requestsShed.inc({ kind })),
  });
  await app.register(dependencyWaitsPlugin);
  await app.register(slowRequestsPlugin, {
    timeouts,
    answerTimeout: (socket) => brokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
  });
  await app.register(requestDeadlinePlugin);
  await app.register(requestTargetPlugin);
  await app.register(misdirectedPlugin, { isLocalOnly: options.isLocalOnly ?? false });
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
  await app.register(arrivingBodiesPlugin, { maxArriving: settings.maxInFlight * 4 });
  await app.register(exportsPlugin);
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
