import type { FastifyInstance } from 'fastify';
import { courseCalls } from '#contract/courses.ts';
import { pageSize } from '#contract/fields.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import {
  countCourses,
  countReviewsByStars,
  findProgress,
  getCourse,
  getShownCourse,
  getVisibleCourse,
  listCourses,
  listFeatured,
  listRelated,
  listReviews,
} from './courses.queries.ts';
import { likeCourse, unlikeCourse } from './like-course.ts';
import {
  presentCourse,
  presentCourseDetail,
  presentReview,
  presentReviewSummary,
} from './present-course.ts';
import { readCourse } from './read-course.ts';
import { redeemCourse } from './redeem-course.ts';
import { reviewCourse } from './review-course.ts';

const COURSES_PAGE = 6;
const REVIEWS_PAGE = 10;

export function serveGuestCourses(app: FastifyInstance): void {
  serve(app, courseCalls.list, async ({ query, deps, caller, locale }) => {
    const { db } = deps.database;
    const limit = pageSize(query, COURSES_PAGE);
    const [rows, count] = await Promise.all([
      listCourses(db, caller, { ...query, limit }),
      countCourses(db, query),
    ]);
    return { list: rows.map((row) => presentCourse(row, locale)), count, page: query.page, limit };
  });

  serve(app, courseCalls.get, async ({ query, deps, caller, locale }) => {
    const { db } = deps.database;
    const { course_id: courseId } = query;
    const shown = await getShownCourse(db, courseId, caller, query.preview);
    const { viewer } = shown;
    const [row, progress] = await Promise.all([
      getCourse(db, courseId, viewer),
      viewer && findProgress(db, viewer.userId, [courseId]),
    ]);
    return presentCourseDetail(row, shown, progress?.get(courseId) ?? null, locale);
  });

  serve(app, courseCalls.featured, async ({ deps, caller, locale }) => {
    const rows = await listFeatured(deps.database.db, caller);
    return { list: rows.map((row) => presentCourse(row, locale)) };
  });

  serve(app, courseCalls.related, async ({ query, deps, caller, locale }) => {
    const { db } = deps.database;
    if (query.course_id !== undefined) await getVisibleCourse(db, query.course_id, caller);
    const rows = await listRelated(db, caller, query.course_id);
    return { list: rows.map((row) => presentCourse(row, locale)) };
  });

  serve(app, courseCalls.reviews, async ({ query, deps, caller }) => {
    const { db } = deps.database;
    const { course_id: courseId, page } = query;
    const limit = pageSize(query, REVIEWS_PAGE);
    await getVisibleCourse(db, courseId, caller);
    const [rows, byStars] = await Promise.all([
      listReviews(db, caller, { courseId, page, limit }),
      countReviewsByStars(db, courseId),
    ]);
    const summary = presentReviewSummary(byStars);
    const list = rows.map((row) => presentReview(row, caller));
    return { list, count: summary.total, page, limit, summary };
  });
}

export function serveLearnerCourses(app: FastifyInstance): void {
  serve(app, courseCalls.like, ({ body, deps, caller }) =>
    likeCourse(deps, caller, body.course_id),
  );

  serve(app, courseCalls.unlike, ({ body, deps, caller }) =>
    unlikeCourse(deps, caller, body.course_id),
  );

  serve(app, courseCalls.read, ({ body, deps, caller }) =>
    readCourse(deps, caller, body.course_id),
  );

  serve(app, courseCalls.redeem, async ({ body, deps, caller, t }) => {
    const redeemed = await redeemCourse(deps, caller, body.course_id);
    return new Answer(redeemed, t('learningMessages.courseRedeemed'));
  });

  serve(app, courseCalls.review, async ({ body, deps, caller, t }) => {
    const saved = await reviewCourse(deps, caller, body, t);
    return new Answer(saved, t('learningMessages.reviewSaved'));
  });
}
