import type { TeacherSort } from '#contract/teachers.ts';
import type { Locale } from '#domain/locale.ts';

/** The sort keys of a list of teachers. */
export interface TeacherOrder {
  teacher_id: number;
  name: string;
  name_zh: string;
  likes_count: number;
  course_count: number;
  /** The sort key of the Chinese name, as the database's `name_order()` writes it. */
  order_zh: string;
  /** The rank in a search; 0 without one. */
  search_rank: number;
}

const english = new Intl.Collator('en');

/** `name_order()` maps Chinese characters beyond every code point that names are written in. */
const isChinese = (order: string) => (order.codePointAt(0) ?? 0) > 0x20000;

/** By name as readers look it up: in Chinese by the pinyin of the surname, Latin names last. */
const byNameIn: Record<Locale, (a: TeacherOrder, b: TeacherOrder) => number> = {
  zh: ({ order_zh: a }, { order_zh: b }) =>
    Number(isChinese(b)) - Number(isChinese(a)) || (a < b ? -1 : Number(a > b)),
  en: (a, b) => english.compare(a.name || a.name_zh, b.name || b.name_zh),
};

/**
 * Sorts teachers for a reader of a language; there are never many teachers.
 * @param sort absent: by rank in a search, then the most popular
 */
export function sortTeachers<T extends TeacherOrder>(
  teachers: readonly T[],
  sort: TeacherSort | undefined,
  locale: Locale,
): T[] {
  const byRank = (a: T, b: T) => b.search_rank - a.search_rank;
  const byLikes = (a: T, b: T) => b.likes_count - a.likes_count;
  const byCourses = (a: T, b: T) => b.course_count - a.course_count;
  const byName = byNameIn[locale];
  const byId = (a: T, b: T) => a.teacher_id - b.teacher_id;
  const orders = {
    popularity: [byLikes, byCourses, byName, byId],
    courses: [byCourses, byLikes, byName, byId],
    name: [byName, byId],
  };
  const order = sort === undefined ? [byRank, ...orders.popularity] : orders[sort];
  return [...teachers].sort((a, b) => order.reduce((sign, by) => sign || by(a, b), 0));
}
