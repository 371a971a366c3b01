import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { mediaAdminCalls, mediaTeachCalls } from '#contract/media.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { finishUpload, giveUpUpload } from './finish-upload.ts';
import { listMedia } from './media.queries.ts';
import { findUpload } from './media.store.ts';
import { presentListedMedia } from './present-media.ts';
import { startUpload } from './start-upload.ts';
import { keepCaptions } from './store-captions.ts';
import { uploadMedia } from './store-media.ts';
import { presentUpload, takeChunk } from './take-chunk.ts';

/** Whose files a person chooses from: their own, or with null those of all. */
const ownerFor = ({ role, userId }: Caller) => (role === 'admin' ? null : userId);

function serveMedia(
  app: FastifyInstance,
  calls: typeof mediaAdminCalls | typeof mediaTeachCalls,
): void {
  serve(app, calls.upload, async ({ deps, caller, upload, t }) => {
    const file = await uploadMedia(deps, caller, upload, t);
    return new Answer(file, t('admin.media.uploaded'));
  });

  serve(app, calls.list, async ({ query, deps, caller }) => {
    const limit = pageSize(query, 20);
    const { db } = deps.database;
    const { list, count } = await listMedia(db, ownerFor(caller), { ...query, limit });
    return { list: list.map(presentListedMedia), count, page: query.page, limit };
  });

  serve(app, calls.captions, async ({ body, deps, caller, t }) => {
    const file = await keepCaptions(deps, caller, body, t);
    return new Answer(file, t('admin.media.uploaded'));
  });

  serve(app, calls.start, ({ body, deps, caller, t }) => startUpload(deps, caller, body, t));

  serve(app, calls.progress, async ({ params, deps, caller }) => {
    const upload = await findUpload(deps.database.db, caller.userId, params.id);
    if (!upload) throw new Failure('NOT_FOUND');
    return presentUpload(upload);
  });

  serve(app, calls.chunk, ({ params, query, bytes, deps, caller, t }) => {
    if (bytes === null) throw new Failure('UNSUPPORTED_MEDIA_TYPE');
    return takeChunk(deps, caller, { uploadId: params.id, offset: query.offset, bytes }, t);
  });

  serve(app, calls.finish, async ({ params, deps, caller, t }) => {
    const file = await finishUpload(deps, caller, params.id, t);
    return new Answer(file, t('admin.media.uploaded'));
  });

  serve(app, calls.giveUp, async ({ params, deps, caller }) => {
    await giveUpUpload(deps, caller, params.id);
    return {};
  });
}

export const serveAdminMedia = (app: FastifyInstance) => serveMedia(app, mediaAdminCalls);
export const serveTeachMedia = (app: FastifyInstance) => serveMedia(app, mediaTeachCalls);
