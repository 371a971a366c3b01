import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import {
  type AnyPieceCalls,
  activityAdminCalls,
  articleAdminCalls,
  bannerAdminCalls,
  caseAdminCalls,
  faqAdminCalls,
  siteSettingsAdminCalls,
} from '#contract/marketing-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { Deps } from '../../dependencies.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { changeSiteSettings, getAdminSiteSettings } from './change-site-settings.ts';
import { archivePiece, changePiece, createPiece, restorePiece } from './edit-site-block.ts';
import { getSiteSettings } from './marketing.queries.ts';
import { orderPieces } from './order-site-blocks.ts';
import { getPiece, listPieces } from './site-blocks.queries.ts';
import {
  activityKind,
  articleKind,
  bannerKind,
  caseKind,
  faqKind,
  type PieceKind,
} from './site-blocks.ts';

async function todayOf({ database, now }: Deps): Promise<string> {
  const { time_zone: timeZone } = await getSiteSettings(database.db);
  return academyDay(now(), timeZone);
}

export function serveAdminMarketing(app: FastifyInstance): void {
  servePieces(app, bannerKind, bannerAdminCalls);
  servePieces(app, activityKind, activityAdminCalls);
  servePieces(app, articleKind, articleAdminCalls);
  servePieces(app, faqKind, faqAdminCalls);
  servePieces(app, caseKind, caseAdminCalls);
  for (const [kind, { order }] of [
    [bannerKind, bannerAdminCalls],
    [faqKind, faqAdminCalls],
    [caseKind, caseAdminCalls],
  ] as const) {
    serve(app, order, async ({ body, deps, caller, t }) => {
      await orderPieces(deps, caller, kind, body.ids);
      return new Answer({}, t('admin.marketing.messages.ordered'));
    });
  }
  serveSiteSettings(app);
}

/** The calls that every kind of piece has. */
function servePieces(app: FastifyInstance, kind: PieceKind, calls: AnyPieceCalls): void {
  serve(app, calls.list, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const filter = { ...query, sort: String(query.sort), limit };
    const { list, count } = await listPieces(deps.database.db, kind, filter, await todayOf(deps));
    return { list, count, page: query.page, limit };
  });

  serve(app, calls.get, async ({ params, deps }) =>
    getPiece(deps.database.db, kind, params.id, await todayOf(deps)),
  );

  serve(app, calls.create, async ({ body, deps, caller, t }) => {
    const piece = await createPiece(deps, caller, kind, body, t('validation.one_language'));
    return new Answer(piece, t('admin.marketing.messages.added'));
  });

  serve(app, calls.update, async ({ params, body, deps, caller, t }) => {
    const { version, ...change } = body;
    const edit = { id: params.id, version: version as number | undefined, change };
    const piece = await changePiece(deps, caller, kind, edit, t('validation.one_language'));
    return new Answer(piece, t('admin.marketing.messages.saved'));
  });

  serve(app, calls.archive, async ({ params, deps, caller, t }) => {
    await archivePiece(deps, caller, kind, params.id);
    return new Answer({}, t('admin.marketing.messages.archived'));
  });

  serve(app, calls.restore, async ({ params, deps, caller, t }) => {
    await restorePiece(deps, caller, kind, params.id);
    return new Answer({}, t('admin.marketing.messages.restored'));
  });
}

function serveSiteSettings(app: FastifyInstance): void {
  serve(app, siteSettingsAdminCalls.get, ({ deps }) =>
    getAdminSiteSettings(deps.database.db, deps.now()),
  );

  serve(app, siteSettingsAdminCalls.update, async ({ body, deps, caller, t }) => {
    const settings = await changeSiteSettings(deps, caller, body, {
      oneLanguage: t('validation.one_language'),
      noSuchTimeZone: t('validation.not_an_option'),
    });
    return new Answer(settings, t('admin.marketing.messages.settingsSaved'));
  });
}
