import { parse } from 'node:querystring';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Call } from '#contract/call.ts';
import { largestUpload } from '#contract/files.ts';
import { MAX_CHUNK_BYTES } from '#domain/file-sizes.ts';
import type { StagedUpload } from '#server/files/index.ts';
import { readMultipart } from '#server/http/read-multipart.ts';
import { unreadBodiesPlugin } from '#server/http/unread-bodies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { readJson } from '#server/lib/read-json.ts';

/** Largest body of a call without a file, in bytes; with a file, everything but the file. */
export const BODY_LIMIT = 1_000_000;
/** Most fields of a form. */
const MAX_FIELDS = 100;

const FORM = 'application/x-www-form-urlencoded';

/** Most bytes of a whole body of a call. */
function maxBodyBytes({ takesFile, takesBytes }: Call): number {
  if (takesBytes) return MAX_CHUNK_BYTES;
  return BODY_LIMIT + (takesFile === undefined ? 0 : largestUpload(takesFile));
}

function readJsonBody(text: string): unknown {
  const result = readJson(text);
  if ('value' in result) {
    const { value } = result;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    throw new AppError('VALIDATION_FAILED', { msg: 'validation.body_object' });
  }
  const { problem, key = '' } = result;
  if (problem === 'repeated') {
    throw new AppError('VALIDATION_FAILED', { fields: { [key]: 'validation.once_only' } });
  }
  const msg = problem === 'no_json' ? 'validation.body_json' : 'validation.bad_format';
  throw new AppError('VALIDATION_FAILED', { msg });
}

function readForm(text: string): Record<string, unknown> {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw new AppError('TOO_LARGE');
  return { ...parse(text) };
}

/**
 * Adds a parser of texts. Its errors become responses; thrown in a stream they would end the
 * process.
 */
function addTextParser(app: FastifyInstance, type: string, read: (text: string) => unknown): void {
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, text: string, done) => {
    try {
      if (request.routeOptions.config.call?.takesSignedJson) {
        request.signedText = text;
        return done(null, {});
      }
      // Some clients send the header with a POST without a body.
      done(null, text === '' ? {} : read(text));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Every POST accepts JSON, url-encoded and multipart forms alike; but a call whose body is bytes
 * accepts those alone, and only POST accepts multipart. No body is read that is announced as too
 * large, and of any body no more than its limit.
 */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  await app.register(unreadBodiesPlugin);
  app.removeAllContentTypeParsers();
  addTextParser(app, 'application/json', readJsonBody);
  addTextParser(app, FORM, readForm);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      request.bytes = bytes;
      done(null, {});
    },
  );
  await app.register(multipart, {
    limits: { fieldSize: BODY_LIMIT, fields: MAX_FIELDS, files: 1, parts: MAX_FIELDS + 1 },
  });
  // After `onRequest`, in which callers without access are refused.
  app.addHook('preParsing', async (request) => {
    const { call, takesPageForm } = request.routeOptions.config;
    const type = request.headers['content-type']?.toLowerCase();
    if (takesPageForm && !type?.startsWith(FORM)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    if (call === undefined || type === undefined) return;
    const isBytes = type.startsWith('application/octet-stream');
    const isMultipart = type.startsWith('multipart/');
    const isUnsigned = call.takesSignedJson === true && !type.startsWith('application/json');
    if (isBytes !== (call.takesBytes ?? false) || (isMultipart && request.method !== 'POST')) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    }
    if (isUnsigned) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    }
    const limit = isMultipart ? maxBodyBytes(call) : (request.routeOptions.bodyLimit ?? BODY_LIMIT);
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new AppError('TOO_LARGE');
  });
  app.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config;
    if (request.headers['content-type']?.toLowerCase().startsWith(FORM)) request.bodyIsForm = true;
    if (call === undefined || !request.isMultipart()) return;
    request.body = await readMultipart(request, {
      settings: app.dependencies.settings,
      purpose: call.takesFile,
      maxBytes: maxBodyBytes(call),
    });
    request.bodyIsForm = true;
  });
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a multipart body, where the call has one. */
    upload?: StagedUpload;
    /** The body of a call whose body is bytes. */
    bytes?: Buffer;
    /** The body as it was sent, where the call's body is signed. */
    signedText?: string;
  }
}
