import type { z } from 'zod';
import type { AuditEntity } from '#contract/audit-fields.ts';
import {
  adminActivity,
  adminArticle,
  adminBanner,
  adminCase,
  adminFaq,
  type siteBlockSorts,
} from '#contract/marketing-admin.ts';

/** What every banner, activity, article, question and story has in common. */
export interface SiteBlock extends Record<string, unknown> {
  archived_at: string | null;
  version: number;
}

type Sort = (typeof siteBlockSorts)[keyof typeof siteBlockSorts][number];

/** How one kind of site block is kept; all of them are read and written by the same code. */
export interface SiteBlockKind {
  /** In the audit. */
  entity: Extract<AuditEntity, 'banner' | 'activity' | 'article' | 'faq' | 'case'>;
  table: 'banners' | 'activities' | 'articles' | 'faqs' | 'success_cases';
  id: string;
  /** What calls answer with; it reads a row. */
  schema: z.ZodType<SiteBlock>;
  /** Texts in both languages: `title` stands for `title` and `title_zh`. */
  pairs: readonly string[];
  /** Those of them that must be there in one language at least. */
  needed: readonly string[];
  /** Those of them that are HTML. */
  html: readonly string[];
  /** Whether the academy arranges them by hand. */
  isArranged: boolean;
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
  table: 'banners',
  id: 'banner_id',
  schema: adminBanner,
  pairs: ['title', 'description'],
  needed: ['title'],
  html: [],
  isArranged: true,
  sorts: byPosition('banner_id'),
};

export const activityKind: SiteBlockKind = {
  entity: 'activity',
  table: 'activities',
  id: 'activity_id',
  schema: adminActivity,
  pairs: ['title', 'name', 'description', 'tag'],
  needed: ['title'],
  html: [],
  isArranged: false,
  sorts: byDay('created_at', 'activity_id'),
};

export const articleKind: SiteBlockKind = {
  entity: 'article',
  table: 'articles',
  id: 'article_id',
  schema: adminArticle,
  pairs: ['title', 'summary', 'html'],
  needed: ['title', 'html'],
  html: ['html'],
  isArranged: false,
  sorts: byDay('published_on', 'article_id'),
};

export const faqKind: SiteBlockKind = {
  entity: 'faq',
  table: 'faqs',
  id: 'faq_id',
  schema: adminFaq,
  pairs: ['question', 'answer'],
  needed: ['question', 'answer'],
  html: [],
  isArranged: true,
  sorts: byPosition('faq_id'),
};

export const caseKind: SiteBlockKind = {
  entity: 'case',
  table: 'success_cases',
  id: 'case_id',
  schema: adminCase,
  pairs: ['name', 'profile', 'title', 'story', 'quote'],
  needed: ['name', 'title', 'story'],
  html: [],
  isArranged: true,
  sorts: byPosition('case_id'),
};
