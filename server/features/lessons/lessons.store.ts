import type { LessonState } from '#contract/lessons-admin.ts';
import type { Tx } from '#database/open.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { TranslationTimes } from '#domain/translation-times.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { MeasuredState } from './measure-lesson.ts';

/**
 * A lesson and the user who teaches its course, locked until the transaction ends; not found where
 * the course is archived.
 */
export function lockLesson(tx: Tx, lessonId: number, isArchived: boolean) {
  return tx
    .selectFrom('contents as k')
    .innerJoin('courses as c', 'c.course_id', 'k.course_id')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .select('t.user_id as teacher_user_id')
    .where('k.content_id', '=', lessonId)
    .where('k.archived_at', isArchived ? 'is not' : 'is', null)
    .where('c.archived_at', 'is', null)
    .forUpdate('k')
    .executeTakeFirst();
}

/**
 * Locks a course and returns who teaches it: of two lessons that are added at once, each gets its
 * own position.
 */
export function lockCourseOfLessons(tx: Tx, courseId: number) {
  return tx
    .selectFrom('courses as c')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .select('t.user_id as teacher_user_id')
    .where('c.course_id', '=', courseId)
    .where('c.archived_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
}

export interface NewLesson {
  courseId: number;
  type: LessonType;
  state: LessonState;
  measuredSeconds: number | null;
  /** null: an admin has looked at it. */
  unreviewedSince: Date | null;
  /** Of a copy: the original at the start of the chain. */
  originId?: number | null;
}

/** Adds a lesson at the end of its course. @returns the id */
export async function insertLesson(
  tx: Tx,
  { courseId, type, state, measuredSeconds, unreviewedSince, originId = null }: NewLesson,
  now: Date,
): Promise<number> {
  const { content_id } = await tx
    .insertInto('contents')
    .values((eb) => ({
      ...state,
      content_data: JSON.stringify(state.content_data),
      measured_seconds: measuredSeconds,
      unreviewed_since: unreviewedSince,
      course_id: courseId,
      type,
      origin_content_id: originId,
      position: eb
        .selectFrom('contents')
        .select((all) =>
          all(all.fn.coalesce(all.fn.max('position'), all.lit(0)), '+', 1).as('next'),
        )
        .where('course_id', '=', courseId),
      created_at: now,
      updated_at: now,
      texts_changed_at: now,
      texts_zh_changed_at: now,
    }))
    .returning('content_id')
    .executeTakeFirstOrThrow();
  return content_id;
}

/**
 * The id by which points for a lesson are paid once: its own, or that of the lesson it was copied
 * from.
 */
export async function getOriginId(tx: Tx, lessonId: number): Promise<number> {
  const { origin_content_id } = await tx
    .selectFrom('contents')
    .select('origin_content_id')
    .where('content_id', '=', lessonId)
    .executeTakeFirstOrThrow();
  return origin_content_id ?? lessonId;
}

export async function updateLesson(
  tx: Tx,
  lessonId: number,
  { state, measuredSeconds, review }: MeasuredState & { review: 'done' | 'needed' | 'unchanged' },
  times: TranslationTimes,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('contents')
    .set((eb) => ({
      ...state,
      content_data: JSON.stringify(state.content_data),
      measured_seconds: measuredSeconds,
      ...(review === 'done' && { unreviewed_since: null }),
      ...(review === 'needed' && {
        unreviewed_since: eb.fn.coalesce('unreviewed_since', eb.val(now)),
      }),
      texts_changed_at: times.en,
      texts_zh_changed_at: times.zh,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('content_id', '=', lessonId)
    .execute();
}

/** Marks both languages as in sync, also in the newest version, so that restoring it keeps that. */
export async function updateTextTimes(
  tx: Tx,
  lessonId: number,
  times: TranslationTimes,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({ texts_changed_at: times.en, texts_zh_changed_at: times.zh })
    .where('content_id', '=', lessonId)
    .where('version', '=', (eb) =>
      eb
        .selectFrom('content_versions')
        .select((all) => all.fn.max('version').as('newest'))
        .where('content_id', '=', lessonId),
    )
    .execute();
  await tx
    .updateTable('contents')
    .set((eb) => ({
      texts_changed_at: times.en,
      texts_zh_changed_at: times.zh,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('content_id', '=', lessonId)
    .execute();
}

/** @param archivedAt null restores it, to the place that it had */
export async function updateArchived(
  tx: Tx,
  lessonId: number,
  archivedAt: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('contents')
    .set((eb) => ({ archived_at: archivedAt, updated_at: now, version: eb('version', '+', 1) }))
    .where('content_id', '=', lessonId)
    .execute();
}

interface SavedVersion {
  lessonId: number;
  version: number;
  state: LessonState;
  /** null: it existed before anybody edited it. */
  actor: Pick<CurrentUser, 'userId' | 'name'> | null;
  savedAt: Date;
  /** Of its texts, as in `contents`. */
  times: TranslationTimes;
}

/** Stores a version; one that exists already stays as it is. */
export async function insertVersion(
  tx: Tx,
  { lessonId, version, state, actor, savedAt, times }: SavedVersion,
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      content_id: lessonId,
      version,
      saved_at: savedAt,
      actor_user_id: actor?.userId ?? null,
      actor_name: actor?.name ?? '',
      texts_changed_at: times.en,
      texts_zh_changed_at: times.zh,
      state: JSON.stringify(state),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function hasVersions(tx: Tx, lessonId: number): Promise<boolean> {
  const kept = await tx
    .selectFrom('content_versions')
    .select('version')
    .where('content_id', '=', lessonId)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}
