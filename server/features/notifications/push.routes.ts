import type { FastifyInstance } from 'fastify';
import { type PushState, pushCalls } from '#contract/push.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { deriveKey } from '#server/lib/server-secret.ts';
import { listPushDevices } from './push.queries.ts';
import { deletePushSubscription } from './push.store.ts';
import { subscribePush } from './subscribe-push.ts';
import { vapidKeysOf } from './vapid-keys.rules.ts';

async function readPushState(
  { database: { db } }: Dependencies,
  { userId, sessionId }: CurrentUser,
): Promise<PushState> {
  const { publicKey } = vapidKeysOf(await deriveKey(db, 'push'));
  const devices = await listPushDevices(db, userId);
  return {
    public_key: publicKey,
    devices: devices.map(
      ({ session_id, created_at, last_success_at, failing_since, ...device }) => ({
        ...device,
        created_at: created_at.toISOString(),
        last_success_at: last_success_at?.toISOString() ?? null,
        failing_since: failing_since?.toISOString() ?? null,
        is_current: session_id === sessionId,
      }),
    ),
  };
}

/** Web push on the devices of the caller. */
export function registerPushRoutes(app: FastifyInstance): void {
  defineRoute(app, pushCalls.state, ({ dependencies, currentUser }) =>
    readPushState(dependencies, currentUser),
  );

  defineRoute(app, pushCalls.subscribe, async ({ body, dependencies, currentUser, t }) => {
    await subscribePush(dependencies, currentUser, body);
    const state = await readPushState(dependencies, currentUser);
    return new HttpResponse(state, t('messages.notifications.pushOn'));
  });

  defineRoute(app, pushCalls.unsubscribe, async ({ params, dependencies, currentUser, t }) => {
    const { db } = dependencies.database;
    const isEnded = await deletePushSubscription(db, currentUser.userId, params.id);
    if (!isEnded) throw new AppError('NOT_FOUND');
    const state = await readPushState(dependencies, currentUser);
    return new HttpResponse(state, t('messages.notifications.pushOff'));
  });
}
