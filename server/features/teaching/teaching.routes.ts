import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { teachingCalls } from '#contract/teaching.ts';
import {
  listTaughtReviews,
  presentTaughtReview,
  replyToReview,
} from '#server/features/reviews/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { giveAttemptsBack } from './give-attempts-back.ts';
import { gradeSubmission, returnSubmission } from './grade-submission.ts';
import {
  presentSubmissionDetail,
  presentSubmissionItem,
  presentTaughtCourse,
} from './present-submission.ts';
import { getSubmission, listComments, listSubmissions } from './submissions.queries.ts';
import { maySeeGroups, taughtBy } from './taught-by.ts';
import { getTaughtCourse, listTaughtCourses } from './teaching.queries.ts';

export function registerTeachingRoutes(app: FastifyInstance): void {
  defineRoute(app, teachingCalls.courses, async ({ query, dependencies, currentUser }) => {
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { list, count } = await listTaughtCourses(db, taughtBy(currentUser), { ...query, limit });
    return { list: list.map(presentTaughtCourse), count, page: query.page, limit };
  });

  defineRoute(app, teachingCalls.course, ({ params, dependencies, currentUser }) =>
    getTaughtCourse(dependencies.database.db, taughtBy(currentUser), params.id),
  );

  defineRoute(app, teachingCalls.giveAttempts, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const { user_id: userId, content_id: lessonId } = body;
    await giveAttemptsBack(dependencies, currentUser, { courseId: params.id, userId, lessonId });
    return new HttpResponse({}, t('messages.teaching.attemptsGiven'));
  });

  defineRoute(app, teachingCalls.reviews, async ({ query, dependencies, currentUser }) => {
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { list, ...rest } = await listTaughtReviews(db, taughtBy(currentUser), {
      ...query,
      limit,
    });
    return { list: list.map(presentTaughtReview), ...rest, page: query.page, limit };
  });

  defineRoute(app, teachingCalls.reply, async ({ params, body, dependencies, currentUser, t }) => {
    const answer = { reviewId: params.id, reply: body.reply, version: body.version };
    const review = await replyToReview(dependencies, currentUser, answer, taughtBy(currentUser));
    const isTaken = review.reply === null;
    return new HttpResponse(
      review,
      t(isTaken ? 'messages.teaching.replyTaken' : 'messages.teaching.replied'),
    );
  });

  defineRoute(app, teachingCalls.submissions, async ({ query, dependencies, currentUser }) => {
    if (query.group_id !== undefined && !maySeeGroups(currentUser)) throw new AppError('FORBIDDEN');
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { list, ...rest } = await listSubmissions(db, taughtBy(currentUser), { ...query, limit });
    return { list: list.map(presentSubmissionItem), ...rest, page: query.page, limit };
  });

  defineRoute(app, teachingCalls.submission, async ({ params, dependencies, currentUser }) =>
    presentSubmissionDetail(
      await getSubmission(dependencies.database.db, taughtBy(currentUser), params.id),
      currentUser,
    ),
  );

  defineRoute(app, teachingCalls.comments, async ({ dependencies, currentUser }) => ({
    list: await listComments(dependencies.database.db, currentUser.userId),
  }));

  defineRoute(app, teachingCalls.grade, async ({ params, body, dependencies, currentUser, t }) => {
    const { score, feedback, version } = body;
    const grade = { submissionId: params.id, score, feedback, version };
    const submission = await gradeSubmission(dependencies, currentUser, grade);
    const isPassed = score >= submission.pass_mark;
    return new HttpResponse(
      submission,
      t(isPassed ? 'messages.teaching.completed' : 'messages.teaching.graded'),
    );
  });

  defineRoute(
    app,
    teachingCalls.giveBack,
    async ({ params, body, dependencies, currentUser, t }) => {
      const grade = { submissionId: params.id, ...body, version: body.version };
      const submission = await returnSubmission(dependencies, currentUser, grade);
      return new HttpResponse(submission, t('messages.teaching.returned'));
    },
  );
}
