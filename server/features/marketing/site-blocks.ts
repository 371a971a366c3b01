import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { marketingCalls } from '#contract/marketing.ts';
import {
  adminActivity,
  adminArticle,
  adminBanner,
  adminCase,
  adminFaq,
  adminPassage,
  type SiteBlockSort,
} from '#contract/marketing-admin.ts';
import { bilingualEntities, type SiteBlockEntity } from '#domain/bilingual-entities.ts';
import { pageSizes } from '#domain/page-sizes.ts';

/** What banners, events, articles, FAQs, learner stories and passages have in common. */
export interface SiteBlock extends Record<string, unknown> {
  archived_at: string | null;
  version: number;
}

/** How one kind of site block is read, written and shown; one implementation serves all. */
export interface SiteBlockKind {
  /** The audit's name, and the descriptor of its table and texts. */
  entity: SiteBlockEntity;
  /** The schema of admin responses; it parses a row. */
  schema: z.ZodType<SiteBlock>;
  /** The public call; its data defines the columns that visitors see. */
  shown: Call;
  /** How many visitors see at once, where the call has pages and no limit. */
  pageSize?: number;
  /** The order for visitors, where it is not manual. */
  shownBy?: readonly string[];
  /** The fields that visitors get besides the columns, made from these. */
  derived?: (row: Record<string, unknown>) => Record<string, unknown>;
  /** Which of those that are not archived are public. @param today the academy's day */
  isShown?: (today: string) => RawBuilder<boolean>;
}

const kinds: Record<SiteBlockEntity, Omit<SiteBlockKind, 'entity'>> = {
  banner: {
    schema: adminBanner,
    shown: marketingCalls.banners,
    derived: ({ title, title_zh, image_url }) => ({
      name: title,
      name_zh: title_zh,
      tag: '',
      tag_zh: '',
      image: image_url,
    }),
    isShown: () => sql<boolean>`is_active`,
  },
  activity: {
    schema: adminActivity,
    shown: marketingCalls.activities,
    derived: ({ image }) => ({ image_url: image, image_url_zh: image, link: null }),
    pageSize: pageSizes.activities,
    shownBy: ['-created_at', '-activity_id'],
  },
  article: {
    schema: adminArticle,
    shown: marketingCalls.articles,
    shownBy: ['published_on', 'article_id'],
    isShown: (today) => sql<boolean>`published_on <= ${today}`,
  },
  faq: { schema: adminFaq, shown: marketingCalls.faqs },
  passage: { schema: adminPassage, shown: marketingCalls.passages },
  case: { schema: adminCase, shown: marketingCalls.cases, pageSize: pageSizes.cases },
};

export const siteBlockKind = (entity: SiteBlockEntity): SiteBlockKind => ({
  entity,
  ...kinds[entity],
});

/** The table of a kind and its primary key, for queries. */
export const tableOf = ({ entity }: SiteBlockKind) => sql.table(bilingualEntities[entity].table);
export const idOf = ({ entity }: SiteBlockKind) => bilingualEntities[entity].id;

const orderOf = ({ entity }: SiteBlockKind) => bilingualEntities[entity].siteBlock.order;
/** Whether the order is manual. */
export const isArranged = (kind: SiteBlockKind) => orderOf(kind) === 'hand';
/** Whether a row says when it was added. */
export const isDated = (kind: SiteBlockKind) => orderOf(kind) === 'created_at';

/** Columns to sort by, the first one first; `-` reverses one. */
export function sortColumns(kind: SiteBlockKind, sort: string): readonly string[] {
  const id = idOf(kind);
  const day = orderOf(kind);
  const columns: Record<SiteBlockSort, readonly string[]> = {
    position: ['position', id],
    updated: ['-updated_at', `-${id}`],
    newest: [`-${day}`, `-${id}`],
    oldest: [day, id],
  };
  return columns[sort as SiteBlockSort] ?? [id];
}
