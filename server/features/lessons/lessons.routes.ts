import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { QuizAnswer, QuizResult } from '#contract/learning.ts';
import {
  type AdminLesson,
  type LessonEditingCalls,
  lessonAdminCalls,
  lessonTeachingCalls,
} from '#contract/lessons-admin.ts';
import { pageSize } from '#contract/paging.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { payForLesson } from '#server/features/points/index.ts';
import { createAfterResponse } from '#server/http/after-response.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { archiveLesson, unarchiveLesson } from './archive-lesson.ts';
import {
  changeLesson,
  checkBody,
  confirmLanguages,
  createLesson,
  duplicateLesson,
  restoreVersion,
} from './edit-lesson.ts';
import { presentLessonData, readLessonData, type StoredQuiz } from './lesson-data.ts';
import {
  getEditableLesson,
  getVersion,
  listEditableLessons,
  listVersions,
} from './lessons.queries.ts';
import {
  presentEditableLesson,
  presentListedLesson,
  presentVersion,
  presentVersions,
  timesOfVersion,
} from './present-lesson.ts';
import { reviewLesson } from './review-lesson.ts';

/** What editing needs of `learning`, which imports lessons itself. */
export interface LearningOfLessons {
  /** Completes a course for those who have nothing left of it after a lesson was archived. */
  completeFinishedLearners: (
    dependencies: Dependencies,
    courseId: number,
    log: Pick<FastifyBaseLogger, 'error'>,
  ) => Promise<void>;
  /** Grades answers to a quiz that is being written. */
  tryQuiz: (quiz: StoredQuiz, answers: Record<string, QuizAnswer>) => QuizResult;
}

/** Where what was sent cannot be read. */
const NO_QUIZ = { questions: [], pass_mark: 0, max_attempts: 0, retry_after_hours: null };

export function registerAdminLessonsRoutes(app: FastifyInstance, learning: LearningOfLessons) {
  const afterResponse = createAfterResponse(app);
  registerLessonEditingRoutes(app, lessonAdminCalls, learning);

  defineRoute(
    app,
    lessonAdminCalls.review,
    async ({ params, body, dependencies, currentUser, t, afterCommit, request }) => {
      const lesson = await reviewLesson(dependencies, currentUser, params.id, body.version);
      afterCommit(() => afterResponse(payReviewed(app.dependencies, lesson, request.log)));
      return new HttpResponse(lesson, t('messages.lessons.reviewed'));
    },
  );
}

/** Pays learners for a lesson that needs no more looking at; maintenance makes up for a failure. */
async function payReviewed(
  { database, now }: Dependencies,
  lesson: AdminLesson,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  if (lesson.unreviewed_since !== null) return;
  const { content_id: lessonId } = lesson;
  try {
    const timeZone = await getTimeZone(database.db);
    await payForLesson(database.db, lessonId, { now: now(), timeZone });
  } catch (error) {
    log.error({ err: error, lessonId }, 'learners were not paid for a reviewed lesson');
  }
}

/** The same for teachers, limited to their own courses. */
export function registerTeachingLessonsRoutes(app: FastifyInstance, learning: LearningOfLessons) {
  registerLessonEditingRoutes(app, lessonTeachingCalls, learning);
}

function registerLessonEditingRoutes(
  app: FastifyInstance,
  calls: LessonEditingCalls,
  { completeFinishedLearners, tryQuiz }: LearningOfLessons,
): void {
  const afterResponse = createAfterResponse(app);

  defineRoute(app, calls.list, async ({ query, dependencies, currentUser }) => {
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { list, count } = await listEditableLessons(db, currentUser, { ...query, limit });
    return { list: list.map(presentListedLesson), count, page: query.page, limit };
  });

  defineRoute(app, calls.get, async ({ params, dependencies, currentUser }) =>
    presentEditableLesson(
      await getEditableLesson(dependencies.database.db, currentUser, params.id),
    ),
  );

  defineRoute(app, calls.create, async ({ body, dependencies, currentUser, t }) => {
    const content = await createLesson(dependencies, currentUser, body);
    return new HttpResponse(content, t('messages.lessons.added'));
  });

  defineRoute(
    app,
    calls.update,
    async ({ params, body, dependencies, currentUser, t, afterCommit, request }) => {
      const content = await changeLesson(dependencies, currentUser, params.id, body);
      afterCommit(() => afterResponse(payReviewed(app.dependencies, content, request.log)));
      return new HttpResponse(content, t('messages.lessons.saved'));
    },
  );

  defineRoute(app, calls.archive, async (call) => {
    const { params, dependencies, currentUser, t, afterCommit, request } = call;
    const courseId = await archiveLesson(dependencies, currentUser, params.id);
    afterCommit(() =>
      afterResponse(completeFinishedLearners(app.dependencies, courseId, request.log)),
    );
    return new HttpResponse({}, t('messages.lessons.archived'));
  });

  defineRoute(app, calls.restore, async ({ params, dependencies, currentUser, t }) => {
    await unarchiveLesson(dependencies, currentUser, params.id);
    const content = await getEditableLesson(dependencies.database.db, currentUser, params.id);
    return new HttpResponse(presentEditableLesson(content), t('messages.lessons.restored'));
  });

  defineRoute(app, calls.duplicate, async ({ params, dependencies, currentUser, t }) => {
    const content = await duplicateLesson(dependencies, currentUser, params.id);
    return new HttpResponse(content, t('messages.lessons.duplicated'));
  });

  defineRoute(app, calls.confirm, async ({ params, body, dependencies, currentUser, t }) => {
    const content = await confirmLanguages(dependencies, currentUser, params.id, body.version);
    return new HttpResponse(content, t('messages.lessons.confirmed'));
  });

  defineRoute(app, calls.versions, async ({ params, query, dependencies, currentUser }) => {
    const limit = pageSize(query, 20);
    const { page } = query;
    const { db } = dependencies.database;
    await getEditableLesson(db, currentUser, params.id);
    const { list, count } = await listVersions(db, params.id, { page, limit });
    return { list: presentVersions(list, limit), count, page, limit };
  });

  defineRoute(app, calls.version, async ({ params, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const { type } = await getEditableLesson(db, currentUser, params.id);
    const version = presentVersion(await getVersion(db, params.id, params.version));
    return { ...version, shown: presentLessonData(type, version.state.content_data) };
  });

  defineRoute(app, calls.restoreVersion, async ({ params, body, dependencies, currentUser, t }) => {
    const input = { lessonId: params.id, current: body.current };
    const content = await restoreVersion(dependencies, currentUser, input, async (tx) => {
      const row = await getVersion(tx, params.id, params.version);
      return { state: presentVersion(row).state, times: timesOfVersion(row) };
    });
    return new HttpResponse(
      content,
      t('messages.lessons.versionRestored', { version: params.version }),
    );
  });

  defineRoute(app, calls.tryQuiz, async ({ body }) => {
    const quiz = readLessonData('quiz', checkBody('quiz', body.content_data));
    return tryQuiz(quiz ?? NO_QUIZ, body.answers);
  });
}
