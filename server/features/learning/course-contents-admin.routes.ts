import type { FastifyInstance } from 'fastify';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { Answer } from '../../kit/answer.ts';
import { serve } from '../../kit/serve.ts';
import { getCourseContents } from './course-contents.queries.ts';
import { orderContents } from './order-contents.ts';
import { presentCourseContents } from './present-course-contents.ts';

/** The contents of a course as a list: what there is, in which order. */
export function serveAdminCourseContents(app: FastifyInstance): void {
  serve(app, courseAdminCalls.contents, async ({ params, query, deps }) =>
    presentCourseContents(await getCourseContents(deps.database.db, params.id, query.archived)),
  );

  serve(app, courseAdminCalls.orderContents, async ({ params, body, deps, caller, t }) => {
    const order = { courseId: params.id, contentIds: body.content_ids, version: body.version };
    const sentences = { notAllOnce: t('desk.courses.messages.notAllOnce') };
    const contents = await orderContents(deps, caller, order, sentences);
    return new Answer(contents, t('desk.courses.messages.ordered'));
  });
}
