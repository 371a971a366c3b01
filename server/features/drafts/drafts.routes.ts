import type { FastifyInstance } from 'fastify';
import { type Draft, draftCalls } from '#contract/drafts.ts';
import { serve } from '../../http/define-route.ts';
import { deleteDraft, findDraft, saveDraft } from './drafts.store.ts';

/** Drafts are their writer's alone: every call is about the caller's own. */
export function serveDrafts(app: FastifyInstance): void {
  serve(app, draftCalls.get, async ({ query, deps, caller }) => {
    const row = await findDraft(deps.database.db, { userId: caller.userId, ...query });
    if (row === undefined) return { draft: null };
    const body = row.body as Draft['body'];
    const { based_on_version, saved_at } = row;
    return { draft: { ...query, body, based_on_version, saved_at: saved_at.toISOString() } };
  });

  serve(app, draftCalls.save, async ({ body, deps, caller }) => {
    const { entity, key, based_on_version: basedOnVersion } = body;
    const name = { userId: caller.userId, entity, key };
    const at = await saveDraft(deps, name, { body: body.body, basedOnVersion });
    return { saved_at: at.toISOString() };
  });

  serve(app, draftCalls.discard, async ({ query, deps, caller }) => {
    await deleteDraft(deps.database.db, { userId: caller.userId, ...query });
    return {};
  });
}
