import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, CallData, CheckedInput, SuccessEnvelope } from '#contract/call.ts';
import { MAX_EVENT_BYTES } from '#contract/stripe-webhook.ts';
import { inTransaction } from '#database/open.ts';
import { MAX_CHUNK_BYTES } from '#domain/file-sizes.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { createTranslator } from '#i18n/index.ts';
import { sentMessages } from '#i18n/validation-message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { attachmentHeader, type StagedUpload } from '#server/files/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { DirectRead } from './direct-reads.ts';
import { EventResponse } from './event-response.ts';
import { FileResponse } from './file-response.ts';
import { readFormFields } from './form-fields.ts';
import { HttpResponse } from './http-response.ts';
import { type KeyClaim, onceForKey, readClaim } from './idempotency.ts';
import { onFittingDatabase } from './replica-reads.ts';

/** What a handler gets: checked input, the caller, their language, and the dependencies. */
export interface CallRequest<C extends Call> extends CheckedInput<C> {
  dependencies: Dependencies;
  locale: Locale;
  /** Translates into the caller's language. */
  t: Translator['t'];
  /** The person of the session; in learner, teacher and admin scopes never null. */
  currentUser: C['access'] extends 'guest' ? CurrentUser | null : CurrentUser;
  /** The uploaded file, where the call has one; deleted when the call is done. */
  upload: StagedUpload | null;
  /** The body, where the call's body is bytes. */
  bytes: Buffer | null;
  /** What the request's `Idempotency-Key` claims, for a handler that `claimsKey`; null without one. */
  claim: KeyClaim | null;
  /**
   * Calls this once what the handler wrote is committed, which with a claim is after its end; not
   * where it failed.
   */
  afterCommit: (work: () => void) => void;
  /** The body as it was sent, where the call's body is signed; empty without one. */
  signedText: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<CallData<C> | HttpResponse<CallData<C>> | FileResponse | EventResponse>;

const UNSTORABLE = /\0/;

/** NUL cannot be stored by PostgreSQL, half a surrogate pair is not text. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value) && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
  }
  return true;
}

function check(schema: z.ZodObject, raw: unknown, isText: boolean): unknown {
  const fields = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    if (isText && Array.isArray(value)) {
      throw new AppError('VALIDATION_FAILED', {
        fields: { [name]: 'validation.once_only' },
      });
    }
  }
  const input = isText ? readFormFields(schema, fields) : fields;
  // JSON in a form field is checked after parsing: `\ud800` is an escape before that.
  for (const [name, value] of Object.entries(input)) {
    if (!isStorable(name) || !isStorable(value)) {
      throw new AppError('VALIDATION_FAILED', {
        fields: { [name.replaceAll('\0', '')]: 'validation.bad_characters' },
      });
    }
  }
  return checkFields(schema, input);
}

/**
 * Checks fields by a schema; commands use it with a stricter one than the call's own, where only
 * they know that it applies.
 * @throws AppError VALIDATION_FAILED with a message for each wrong field
 */
export function checkFields<S extends z.ZodObject>(schema: S, fields: unknown): z.output<S> {
  const result = schema.safeParse(fields, { reportInput: true });
  const messages = sentMessages(result.error?.issues ?? [], fields);
  if (result.success && Object.keys(messages).length === 0) return result.data;
  const first = Object.values(messages)[0];
  throw new AppError('VALIDATION_FAILED', {
    fields: messages,
    ...(first === undefined ? {} : { msg: first }),
  });
}

/**
 * Refuses a change without any field that the call knows: it would look as if something was saved.
 * @throws AppError VALIDATION_FAILED
 */
function assertChange(schema: z.ZodObject, body: unknown): void {
  const sent = Object.keys(typeof body === 'object' && body !== null ? body : {});
  if (sent.some((name) => name !== 'version' && Object.hasOwn(schema.shape, name))) return;
  throw new AppError('VALIDATION_FAILED', { msg: 'messages.common.nothingToChange' });
}

/**
 * Sends a file as a download: whatever it contains, no script in it runs as a page of this site.
 */
function sendFile(reply: FastifyReply, { content }: FileResponse) {
  return reply
    .headers({
      'content-type': content.type === 'text/plain' ? 'application/octet-stream' : content.type,
      ...(content.bytes === null ? {} : { 'content-length': content.bytes }),
      'content-disposition': attachmentHeader(content.name),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    .send(content.stream);
}

/** Sends events as they come: no cache, compression or proxy may buffer them. */
function sendEvents(reply: FastifyReply, { stream }: EventResponse) {
  // Also where nobody reads it: a HEAD has no body.
  reply.raw.once('close', () => stream.destroy());
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(stream);
}

interface RouteOptions {
  /**
   * The command claims the `Idempotency-Key` in its own transaction, since it does more than reading
   * and writing the database: it stores a file, hashes a password or asks another service. Any other
   * handler that takes a key runs in one transaction with the claim.
   */
  claimsKey?: boolean;
  /**
   * A stricter schema for a body that is wrong: it finds every error, where the call's own schema
   * cannot know what else is required. Null: the call's own.
   */
  bodyIfWrong?: (body: unknown, dependencies: Dependencies) => Promise<z.ZodObject | null>;
}

/** What came in, before it is checked. */
interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The values of the query are text, as in an address. */
  isQueryText: boolean;
  /** The values of the body are text, as in a form. */
  isBodyText: boolean;
}

function rawInputOf(call: Call, request: FastifyRequest): RawInput {
  const isBodyText = request.bodyIsForm === true;
  return {
    params: request.params,
    query: call.alsoPost
      ? { ...(request.query as object), ...(request.body as object | undefined) }
      : request.query,
    body: request.body,
    // A POST may carry in JSON what the GET carries in its query.
    isQueryText: request.method === 'GET' || !call.alsoPost || isBodyText,
    isBodyText,
  };
}

/** The success envelope of a result: the contract's fields and nothing else. */
function envelopeOf(call: Call, result: unknown, locale: Locale) {
  const { data, msg, show } =
    result instanceof HttpResponse
      ? (result as HttpResponse<unknown>)
      : new HttpResponse(result, createTranslator(locale).t('messages.common.ok'), 0);
  return {
    code: 1 as const,
    success: true as const,
    msg,
    ...(call.withMessage ? { message: msg } : {}),
    show,
    // Parsing drops what the contract does not name, so no column leaks by accident.
    data: call.data.parse(data),
  };
}

/** What is sent for a result: a file, a stream of events, or else the success envelope. */
function responseOf(call: Call, result: unknown, locale: Locale) {
  const isSentAsIs = result instanceof FileResponse || result instanceof EventResponse;
  return isSentAsIs ? result : envelopeOf(call, result, locale);
}

/** Runs work in one transaction with the claim of its request's key. */
function withClaim<T extends object>(
  dependencies: Dependencies,
  claim: KeyClaim,
  work: (dependencies: Dependencies) => Promise<T>,
): Promise<T> {
  const { database } = dependencies;
  return inTransaction(database.db, (tx) =>
    onceForKey(tx, claim, () => work({ ...dependencies, database: { ...database, db: tx } })),
  );
}

/**
 * Serves one call of the contract: checks the input, runs the handler, and sends only what the
 * contract promises. The scope that it is served in must be the call's own.
 * @throws Error at start when a call is served in another scope than its access says
 */
export function defineRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { bodyIfWrong, claimsKey = false }: RouteOptions = {},
): void {
  if (app.access !== call.access) {
    throw new Error(`${call.name} needs ${call.access}, but is served in the scope ${app.access}`);
  }
  app.route({
    method: call.alsoPost ? ['GET', 'POST'] : call.method,
    url: `/api${call.path}`,
    config: { call, ...(call.sendsEvents && { isLongLived: true }) },
    ...(call.takesBytes ? { bodyLimit: MAX_CHUNK_BYTES } : {}),
    ...(call.takesSignedJson ? { bodyLimit: MAX_EVENT_BYTES } : {}),
    handler: async (request, reply) => {
      const raw = rawInputOf(call, request);
      const result = await run(raw, request, reply, request.locale).finally(() =>
        request.upload?.discard(),
      );
      if (result instanceof FileResponse) return sendFile(reply, result);
      if (result instanceof EventResponse) return sendEvents(reply, result);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
    },
  });
  const readDirectly: DirectRead = async ({ params, query, request, reply, locale }) => {
    const raw = { params, query, body: undefined, isQueryText: true, isBodyText: false };
    return (await run(raw, request, reply, locale)) as SuccessEnvelope;
  };
  if (call.method === 'GET' && call.sendsFile === undefined && !call.sendsEvents) {
    app.directReads.set(call.name, readDirectly);
  }

  async function checkBody(schema: z.ZodObject, { body, isBodyText }: RawInput) {
    try {
      const fields = check(schema, body, isBodyText);
      if (call.method === 'PATCH' || call.changesFields) assertChange(schema, body);
      return fields;
    } catch (error) {
      const stricter = await bodyIfWrong?.(body, app.dependencies);
      if (stricter) check(stricter, body, isBodyText);
      throw error;
    }
  }

  async function run(raw: RawInput, request: FastifyRequest, reply: FastifyReply, locale: Locale) {
    const input = {
      params: call.params && check(call.params, raw.params, true),
      query: call.query && check(call.query, raw.query, raw.isQueryText),
      body: call.body && (await checkBody(call.body, raw)),
      upload: request.upload ?? null,
    };
    const claim = await readClaim(call, request, input);
    const checked = {
      ...input,
      claim,
      locale,
      t: createTranslator(locale).t,
      currentUser: request.currentUser,
      bytes: request.bytes ?? null,
      signedText: request.signedText ?? '',
      request,
      reply,
    };
    let waiting: (() => void)[] = [];
    const handle = (dependencies: Dependencies) => {
      waiting = [];
      const afterCommit = (work: () => void) => waiting.push(work);
      return handler({ ...checked, dependencies, afterCommit } as CallRequest<C>);
    };
    const response =
      claim === null || claimsKey
        ? responseOf(call, await onFittingDatabase(call, request, handle), locale)
        : await withClaim(request.server.dependencies, claim, async (dependencies) =>
            responseOf(call, await handle(dependencies), locale),
          );
    for (const work of waiting) work();
    return response;
  }
}
