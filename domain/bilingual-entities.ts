import { type BilingualValue, missingLanguages } from './bilingual.ts';
import { maxLengths } from './limits.ts';
import type { Locale } from './locale.ts';

export interface BilingualField {
  /** The most characters that may be written in one language. */
  max: number;
  /** `line`: a heading or a name. `text`: may have several lines. `html`: formatted. */
  kind: 'line' | 'text' | 'html';
}

interface BilingualEntity {
  table: string;
  /** The column that numbers its rows. */
  id: string;
  /** Fields with a Chinese counterpart `…_zh`, in the order of forms; the first one is the name. */
  fields: Readonly<Record<string, BilingualField>>;
  /** Fields that must be written in one language at least. */
  required: readonly string[];
  /** The column of the thing that it is a part of. */
  parent?: string;
  /**
   * Its body has texts too, so that the database itself says what it lacks, in the generated
   * columns `lacks_en` and `lacks_zh`.
   */
  hasBody?: true;
  /** One of the lists of the public pages: its name there, and what puts it in order. */
  siteBlock?: {
    plural: string;
    /** `hand`: the academy arranges it; else a column of days or times. */
    order: 'hand' | 'created_at' | 'published_on';
  };
}

const line = (max: number) => ({ max, kind: 'line' }) as const;
const text = (max: number) => ({ max, kind: 'text' }) as const;
const html = (max: number) => ({ max, kind: 'html' }) as const;

/**
 * Everything that the academy writes in both languages and whose translation can be missing.
 * Contract, queries, forms, the dashboard, the audit and the demo take its fields from here. A
 * field that is added needs its two columns, and the indexes on what is missing with it; tests
 * compare both with this list.
 */
export const bilingualEntities = {
  course: {
    table: 'courses',
    id: 'course_id',
    fields: { title: line(160), short_description: text(400), description: text(10_000) },
    required: ['title'],
  },
  content: {
    table: 'contents',
    id: 'content_id',
    fields: { title: line(200), description: text(4000) },
    required: ['title'],
    parent: 'course_id',
    hasBody: true,
  },
  teacher: {
    table: 'teachers',
    id: 'teacher_id',
    fields: { name: line(80), bio: text(10_000), specialization: line(160) },
    required: ['name'],
  },
  reward: {
    table: 'rewards',
    id: 'reward_id',
    fields: { name: line(120), description: text(4000) },
    required: ['name'],
  },
  reward_category: {
    table: 'reward_categories',
    id: 'reward_category_id',
    fields: { name: line(60) },
    required: ['name'],
  },
  banner: {
    table: 'banners',
    id: 'banner_id',
    fields: { title: line(120), description: text(500) },
    required: ['title'],
    siteBlock: { plural: 'banners', order: 'hand' },
  },
  activity: {
    table: 'activities',
    id: 'activity_id',
    fields: { title: line(120), name: line(120), tag: line(40), description: text(2000) },
    required: ['title'],
    siteBlock: { plural: 'activities', order: 'created_at' },
  },
  article: {
    table: 'articles',
    id: 'article_id',
    fields: { title: line(160), summary: text(500), html: html(100_000) },
    required: ['title', 'html'],
    siteBlock: { plural: 'articles', order: 'published_on' },
  },
  faq: {
    table: 'faqs',
    id: 'faq_id',
    fields: { question: text(300), answer: text(4000) },
    required: ['question', 'answer'],
    siteBlock: { plural: 'faqs', order: 'hand' },
  },
  case: {
    table: 'success_cases',
    id: 'case_id',
    fields: {
      name: line(80),
      profile: text(160),
      title: line(160),
      story: text(8000),
      quote: text(500),
    },
    required: ['name', 'title', 'story'],
    siteBlock: { plural: 'cases', order: 'hand' },
  },
  passage: {
    table: 'passages',
    id: 'passage_id',
    fields: { title: line(160), text: text(4000) },
    required: ['title'],
    siteBlock: { plural: 'passages', order: 'hand' },
  },
} as const satisfies Record<string, BilingualEntity>;

/**
 * The bilingual texts of a glossary term. It is no entity of the list above: its names are the
 * columns `en` and `zh`, neither of which can be blank, and no screen edits it, so that its
 * translation is never counted as missing.
 */
export const glossaryTermTexts = { meaning: text(4000) } as const;

/**
 * The texts of a message to a group. It is sent as it is: what it lacks in a language is shown in
 * the other one, and is no missing translation.
 */
export const groupMessageTexts = {
  subject: line(maxLengths.messageSubject),
  text: text(maxLengths.messageText),
} as const;

/** The columns of bilingual fields in both languages, in pairs, English first. */
export function pairedColumns<Name extends string>(
  fields: Readonly<Record<Name, BilingualField>>,
): (Name | `${Name}_zh`)[] {
  return (Object.keys(fields) as Name[]).flatMap((name) => [name, `${name}_zh` as const]);
}

export type BilingualEntityName = keyof typeof bilingualEntities;
export const bilingualEntityNames = Object.keys(bilingualEntities) as BilingualEntityName[];

type Described = typeof bilingualEntities;
/** The lists of the public pages, by the name of their entity and by their own. */
export type SiteBlockEntity = {
  [E in BilingualEntityName]: Described[E] extends { siteBlock: object } ? E : never;
}[BilingualEntityName];
export type SiteBlockPlural = Described[SiteBlockEntity]['siteBlock']['plural'];
export const siteBlockEntities = bilingualEntityNames.filter(
  (entity): entity is SiteBlockEntity => 'siteBlock' in bilingualEntities[entity],
);

/** The fields of an entity by their English side, and the columns of both sides. */
export type BilingualFieldOf<E extends BilingualEntityName> = {
  [Name in E]: keyof (typeof bilingualEntities)[Name]['fields'] & string;
}[E];
export type BilingualColumnOf<E extends BilingualEntityName> =
  | BilingualFieldOf<E>
  | `${BilingualFieldOf<E>}_zh`;

/** Every field of any entity, by its English side. */
export type BilingualFieldName = {
  [E in BilingualEntityName]: BilingualFieldOf<E>;
}[BilingualEntityName];

/** An entity as code for all of them reads it. */
export const bilingualEntity = (entity: BilingualEntityName): BilingualEntity =>
  bilingualEntities[entity];

export function bilingualFields<E extends BilingualEntityName>(entity: E): BilingualFieldOf<E>[] {
  return Object.keys(bilingualEntities[entity].fields) as BilingualFieldOf<E>[];
}

/** The columns of an entity: of one language, or of both in pairs, English first. */
export function bilingualColumns<E extends BilingualEntityName>(
  entity: E,
  language?: Locale,
): BilingualColumnOf<E>[] {
  return bilingualFields(entity).flatMap((name) => {
    const twin = `${name}_zh` as const;
    if (language === undefined) return [name, twin];
    return [language === 'zh' ? twin : name];
  });
}

/** The same with the alias of their table before them. */
export function aliasedColumns<E extends BilingualEntityName, Alias extends string>(
  entity: E,
  alias: Alias,
): `${Alias}.${BilingualColumnOf<E>}`[] {
  return bilingualColumns(entity).map((column) => `${alias}.${column}` as const);
}

type TextsOf<E extends BilingualEntityName> = Readonly<Record<BilingualColumnOf<E>, string | null>>;

/** The texts of an entity, in pairs. */
export function textsOf<E extends BilingualEntityName>(
  entity: E,
  record: TextsOf<E>,
): BilingualValue[] {
  return bilingualFields(entity).map((name) => ({
    en: record[name],
    zh: record[`${name}_zh`],
  }));
}

/** The text columns of an entity alone: what a copy of it contains. */
export function pickTexts<E extends BilingualEntityName>(
  entity: E,
  record: Readonly<Record<BilingualColumnOf<E>, string>>,
): Record<BilingualColumnOf<E>, string> {
  return Object.fromEntries(
    bilingualColumns(entity).map((column) => [column, record[column]]),
  ) as Record<BilingualColumnOf<E>, string>;
}

/** An entity without texts. */
export function noTexts<E extends BilingualEntityName>(
  entity: E,
): Record<BilingualColumnOf<E>, ''> {
  return Object.fromEntries(bilingualColumns(entity).map((column) => [column, ''])) as Record<
    BilingualColumnOf<E>,
    ''
  >;
}

/** The languages in which an entity lacks a text that it has in the other one. */
export function missingLanguagesOf<E extends BilingualEntityName>(
  entity: E,
  record: TextsOf<E>,
): Locale[] {
  return missingLanguages(textsOf(entity, record));
}
