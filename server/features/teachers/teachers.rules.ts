import type { Locale } from '#contract/fields.ts';
import type { TeacherSort } from '#contract/teachers.ts';

/** What a list of teachers is ordered by. */
export interface TeacherOrder {
  teacher_id: number;
  name: string;
  name_zh: string;
  likes_count: number;
  course_count: number;
  /** How well they fit the search; 0 without one. */
  search_rank: number;
}

/** Chinese names by their pinyin, as a Chinese reader looks them up. */
const collators: Record<Locale, Intl.Collator> = {
  zh: new Intl.Collator('zh-u-co-pinyin'),
  en: new Intl.Collator('en'),
};

/** A name in the language; where it has none, the other's. */
function nameIn(locale: Locale, { name, name_zh }: TeacherOrder): string {
  return locale === 'zh' ? name_zh || name : name || name_zh;
}

/**
 * Orders teachers for a reader of a language. Here and not in the database, since the
 * embedded one knows no pinyin; there are never many teachers.
 * @param sort absent: what fits the search best, then the most popular
 */
export function sortTeachers<T extends TeacherOrder>(
  teachers: readonly T[],
  sort: TeacherSort | undefined,
  locale: Locale,
): T[] {
  const byRank = (a: T, b: T) => b.search_rank - a.search_rank;
  const byLikes = (a: T, b: T) => b.likes_count - a.likes_count;
  const byCourses = (a: T, b: T) => b.course_count - a.course_count;
  const byName = (a: T, b: T) => collators[locale].compare(nameIn(locale, a), nameIn(locale, b));
  const byId = (a: T, b: T) => a.teacher_id - b.teacher_id;
  const orders = {
    popularity: [byLikes, byCourses, byName, byId],
    courses: [byCourses, byLikes, byName, byId],
    name: [byName, byId],
  };
  const order = sort === undefined ? [byRank, ...orders.popularity] : orders[sort];
  return [...teachers].sort((a, b) => order.reduce((sign, by) => sign || by(a, b), 0));
}
