import fp from 'fastify-plugin';
import { changesSomething } from '#contract/changes-something.ts';

/** As the file system says it. */
class FullDiskError extends Error {
  readonly code = 'ENOSPC';
}

/**
 * Refuses calls that change something while the embedded database has too little free space;
 * reading goes on, and changes do as soon as there is space.
 */
export const fullDiskPlugin = fp(async (app) => {
  const { database } = app.dependencies;
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { call } = routeOptions.config;
    if (call !== undefined && changesSomething(call) && database.isFull()) {
      throw new FullDiskError('the disk of DATA_DIR has less than 64 MB of free space');
    }
  });
});
