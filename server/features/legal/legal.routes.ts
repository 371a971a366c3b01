import type { FastifyInstance } from 'fastify';
import { type LegalConsents, legalCalls } from '#contract/legal.ts';
import { legalAdminCalls } from '#contract/legal-admin.ts';
import type { Db } from '#database/open.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { dueConsents } from './due-consents.rules.ts';
import {
  changeLegalDocument,
  getLegalDocument,
  publishLegalDocument,
} from './edit-legal-document.ts';
import { giveConsent } from './give-consent.ts';
import { getCurrentVersions, listConsents } from './legal.queries.ts';
import { readLegalText } from './read-legal-text.ts';

export function registerGuestLegalRoutes(app: FastifyInstance): void {
  defineRoute(app, legalCalls.text, ({ params, query, dependencies }) =>
    readLegalText(dependencies.database.db, params.kind, query.version),
  );
}

async function presentConsents(db: Db, userId: number): Promise<LegalConsents> {
  const given = await listConsents(db, userId);
  return {
    due: dueConsents(await getCurrentVersions(db), given),
    given: given.map(({ kind, number, consented_at }) => ({
      kind: kind as LegalConsents['given'][number]['kind'],
      version: number,
      consented_at: consented_at.toISOString(),
    })),
  };
}

export function registerLearnerLegalRoutes(app: FastifyInstance): void {
  defineRoute(app, legalCalls.consents, ({ dependencies, currentUser }) =>
    presentConsents(dependencies.database.db, currentUser.userId),
  );

  defineRoute(app, legalCalls.consent, async ({ body, dependencies, currentUser, t }) => {
    await giveConsent(dependencies, currentUser.userId, body);
    const consents = await presentConsents(dependencies.database.db, currentUser.userId);
    return new HttpResponse(consents, t('messages.legal.consented'));
  });
}

export function registerAdminLegalRoutes(app: FastifyInstance): void {
  defineRoute(app, legalAdminCalls.get, ({ params, dependencies }) =>
    getLegalDocument(dependencies.database.db, params.kind),
  );

  defineRoute(
    app,
    legalAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const document = await changeLegalDocument(dependencies, currentUser, params.kind, body);
      return new HttpResponse(document, t('messages.legal.saved'));
    },
  );

  defineRoute(
    app,
    legalAdminCalls.publish,
    async ({ params, body, dependencies, currentUser, t }) => {
      const document = await publishLegalDocument(
        dependencies,
        currentUser,
        params.kind,
        body.version,
      );
      const number = document.versions[0]?.number ?? 1;
      return new HttpResponse(document, t('messages.legal.published', { number }));
    },
  );
}
