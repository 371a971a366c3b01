import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Call, ErrorEnvelope } from '#contract/call.ts';
import { type ErrorCode, errorStatuses } from '#contract/errors.ts';
import { allCalls } from '#contract/index.ts';
import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { translate, translateFields } from '#i18n/message.ts';
import { closeUnread } from '#server/http/unread-bodies.ts';
import { AppError, type UnavailableCause } from '#server/lib/app-error.ts';
import { outageOf } from '#server/lib/outage.ts';
import { OutageLog } from '#server/lib/outage-log.ts';
import { plainSecurityHeaders } from '#server/lib/security-headers.ts';
import type { Settings } from '#server/settings.ts';
import { localeOf } from './choose-language.ts';

/** Fastify's own errors, as our codes. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'VALIDATION_FAILED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION_FAILED',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Constraints of the database that a person can violate in a race, as our codes. */
const constraintCodes: Record<string, ErrorCode> = {
  users_email_key: 'EMAIL_TAKEN',
  users_last_admin: 'LAST_ADMIN',
  invitation_codes_used_count: 'INVITATION_INVALID',
  invitation_codes_code_key: 'ALREADY_EXISTS',
  teachers_user_key: 'ALREADY_EXISTS',
  point_accounts_not_negative: 'INSUFFICIENT_POINTS',
  rewards_stock_not_negative: 'OUT_OF_STOCK',
  course_redemptions_pkey: 'ALREADY_REDEEMED',
  reward_redemptions_step: 'INVALID_STATE',
};

/** When to come again, where an error does not say it: about as long as a short outage. */
const RETRY_AFTER_SECONDS = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** What is written of outages. */
    outages: OutageLog;
  }
  interface FastifyRequest {
    /** What a response with the status 503 is due to; null: none, or nothing that we know. */
    unavailable: UnavailableCause | null;
    locale: Locale;
  }
}

interface ThrownError {
  code?: string;
  constraint?: string;
  statusCode?: number;
}

/** The AppError for what was thrown, or null where it is our own bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code, constraint, statusCode } = (error ?? {}) as ThrownError;
  const known = fastifyCodes[code ?? ''] ?? constraintCodes[constraint ?? ''];
  if (known) return new AppError(known);
  if (outageOf(error) !== null) return new AppError('SERVICE_UNAVAILABLE');
  if (statusCode === 429) return new AppError('RATE_LIMITED');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('VALIDATION_FAILED');
  }
  return null;
}

/** The message of an error in a language. */
export function errorSentence({ code, details }: AppError, locale: Locale): string {
  const translator = createTranslator(locale);
  // The union of both is too large for the compiler: it compares each message with each other one.
  if (details.msg !== undefined) return translate(translator, details.msg);
  return translate(translator, `errors.${code}`);
}

/**
 * The error envelope of one request, in the caller's language.
 * @param call the call that failed; the request's own unless it was read for a page
 */
export function errorEnvelopeOf(
  failure: AppError,
  request: FastifyRequest,
  call: Call | undefined = request.routeOptions?.config?.call,
  locale: Locale = request.locale,
): ErrorEnvelope {
  const { code, details } = failure;
  const msg = errorSentence(failure, locale);
  const fields = details.fields && translateFields(createTranslator(locale), details.fields);
  return {
    code: 0,
    success: false,
    msg,
    ...(call?.withMessage ? { message: msg } : {}),
    show: 1,
    data: details.data ?? null,
    error: code,
    request_id: request.id,
    ...(fields ? { fields } : {}),
  };
}

function sendError(failure: AppError, request: FastifyRequest, reply: FastifyReply) {
  const status = errorStatuses[failure.code];
  const { retryAfterSeconds = status === 503 || status === 429 ? RETRY_AFTER_SECONDS : null } =
    failure.details;
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorEnvelopeOf(failure, request)));
}

/**
 * The error that a client is sent. An unexpected one is logged, and becomes `INTERNAL`; of an outage
 * the begin and the end are.
 */
export function failureOf(error: unknown, request: FastifyRequest): AppError {
  const known = toAppError(error);
  const failure = known ?? new AppError('INTERNAL');
  const behind = failure.cause ?? error;
  const outage = outageOf(behind);
  if (failure.code === 'SERVICE_UNAVAILABLE') {
    request.unavailable = failure.details.unavailable ?? outage?.of ?? 'shed';
  }
  const fields = { err: behind, status: errorStatuses[failure.code] };
  if (outage !== null) {
    // Who has gone away while sending a body is no outage.
    if (!request.raw.socket?.destroyed) request.server.outages.note(outage, request.log, fields);
  } else if (known === null) {
    request.log.error(fields, 'a request failed');
  } else if (failure.cause) {
    request.log.error(fields, 'a dependency of a request failed');
  }
  return failure;
}

/**
 * Every error is sent in the envelope, in the caller's language, with a true status and nothing of its
 * cause.
 */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  const outages = new OutageLog(app.log);
  app.decorateRequest('unavailable', null);
  app.decorate('outages', outages);
  app.addHook('onClose', async () => outages.close());
  app.decorateRequest('locale', 'zh');
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
  });
  app.setErrorHandler((error, request, reply) =>
    sendError(failureOf(error, request), request, reply),
  );
});

const patterns = allCalls.map((call) => ({
  methods: call.alsoPost ? ['GET', 'POST'] : [call.method],
  path: new RegExp(`^/api${call.path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The response where no call matches: 405 where the path exists under another method, else 404. */
export function sendUnknownCall(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? '/';
  const allowed = patterns
    .filter((pattern) => pattern.path.test(path))
    .flatMap((pattern) => pattern.methods);
  if (allowed.length === 0) return sendError(new AppError('NOT_FOUND'), request, reply);
  reply.header('allow', [...new Set(allowed)].join(', '));
  return sendError(new AppError('METHOD_NOT_ALLOWED'), request, reply);
}

/** Pages are for GET: other methods on their paths get no rendered page. */
export function answerReadOnly(request: FastifyRequest, reply: FastifyReply) {
  reply.header('allow', 'GET, HEAD');
  return sendError(new AppError('METHOD_NOT_ALLOWED'), request, reply);
}

/**
 * Responds to input that is not HTTP at all (a raw character in the address, a header without end)
 * and to requests that did not arrive in time. No hook of the app has seen them.
 */
export function rejectBrokenRequest(settings: Pick<Settings, 'publicUrl'>) {
  const security = Object.entries(plainSecurityHeaders(settings));
  return (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const code: ErrorCode = isLate ? 'REQUEST_TIMEOUT' : 'VALIDATION_FAILED';
    const body = JSON.stringify({
      code: 0,
      success: false,
      msg: createTranslator('zh').t(`errors.${code}`),
      show: 1,
      data: null,
      error: code,
      request_id: crypto.randomUUID(),
    });
    const status = errorStatuses[code];
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        ...security.map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
      // The rest of the client's data is not waited for.
      () => socket.destroy(),
    );
  };
}

/** Responds to an address that the router itself cannot parse: no call has it. */
export function sendUnroutable(settings: Pick<Settings, 'publicUrl'>) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    request.locale = localeOf(request.headers['accept-language']);
    reply.headers(plainSecurityHeaders(settings));
    closeUnread(request, reply).then(() => sendError(new AppError('NOT_FOUND'), request, reply));
  };
}
