import type { z } from 'zod';
import type { CallData } from '#contract/call.ts';
import {
  activityCreateBody,
  articleCreateBody,
  bannerCreateBody,
  caseCreateBody,
  faqCreateBody,
  siteBlockAdminCalls,
} from '#contract/marketing-admin.ts';
import type { AnySiteBlockCalls, orderCall } from '#contract/site-block-calls.ts';
import {
  type BilingualFieldOf,
  bilingualEntities,
  bilingualEntity,
  bilingualFields,
  type SiteBlockEntity,
  type SiteBlockPlural,
  siteBlockEntities,
} from '#domain/bilingual-entities.ts';

/** What is edited on the page of marketing, each under its own tab. */
export type SiteBlockTabName = SiteBlockPlural;
export const siteBlockTabNames: readonly SiteBlockTabName[] = siteBlockEntities.map(
  (entity) => bilingualEntities[entity].siteBlock.plural,
);
/** What stands under a tab. */
export function entityOf(tab: SiteBlockTabName): SiteBlockEntity {
  const found = siteBlockEntities.find(
    (entity) => bilingualEntities[entity].siteBlock.plural === tab,
  );
  if (found === undefined) throw new Error(`nothing stands under ${tab}`);
  return found;
}

/** One banner, activity, article, question or story as the list of its tab has it. */
export type EditedSiteBlock = CallData<AnySiteBlockCalls['get']>;

type Text = BilingualFieldOf<SiteBlockEntity>;
type Picture = 'image' | 'image_url' | 'image_url_zh';

/** How the site blocks of a tab are listed and edited; all tabs are the same code. */
export interface SiteBlockTab {
  /** Checks the form of a new one and of an old one. */
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  /** What a row is called, and what is said beneath it. */
  title: Text;
  subtitle: Text;
  /** How many rows the field of a text has that may have several lines. */
  rows: { readonly [K in Text]?: number };
  pictures: readonly Picture[];
  /** Fields besides texts and pictures. */
  further: readonly ('link' | 'is_active' | 'published_on')[];
}

export const siteBlockTabs: Record<SiteBlockTabName, SiteBlockTab> = {
  banners: {
    schema: bannerCreateBody,
    title: 'title',
    subtitle: 'description',
    rows: { description: 3 },
    pictures: ['image_url_zh', 'image_url'],
    further: ['link', 'is_active'],
  },
  activities: {
    schema: activityCreateBody,
    title: 'title',
    subtitle: 'name',
    rows: { description: 6 },
    pictures: ['image'],
    further: [],
  },
  articles: {
    schema: articleCreateBody,
    title: 'title',
    subtitle: 'summary',
    rows: { summary: 3 },
    pictures: ['image'],
    further: ['published_on'],
  },
  faqs: {
    schema: faqCreateBody,
    title: 'question',
    subtitle: 'answer',
    rows: { question: 2, answer: 8 },
    pictures: [],
    further: [],
  },
  cases: {
    schema: caseCreateBody,
    title: 'title',
    subtitle: 'name',
    rows: { story: 12, quote: 2 },
    pictures: ['image'],
    further: [],
  },
};

/** A field of a site block as text; blank where it has none. */
export function textIn(block: Readonly<Record<string, unknown>>, name: string): string {
  const value = block[name];
  return typeof value === 'string' ? value : '';
}

/** The calls of a tab, and the one that arranges it where the academy does so by hand. */
export function callsOf(tab: SiteBlockTabName): {
  calls: AnySiteBlockCalls;
  order: ReturnType<typeof orderCall> | null;
} {
  const calls = siteBlockAdminCalls[entityOf(tab)];
  return { calls, order: 'order' in calls ? calls.order : null };
}

/** The number of a site block. */
export const idIn = (tab: SiteBlockTabName, block: Readonly<Record<string, unknown>>): number =>
  Number(block[bilingualEntities[entityOf(tab)].id]);

/** The texts of a tab's form: those of plain lines, and those with headings and pictures. */
export function textFields(tab: SiteBlockTabName) {
  const fields = Object.entries(bilingualEntity(entityOf(tab)).fields) as [
    Text,
    { max: number; kind: string },
  ][];
  const named = (isRich: boolean) =>
    fields.filter(([, { kind }]) => (kind === 'html') === isRich).map(([name]) => name);
  return { plain: named(false), rich: named(true) };
}

/** All texts of a site block in both languages. */
export function siteBlockTexts(tab: SiteBlockTabName, block: Readonly<Record<string, unknown>>) {
  return bilingualFields(entityOf(tab)).map((name) => ({
    en: textIn(block, name),
    zh: textIn(block, `${name}_zh`),
  }));
}

/** Every field of a tab's form. */
export function siteBlockFields(tab: SiteBlockTabName): string[] {
  const { pictures, further } = siteBlockTabs[tab];
  const names = bilingualFields(entityOf(tab));
  return [...names.flatMap((name) => [`${name}_zh`, name]), ...pictures, ...further];
}
