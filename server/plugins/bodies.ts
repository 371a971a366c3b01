import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { visit } from 'jsonc-parser';
import type { Locale } from '#contract/fields.ts';
import { largestUpload } from '#contract/files.ts';
import { createTranslator } from '#i18n/index.ts';
import { type StagedUpload, stageUpload, stagingFolder } from '../files/index.ts';
import { Failure } from '../kit/failure.ts';

/** Largest body of a call that uploads no file, in bytes. */
export const BODY_LIMIT = 1_000_000;
const MAX_FIELDS = 100;
/** No call's body goes as deep; what walks a body by calling itself would end the request. */
const MAX_DEPTH = 50;

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** A key given twice means two things at once; JSON.parse would take the last in silence. */
function findRepeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  let repeated: string | null = null;
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name) => {
      const names = open.at(-1);
      if (names?.has(name)) repeated ??= name;
      names?.add(name);
    },
  });
  return repeated;
}

function readJson(text: string, locale: Locale): unknown {
  const { t } = createTranslator(locale);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('VALIDATION_FAILED', { msg: t('validation.body_json') });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('VALIDATION_FAILED', { msg: t('validation.body_object') });
  }
  if (isTooDeep(value)) {
    throw new Failure('VALIDATION_FAILED', { msg: t('validation.bad_format') });
  }
  const repeated = findRepeatedKey(text);
  if (repeated !== null) {
    throw new Failure('VALIDATION_FAILED', { fields: { [repeated]: t('validation.once_only') } });
  }
  return value;
}

/** Every POST takes JSON, url-encoded and multipart forms alike (decisions.md §2). */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, text: string, done) => {
      // A POST without a body is sent by some clients with the header all the same.
      if (text === '') return done(null, {});
      try {
        done(null, readJson(text, request.locale));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      if (!request.routeOptions.config.call?.takesBytes) {
        return done(new Failure('UNSUPPORTED_MEDIA_TYPE'));
      }
      request.bytes = bytes;
      done(null, {});
    },
  );
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(multipart, {
    limits: { fieldSize: BODY_LIMIT, fields: MAX_FIELDS, files: 1, parts: MAX_FIELDS + 1 },
  });
  app.addHook('preValidation', async (request) => {
    const type = request.headers['content-type'] ?? '';
    if (type.startsWith('application/x-www-form-urlencoded')) request.bodyIsForm = true;
    if (!request.isMultipart()) return;
    const purpose = request.routeOptions.config.call?.takesFile;
    const maxBytes = purpose === undefined ? BODY_LIMIT : largestUpload(purpose);
    const fields: Record<string, unknown> = Object.create(null);
    try {
      // The size is counted while it is written, one byte above what is allowed included.
      for await (const part of request.parts({ limits: { fileSize: Number.MAX_SAFE_INTEGER } })) {
        if (part.type === 'file') {
          if (purpose === undefined || part.fieldname !== 'file') {
            part.file.resume();
            throw new Failure('UNSUPPORTED_MEDIA_TYPE');
          }
          const folder = stagingFolder(app.deps.settings);
          const name = part.filename ?? '';
          const upload = await stageUpload(part.file, { folder, name, maxBytes });
          // A file field that was left empty comes along without a name and without a byte.
          if (name === '' && upload.bytes === 0) await upload.discard();
          else request.upload = upload;
          continue;
        }
        const before = fields[part.fieldname];
        fields[part.fieldname] = before === undefined ? part.value : [before, part.value].flat();
      }
    } catch (error) {
      await request.upload?.discard();
      if (error instanceof Failure || (error as { statusCode?: number }).statusCode) throw error;
      throw new Failure('VALIDATION_FAILED', {
        msg: createTranslator(request.locale).t('validation.body_form'),
      });
    }
    request.body = { ...fields };
    request.bodyIsForm = true;
  });
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a multipart body, where the call takes one. */
    upload?: StagedUpload;
    /** The body of a call that takes bytes. */
    bytes?: Buffer;
  }
}
