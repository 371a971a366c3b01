import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';
import { isLoopback } from '#server/network-settings.ts';

/** Headers that only a proxy has a reason to write. */
const isOfProxy = (name: string) => name === 'forwarded' || name.startsWith('x-forwarded-');

/** Whether what a client calls the server names this machine; without a Host it names nothing. */
function namesThisMachine({ headers, host }: FastifyRequest): boolean {
  const names = [headers.host, host || undefined].filter((name) => name !== undefined);
  return names.every((name) => isLoopback(name.replace(/:\d+$/, '')));
}

interface Reach {
  /** Accounts with published passwords are open: nobody but this machine is served. */
  isLocalOnly: boolean;
}

/**
 * Refuses what cannot be meant for this academy. Without PUBLIC_URL it is for this machine alone, so
 * a request that came through a proxy came by mistake. Where demo accounts are open, so did one for
 * a host of another name: a proxy wrote none of these headers, or a site's name was pointed here.
 */
export const misdirectedPlugin = fp(async (app: FastifyInstance, { isLocalOnly }: Reach) => {
  const { publicUrl } = app.dependencies.settings;
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    // The server asks itself while it renders a page.
    if (request.headers['x-internal-key'] === app.internalKey) return;
    const isProxied = publicUrl === null && Object.keys(request.headers).some(isOfProxy);
    const isElsewhere = isLocalOnly && !namesThisMachine(request);
    if (!isProxied && !isElsewhere) return;
    if (!isSaid) {
      isSaid = true;
      request.log.warn(
        isProxied
          ? 'a request through a proxy was refused: write the address under which the academy is reached into PUBLIC_URL'
          : 'a request for another host was refused: demo accounts with published passwords are open; npm run demo:lock closes them',
      );
    }
    throw new AppError('MISDIRECTED');
  });
});
