import type { FastifyInstance } from 'fastify';
import { avatarCalls } from '#contract/avatar.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { removeAvatar, setAvatar } from './edit-avatar.ts';
import { presentUser } from './present-user.ts';

/** A person's own picture. */
export function registerAvatarRoutes(app: FastifyInstance): void {
  defineRoute(app, avatarCalls.set, async ({ upload, dependencies, currentUser, t }) => {
    const user = await setAvatar(dependencies, currentUser.userId, upload);
    return new HttpResponse({ user: presentUser(user) }, t('messages.accounts.avatarSet'));
  });

  defineRoute(app, avatarCalls.remove, async ({ dependencies, currentUser, t }) => {
    const user = await removeAvatar(dependencies, currentUser.userId);
    return new HttpResponse({ user: presentUser(user) }, t('messages.accounts.avatarRemoved'));
  });
}
