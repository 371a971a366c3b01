import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { lessonCreateBody, lessonPatchBody } from '#contract/lesson-input.ts';
import type { AdminLesson, LessonState } from '#contract/lessons-admin.ts';
import type { Tx } from '#database/open.ts';
import { canEditCourse } from '#domain/course-editors.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import {
  markInSync,
  restoredTimestamps,
  type TranslationTimes,
  translationTimestamps,
} from '#domain/translation-times.ts';
import { inBothLanguages } from '#i18n/index.ts';
import { issueMessages } from '#i18n/validation-message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, createRecord } from '#server/features/audit/index.ts';
import { assertRoomForLesson } from '#server/features/courses/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { copyTitle } from './copy-title.rules.ts';
import { changedLanguages } from './lesson-changes.rules.ts';
import { checkLessonData } from './lesson-data.ts';
import { lessonRecord } from './lesson-record.ts';
import {
  getOriginId,
  hasVersions,
  insertLesson,
  insertVersion,
  lockCourseOfLessons,
  type NewLesson,
  updateLesson,
  updateTextTimes,
} from './lessons.store.ts';
import { measureState } from './measure-lesson.ts';
import { stateOf } from './present-lesson.ts';
import { reindexLesson } from './reindex-lesson.ts';
import { needsReview } from './review-lesson.rules.ts';
import { isReviewerOf } from './review-lesson.ts';

/** @throws AppError VALIDATION_FAILED naming what is wrong with the body, as `content_data.…` */
export function checkBody(
  type: LessonType,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const result = checkLessonData(type, body);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    Object.entries(issueMessages(result.error.issues)).map(([name, message]) => [
      name === '' ? 'content_data' : `content_data.${name}`,
      message,
    ]),
  );
  throw new AppError('VALIDATION_FAILED', { fields });
}

/** @throws AppError NOT_FOUND where there is no such course for them to edit */
async function assertCourse(tx: Tx, currentUser: CurrentUser, courseId: number) {
  const course = await lockCourseOfLessons(tx, courseId);
  if (course !== undefined && canEditCourse(course, currentUser)) return;
  throw fieldError('NOT_FOUND', 'course_id', 'validation.not_an_option');
}

/**
 * Writes a new lesson with its first version; to be called in its transaction, which has locked the
 * course.
 * @throws AppError INVALID_STATE where the course would pay more points than it costs
 */
async function addLesson(
  tx: Tx,
  currentUser: CurrentUser,
  content: Omit<NewLesson, 'measuredSeconds' | 'unreviewedSince'>,
  at: Date,
): Promise<number> {
  const { type, originId = null, courseId } = content;
  await assertRoomForLesson(tx, courseId, { type });
  const measured = await measureState(tx, type, content.state, originId);
  const { state } = measured;
  const unreviewedSince = (await isReviewerOf(tx, currentUser, courseId)) ? null : at;
  const lessonId = await insertLesson(tx, { ...content, ...measured, unreviewedSince }, at);
  await reindexLesson(tx, lessonId);
  await insertVersion(tx, {
    lessonId,
    version: 1,
    state,
    actor: currentUser,
    savedAt: at,
    times: { en: at, zh: at },
  });
  return lessonId;
}

/**
 * Adds a lesson at the end of a course.
 * @throws AppError NOT_FOUND where the course is not theirs to edit
 * @throws AppError INVALID_STATE where the course would pay more points than it costs
 * @throws AppError VALIDATION_FAILED where the body is not what its type needs
 */
export function createLesson(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  body: z.output<typeof lessonCreateBody>,
): Promise<AdminLesson> {
  const { course_id: courseId, type } = body;
  const content_data = checkBody(type, body.content_data);
  const state = stateOf({ ...body, content_data });
  return createRecord(dependencies, currentUser, lessonRecord(currentUser), async (tx, at) => {
    await assertCourse(tx, currentUser, courseId);
    return addLesson(tx, currentUser, { courseId, type, state }, at);
  });
}

/**
 * Adds a copy of a lesson at the end of its course.
 * @throws AppError NOT_FOUND
 */
export function duplicateLesson(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  lessonId: number,
): Promise<AdminLesson> {
  const record = lessonRecord(currentUser);
  return createRecord(dependencies, currentUser, record, async (tx, at) => {
    const { course_id: courseId, type } = await record.get(tx, lessonId);
    // The course is locked before its lesson, as everywhere: ordering lessons locks it, too.
    await assertCourse(tx, currentUser, courseId);
    if (!(await record.lock(tx, lessonId))) throw new AppError('NOT_FOUND');
    const original = await record.get(tx, lessonId);
    const mark = inBothLanguages('messages.lessons.copyMark');
    const state = {
      ...stateOf(original),
      title: copyTitle(original.title, mark.en),
      title_zh: copyTitle(original.title_zh, mark.zh),
    };
    const originId = await getOriginId(tx, lessonId);
    return addLesson(tx, currentUser, { courseId, type, state, originId }, at);
  });
}

/** Writes a new state, stores it as a version, and records which language has changed. */
async function saveState(
  tx: Tx,
  currentUser: CurrentUser,
  before: AdminLesson,
  changed: LessonState,
  at: Date,
  timesOf: (usual: TranslationTimes) => TranslationTimes = (usual) => usual,
): Promise<void> {
  const { content_id: lessonId, type, version } = before;
  const old = stateOf(before);
  const measured = await measureState(tx, type, changed, lessonId);
  const after = measured.state;
  if (isDeepStrictEqual(old, after)) return;
  const was = { en: new Date(before.texts_changed_at), zh: new Date(before.texts_zh_changed_at) };
  // The state before the first edit, so that it can be restored.
  if (!(await hasVersions(tx, lessonId))) {
    const savedAt = new Date(before.updated_at);
    await insertVersion(tx, { lessonId, version, state: old, actor: null, savedAt, times: was });
  }
  const lacks = { en: before.missing.includes('en'), zh: before.missing.includes('zh') };
  const languages = changedLanguages(type, old, after);
  const times = timesOf(translationTimestamps(was, lacks, languages, at));
  const reviews = await isReviewerOf(tx, currentUser, before.course_id);
  const review = reviews ? 'done' : needsReview(type, old, after) ? 'needed' : 'unchanged';
  await updateLesson(tx, lessonId, { ...measured, review }, times, at);
  await reindexLesson(tx, lessonId);
  await insertVersion(tx, {
    lessonId,
    version: version + 1,
    state: after,
    actor: currentUser,
    savedAt: at,
    times,
  });
}

/**
 * Changes a lesson; what learners have done with it stays.
 * @throws AppError NOT_FOUND, also where it is not theirs to edit
 * @throws AppError VALIDATION_FAILED where no title would be left, or the body is not what its
 *   type needs
 * @throws AppError STALE_VERSION, with the lesson as it is now in `data`
 */
export function changeLesson(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  lessonId: number,
  { version, ...change }: z.output<typeof lessonPatchBody>,
): Promise<AdminLesson> {
  return changeRecord(
    dependencies,
    currentUser,
    lessonRecord(currentUser),
    lessonId,
    version,
    async (tx, before, at) => {
      const old = stateOf(before);
      const given = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      ) as Partial<LessonState>;
      const after: LessonState = { ...old, ...given };
      if (after.title === '' && after.title_zh === '') {
        throw new AppError('VALIDATION_FAILED', {
          fields: { title_zh: 'validation.title_required' },
        });
      }
      if (given.content_data !== undefined) {
        after.content_data = checkBody(before.type, given.content_data);
      }
      await saveState(tx, currentUser, before, after, at);
    },
  );
}

/**
 * Restores an earlier version as the newest one; those between stay. Whether one of its languages
 * was behind the other is restored with it.
 * @param current the version that was seen; undefined: whatever is stored
 * @throws AppError NOT_FOUND, STALE_VERSION
 * @throws AppError VALIDATION_FAILED where the old body could no longer be saved
 */
export function restoreVersion(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  { lessonId, current }: { lessonId: number; current: number | undefined },
  getOld: (tx: Tx) => Promise<{ state: LessonState; times: TranslationTimes | null }>,
): Promise<AdminLesson> {
  return changeRecord(
    dependencies,
    currentUser,
    lessonRecord(currentUser),
    lessonId,
    current,
    async (tx, before, at) => {
      const { state, times } = await getOld(tx);
      const content_data = checkBody(before.type, state.content_data);
      const after = stateOf({ ...state, content_data });
      await saveState(tx, currentUser, before, after, at, (usual) =>
        restoredTimestamps(times, usual, at),
      );
    },
    'restore_version',
  );
}

/**
 * Marks the outdated language as up to date.
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
export function confirmLanguages(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  lessonId: number,
  version: number | undefined,
): Promise<AdminLesson> {
  return changeRecord(
    dependencies,
    currentUser,
    lessonRecord(currentUser),
    lessonId,
    version,
    async (tx, before, at) => {
      if (before.texts_changed_at === before.texts_zh_changed_at) return;
      const en = new Date(before.texts_changed_at);
      const zh = new Date(before.texts_zh_changed_at);
      await updateTextTimes(tx, lessonId, markInSync({ en, zh }), at);
    },
    'confirm',
  );
}
