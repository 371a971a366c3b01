import type { FastifyInstance } from 'fastify';
import { courseCalls } from '#contract/courses.ts';
import { pageSize } from '#contract/paging.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import { countAtLevel } from '#domain/course-levels.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { notFoundAs } from '#server/lib/app-error.ts';
import { findStandings } from './course-grants.queries.ts';
import { findProgress } from './course-progress.queries.ts';
import { getCourse, getShownCourse, getVisibleCourse } from './courses.queries.ts';
import { listFeatured } from './featured-courses.queries.ts';
import { likeCourse, unlikeCourse } from './like-course.ts';
import { countPerLevel, listCourses } from './listed-courses.queries.ts';
import { presentCourse, presentCourseDetail } from './present-course.ts';
import { readCourse } from './read-course.ts';
import { redeemCourse } from './redeem-course.ts';
import { listRelated } from './related-courses.queries.ts';

const COURSES_PAGE = 6;

export function registerGuestCoursesRoutes(app: FastifyInstance): void {
  defineRoute(app, courseCalls.list, async ({ query, dependencies, currentUser, locale }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, COURSES_PAGE);
    const [rows, perLevel] = await Promise.all([
      listCourses(db, { viewer: currentUser, now: dependencies.now() }, { ...query, limit }),
      countPerLevel(db, query),
    ]);
    return {
      list: rows.map((row) => presentCourse(row, { locale, currency: query.currency })),
      count: countAtLevel(perLevel, query.level ?? null),
      page: query.page,
      limit,
      per_level: perLevel,
    };
  });

  defineRoute(app, courseCalls.get, async ({ query, dependencies, currentUser, locale }) => {
    const { db } = dependencies.database;
    const { course_id: courseId } = query;
    const now = dependencies.now();
    const shown = await getShownCourse(db, query, currentUser, now);
    const { viewer } = shown;
    // A free course is open to everybody, whatever grants there were.
    const hasStanding = viewer && shown.preview === null && !isFreeCourse(shown.course);
    const [row, progress, standings] = await Promise.all([
      getCourse(db, courseId, viewer, now),
      viewer && findProgress(db, viewer.userId, [courseId]),
      findStandings(db, courseId, hasStanding ? [viewer.userId] : [], now),
    ]);
    const standing = viewer && standings.get(viewer.userId);
    return presentCourseDetail(row, shown, {
      progress: progress?.get(courseId) ?? null,
      standing: standing ?? null,
      locale,
      currency: query.currency,
    });
  });

  defineRoute(app, courseCalls.featured, async ({ query, dependencies, currentUser, locale }) => {
    const seenBy = { viewer: currentUser, now: dependencies.now() };
    const rows = await listFeatured(dependencies.database.db, seenBy);
    return { list: rows.map((row) => presentCourse(row, { locale, currency: query.currency })) };
  });

  defineRoute(app, courseCalls.related, async ({ query, dependencies, currentUser, locale }) => {
    const { db } = dependencies.database;
    const now = dependencies.now();
    if (query.course_id !== undefined) {
      await getVisibleCourse(db, query.course_id, currentUser, now);
    }
    const rows = await listRelated(db, { viewer: currentUser, now }, query.course_id);
    return { list: rows.map((row) => presentCourse(row, { locale, currency: query.currency })) };
  });
}

export function registerLearnerCoursesRoutes(app: FastifyInstance): void {
  defineRoute(app, courseCalls.like, ({ body, dependencies, currentUser }) =>
    likeCourse(dependencies, currentUser, body.course_id).catch(
      notFoundAs('messages.common.likeFailed'),
    ),
  );

  defineRoute(app, courseCalls.unlike, ({ body, dependencies, currentUser }) =>
    unlikeCourse(dependencies, currentUser, body.course_id).catch(
      notFoundAs('messages.common.unlikeFailed'),
    ),
  );

  defineRoute(app, courseCalls.read, ({ body, dependencies, currentUser }) =>
    readCourse(dependencies, currentUser, body.course_id),
  );

  defineRoute(app, courseCalls.redeem, async ({ body, dependencies, currentUser, t }) => {
    const redeemed = await redeemCourse(dependencies, currentUser, body.course_id);
    return new HttpResponse(redeemed, t('messages.courses.redeemed'));
  });
}
