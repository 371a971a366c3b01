import type { i18n } from 'i18next';
import type { z } from 'zod';
import type { Locale } from '#contract/fields.ts';
import type { ContentType } from '#contract/learning.ts';
import type {
  AdminContent,
  ContentState,
  contentCreateBody,
  contentPatchBody,
} from '#contract/lessons-admin.ts';
import type { Tx } from '#database/open.ts';
import { decideTextTimes, inStep } from '#domain/translation-times.ts';
import { createTranslator } from '#i18n/index.ts';
import { fieldSentences } from '#i18n/validation-message.ts';
import type { Deps } from '../../dependencies.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { changeRecord, createRecord, type RecordKind } from '../audit/index.ts';
import { canEditCourse } from '../courses/index.ts';
import { checkContentData, reindexContent } from '../learning/index.ts';
import { getEditableContent } from './lessons.queries.ts';
import { changedLanguages, copyTitle } from './lessons.rules.ts';
import {
  getOriginId,
  hasVersions,
  insertContent,
  insertVersion,
  lockContent,
  lockCourseOfContents,
  type NewContent,
  updateContent,
  updateTextTimes,
} from './lessons.store.ts';
import { presentEditableContent, stateOf } from './present-lesson.ts';

/**
 * Contents as this person may edit them: what is not theirs is not there.
 * @param isArchived whether those that are archived are meant, or the others
 */
export function contentRecord(
  caller: Caller,
  isArchived = false,
): RecordKind<number, AdminContent> {
  return {
    entity: 'content',
    lock: async (tx, id) => {
      const course = await lockContent(tx, id, isArchived);
      return course !== undefined && canEditCourse(course, caller);
    },
    get: async (tx, id) => presentEditableContent(await getEditableContent(tx, caller, id)),
  };
}

/** @throws Failure VALIDATION_FAILED naming what is wrong with the body, as `content_data.…` */
export function checkBody(
  type: ContentType,
  body: Record<string, unknown>,
  locale: Locale,
): Record<string, unknown> {
  const result = checkContentData(type, body);
  if (result.success) return result.data;
  const sentences = fieldSentences(createTranslator(locale), result.error.issues);
  const fields = Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [
      name === '' ? 'content_data' : `content_data.${name}`,
      sentence,
    ]),
  );
  throw new Failure('VALIDATION_FAILED', { fields });
}

/** @throws Failure NOT_FOUND where there is no such course for them to edit */
async function assertCourse(tx: Tx, caller: Caller, courseId: number, t: i18n['t']) {
  const course = await lockCourseOfContents(tx, courseId);
  if (course !== undefined && canEditCourse(course, caller)) return;
  const msg = t('validation.not_an_option');
  throw new Failure('NOT_FOUND', { msg, fields: { course_id: msg } });
}

/** Writes a new content with its first version; to be called in its transaction. */
async function addContent(tx: Tx, caller: Caller, content: NewContent, at: Date): Promise<number> {
  const contentId = await insertContent(tx, content, at);
  await reindexContent(tx, contentId);
  const { state } = content;
  await insertVersion(tx, { contentId, version: 1, state, actor: caller, savedAt: at });
  return contentId;
}

/**
 * Adds a content at the end of a course.
 * @throws Failure NOT_FOUND where the course is not theirs to edit
 * @throws Failure VALIDATION_FAILED where the body is not what its type needs
 */
export function createContent(
  deps: Deps,
  caller: Caller,
  body: z.output<typeof contentCreateBody>,
  { t, locale }: { t: i18n['t']; locale: Locale },
): Promise<AdminContent> {
  const { course_id: courseId, type } = body;
  const content_data = checkBody(type, body.content_data, locale);
  const state = stateOf({ ...body, content_data });
  return createRecord(deps, caller, contentRecord(caller), async (tx, at) => {
    await assertCourse(tx, caller, courseId, t);
    return addContent(tx, caller, { courseId, type, state }, at);
  });
}

/**
 * Adds a copy of a content at the end of its course.
 * @throws Failure NOT_FOUND
 */
export function duplicateContent(
  deps: Deps,
  caller: Caller,
  contentId: number,
  t: i18n['t'],
): Promise<AdminContent> {
  const record = contentRecord(caller);
  return createRecord(deps, caller, record, async (tx, at) => {
    const { course_id: courseId, type } = await record.get(tx, contentId);
    // The course before its content, as everywhere: who orders contents holds it, too.
    await assertCourse(tx, caller, courseId, t);
    if (!(await record.lock(tx, contentId))) throw new Failure('NOT_FOUND');
    const original = await record.get(tx, contentId);
    const state = {
      ...stateOf(original),
      title: copyTitle(original.title, ' (copy)'),
      title_zh: copyTitle(original.title_zh, '（副本）'),
    };
    const originId = await getOriginId(tx, contentId);
    return addContent(tx, caller, { courseId, type, state, originId }, at);
  });
}

/** Writes a new state, keeps it as a version, and notes which language has changed. */
async function saveState(
  tx: Tx,
  caller: Caller,
  before: AdminContent,
  after: ContentState,
  at: Date,
): Promise<void> {
  const { content_id: contentId, type, version } = before;
  const old = stateOf(before);
  if (JSON.stringify(old) === JSON.stringify(after)) return;
  // What was there before the first edit, so that it can come back.
  if (!(await hasVersions(tx, contentId))) {
    const savedAt = new Date(before.updated_at);
    await insertVersion(tx, { contentId, version, state: old, actor: null, savedAt });
  }
  const times = decideTextTimes(
    { en: new Date(before.texts_changed_at), zh: new Date(before.texts_zh_changed_at) },
    { en: before.missing.includes('en'), zh: before.missing.includes('zh') },
    changedLanguages(type, old, after),
    at,
  );
  await updateContent(tx, contentId, after, times, at);
  await reindexContent(tx, contentId);
  await insertVersion(tx, {
    contentId,
    version: version + 1,
    state: after,
    actor: caller,
    savedAt: at,
  });
}

/**
 * Changes a content; what learners have done with it stays.
 * @throws Failure NOT_FOUND, also where it is not theirs to edit
 * @throws Failure VALIDATION_FAILED where no title would be left, or the body is not what its
 *   type needs
 * @throws Failure STALE_VERSION, with the content as it is now in `data`
 */
export function changeContent(
  deps: Deps,
  caller: Caller,
  contentId: number,
  { version, ...change }: z.output<typeof contentPatchBody>,
  { t, locale }: { t: i18n['t']; locale: Locale },
): Promise<AdminContent> {
  return changeRecord(
    deps,
    caller,
    contentRecord(caller),
    contentId,
    version,
    async (tx, before, at) => {
      const old = stateOf(before);
      const given = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      ) as Partial<ContentState>;
      const after: ContentState = { ...old, ...given };
      if (after.title === '' && after.title_zh === '') {
        throw new Failure('VALIDATION_FAILED', {
          fields: { title_zh: t('validation.title_required') },
        });
      }
      if (given.content_data !== undefined) {
        after.content_data = checkBody(before.type, given.content_data, locale);
      }
      await saveState(tx, caller, before, after, at);
    },
  );
}

/**
 * Makes an older state the newest version; nothing between them is lost.
 * @param current the version that was seen; undefined: whatever is there
 * @throws Failure NOT_FOUND, STALE_VERSION
 * @throws Failure VALIDATION_FAILED where the old body could not be saved any more
 */
export function restoreVersion(
  deps: Deps,
  caller: Caller,
  { contentId, current }: { contentId: number; current: number | undefined },
  getState: (tx: Tx) => Promise<ContentState>,
  locale: Locale,
): Promise<AdminContent> {
  return changeRecord(
    deps,
    caller,
    contentRecord(caller),
    contentId,
    current,
    async (tx, before, at) => {
      const state = await getState(tx);
      const content_data = checkBody(before.type, state.content_data, locale);
      await saveState(tx, caller, before, stateOf({ ...state, content_data }), at);
    },
    'restore_version',
  );
}

/**
 * Says that the language that is older is fine as it is.
 * @throws Failure NOT_FOUND, STALE_VERSION
 */
export function confirmLanguages(
  deps: Deps,
  caller: Caller,
  contentId: number,
  version: number | undefined,
): Promise<AdminContent> {
  return changeRecord(
    deps,
    caller,
    contentRecord(caller),
    contentId,
    version,
    async (tx, before, at) => {
      if (before.texts_changed_at === before.texts_zh_changed_at) return;
      const en = new Date(before.texts_changed_at);
      const zh = new Date(before.texts_zh_changed_at);
      await updateTextTimes(tx, contentId, inStep({ en, zh }), at);
    },
    'confirm',
  );
}
