import type { FastifyInstance } from 'fastify';
import { mediaAdminCalls, mediaTeachCalls } from '#contract/media.ts';
import { pageSize } from '#contract/paging.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { abortUpload, finishUpload } from './finish-upload.ts';
import { listMedia } from './media.queries.ts';
import { findUpload } from './media.store.ts';
import { presentListedMedia } from './present-media.ts';
import { presentUpload, receiveChunk } from './receive-chunk.ts';
import { startUpload } from './start-upload.ts';
import { storeCaptions } from './store-captions.ts';
import { uploadMedia } from './store-media.ts';

/** Whose files a person chooses from: their own, or with null everybody's. */
const ownerFor = ({ role, userId }: CurrentUser) => (role === 'admin' ? null : userId);

function registerMediaRoutes(
  app: FastifyInstance,
  calls: typeof mediaAdminCalls | typeof mediaTeachCalls,
): void {
  defineRoute(
    app,
    calls.upload,
    async ({ dependencies, currentUser, upload, claim, t }) => {
      const file = await uploadMedia(dependencies, currentUser, { upload, claim });
      return new HttpResponse(file, t('messages.media.uploaded'));
    },
    { claimsKey: true },
  );

  defineRoute(app, calls.list, async ({ query, dependencies, currentUser }) => {
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { list, count } = await listMedia(db, ownerFor(currentUser), { ...query, limit });
    return { list: list.map(presentListedMedia), count, page: query.page, limit };
  });

  defineRoute(
    app,
    calls.captions,
    async ({ body, dependencies, currentUser, claim, t }) => {
      const file = await storeCaptions(dependencies, currentUser, { ...body, claim });
      return new HttpResponse(file, t('messages.media.uploaded'));
    },
    { claimsKey: true },
  );

  defineRoute(app, calls.start, ({ body, dependencies, currentUser }) =>
    startUpload(dependencies, currentUser, body),
  );

  defineRoute(app, calls.progress, async ({ params, dependencies, currentUser }) => {
    const upload = await findUpload(dependencies.database.db, currentUser.userId, params.id);
    if (!upload) throw new AppError('NOT_FOUND');
    return presentUpload(upload);
  });

  defineRoute(app, calls.chunk, ({ params, query, bytes, dependencies, currentUser }) => {
    if (bytes === null) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    return receiveChunk(dependencies, currentUser, {
      uploadId: params.id,
      offset: query.offset,
      bytes,
    });
  });

  defineRoute(app, calls.finish, async ({ params, dependencies, currentUser, t }) => {
    const file = await finishUpload(dependencies, currentUser, params.id);
    return new HttpResponse(file, t('messages.media.uploaded'));
  });

  defineRoute(app, calls.giveUp, async ({ params, dependencies, currentUser }) => {
    await abortUpload(dependencies, currentUser, params.id);
    return {};
  });
}

export const registerAdminMediaRoutes = (app: FastifyInstance) =>
  registerMediaRoutes(app, mediaAdminCalls);
export const registerTeachMediaRoutes = (app: FastifyInstance) =>
  registerMediaRoutes(app, mediaTeachCalls);
