import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, CallData, CheckedInput } from '#contract/call.ts';
import { MAX_CHUNK_BYTES } from '#contract/files.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { createTranslator } from '#i18n/index.ts';
import { issueMessages } from '#i18n/validation-message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { attachmentHeader, type StagedUpload } from '#server/files/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { FileResponse } from './file-response.ts';
import { readFormFields } from './form-fields.ts';
import { HttpResponse } from './http-response.ts';

/** What a handler gets: checked input, who asks, in which language, and the world. */
export interface CallRequest<C extends Call> extends CheckedInput<C> {
  dependencies: Dependencies;
  locale: Locale;
  /** Texts in the caller's language. */
  t: Translator['t'];
  /** The person of the session; in learner, teacher and admin scopes never null. */
  currentUser: C['access'] extends 'guest' ? CurrentUser | null : CurrentUser;
  /** The file that came along, where the call takes one; gone when the call is done. */
  upload: StagedUpload | null;
  /** The body, where the call takes bytes. */
  bytes: Buffer | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<CallData<C> | HttpResponse<CallData<C>> | FileResponse>;

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
  const fields = typeof raw === 'object' && raw !== null ? raw : {};
  for (const [name, value] of Object.entries(fields)) {
    if (!isStorable(name) || !isStorable(value)) {
      throw new AppError('VALIDATION_FAILED', {
        fields: { [name.replaceAll('\0', '')]: 'validation.bad_characters' },
      });
    }
    if (isText && Array.isArray(value)) {
      throw new AppError('VALIDATION_FAILED', {
        fields: { [name]: 'validation.once_only' },
      });
    }
  }
  const input = isText ? readFormFields(schema, fields as Record<string, unknown>) : fields;
  return checkFields(schema, input);
}

/**
 * Checks fields by a schema; commands do it by a stricter one than the call's own, where only
 * they know that it applies.
 * @throws AppError VALIDATION_FAILED with a message for each wrong field
 */
export function checkFields<S extends z.ZodObject>(schema: S, fields: unknown): z.output<S> {
  const result = schema.safeParse(fields, { reportInput: true });
  if (result.success) return result.data;
  const messages = issueMessages(result.error.issues);
  const first = Object.values(messages)[0];
  throw new AppError('VALIDATION_FAILED', {
    fields: messages,
    ...(first === undefined ? {} : { msg: first }),
  });
}

/** Sends a file to be saved: whatever is in it, nothing of it runs as a page of this site. */
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

/**
 * Serves one call of the contract: checks what came in, runs the handler, and lets out
 * only what the contract promises. The scope that it is served in must be the call's own.
 * @throws Error at start when a call stands in another scope than its access says
 */
export function defineRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
): void {
  if (app.access !== call.access) {
    throw new Error(`${call.name} needs ${call.access}, but is served in the scope ${app.access}`);
  }
  app.route({
    method: call.alsoPost ? ['GET', 'POST'] : call.method,
    url: `/api${call.path}`,
    config: { call },
    ...(call.takesBytes ? { bodyLimit: MAX_CHUNK_BYTES } : {}),
    handler: async (request, reply) => {
      const result = await handle(request, reply).finally(() => request.upload?.discard());
      if (result instanceof FileResponse) return sendFile(reply, result);
      const answer =
        result instanceof HttpResponse
          ? result
          : new HttpResponse(result, createTranslator(request.locale).t('messages.common.ok'), 0);
      const envelope = {
        code: 1,
        success: true,
        msg: answer.msg,
        ...(call.withMessage ? { message: answer.msg } : {}),
        show: answer.show,
        // Parsing drops what the contract does not name, so no column leaks by accident.
        data: call.data.parse(answer.data),
      };
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(envelope));
    },
  });

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const { locale } = request;
    const isForm = request.bodyIsForm === true;
    const queryOrForm = call.alsoPost
      ? { ...(request.query as object), ...(request.body as object | undefined) }
      : request.query;
    // A POST may carry in JSON what the GET carries in its query.
    const queryIsText = request.method === 'GET' || !call.alsoPost || isForm;
    const input = {
      params: call.params && check(call.params, request.params, true),
      query: call.query && check(call.query, queryOrForm, queryIsText),
      body: call.body && check(call.body, request.body, isForm),
    };
    return handler({
      ...input,
      dependencies: app.dependencies,
      locale,
      t: createTranslator(locale).t,
      currentUser: request.currentUser,
      upload: request.upload ?? null,
      bytes: request.bytes ?? null,
      request,
      reply,
    } as CallRequest<C>);
  }
}
