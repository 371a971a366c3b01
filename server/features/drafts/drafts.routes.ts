import type { FastifyInstance } from 'fastify';
import { type Draft, draftCalls } from '#contract/drafts.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { deleteDraft, findDraft, saveDraft } from './drafts.store.ts';

/** Drafts are private: every call is about the caller's own. */
export function registerDraftsRoutes(app: FastifyInstance): void {
  defineRoute(app, draftCalls.get, async ({ query, dependencies, currentUser }) => {
    const row = await findDraft(dependencies.database.db, { userId: currentUser.userId, ...query });
    if (row === undefined) return { draft: null };
    const body = row.body as Draft['body'];
    const { based_on_version, saved_at } = row;
    return { draft: { ...query, body, based_on_version, saved_at: saved_at.toISOString() } };
  });

  defineRoute(app, draftCalls.save, async ({ body, dependencies, currentUser }) => {
    const { entity, key, based_on_version: basedOnVersion } = body;
    const name = { userId: currentUser.userId, entity, key };
    const at = await saveDraft(dependencies, name, { body: body.body, basedOnVersion });
    return { saved_at: at.toISOString() };
  });

  defineRoute(app, draftCalls.discard, async ({ query, dependencies, currentUser }) => {
    await deleteDraft(dependencies.database.db, { userId: currentUser.userId, ...query });
    return {};
  });
}
