import type { FastifyInstance } from 'fastify';
import { AVATARS_PATH } from '#contract/files.ts';
import { DAY_MS } from '#domain/units.ts';
import { isStoredName } from '#server/files/index.ts';
import { sendStoredFile } from '#server/http/send-stored-file.ts';
import { AppError } from '#server/lib/app-error.ts';
import { findAvatarFile } from './accounts.queries.ts';

/** A picture that its person has removed is gone from caches within a day. */
const CACHING = `public, max-age=${DAY_MS / 1000}`;

/** People's pictures: shown beside reviews, therefore to everybody who has the address. */
export async function avatarFilesPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(
    `${AVATARS_PATH}:name`,
    { config: {}, compress: false },
    async (request, reply) => {
      const { name } = request.params;
      const { db } = app.dependencies.database;
      const file = isStoredName(name)
        ? await findAvatarFile(db, `${AVATARS_PATH}${name}`)
        : undefined;
      if (!file) throw new AppError('NOT_FOUND');
      return sendStoredFile(request, reply, file, CACHING);
    },
  );
}
