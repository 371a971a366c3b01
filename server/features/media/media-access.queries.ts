import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Viewer } from '#domain/course-access.ts';
import { isPermitted } from '#domain/permissions.ts';
import { isFreeCourseSql } from '#server/features/courses/index.ts';

/** Records that show a file to some people only; other records show theirs to everybody. */
const lessonRecords = ['content', 'content_version', 'draft'];

/** The lesson of a use; ids of other kinds of records give null. */
const usedContent = sql`case when used.entity in ('content', 'content_version')
  then used.entity_id::int end`;

/** Used on a public page, or in a lesson of a free course. */
const isPublic = (fileId: number) => sql<boolean>`exists (
  select from file_uses as used
  left join contents as k on k.content_id = ${usedContent}
  left join courses as c on c.course_id = k.course_id
  where used.file_id = ${fileId} and (
    used.entity <> all(${sql.val(lessonRecords)}::text[])
    or (used.entity = 'content' and k.archived_at is null
      and c.status <> 'draft' and ${isFreeCourseSql('c')})
  ))`;

/** Used in a lesson, or an older version of one, of a course that this person teaches. */
const isTaughtBy = (fileId: number, userId: number) => sql<boolean>`exists (
  select from file_uses as used
  join contents as k on k.content_id = ${usedContent}
  join courses as c on c.course_id = k.course_id
  join teachers as t on t.teacher_id = c.teacher_id and t.archived_at is null
  where used.file_id = ${fileId} and t.user_id = ${userId})`;

/**
 * Who may fetch a file under its bare path: everybody what is public; beyond that only editors, who
 * are admins of the media, whoever uploaded it, and who teaches a course that uses it. Learners get signed
 * addresses.
 */
export async function mayFetchMedia(
  db: Db,
  file: { file_id: number; owner_user_id: number | null },
  findViewer: () => Promise<Viewer>,
): Promise<'everybody' | 'editor' | 'nobody'> {
  const ask = async (question: ReturnType<typeof isPublic>) =>
    (await sql<{ yes: boolean }>`select ${question} as yes`.execute(db)).rows[0]?.yes === true;
  if (await ask(isPublic(file.file_id))) return 'everybody';
  const viewer = await findViewer();
  if (viewer === null || viewer.role === 'student') return 'nobody';
  if (isPermitted(viewer, 'media') || viewer.userId === file.owner_user_id) return 'editor';
  return (await ask(isTaughtBy(file.file_id, viewer.userId))) ? 'editor' : 'nobody';
}
