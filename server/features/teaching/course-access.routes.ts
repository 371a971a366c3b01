import type { FastifyInstance } from 'fastify';
import { adminAccessCalls, teachAccessCalls } from '#contract/course-access.ts';
import { courseLearnersAdminCalls } from '#contract/course-learners.ts';
import { pageSize } from '#contract/paging.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { isPermitted } from '#domain/permissions.ts';
import { findStandings } from '#server/features/courses/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { endAccess } from './end-access.ts';
import { grantAccess } from './grant-access.ts';
import { grantAccessByList } from './grant-access-by-list.ts';
import { listCandidates } from './learners.store.ts';
import { presentLearner } from './present-submission.ts';
import { listUsedUpQuizzes } from './quiz-attempts.queries.ts';
import { taughtBy } from './taught-by.ts';
import { getTaughtCourse, listLearners } from './teaching.queries.ts';

/** Who learns in a course, as a person decides it: the same handlers for teachers and admins. */
function registerAccessRoutes(
  app: FastifyInstance,
  calls: typeof teachAccessCalls | typeof adminAccessCalls,
  list: typeof teachingCalls.learners | typeof courseLearnersAdminCalls.list,
): void {
  defineRoute(app, list, async ({ params, query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 20);
    const now = dependencies.now();
    await getTaughtCourse(db, taughtBy(currentUser), params.id);
    const seesEmails = isPermitted(currentUser, 'people') && list === courseLearnersAdminCalls.list;
    const filter = { ...query, seesEmails, limit };
    const { list: rows, count, total } = await listLearners(db, params.id, filter);
    const userIds = rows.map((row) => row.user_id);
    const [usedUp, standings] = await Promise.all([
      listUsedUpQuizzes(db, { courseId: params.id, userIds, now }),
      findStandings(db, params.id, userIds, now),
    ]);
    const learners = rows.map((row) =>
      presentLearner(row, {
        totalLessons: total,
        usedUp,
        standing: standings.get(row.user_id),
        seesEmails,
      }),
    );
    return { list: learners, count, page: query.page, limit, total_contents: total };
  });

  defineRoute(app, calls.candidates, async ({ params, query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    await getTaughtCourse(db, taughtBy(currentUser), params.id);
    const seesEmails = isPermitted(currentUser, 'people');
    const searcher = { seesEmails, teacher: taughtBy(currentUser) };
    return { list: await listCandidates(db, query.search, searcher) };
  });

  defineRoute(app, calls.grant, async ({ params, body, dependencies, currentUser, t }) => {
    const done = await grantAccess(dependencies, currentUser, params.id, body);
    const msg =
      done.granted > 0
        ? t('messages.teaching.accessGranted', { count: done.granted })
        : t('messages.teaching.allHaveAccess', { count: done.already });
    return new HttpResponse(done, msg);
  });

  defineRoute(app, calls.end, async ({ params, body, dependencies, currentUser, t }) => {
    const { id: courseId, user_id: userId } = params;
    await endAccess(dependencies, currentUser, { courseId, userIds: [userId], ...body });
    return new HttpResponse({}, t('messages.teaching.accessEnded', { count: 1 }));
  });

  registerSeveralRoutes(app, calls);
}

/** Giving access to a list of people, and ending it for several. */
function registerSeveralRoutes(
  app: FastifyInstance,
  calls: typeof teachAccessCalls | typeof adminAccessCalls,
): void {
  defineRoute(app, calls.grantByList, async ({ params, body, dependencies, currentUser, t }) => {
    const report = await grantAccessByList(dependencies, currentUser, params.id, body);
    const key = report.dry_run
      ? 'messages.teaching.accessListTried'
      : 'messages.teaching.accessGranted';
    return new HttpResponse(report, t(key, { count: report.counts.added ?? 0 }));
  });

  defineRoute(app, calls.endSeveral, async ({ params, body, dependencies, currentUser, t }) => {
    const { user_ids: userIds, reason } = body;
    const done = await endAccess(dependencies, currentUser, {
      courseId: params.id,
      userIds,
      reason,
    });
    return new HttpResponse(done, t('messages.teaching.accessEnded', { count: done.ended }));
  });
}

export const registerTeachingAccessRoutes = (app: FastifyInstance) =>
  registerAccessRoutes(app, teachAccessCalls, teachingCalls.learners);
export const registerAdminAccessRoutes = (app: FastifyInstance) =>
  registerAccessRoutes(app, adminAccessCalls, courseLearnersAdminCalls.list);
