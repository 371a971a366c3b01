import type { Tx } from '#database/open.ts';
import * as demo from '#demo/texts/index.ts';
import { glossaryTermTexts } from '#domain/bilingual-entities.ts';
import { DAY_MS } from '#domain/units.ts';
import { insertTerm } from '#server/features/glossary/index.ts';
import { columnsOf, demoColumns } from './bilingual-texts.ts';
import { demoSite } from './demo-site.ts';
import { type InsertedCourse, insertDemoCourse, insertDemoTeacher } from './insert-course.ts';
import { loadDrafts } from './load-drafts.ts';

/** Ids of what was made, in the order of the demo's own lists. */
export interface DemoCatalogue {
  teacherIds: number[];
  courses: (InsertedCourse & {
    level: 'beginner' | 'intermediate' | 'advanced';
    pointsRequired: number;
  })[];
  rewardIds: number[];
}

/** Days between one demo course and the next. */
const COURSE_INTERVAL_DAYS = 12;
/** The newest course is older than the first learner: what is new pays from the day after. */
const NEWEST_COURSE_DAYS = 170;
/** Of each course the lesson whose English was changed, counted from 0, and after how long. */
const REVISED_POSITION = 2;
/** The course whose own words were revised in one language. */
const REVISED_COURSE = 4;
const REVISED_AFTER_DAYS = 7;

/** Writes teachers, courses, contents, rewards, the public pages and the glossary. */
export async function loadCatalogue(tx: Tx, now: Date): Promise<DemoCatalogue> {
  await tx.updateTable('site_settings').set(demoSite).execute();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

  const teacherIds = new Map<string, number>();
  for (const teacher of demo.demoTeachers) {
    const joined = new Date(teacher.joinedOn);
    teacherIds.set(teacher.key, await insertDemoTeacher(tx, teacher, joined));
  }

  const courses: DemoCatalogue['courses'] = [];
  for (const [index, course] of demo.demoCourses.entries()) {
    const coursesAfter = demo.demoCourses.length - 1 - index;
    const createdAt = daysAgo(NEWEST_COURSE_DAYS + coursesAfter * COURSE_INTERVAL_DAYS);
    const revisedAt = new Date(createdAt.getTime() + REVISED_AFTER_DAYS * DAY_MS);
    // The words of one course, and in each course those of one lesson, were gone over in English
    // since, so that the admin area has something to show.
    const isRevised = (position: number | null) =>
      position === null ? index === REVISED_COURSE : position === REVISED_POSITION;
    const inserted = await insertDemoCourse(
      tx,
      course,
      teacherIds.get(course.teacher) ?? null,
      (position) => (isRevised(position) ? { createdAt, revisedAt } : { createdAt }),
    );
    courses.push({ ...inserted, level: course.level, pointsRequired: course.pointsRequired });
  }

  await loadDrafts(tx, teacherIds, daysAgo);
  const rewardIds = await loadRewards(tx, daysAgo);
  await loadPages(tx, daysAgo);
  await loadGlossary(tx);
  return { teacherIds: [...teacherIds.values()], courses, rewardIds };
}

const categoryNames = {
  merchandise: { en: 'Merchandise', zh: '精选礼品' },
  course_access: { en: 'Course access', zh: '课程兑换' },
  discount: { en: 'Discounts', zh: '优惠券' },
  certificate: { en: 'Certificates', zh: '证书' },
  consultation: { en: 'Consultations', zh: '咨询' },
  other: { en: 'Other', zh: '其他' },
} as const;

async function loadRewards(tx: Tx, daysAgo: (days: number) => Date): Promise<number[]> {
  const kinds = Object.keys(categoryNames) as (keyof typeof categoryNames)[];
  const categories = await tx
    .insertInto('reward_categories')
    .values(
      kinds.map((kind, index) => ({
        kind,
        ...demoColumns('reward_category', { name: categoryNames[kind] }),
        position: index + 1,
      })),
    )
    .returning(['reward_category_id', 'kind'])
    .execute();
  const categoryOf = new Map(categories.map((row) => [row.kind, row.reward_category_id]));
  const rows = await tx
    .insertInto('rewards')
    .values(
      demo.demoRewards.map((reward, index) => ({
        reward_category_id: categoryOf.get(reward.category) ?? 0,
        ...demoColumns('reward', reward),
        points_required: reward.pointsRequired,
        value: reward.value,
        value_cny: reward.valueCny,
        coupon_percent: reward.coupon?.percent ?? null,
        coupon_days: reward.coupon?.days ?? null,
        available_stock: reward.stock,
        max_per_user: reward.maxPerUser,
        status: 'active' as const,
        created_at: daysAgo(200 - index * 5),
        updated_at: daysAgo(200 - index * 5),
      })),
    )
    .returning('reward_id')
    .execute();
  const covered = demo.demoRewards.flatMap(({ opensLevel: level }, index) =>
    level === undefined ? [] : [{ reward_id: rows[index]?.reward_id ?? 0, level }],
  );
  await tx.insertInto('reward_courses').values(covered).execute();
  return rows.map((row) => row.reward_id);
}

async function loadPages(tx: Tx, daysAgo: (days: number) => Date): Promise<void> {
  await tx
    .insertInto('banners')
    .values(
      demo.demoBanners.map((banner, index) => ({
        ...demoColumns('banner', banner),
        link: banner.link,
        position: index + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('activities')
    .values(
      demo.demoActivities.map((activity, index) => ({
        ...demoColumns('activity', activity),
        created_at: daysAgo(10 + index),
      })),
    )
    .execute();
  await tx
    .insertInto('faqs')
    .values(
      demo.demoFaqs.map((faq, index) => ({
        ...demoColumns('faq', faq),
        position: index + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('success_cases')
    .values(
      demo.demoCases.map((story, index) => ({
        ...demoColumns('case', story),
        position: index + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('articles')
    .values(
      demo.demoArticles.map((article) => ({
        ...demoColumns('article', article),
        published_on: article.date,
      })),
    )
    .execute();
}

async function loadGlossary(tx: Tx): Promise<void> {
  for (const { en, zh, aliases, meaning } of demo.demoTerms) {
    await insertTerm(tx, { en, zh, aliases, ...columnsOf(glossaryTermTexts, { meaning }) });
  }
}
