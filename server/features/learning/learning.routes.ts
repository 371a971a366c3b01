import type { FastifyInstance } from 'fastify';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { openFile } from '../../files/index.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { Failure } from '../../lib/app-error.ts';
import { contentLock, findProgress, getShownCourse, isFreeCourse } from '../courses/index.ts';
import { signUploads } from '../media/index.ts';
import { mayOpenWork } from './assignment.rules.ts';
import { completeContent } from './complete-lesson.ts';
import {
  findLastAttempt,
  findSubmission,
  findSubmissionFile,
  getShownContent,
  listContents,
  listMyCourses,
} from './learning.queries.ts';
import { openForEarning } from './open-for-earning.ts';
import { presentContent, presentContentDetail, presentMyCourse } from './present-learning.ts';
import { renderOnce } from './reindex-lesson.ts';
import { submitAssignment } from './submit-assignment.ts';
import { submitQuiz } from './submit-quiz.ts';
import { trackProgress } from './track-progress.ts';

export function serveGuestLearning(app: FastifyInstance): void {
  serve(app, learningCalls.contents, async ({ query, deps, caller }) => {
    const { db } = deps.database;
    const { course_id: courseId, preview } = query;
    const { course, viewer } = await getShownCourse(db, courseId, caller, preview);
    const rows = await listContents(db, courseId, viewer);
    const lock = contentLock(course, viewer);
    return { list: rows.map((row) => presentContent(row, lock)) };
  });

  serve(app, learningCalls.content, async ({ query, deps, caller }) => {
    const { db } = deps.database;
    const { content_id: contentId } = query;
    const found = await getShownContent(db, contentId, caller);
    if (found.lock === null) await renderOnce(db, found.content);
    const now = deps.now();
    const [earning, siblings, attempt, submission] = await Promise.all([
      caller && found.lock === null ? openForEarning(db, caller.userId, found.content, now) : null,
      listContents(db, found.course.course_id, caller),
      caller ? findLastAttempt(db, caller.userId, contentId) : undefined,
      caller ? findSubmission(db, caller.userId, contentId) : undefined,
    ]);
    const detail = presentContentDetail({ found, earning, siblings, attempt, submission }, caller);
    // Files of lessons that are open to everybody have addresses that never change.
    if (isFreeCourse(found.course) && found.course.status !== 'draft') return detail;
    return { ...detail, content_data: await signUploads(deps, detail.content_data) };
  });
}

export function serveLearnerLearning(app: FastifyInstance): void {
  serve(app, learningCalls.progress, ({ body, deps, caller }) => trackProgress(deps, caller, body));

  serve(app, learningCalls.complete, ({ body, deps, caller, t }) =>
    completeContent(deps, caller, body, t),
  );

  serve(app, learningCalls.submitQuiz, ({ body, deps, caller, t }) =>
    submitQuiz(deps, caller, body, t),
  );

  serve(app, learningCalls.submitAssignment, async ({ body, upload, deps, caller, t }) => {
    const submitted = await submitAssignment(deps, caller, { work: body, upload }, t);
    return new Answer(submitted, t('learningMessages.workSubmitted'));
  });

  serve(app, learningCalls.assignmentFile, async ({ query, deps, caller }) => {
    const work = await findSubmissionFile(deps.database.db, query.submission_id);
    if (!work || work.file_id === null || !mayOpenWork(work, caller))
      throw new Failure('NOT_FOUND');
    return openFile(deps, work.file_id);
  });

  serve(app, myLearningCall, async ({ deps, caller }) => {
    const { db } = deps.database;
    const rows = await listMyCourses(db, caller.userId);
    const ids = rows.map((row) => row.course_id);
    const progress = await findProgress(db, caller.userId, ids);
    return {
      list: rows.flatMap((row) => {
        const own = progress.get(row.course_id);
        return own ? [presentMyCourse(row, own)] : [];
      }),
    };
  });
}
