import { sql } from 'kysely';
import { UPLOADS_PATH } from '#contract/files.ts';
import type { LessonState } from '#contract/lessons-admin.ts';
import type { Db, Tx } from '#database/open.ts';
import { isPlayed, type LessonType } from '#domain/lesson-completion.ts';
import { decideMinutes, measuredMinutes, measuredSeconds } from '#domain/measured-minutes.ts';
import { isStoredName, storedKey } from '#server/files/index.ts';

/** @returns undefined where the academy does not store the recording; null: not measured yet */
async function findRecordingSeconds(db: Db, url: unknown): Promise<number | null | undefined> {
  if (typeof url !== 'string' || !url.startsWith(UPLOADS_PATH)) return undefined;
  const name = url.slice(UPLOADS_PATH.length);
  if (!isStoredName(name)) return undefined;
  const file = await db
    .selectFrom('files')
    .select('seconds')
    .where('key', '=', storedKey('media', name))
    .executeTakeFirst();
  return file?.seconds;
}

/** What was measured of a lesson that plays the same recording. */
async function findMeasuredOf(db: Db, lessonId: number, url: unknown) {
  const row = await db
    .selectFrom('contents')
    .select('measured_seconds')
    .where('content_id', '=', lessonId)
    .where(sql<string>`content_data ->> 'url'`, '=', String(url))
    .executeTakeFirst();
  return row?.measured_seconds;
}

/**
 * Measures the body of a lesson.
 * @param lessonId of the lesson as it is stored, or that it is copied from: its recording need not
 *   be stored by the academy to have been measured
 * @returns seconds; 0 where they cannot be measured; null for a stored recording that is not yet
 */
export async function measureBody(
  db: Db,
  type: LessonType,
  body: Record<string, unknown>,
  lessonId: number | null,
): Promise<number | null> {
  if (!isPlayed(type)) return measuredSeconds(type, body, null);
  const own = await findRecordingSeconds(db, body.url);
  if (own !== undefined) return own;
  const known = lessonId === null ? undefined : await findMeasuredOf(db, lessonId, body.url);
  return measuredSeconds(type, body, known ?? null);
}

/** A lesson with the minutes that count for it, and the seconds that were measured. */
export interface MeasuredState {
  state: LessonState;
  measuredSeconds: number | null;
}

/** Measures a lesson that is about to be saved. @param lessonId as `measureBody` takes it */
export async function measureState(
  tx: Tx,
  type: LessonType,
  state: LessonState,
  lessonId: number | null,
): Promise<MeasuredState> {
  const seconds = await measureBody(tx, type, state.content_data, lessonId);
  const stated = { minutes: state.duration, reason: state.duration_reason };
  const { minutes, reason } = decideMinutes(measuredMinutes(seconds), stated);
  return {
    state: { ...state, duration: minutes, duration_reason: reason },
    measuredSeconds: seconds,
  };
}
