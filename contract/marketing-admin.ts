import { z } from 'zod';
import { bilingualEntities, type SiteBlockEntity } from '#domain/bilingual-entities.ts';
import { maxLengths, pageSizes } from '#domain/limits.ts';
import {
  blankPairs,
  blankTexts,
  requirePairs,
  requireTexts,
  shownPairs,
  shownTexts,
  writtenPairs,
  writtenTexts,
} from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import {
  day,
  email,
  id,
  idParams,
  isoTime,
  listOf,
  nothing,
  pageQuery,
  seenVersion,
} from './fields.ts';
import { canBeKind } from './files.ts';
import { foldText } from './text.ts';

/**
 * What admins write for the public pages: banners, activities, articles, questions and
 * stories (together “site blocks”), and how the academy presents itself.
 */

/**
 * A path of this site; not `//host` nor `/\host`, which browsers read as another site, nor
 * one that becomes so when its dots are taken away (`/..//host`).
 */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const DOTS = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const isSitePath = (text: string) => SITE_PATH.test(text) && !DOTS.test(text);
/** An address that a browser opens encrypted; it names a host and no password. */
const HTTPS = /^https:\/\/[^\s/\\?#@.]+(?:\.+[^\s/\\?#@.]+)+\.*(?:[/?#][^\s\\]*)?$/i;

const isHttps = (text: string) => HTTPS.test(text) && URL.canParse(text);

/** Blank and null are the same: nothing. */
const orNull = (text: string | null) => text || null;

/** Where something leads: a page of this site or an https address. */
const link = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isSitePath(text) || isHttps(text), { error: '@link' })
  .nullable()
  .transform(orNull);

const httpsAddress = z
  .string({ error: '@required' })
  .trim()
  .min(1, { error: '@required' })
  .max(500)
  .refine((text) => text === '' || isHttps(text), { error: '@https_link' });

/** A picture of this site, as uploading one answers it. */
const picture = z
  .string()
  .trim()
  .max(300)
  .refine((text) => text === '' || SITE_PATH.test(text), { error: '@picture' })
  .refine((text) => canBeKind(text, ['image']), { error: '@other_kind' })
  .nullable()
  .transform(orNull);

/** What every site block carries besides its texts. */
const kept = {
  archived_at: isoTime.nullable(),
  updated_at: isoTime,
  version: z.int(),
};
const versionSeen = { version: seenVersion.optional() };
const pictureOut = z.string().nullable();
const position = z.int();

export const adminBanner = z
  .object({
    banner_id: id,
    ...shownTexts('banner'),
    image_url: pictureOut,
    image_url_zh: pictureOut,
    link: z.string().nullable(),
    is_active: z.boolean(),
    position,
    ...kept,
  })
  .meta({ id: 'AdminBanner' });

const bannerRest = { image_url: picture, image_url_zh: picture, link, is_active: z.boolean() };
export const bannerCreateBody = z
  .object({
    ...blankTexts('banner'),
    image_url: picture.default(null),
    image_url_zh: picture.default(null),
    link: link.default(null),
    is_active: z.boolean().default(true),
  })
  .superRefine(requireTexts('banner'));
export const bannerPatchBody = z
  .object({ ...writtenTexts('banner'), ...bannerRest })
  .partial()
  .extend(versionSeen);

export const adminActivity = z
  .object({
    activity_id: id,
    ...shownTexts('activity'),
    image: pictureOut,
    created_at: isoTime,
    ...kept,
  })
  .meta({ id: 'AdminActivity' });

export const activityCreateBody = z
  .object({ ...blankTexts('activity'), image: picture.default(null) })
  .superRefine(requireTexts('activity'));
export const activityPatchBody = z
  .object({ ...writtenTexts('activity'), image: picture })
  .partial()
  .extend(versionSeen);

export const adminArticle = z
  .object({
    article_id: id,
    ...shownTexts('article'),
    image: pictureOut,
    published_on: z.iso.date(),
    is_published: z.boolean().describe('Its day has come: visitors see it.'),
    ...kept,
  })
  .meta({ id: 'AdminArticle' });

export const articleCreateBody = z
  .object({
    ...blankTexts('article'),
    image: picture.default(null),
    published_on: day.describe('An academy day; before it visitors do not see the article.'),
  })
  .superRefine(requireTexts('article'));
export const articlePatchBody = z
  .object({ ...writtenTexts('article'), image: picture, published_on: day })
  .partial()
  .extend(versionSeen);

export const adminFaq = z
  .object({ faq_id: id, ...shownTexts('faq'), position, ...kept })
  .meta({ id: 'AdminFaq' });

export const faqCreateBody = z.object(blankTexts('faq')).superRefine(requireTexts('faq'));
export const faqPatchBody = z.object(writtenTexts('faq')).partial().extend(versionSeen);

export const adminCase = z
  .object({ case_id: id, ...shownTexts('case'), image: pictureOut, position, ...kept })
  .meta({ id: 'AdminCase' });

export const caseCreateBody = z
  .object({ ...blankTexts('case'), image: picture.default(null) })
  .superRefine(requireTexts('case'));
export const casePatchBody = z
  .object({ ...writtenTexts('case'), image: picture })
  .partial()
  .extend(versionSeen);

/** The calls that every kind of site block has. */
export function siteBlockCalls<
  Item extends z.ZodType,
  Create extends z.ZodObject,
  Patch extends z.ZodObject,
  Sort extends z.ZodType,
>(spec: {
  /** In the path: `banners`. */
  plural: string;
  /** In summaries: `a banner`. */
  noun: string;
  item: Item;
  create: Create;
  patch: Patch;
  sort: Sort;
}) {
  const { plural, noun, item } = spec;
  const path = `/admin/${plural}`;
  const of = (action: string) => ({
    name: `admin.${plural}.${action}`,
    access: 'admin' as const,
  });
  return {
    list: defineCall({
      ...of('list'),
      method: 'GET',
      path,
      summary: `Every ${noun}, also what visitors do not see.`,
      query: z.object({
        search: z.string().max(maxLengths.search).optional(),
        missing: z
          .enum(['zh', 'en', 'any'])
          .optional()
          .describe('Only those with a text that is missing in this language, or in either.'),
        archived: z.boolean().default(false).describe('true: only what was archived.'),
        sort: spec.sort,
        ...pageQuery(pageSizes.admin),
      }),
      data: listOf(item),
    }),
    get: defineCall({
      ...of('get'),
      method: 'GET',
      path: `${path}/:id`,
      summary: `One ${noun}, archived or not.`,
      params: idParams,
      data: item,
      failures: ['NOT_FOUND'],
    }),
    create: defineCall({
      ...of('create'),
      method: 'POST',
      path,
      summary: `Adds one ${noun}.`,
      body: spec.create,
      data: item,
    }),
    update: defineCall({
      ...of('update'),
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Changes one ${noun}.`,
      params: idParams,
      body: spec.patch,
      data: item,
      failures: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    archive: defineCall({
      ...of('archive'),
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Takes one ${noun} off the pages; it can be brought back.`,
      params: idParams,
      data: nothing,
      failures: ['NOT_FOUND'],
    }),
    restore: defineCall({
      ...of('restore'),
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Brings one archived ${noun} back to the pages.`,
      params: idParams,
      data: nothing,
      failures: ['NOT_FOUND'],
    }),
  };
}

/** The calls of any kind, for code that serves or shows all of them alike. */
export type AnySiteBlockCalls = ReturnType<
  typeof siteBlockCalls<
    z.ZodType<Record<string, unknown> & { archived_at: string | null; version: number }>,
    z.ZodObject,
    z.ZodObject,
    z.ZodType<string>
  >
>;

/** The call that arranges site blocks which stand in an order of the academy’s own. */
export function orderCall(plural: string) {
  return defineCall({
    name: `admin.${plural}.order`,
    method: 'POST',
    path: `/admin/${plural}/order`,
    access: 'admin',
    summary: 'Puts these in this order, in the places that they hold together; others stay.',
    body: z.object({
      ids: z
        .array(id)
        .min(1)
        .max(200)
        .refine((ids) => new Set(ids).size === ids.length, { error: '@once_only' }),
    }),
    data: nothing,
    failures: ['NOT_FOUND'],
  });
}

const arranged = z.enum(['position', 'updated']).default('position');
const dated = z.enum(['newest', 'oldest', 'updated']).default('newest');
export type SiteBlockSort = z.output<typeof arranged> | z.output<typeof dated>;

/** The orders of a list in the admin area, the usual one first. */
export const siteBlockSorts = (
  entity: SiteBlockEntity,
): readonly [SiteBlockSort, ...SiteBlockSort[]] =>
  bilingualEntities[entity].siteBlock.order === 'hand'
    ? ['position', 'updated']
    : ['newest', 'oldest', 'updated'];

export const bannerAdminCalls = {
  ...siteBlockCalls({
    plural: 'banners',
    noun: 'banner',
    item: adminBanner,
    create: bannerCreateBody,
    patch: bannerPatchBody,
    sort: arranged,
  }),
  order: orderCall('banners'),
};
export const activityAdminCalls = siteBlockCalls({
  plural: 'activities',
  noun: 'activity',
  item: adminActivity,
  create: activityCreateBody,
  patch: activityPatchBody,
  sort: dated,
});
export const articleAdminCalls = siteBlockCalls({
  plural: 'articles',
  noun: 'article',
  item: adminArticle,
  create: articleCreateBody,
  patch: articlePatchBody,
  sort: dated,
});
export const faqAdminCalls = {
  ...siteBlockCalls({
    plural: 'faqs',
    noun: 'question',
    item: adminFaq,
    create: faqCreateBody,
    patch: faqPatchBody,
    sort: arranged,
  }),
  order: orderCall('faqs'),
};
export const caseAdminCalls = {
  ...siteBlockCalls({
    plural: 'cases',
    noun: 'story',
    item: adminCase,
    create: caseCreateBody,
    patch: casePatchBody,
    sort: arranged,
  }),
  order: orderCall('cases'),
};

/** The calls of every list that the public pages show; with `order` where it is arranged. */
export const siteBlockAdminCalls = {
  banner: bannerAdminCalls,
  activity: activityAdminCalls,
  article: articleAdminCalls,
  faq: faqAdminCalls,
  case: caseAdminCalls,
} as const satisfies Record<
  SiteBlockEntity,
  AnySiteBlockCalls & { order?: ReturnType<typeof orderCall> }
>;

/** Sites that a social link can name; each has its sign on the page. */
export const socialKinds = [
  'wechat',
  'whatsapp',
  'telegram',
  'facebook',
  'instagram',
  'youtube',
  'x',
  'other',
] as const;

const settingTexts = {
  name: { max: 60, kind: 'line' },
  tagline: { max: 160, kind: 'line' },
  address: { max: 300, kind: 'text' },
  announcement: { max: 300, kind: 'text' },
} as const;

export const adminSiteSettings = z
  .object({
    ...shownPairs(settingTexts),
    email: z.string(),
    phone: z.string(),
    social_links: z.array(z.object({ kind: z.string(), url: z.string() })),
    partners: z.array(
      z.object({ name: z.string(), name_zh: z.string(), url: pictureOut, logo: pictureOut }),
    ),
    time_zone: z.string(),
    today: z.iso.date().describe('The academy’s day now.'),
    updated_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminSiteSettings' });
export type AdminSiteSettings = z.output<typeof adminSiteSettings>;

/** Digits as Chinese keyboards type them become plain ones. */
const phone = z
  .string()
  .overwrite(foldText)
  .trim()
  .max(40)
  .regex(/^(?:\+?[\d ()/.-]{5,40})?$/, { error: '@phone' });

const partner = z
  .object({
    ...blankPairs({ name: { max: 80, kind: 'line' } }),
    url: httpsOrNull(),
    logo: picture.default(null),
  })
  .superRefine(requirePairs(['name'], '@one_language'));

function httpsOrNull() {
  return z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === '' || isHttps(text), { error: '@https_link' })
    .nullable()
    .transform(orNull)
    .default(null);
}

export const siteSettingsPatchBody = z
  .object({
    ...writtenPairs(settingTexts),
    email: z.union([z.literal(''), email], { error: '@email_invalid' }),
    phone,
    social_links: z
      .array(z.object({ kind: z.enum(socialKinds), url: httpsAddress }))
      .max(12)
      .refine((links) => new Set(links.map(({ url }) => url)).size === links.length, {
        error: '@once_only',
      }),
    partners: z.array(partner).max(24),
    time_zone: z.string().trim().min(1).max(60),
  })
  .partial()
  .extend(versionSeen);

export const siteSettingsAdminCalls = {
  get: defineCall({
    name: 'admin.siteSettings.get',
    method: 'GET',
    path: '/admin/site-settings',
    access: 'admin',
    summary: 'How the academy presents itself, and its day.',
    data: adminSiteSettings,
  }),
  update: defineCall({
    name: 'admin.siteSettings.update',
    method: 'PATCH',
    path: '/admin/site-settings',
    access: 'admin',
    summary: 'Changes how the academy presents itself; every page shows it at once.',
    body: siteSettingsPatchBody,
    data: adminSiteSettings,
    failures: ['STALE_VERSION'],
  }),
};
