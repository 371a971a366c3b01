import { sql } from 'kysely';
import type { z } from 'zod';
import {
  adminActivity,
  adminArticle,
  adminBanner,
  adminCase,
  adminFaq,
  type siteBlockSorts,
} from '#contract/marketing-admin.ts';
import { type BilingualEntityName, bilingualEntity } from '#domain/bilingual-entities.ts';

/** What every banner, activity, article, question and story has in common. */
export interface SiteBlock extends Record<string, unknown> {
  archived_at: string | null;
  version: number;
}

type Sort = (typeof siteBlockSorts)[keyof typeof siteBlockSorts][number];

/** How one kind of site block is kept; all of them are read and written by the same code. */
export interface SiteBlockKind {
  /** What it is called in the audit, and where its table and its texts are described. */
  entity: Extract<BilingualEntityName, 'banner' | 'activity' | 'article' | 'faq' | 'case'>;
  /** What calls answer with; it reads a row. */
  schema: z.ZodType<SiteBlock>;
  /** Whether the academy arranges them by hand. */
  isArranged: boolean;
  /** Whether a row says when it was added. */
  isDated?: true;
  /** The columns of each order, the first one of them first; `-` turns one round. */
  sorts: Partial<Record<Sort, readonly string[]>>;
}

const byPosition = (id: string) => ({
  position: ['position', id],
  updated: ['-updated_at', `-${id}`],
});
const byDay = (column: string, id: string) => ({
  newest: [`-${column}`, `-${id}`],
  oldest: [column, id],
  updated: ['-updated_at', `-${id}`],
});

export const bannerKind: SiteBlockKind = {
  entity: 'banner',
  schema: adminBanner,
  isArranged: true,
  sorts: byPosition('banner_id'),
};

export const activityKind: SiteBlockKind = {
  entity: 'activity',
  schema: adminActivity,
  isArranged: false,
  isDated: true,
  sorts: byDay('created_at', 'activity_id'),
};

export const articleKind: SiteBlockKind = {
  entity: 'article',
  schema: adminArticle,
  isArranged: false,
  sorts: byDay('published_on', 'article_id'),
};

export const faqKind: SiteBlockKind = {
  entity: 'faq',
  schema: adminFaq,
  isArranged: true,
  sorts: byPosition('faq_id'),
};

export const caseKind: SiteBlockKind = {
  entity: 'case',
  schema: adminCase,
  isArranged: true,
  sorts: byPosition('case_id'),
};

/** The table of a kind and the column that numbers its rows, for queries. */
export const tableOf = ({ entity }: SiteBlockKind) => sql.table(bilingualEntity(entity).table);
export const idOf = ({ entity }: SiteBlockKind) => bilingualEntity(entity).id;
