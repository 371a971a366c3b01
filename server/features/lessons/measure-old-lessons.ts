import { type Db, inTransaction } from '#database/open.ts';
import { decideMinutes, measuredMinutes } from '#domain/measured-minutes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { measureRecordingStream } from '#server/files/index.ts';
import { readLessonData } from './lesson-data.ts';
import { measureBody } from './measure-lesson.ts';

/** How many a single run measures: recordings may have to be fetched whole. */
const RECORDINGS_AT_ONCE = 20;
const LESSONS_AT_ONCE = 500;

/** Measures recordings that were stored before their length was noted. */
async function measureOldRecordings({ database, files }: Dependencies): Promise<void> {
  const rows = await database.db
    .selectFrom('files')
    .select(['file_id', 'key'])
    .where('seconds', 'is', null)
    .where('purpose', '=', 'media')
    .where('kind', 'in', ['audio', 'video'])
    .where('state', '=', 'kept')
    .orderBy('file_id')
    .limit(RECORDINGS_AT_ONCE)
    .execute();
  for (const { file_id: fileId, key } of rows) {
    const file = await files.open(key);
    const seconds = file === null ? 0 : await measureRecordingStream(file.stream);
    await database.db.updateTable('files').set({ seconds }).where('file_id', '=', fileId).execute();
  }
}

function listUnmeasured(db: Db, afterId: number) {
  return db
    .selectFrom('contents')
    .select('content_id')
    .where('measured_seconds', 'is', null)
    .where('content_id', '>', afterId)
    .orderBy('content_id')
    .limit(LESSONS_AT_ONCE)
    .execute();
}

async function measureStored(db: Db, lessonId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lesson = await tx
      .selectFrom('contents')
      .select(['type', 'content_data', 'duration', 'duration_reason'])
      .where('content_id', '=', lessonId)
      .where('measured_seconds', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!lesson) return;
    const body = readLessonData(lesson.type, lesson.content_data);
    const seconds = body === null ? 0 : await measureBody(tx, lesson.type, body, null);
    if (seconds === null) return;
    const stated = { minutes: lesson.duration, reason: lesson.duration_reason };
    const { minutes } = decideMinutes(measuredMinutes(seconds), stated);
    await tx
      .updateTable('contents')
      .set({ measured_seconds: seconds, duration: minutes })
      .where('content_id', '=', lessonId)
      .execute();
  });
}

/**
 * Measures what was stored before minutes were measured; with maintenance. Safe to repeat, and to
 * run in several processes. Editors of a lesson meet no version conflict by it.
 */
export async function measureOldLessons(dependencies: Dependencies): Promise<void> {
  await measureOldRecordings(dependencies);
  const { db } = dependencies.database;
  let afterId = 0;
  for (;;) {
    const rows = await listUnmeasured(db, afterId);
    for (const { content_id: lessonId } of rows) await measureStored(db, lessonId);
    const last = rows.at(-1);
    if (last === undefined) return;
    afterId = last.content_id;
  }
}
