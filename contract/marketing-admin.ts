import { z } from 'zod';
import { bilingualEntities, type SiteBlockEntity } from '#domain/bilingual-entities.ts';
import { openPassageSections, passageSectionNames } from '#domain/passage-sections.ts';
import { blankTexts, requireTexts, shownTexts, writtenTexts } from './bilingual-fields.ts';
import { day, id, isoTime, seenVersion } from './fields.ts';
import { link, picture, pictureOut } from './links.ts';
import { type AnySiteBlockCalls, orderCall, siteBlockCalls } from './site-block-calls.ts';

/**
 * What admins write for the public pages: banners, events, articles, FAQs, learner stories and
 * passages (together “site blocks”).
 */

/** What every site block carries besides its texts. */
const kept = {
  archived_at: isoTime.nullable(),
  updated_at: isoTime,
  version: z.int(),
};
const versionSeen = { version: seenVersion.optional() };

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

export const adminPassage = z
  .object({
    passage_id: id,
    section: z.enum(passageSectionNames),
    ...shownTexts('passage'),
    position,
    ...kept,
  })
  .meta({ id: 'AdminPassage' });

export const passageCreateBody = z
  .object({
    ...blankTexts('passage'),
    section: z.enum(openPassageSections).describe('The place on a page; it stays the same.'),
  })
  .superRefine(requireTexts('passage'));

/** The form of a passage that exists, whatever its section. */
export const passageEditForm = z.object(blankTexts('passage')).superRefine(requireTexts('passage'));

/** A passage that exists stays in its section, which its form only shows. */
export const passagePatchBody = z.object(writtenTexts('passage')).partial().extend(versionSeen);

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
export const passageAdminCalls = {
  ...siteBlockCalls({
    plural: 'passages',
    noun: 'passage',
    item: adminPassage,
    create: passageCreateBody,
    patch: passagePatchBody,
    sort: arranged,
  }),
  order: orderCall('passages'),
};

/** The calls of every list that the public pages show; with `order` where it is arranged. */
export const siteBlockAdminCalls = {
  banner: bannerAdminCalls,
  activity: activityAdminCalls,
  article: articleAdminCalls,
  faq: faqAdminCalls,
  case: caseAdminCalls,
  passage: passageAdminCalls,
} as const satisfies Record<
  SiteBlockEntity,
  AnySiteBlockCalls & { order?: ReturnType<typeof orderCall> }
>;
