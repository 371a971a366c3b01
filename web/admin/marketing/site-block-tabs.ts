import type { z } from 'zod';
import type { CallData } from '#contract/call.ts';
import {
  type AnySiteBlockCalls,
  activityAdminCalls,
  activityCreateBody,
  adminActivity,
  adminArticle,
  adminBanner,
  adminCase,
  adminFaq,
  articleAdminCalls,
  articleCreateBody,
  bannerAdminCalls,
  bannerCreateBody,
  caseAdminCalls,
  caseCreateBody,
  faqAdminCalls,
  faqCreateBody,
  type orderCall,
} from '#contract/marketing-admin.ts';

/** What is edited on the page of marketing, each under its own tab. */
export const siteBlockTabNames = ['banners', 'activities', 'articles', 'faqs', 'cases'] as const;
export type SiteBlockTabName = (typeof siteBlockTabNames)[number];

/** One banner, activity, article, question or story as the list of its tab has it. */
export type SiteBlock = CallData<AnySiteBlockCalls['get']>;

type Text =
  | 'title'
  | 'name'
  | 'description'
  | 'tag'
  | 'summary'
  | 'html'
  | 'question'
  | 'answer'
  | 'profile'
  | 'story'
  | 'quote';
type Picture = 'image' | 'image_url' | 'image_url_zh';

/** How the site blocks of a tab are listed and edited; all tabs are the same code. */
export interface SiteBlockTab {
  calls: AnySiteBlockCalls;
  /** Where the academy arranges them by hand. */
  order: ReturnType<typeof orderCall> | null;
  id: string;
  /** Checks the form of a new one and of an old one. */
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  stateSchema: AnySiteBlockCalls['get']['data'];
  /** What a row is called, and what is said beneath it. */
  title: Text;
  subtitle: Text;
  /** Texts in both languages, in the order of the form; rows of those with several lines. */
  texts: readonly { name: Text; rows?: number }[];
  /** Texts with headings, lists and pictures. */
  rich: readonly Text[];
  pictures: readonly Picture[];
  /** Fields besides texts and pictures. */
  further: readonly ('link' | 'is_active' | 'published_on')[];
}

export const siteBlockTabs: Record<SiteBlockTabName, SiteBlockTab> = {
  banners: {
    calls: bannerAdminCalls,
    order: bannerAdminCalls.order,
    id: 'banner_id',
    schema: bannerCreateBody,
    stateSchema: adminBanner,
    title: 'title',
    subtitle: 'description',
    texts: [{ name: 'title' }, { name: 'description', rows: 3 }],
    rich: [],
    pictures: ['image_url_zh', 'image_url'],
    further: ['link', 'is_active'],
  },
  activities: {
    calls: activityAdminCalls,
    order: null,
    id: 'activity_id',
    schema: activityCreateBody,
    stateSchema: adminActivity,
    title: 'title',
    subtitle: 'name',
    texts: [{ name: 'title' }, { name: 'name' }, { name: 'tag' }, { name: 'description', rows: 6 }],
    rich: [],
    pictures: ['image'],
    further: [],
  },
  articles: {
    calls: articleAdminCalls,
    order: null,
    id: 'article_id',
    schema: articleCreateBody,
    stateSchema: adminArticle,
    title: 'title',
    subtitle: 'summary',
    texts: [{ name: 'title' }, { name: 'summary', rows: 3 }],
    rich: ['html'],
    pictures: ['image'],
    further: ['published_on'],
  },
  faqs: {
    calls: faqAdminCalls,
    order: faqAdminCalls.order,
    id: 'faq_id',
    schema: faqCreateBody,
    stateSchema: adminFaq,
    title: 'question',
    subtitle: 'answer',
    texts: [
      { name: 'question', rows: 2 },
      { name: 'answer', rows: 8 },
    ],
    rich: [],
    pictures: [],
    further: [],
  },
  cases: {
    calls: caseAdminCalls,
    order: caseAdminCalls.order,
    id: 'case_id',
    schema: caseCreateBody,
    stateSchema: adminCase,
    title: 'title',
    subtitle: 'name',
    texts: [
      { name: 'name' },
      { name: 'profile' },
      { name: 'title' },
      { name: 'story', rows: 12 },
      { name: 'quote', rows: 2 },
    ],
    rich: [],
    pictures: ['image'],
    further: [],
  },
};

/** A field of a site block as text; blank where it has none. */
export function textIn(block: Readonly<Record<string, unknown>>, name: string): string {
  const value = block[name];
  return typeof value === 'string' ? value : '';
}

/** All texts of a site block in both languages. */
export function textsOf({ texts, rich }: SiteBlockTab, block: Readonly<Record<string, unknown>>) {
  return [...texts.map(({ name }) => name), ...rich].map((name) => ({
    en: textIn(block, name),
    zh: textIn(block, `${name}_zh`),
  }));
}

/** Every field of a tab's form. */
export function fieldsOf({ texts, rich, pictures, further }: SiteBlockTab): string[] {
  const names = [...texts.map(({ name }) => name), ...rich];
  return [...names.flatMap((name) => [`${name}_zh`, name]), ...pictures, ...further];
}
