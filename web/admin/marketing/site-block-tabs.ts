import type { z } from 'zod';
import type { CallData } from '#contract/call.ts';
import {
  activityCreateBody,
  articleCreateBody,
  bannerCreateBody,
  caseCreateBody,
  faqCreateBody,
  passageCreateBody,
  passageEditForm,
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

/** The kinds of site blocks, each with its own tab. */
export type SiteBlockTabName = SiteBlockPlural;
export const siteBlockTabNames: readonly SiteBlockTabName[] = siteBlockEntities.map(
  (entity) => bilingualEntities[entity].siteBlock.plural,
);
/** The entity whose site blocks a tab lists. */
export function entityOf(tab: SiteBlockTabName): SiteBlockEntity {
  const found = siteBlockEntities.find(
    (entity) => bilingualEntities[entity].siteBlock.plural === tab,
  );
  if (found === undefined) throw new Error(`no entity has the tab ${tab}`);
  return found;
}

/** One banner, event, article, FAQ, learner story or passage as the list of its tab has it. */
export type EditedSiteBlock = CallData<AnySiteBlockCalls['get']>;

type Text = BilingualFieldOf<SiteBlockEntity>;
type Picture = 'image' | 'image_url' | 'image_url_zh';

/** How the site blocks of a tab are listed and edited; all tabs share one implementation. */
export interface SiteBlockTab {
  /** The schema of the form. */
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  /** The schema for an existing one, where it is another. */
  editSchema?: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  /** The title of a row, and the line beneath it. */
  title: Text;
  subtitle: Text;
  /** The rows of a multi-line field. */
  rows: { readonly [K in Text]?: number };
  pictures: readonly Picture[];
  /** Fields besides texts and pictures. */
  further: readonly ('link' | 'is_active' | 'published_on' | 'section')[];
  /** The list stands in groups, one for each place on the pages. */
  isGrouped?: true;
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
  passages: {
    schema: passageCreateBody,
    editSchema: passageEditForm,
    title: 'title',
    subtitle: 'text',
    rows: { text: 6 },
    pictures: [],
    further: ['section'],
    isGrouped: true,
  },
};

/** A field of a site block as text; blank where it has no value. */
export function textIn(block: Readonly<Record<string, unknown>>, name: string): string {
  const value = block[name];
  return typeof value === 'string' ? value : '';
}

/** The calls of a tab, and the one that orders it where the order is manual. */
export function callsOf(tab: SiteBlockTabName): {
  calls: AnySiteBlockCalls;
  order: ReturnType<typeof orderCall> | null;
} {
  const calls = siteBlockAdminCalls[entityOf(tab)];
  return { calls, order: 'order' in calls ? calls.order : null };
}

/** The id of a site block. */
export const idIn = (tab: SiteBlockTabName, block: Readonly<Record<string, unknown>>): number =>
  Number(block[bilingualEntities[entityOf(tab)].id]);

/** The texts of a tab's form: plain ones, and those with headings and pictures. */
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
