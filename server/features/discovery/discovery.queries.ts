import type { Db } from '#database/open.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import type { SitePage } from './sitemap.ts';

function latest(times: readonly Date[]): Date | null {
  return times.length === 0 ? null : new Date(Math.max(...times.map(Number)));
}

function listListedCourses(db: Db) {
  return db
    .selectFrom('courses as c')
    .leftJoin('contents as k', (join) =>
      join.onRef('k.course_id', '=', 'c.course_id').on('k.archived_at', 'is', null),
    )
    .where('c.status', '=', 'active')
    .where('c.archived_at', 'is', null)
    .select([
      'c.course_id',
      'c.teacher_id',
      'c.points_required',
      'c.price_usd',
      'c.price_cny',
      'c.price_sgd',
      'c.price_myr',
      'c.updated_at as course_changed_at',
      'k.content_id',
      'k.updated_at as content_changed_at',
    ])
    .orderBy('c.course_id')
    .orderBy('k.position')
    .execute();
}

/**
 * Every page that a guest can read: the fixed ones, the listed courses with the lessons that need
 * no login, the teachers and the articles.
 * @param today the academy's; articles of later days are not published yet
 */
export async function listSitePages(db: Db, today: string): Promise<SitePage[]> {
  const [rows, teachers, articles] = await Promise.all([
    listListedCourses(db),
    db
      .selectFrom('teachers')
      .where('archived_at', 'is', null)
      .select(['teacher_id', 'created_at'])
      .orderBy('teacher_id')
      .execute(),
    db
      .selectFrom('articles')
      .where('archived_at', 'is', null)
      .where('published_on', '<=', today)
      .select(['article_id', 'published_on'])
      .orderBy('article_id')
      .execute(),
  ]);
  const courses = [...Map.groupBy(rows, (row) => row.course_id).values()].flatMap((ofCourse) => {
    const [course] = ofCourse;
    if (course === undefined) return [];
    const lessons = ofCourse.flatMap(({ content_id, content_changed_at }) =>
      content_id === null || content_changed_at === null
        ? []
        : [{ lessonId: content_id, changedAt: content_changed_at }],
    );
    const changedAt = latest([
      course.course_changed_at,
      ...lessons.map((lesson) => lesson.changedAt),
    ]);
    return [{ ...course, changedAt: changedAt ?? course.course_changed_at, lessons }];
  });
  const catalogueChangedAt = latest(courses.map((course) => course.changedAt));

  return [
    { path: '/', changedAt: catalogueChangedAt },
    { path: '/courses', changedAt: catalogueChangedAt },
    ...courses.map(({ course_id, changedAt }) => ({ path: `/courses/${course_id}`, changedAt })),
    ...courses.filter(isFreeCourse).flatMap(({ course_id, lessons }) =>
      lessons.map(({ lessonId, changedAt }) => ({
        path: `/courses/${course_id}/content/${lessonId}`,
        changedAt,
      })),
    ),
    { path: '/teachers', changedAt: latest(teachers.map((teacher) => teacher.created_at)) },
    ...teachers.map(({ teacher_id, created_at }) => ({
      path: `/teachers/${teacher_id}`,
      // The page of a teacher lists their courses.
      changedAt: latest([
        created_at,
        ...courses.filter((course) => course.teacher_id === teacher_id).map((c) => c.changedAt),
      ]),
    })),
    ...['/glossary', '/rewards', '/about', '/team', '/faq', '/cases'].map((path) => ({
      path,
      changedAt: null,
    })),
    { path: '/prospect-history', changedAt: latest(articles.map(publishedAt)) },
    ...articles.map((article) => ({
      path: `/prospect-history?article=${article.article_id}`,
      changedAt: publishedAt(article),
    })),
  ];
}

function publishedAt({ published_on }: { published_on: string }): Date {
  return new Date(`${published_on}T00:00:00Z`);
}
