import type { FastifyInstance } from 'fastify';
import type { i18n } from 'i18next';
import { pageSize } from '#contract/fields.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { listTaughtReviews, presentTaughtReview, replyToReview } from '../courses/index.ts';
import { gradeWork, returnWork, type Sentences } from './grade-submission.ts';
import {
  presentLearner,
  presentTaughtCourse,
  presentWork,
  presentWorkDetail,
} from './present-submission.ts';
import {
  getTaughtCourse,
  getWork,
  listLearners,
  listTaughtCourses,
  listWorks,
} from './teaching.queries.ts';
import { taughtBy } from './teaching.rules.ts';

function sentencesOf(t: i18n['t']): Sentences {
  return {
    ownWork: t('teachMessages.ownWork'),
    alreadyCompleted: t('teachMessages.alreadyCompleted'),
  };
}

export function serveTeaching(app: FastifyInstance): void {
  serve(app, teachingCalls.courses, async ({ query, deps, caller }) => {
    const limit = pageSize(query, 20);
    const { db } = deps.database;
    const { list, count } = await listTaughtCourses(db, taughtBy(caller), { ...query, limit });
    return { list: list.map(presentTaughtCourse), count, page: query.page, limit };
  });

  serve(app, teachingCalls.course, ({ params, deps, caller }) =>
    getTaughtCourse(deps.database.db, taughtBy(caller), params.id),
  );

  serve(app, teachingCalls.learners, async ({ params, query, deps, caller }) => {
    const { db } = deps.database;
    const limit = pageSize(query, 20);
    await getTaughtCourse(db, taughtBy(caller), params.id);
    const { list, count, total } = await listLearners(db, params.id, { ...query, limit });
    const learners = list.map((row) => presentLearner(row, total));
    return { list: learners, count, page: query.page, limit, total_contents: total };
  });

  serve(app, teachingCalls.reviews, async ({ query, deps, caller }) => {
    const limit = pageSize(query, 20);
    const { db } = deps.database;
    const { list, ...rest } = await listTaughtReviews(db, taughtBy(caller), { ...query, limit });
    return { list: list.map(presentTaughtReview), ...rest, page: query.page, limit };
  });

  serve(app, teachingCalls.reply, async ({ params, body, deps, caller, t }) => {
    const answer = { reviewId: params.id, reply: body.reply, version: body.version };
    const review = await replyToReview(deps, caller, answer, taughtBy(caller));
    const isTaken = review.reply === null;
    return new Answer(review, t(isTaken ? 'teachMessages.replyTaken' : 'teachMessages.replied'));
  });

  serve(app, teachingCalls.submissions, async ({ query, deps, caller }) => {
    const limit = pageSize(query, 20);
    const { db } = deps.database;
    const { list, ...rest } = await listWorks(db, taughtBy(caller), { ...query, limit });
    return { list: list.map(presentWork), ...rest, page: query.page, limit };
  });

  serve(app, teachingCalls.submission, async ({ params, deps, caller }) =>
    presentWorkDetail(await getWork(deps.database.db, taughtBy(caller), params.id), caller),
  );

  serve(app, teachingCalls.grade, async ({ params, body, deps, caller, t }) => {
    const { score, feedback, version } = body;
    const judgement = { submissionId: params.id, score, feedback, version };
    const work = await gradeWork(deps, caller, judgement, sentencesOf(t));
    const isPassed = score >= work.pass_mark;
    return new Answer(work, t(isPassed ? 'teachMessages.completed' : 'teachMessages.graded'));
  });

  serve(app, teachingCalls.giveBack, async ({ params, body, deps, caller, t }) => {
    const judgement = { submissionId: params.id, ...body, version: body.version };
    const work = await returnWork(deps, caller, judgement, sentencesOf(t));
    return new Answer(work, t('teachMessages.returned'));
  });
}
