/**
 * The shapes in which the demo academy is written down. Writers of demo content
 * work against these types alone; `load-demo.ts` turns them into rows.
 */

/** One text in both languages of the academy. Neither may be empty. */
export interface Bilingual {
  en: string;
  zh: string;
}

interface DemoLessonBase {
  title: Bilingual;
  /** One or two sentences: what the learner will be able to do afterwards. */
  description: Bilingual;
}

/**
 * A lesson to read. `body` is HTML made of top-level blocks only
 * (`h2 h3 p ul ol blockquote table figure aside`); both languages have the same
 * number of top-level blocks in the same order, so that they can be read side by
 * side. `<aside class="callout">` marks a warning or a rule of thumb.
 */
export interface DemoTextLesson extends DemoLessonBase {
  type: 'text';
  body: Bilingual;
}

export interface DemoQuizQuestion {
  /** Unique within the quiz: `q1`, `q2` … */
  id: string;
  type: 'multiple_choice' | 'true_false';
  question: Bilingual;
  /** Only for `multiple_choice`: three or four, with ids `a`, `b`, `c`, `d`. */
  options?: { id: string; text: Bilingual }[];
  /** The id of the right option, or true / false. */
  answer: string | boolean;
  /** Why the answer is right, in one or two sentences. */
  explanation: Bilingual;
}

export interface DemoQuizLesson extends DemoLessonBase {
  type: 'quiz';
  questions: DemoQuizQuestion[];
}

export interface DemoAssignmentLesson extends DemoLessonBase {
  type: 'assignment';
  /** HTML of the task, under the same block rule as a text lesson. */
  body: Bilingual;
}

export interface DemoCue {
  /** Seconds from the start. */
  start: number;
  end: number;
  text: Bilingual;
}

/** A spoken lesson; `media`, `poster` and `captions` name files under `demo/media/`. */
export interface DemoMediaLesson extends DemoLessonBase {
  type: 'video' | 'audio';
  /** The language that is heard. */
  spoken: 'en' | 'zh';
  media: string;
  /** What a video shows before it plays. */
  poster: string | null;
  /** WebVTT, made from the cues. */
  captions: Bilingual;
  /** What is said, in order; never two at once. */
  cues: DemoCue[];
}

/** A document; `media` names a file under `demo/media/`. */
export interface DemoPdfLesson extends DemoLessonBase {
  type: 'pdf';
  /** Minutes a careful reader needs; those of the other lessons are measured. */
  duration: number;
  media: string;
  pages: number;
}

export type DemoLesson =
  | DemoTextLesson
  | DemoQuizLesson
  | DemoAssignmentLesson
  | DemoMediaLesson
  | DemoPdfLesson;

export interface DemoCourse {
  /** Stable key, kebab-case; other demo files refer to the course by it. */
  key: string;
  /** Key of a teacher in `site/teachers.ts`. */
  teacher: string;
  title: Bilingual;
  /** One sentence for cards, at most 120 Latin or 50 Chinese characters. */
  short_description: Bilingual;
  /** One or two paragraphs of plain text: for whom, what, why. */
  description: Bilingual;
  level: 'beginner' | 'intermediate' | 'advanced';
  /** Points earned for completing the course. */
  pointsReward: number;
  /** Points to open it; 0 together with a price of 0 makes it free. */
  pointsRequired: number;
  priceUsd: number;
  priceCny: number;
  priceSgd: number;
  priceMyr: number;
  isFeatured: boolean;
  /** At least five. */
  contents: DemoLesson[];
}

export interface DemoTeacher {
  key: string;
  /** When they joined the academy, as its history tells: a date of the form 2020-02-08. */
  joinedOn: string;
  name: Bilingual;
  bio: Bilingual;
  specialization: Bilingual;
  experienceYears: number;
  isAssistant: boolean;
}

export type DemoRewardCategory =
  | 'merchandise'
  | 'course_access'
  | 'discount'
  | 'certificate'
  | 'consultation'
  | 'other';

export interface DemoReward {
  key: string;
  category: DemoRewardCategory;
  name: Bilingual;
  description: Bilingual;
  pointsRequired: number;
  /** What it is worth, US dollars. */
  value: number;
  valueCny: number;
  /** null = without limit. */
  stock: number | null;
  /** 0 = without limit. */
  maxPerUser: number;
  requiresShipping: boolean;
  /** Of a discount: the percentage that its coupon takes off, and how long it is valid. */
  coupon?: { percent: number; days: number };
  /** Of a pass: it opens any course of this level. */
  opensLevel?: 'beginner' | 'intermediate' | 'advanced';
}

export interface DemoFaq {
  question: Bilingual;
  answer: Bilingual;
}

export interface DemoCase {
  /** A learner's name as shown, e.g. `Madam Lim` / `林女士`; fictional. */
  name: Bilingual;
  /** Age, work and city. */
  profile: Bilingual;
  title: Bilingual;
  /** Two or three short paragraphs of plain text separated by a blank line. */
  story: Bilingual;
  /** One sentence in the learner's own words. */
  quote: Bilingual;
}

export interface DemoArticle {
  title: Bilingual;
  summary: Bilingual;
  /** HTML under the block rule of text lessons. */
  html: Bilingual;
  /** ISO date the article is about. */
  date: string;
}

export interface DemoActivity {
  title: Bilingual;
  name: Bilingual;
  description: Bilingual;
  tag: Bilingual;
}

export interface DemoBanner {
  title: Bilingual;
  description: Bilingual;
  /** A path of this site, or null. */
  link: string | null;
}

export interface DemoReviewText {
  rating: 1 | 2 | 3 | 4 | 5;
  comment: Bilingual;
  /** The academy's public reply, if there is one. */
  reply?: Bilingual;
}

export interface DemoTerm {
  /** The English term, as a dictionary would head it. */
  en: string;
  zh: string;
  /** Other spellings a person may type, both languages: `P/E`, `本益比`. */
  aliases: string[];
  meaning: Bilingual;
}
