import { z } from 'zod';
import { pageSizes } from '#domain/page-sizes.ts';
import { passageSectionNames } from '#domain/passage-sections.ts';
import { shownTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

/** Banners and events have one shape; what one of them does not store is empty. */
const sharedNames = {
  name: z.string().describe('Of a banner: its title.'),
  name_zh: z.string(),
  tag: z.string().describe('Of a banner: empty.'),
  tag_zh: z.string(),
};

/** A picture may be null: the site then draws its landscape from the id. */
export const banner = z
  .object({
    id,
    title: z.string(),
    title_zh: z.string(),
    ...sharedNames,
    desc: z.string(),
    desc_zh: z.string(),
    image: z.string().nullable().describe('The same as `image_url`.'),
    image_url: z.string().nullable(),
    image_url_zh: z.string().nullable(),
    link: z.string().nullable(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.output<typeof banner>;

export const activity = z
  .object({
    id,
    title: z.string(),
    title_zh: z.string(),
    ...sharedNames,
    desc: z.string(),
    desc_zh: z.string(),
    image: z.string().nullable(),
    image_url: z.string().nullable().describe('The same as `image`.'),
    image_url_zh: z.string().nullable().describe('The same as `image`.'),
    link: z.string().nullable().describe('An event has none.'),
  })
  .meta({ id: 'Activity' });
export type Activity = z.output<typeof activity>;

export const siteSettings = z
  .object({
    name: z.string(),
    name_zh: z.string(),
    tagline: z.string(),
    tagline_zh: z.string(),
    address: z.string(),
    address_zh: z.string(),
    email: z.string(),
    phone: z.string(),
    announcement: z.string(),
    announcement_zh: z.string(),
    social_links: z.array(z.object({ kind: z.string(), url: z.string() })),
    partners: z.array(
      z.object({
        name: z.string(),
        name_zh: z.string(),
        url: z.string().nullable(),
        logo: z.string().nullable(),
      }),
    ),
    program_starts_on: z.iso.date().nullable(),
    program_ends_on: z.iso.date().nullable(),
    time_zone: z.string(),
    version: z.int(),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.output<typeof siteSettings>;

export const faq = z.object({
  faq_id: id,
  ...shownTexts('faq'),
});
export const successCase = z.object({
  case_id: id,
  ...shownTexts('case'),
  image: z.string().nullable(),
});
export const passage = z.object({
  passage_id: id,
  section: z.enum(passageSectionNames),
  ...shownTexts('passage'),
});
export type Passage = z.output<typeof passage>;
export const article = z.object({
  article_id: id,
  ...shownTexts('article'),
  image: z.string().nullable(),
  published_on: z.iso.date(),
});

export const marketingCalls = {
  banners: defineCall({
    name: 'marketing.banners',
    method: 'GET',
    path: '/banner/lists',
    access: 'guest',
    isShared: true,
    summary: 'The slides of the home page.',
    data: z.object({ list: z.array(banner) }),
  }),
  activities: defineCall({
    name: 'marketing.activities',
    method: 'GET',
    path: '/activities/lists',
    access: 'guest',
    isShared: true,
    summary: 'The events of the audit log, newest first.',
    query: z.object(pageQuery(pageSizes.activities)),
    data: listOf(activity),
  }),
  siteSettings: defineCall({
    name: 'marketing.siteSettings',
    method: 'GET',
    path: '/site/settings',
    access: 'guest',
    isShared: true,
    summary: 'The academy’s name, contact, social links and partners.',
    data: siteSettings,
  }),
  faqs: defineCall({
    name: 'marketing.faqs',
    method: 'GET',
    path: '/faq/lists',
    access: 'guest',
    isShared: true,
    summary: 'Frequently asked questions.',
    data: z.object({ list: z.array(faq) }),
  }),
  cases: defineCall({
    name: 'marketing.cases',
    method: 'GET',
    path: '/case/lists',
    access: 'guest',
    isShared: true,
    summary: 'Learners’ stories.',
    query: z.object(pageQuery(pageSizes.cases)),
    data: listOf(successCase),
  }),
  passages: defineCall({
    name: 'marketing.passages',
    method: 'GET',
    path: '/passage/lists',
    access: 'guest',
    isShared: true,
    summary: 'Headings and texts of the home page, of “about” and of the history.',
    data: z.object({ list: z.array(passage) }),
  }),
  articles: defineCall({
    name: 'marketing.articles',
    method: 'GET',
    path: '/article/lists',
    access: 'guest',
    isShared: true,
    summary: 'The company’s history, oldest first.',
    data: z.object({ list: z.array(article) }),
  }),
};
