import type { FastifyInstance } from 'fastify';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { isFreeCourse, lessonLock } from '#domain/course-access.ts';
import { findProgress, getShownCourse } from '#server/features/courses/index.ts';
import { renderOnce } from '#server/features/lessons/index.ts';
import { signUploads } from '#server/features/media/index.ts';
import { openFile } from '#server/files/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { completeLesson } from './complete-lesson.ts';
import {
  findLastAttempt,
  findSubmission,
  findSubmissionFile,
  getShownContent,
  listLessons,
  listTeachingLessons,
} from './learning.queries.ts';
import { listMyCourses } from './my-courses.queries.ts';
import { openForEarning } from './open-for-earning.ts';
import { presentLesson, presentLessonDetail } from './present-lesson-to-learner.ts';
import { presentMyCourse } from './present-my-course.ts';
import { mayOpenSubmission } from './submission-file-access.rules.ts';
import { submitAssignment } from './submit-assignment.ts';
import { submitQuiz } from './submit-quiz.ts';
import { trackProgress } from './track-progress.ts';

export function registerGuestLearningRoutes(app: FastifyInstance): void {
  defineRoute(app, learningCalls.contents, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const { course, viewer } = await getShownCourse(db, query, currentUser, dependencies.now());
    const rows = await listLessons(db, query.course_id, viewer);
    const lock = lessonLock(course, viewer);
    return { list: rows.map((row) => presentLesson(row, lock)) };
  });

  defineRoute(app, learningCalls.content, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const { content_id: lessonId } = query;
    const now = dependencies.now();
    const found = await getShownContent(db, lessonId, currentUser, now);
    if (found.lock === null) await renderOnce(db, found.content);
    const [earning, siblings, attempt, submission] = await Promise.all([
      currentUser && found.lock === null
        ? openForEarning(db, currentUser.userId, found.content, now)
        : null,
      listLessons(db, found.course.course_id, currentUser),
      currentUser && found.content.type === 'quiz'
        ? findLastAttempt(db, currentUser.userId, lessonId)
        : undefined,
      currentUser ? findSubmission(db, currentUser.userId, lessonId) : undefined,
    ]);
    const isFailed = found.lock === null && attempt !== undefined && !attempt.passed;
    const lessons = isFailed ? await listTeachingLessons(db, found.content) : [];
    const detail = presentLessonDetail(
      { found, earning, siblings, attempt, submission, lessons, now },
      currentUser,
    );
    // Files of free lessons have addresses that never change.
    if (isFreeCourse(found.course) && found.course.status !== 'draft') return detail;
    return { ...detail, content_data: await signUploads(dependencies, detail.content_data) };
  });
}

export function registerLearnerLearningRoutes(app: FastifyInstance): void {
  defineRoute(app, learningCalls.progress, ({ body, dependencies, currentUser }) =>
    trackProgress(dependencies, currentUser, body),
  );

  defineRoute(app, learningCalls.complete, ({ body, dependencies, currentUser }) =>
    completeLesson(dependencies, currentUser, body),
  );

  defineRoute(app, learningCalls.submitQuiz, ({ body, dependencies, currentUser }) =>
    submitQuiz(dependencies, currentUser, body),
  );

  defineRoute(
    app,
    learningCalls.submitAssignment,
    async ({ body, upload, claim, dependencies, currentUser, t }) => {
      const sent = { work: body, upload, claim };
      const submitted = await submitAssignment(dependencies, currentUser, sent);
      return new HttpResponse(submitted, t('messages.learning.submitted'));
    },
    { claimsKey: true },
  );

  defineRoute(app, learningCalls.assignmentFile, async ({ query, dependencies, currentUser }) => {
    const work = await findSubmissionFile(dependencies.database.db, query.submission_id);
    if (!work || work.file_id === null || !mayOpenSubmission(work, currentUser))
      throw new AppError('NOT_FOUND');
    return new FileResponse(await openFile(dependencies, work.file_id));
  });

  defineRoute(app, myLearningCall, async ({ dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const rows = await listMyCourses(db, currentUser.userId, dependencies.now());
    const ids = rows.map((row) => row.course_id);
    const progress = await findProgress(db, currentUser.userId, ids);
    return {
      list: rows.flatMap((row) => {
        const own = progress.get(row.course_id);
        return own ? [presentMyCourse(row, own)] : [];
      }),
    };
  });
}
