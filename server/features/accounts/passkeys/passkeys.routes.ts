import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Passkey, passkeyCalls } from '#contract/passkeys.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { originOf } from '#server/http/cookies.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getUser } from '../accounts.queries.ts';
import { presentUser } from '../present-user.ts';
import { attemptFrom, enter, userAgentOf } from '../start-browser-session.ts';
import {
  addPasskey,
  askNewPasskey,
  askProof,
  removePasskey,
  renamePasskey,
} from './edit-passkeys.ts';
import { askPasskeyLogin, confirmLoginByPasskey, logInByPasskey } from './log-in-by-passkey.ts';
import { relyingPartyOf } from './passkeys.rules.ts';
import { listPasskeys } from './passkeys.store.ts';

/** What passkeys and their challenges are bound to: the site, and the browser of a request. */
const callerOf = (request: FastifyRequest) => ({
  rp: relyingPartyOf(originOf(request, request.server.dependencies)),
  userAgent: userAgentOf(request),
});

/** Where a proof comes from. */
export const proofFrom = (request: FastifyRequest) => ({
  ...attemptFrom(request),
  ...callerOf(request),
});

type Row = Awaited<ReturnType<typeof listPasskeys>>[number];

const presentPasskey = (row: Row): Passkey => ({
  passkey_id: row.passkey_id,
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export function registerGuestPasskeyRoutes(app: FastifyInstance): void {
  defineRoute(app, passkeyCalls.askLogin, async ({ body, dependencies, request }) => ({
    options: await askPasskeyLogin(dependencies, callerOf(request), body.challenge),
  }));

  defineRoute(app, passkeyCalls.logIn, async ({ body, dependencies, t, request, reply }) => {
    const { challenge, passkey, remember_me: rememberMe = false } = body;
    const from = proofFrom(request);
    const login =
      challenge === undefined
        ? { ...(await logInByPasskey(dependencies, passkey, from)), rememberMe }
        : await confirmLoginByPasskey(dependencies, passkey, { ...from, login: challenge });
    const token = await enter(request, reply, login);
    const user = presentUser(await getUser(dependencies.database.db, login.userId));
    return new HttpResponse({ user, token }, t('messages.accounts.loggedIn'));
  });
}

export function registerLearnerPasskeyRoutes(app: FastifyInstance): void {
  defineRoute(app, passkeyCalls.list, async ({ dependencies, currentUser }) => ({
    list: (await listPasskeys(dependencies.database.db, currentUser.userId)).map(presentPasskey),
  }));

  defineRoute(app, passkeyCalls.askProof, async ({ dependencies, currentUser, request }) => ({
    options: await askProof(dependencies, currentUser, callerOf(request)),
  }));

  defineRoute(
    app,
    passkeyCalls.askNew,
    async ({ body, dependencies, currentUser, locale, request }) => {
      const proof = { ...body, ...proofFrom(request) };
      const academy = await getAcademyName(dependencies.database.db, locale);
      return { options: await askNewPasskey(dependencies, currentUser, proof, academy) };
    },
  );

  defineRoute(app, passkeyCalls.add, async ({ body, dependencies, currentUser, t, request }) => {
    const added = await addPasskey(dependencies, currentUser, { ...body, ...callerOf(request) });
    return new HttpResponse(presentPasskey(added), t('messages.accounts.passkeys.added'));
  });

  defineRoute(app, passkeyCalls.rename, async ({ params, body, dependencies, currentUser, t }) => {
    const renamed = await renamePasskey(dependencies, currentUser, params.id, body.name);
    return new HttpResponse(presentPasskey(renamed), t('messages.accounts.passkeys.renamed'));
  });

  defineRoute(
    app,
    passkeyCalls.remove,
    async ({ params, body, dependencies, currentUser, t, request }) => {
      const proof = { ...body, ...proofFrom(request) };
      await removePasskey(dependencies, currentUser, params.id, proof);
      return new HttpResponse({}, t('messages.accounts.passkeys.removed'));
    },
  );
}
