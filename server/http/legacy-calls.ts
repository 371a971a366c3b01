import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';

/** Calls of the academy's first site, and their replacements. */
const successors = {
  'teachers.php': 'GET /api/teacher/list',
  'rewards.php': 'GET /api/reward/list',
  'redemption.php': 'GET /api/redemption/list, POST /api/redemption/create',
};

/** Responds to old clients with 410 and the new address, instead of 404. */
export const legacyCallsPlugin = fp(async (app: FastifyInstance) => {
  for (const [file, successor] of Object.entries(successors)) {
    for (const url of [`/${file}`, `/api/${file}`]) {
      app.all(url, async () => {
        throw new AppError('GONE', {
          msg: { key: 'messages.common.callReplaced', params: { successor } },
        });
      });
    }
  }
});
