import type { FastifyInstance } from 'fastify';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { changeSiteSettings, getAdminSiteSettings } from './change-site-settings.ts';
import { presentSiteSettings } from './present-site-settings.ts';
import { getSiteSettings } from './site-settings.queries.ts';

export function registerGuestSiteSettingsRoutes(app: FastifyInstance): void {
  defineRoute(app, marketingCalls.siteSettings, async ({ dependencies }) =>
    presentSiteSettings(await getSiteSettings(dependencies.database.db)),
  );
}

export function registerAdminSiteSettingsRoutes(app: FastifyInstance): void {
  defineRoute(app, siteSettingsAdminCalls.get, ({ dependencies }) =>
    getAdminSiteSettings(dependencies.database.db, dependencies.now()),
  );

  defineRoute(
    app,
    siteSettingsAdminCalls.update,
    async ({ body, dependencies, currentUser, t }) => {
      const settings = await changeSiteSettings(dependencies, currentUser, body);
      return new HttpResponse(settings, t('messages.academy.settingsSaved'));
    },
  );
}
