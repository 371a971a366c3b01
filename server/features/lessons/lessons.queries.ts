import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import type { Locale } from '#domain/locale.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { isInArchivedCourse, isInCourseTaughtBy } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { matchesSearch } from '#server/lib/search/index.ts';
import type { Page } from '#server/lib/sql/page.ts';

type Editor = Pick<CurrentUser, 'userId' | 'role'>;

/**
 * Lessons of the courses that somebody may edit, archived ones too; an archived teacher teaches
 * nothing any more. Nothing is joined to them: what an admin may not edit is in archived courses,
 * and these are few.
 */
function selectEditable(db: Db, currentUser: Editor) {
  return db
    .selectFrom('contents as k')
    .where(sql<boolean>`not ${isInArchivedCourse('k.course_id')}`)
    .$if(currentUser.role !== 'admin', (qb) =>
      qb.where(isInCourseTaughtBy('k.course_id', currentUser.userId)),
    );
}

/** With their course. */
function withCourse(db: Db, currentUser: Editor) {
  return selectEditable(db, currentUser).innerJoin('courses as c', 'c.course_id', 'k.course_id');
}

const listedColumns = [
  'k.content_id',
  'k.course_id',
  'c.title as course_title',
  'c.title_zh as course_title_zh',
  'k.position',
  'k.type',
  'k.title',
  'k.title_zh',
  'k.duration',
  'k.lacks_en',
  'k.lacks_zh',
  'k.texts_changed_at',
  'k.texts_zh_changed_at',
  'k.created_at',
  'k.updated_at',
  'k.archived_at',
  'k.version',
] as const;

interface ListFilter extends Page {
  search?: string | undefined;
  course_id?: number | undefined;
  type?: LessonType | undefined;
  missing?: Locale | undefined;
  outdated?: Locale | undefined;
  archived: boolean;
  unreviewed?: boolean | undefined;
  sort: 'updated' | 'oldest' | 'course';
}

/** One page of the lessons that somebody may edit. */
export async function listEditableLessons(db: Db, currentUser: Editor, filter: ListFilter) {
  const { course_id: courseId, type, missing, outdated, search = '' } = filter;
  const found = selectEditable(db, currentUser)
    .where('k.archived_at', filter.archived ? 'is not' : 'is', null)
    .$if(courseId !== undefined, (qb) => qb.where('k.course_id', '=', courseId ?? 0))
    .$if(type !== undefined, (qb) => qb.where('k.type', '=', type ?? 'text'))
    // The conditions of the indexes, literally; `<` alone would not let a planner use the one on
    // `<>`.
    .$if(filter.unreviewed === true, (qb) => qb.where('k.unreviewed_since', 'is not', null))
    .$if(missing !== undefined, (qb) =>
      qb.where(missing === 'en' ? 'k.lacks_en' : 'k.lacks_zh', '=', true),
    )
    .$if(outdated !== undefined, (qb) =>
      qb
        .whereRef('k.texts_changed_at', '<>', 'k.texts_zh_changed_at')
        .whereRef('k.texts_changed_at', outdated === 'en' ? '<' : '>', 'k.texts_zh_changed_at')
        .where(outdated === 'en' ? 'k.lacks_en' : 'k.lacks_zh', '=', false),
    )
    .$if(search.trim() !== '', (qb) => qb.where(matchesSearch('k.search_document', search)));
  const sorted = {
    updated: () => found.orderBy('k.updated_at', 'desc').orderBy('k.content_id', 'desc'),
    oldest: () => found.orderBy('k.updated_at').orderBy('k.content_id'),
    course: () => found.orderBy('k.course_id').orderBy('k.position'),
  }[filter.sort]();
  // The page is found in an index first; only its rows are joined.
  const [ids, { count }] = await Promise.all([
    sorted
      .select('k.content_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = await findListed(
    db,
    currentUser,
    ids.map((row) => row.content_id),
  );
  return { list, count };
}

/** Some lessons in the order of their ids as given. */
async function findListed(db: Db, currentUser: Editor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await withCourse(db, currentUser)
    .select(listedColumns)
    .where('k.content_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.content_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ListedLessonRow = Awaited<ReturnType<typeof listEditableLessons>>['list'][number];

/**
 * One lesson with its body.
 * @throws AppError NOT_FOUND, also where it is not theirs to edit
 */
export async function getEditableLesson(db: Db, currentUser: Editor, lessonId: number) {
  return withCourse(db, currentUser)
    .select(listedColumns)
    .select((eb) => [
      'k.description',
      'k.description_zh',
      'k.content_data',
      'k.measured_seconds',
      'k.duration_reason',
      'k.unreviewed_since',
      'k.created_at',
      'c.status as course_status',
      eb
        .selectFrom('content_progress as p')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('p.content_id', '=', 'k.content_id')
        .$asScalar()
        .$notNull()
        .as('learner_count'),
    ])
    .where('k.content_id', '=', lessonId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

export type EditableLessonRow = Awaited<ReturnType<typeof getEditableLesson>>;

/**
 * One page of the saved versions of a lesson, the newest first; with one more row where there is
 * one, with which the last of the page is compared.
 */
export async function listVersions(db: Db, lessonId: number, { page, limit }: Page) {
  const all = db.selectFrom('content_versions').where('content_id', '=', lessonId);
  const [list, { count }] = await Promise.all([
    all
      .select(['version', 'saved_at', 'actor_name', 'state'])
      .orderBy('version', 'desc')
      .limit(limit + 1)
      .offset((page - 1) * limit)
      .execute(),
    all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** @throws AppError NOT_FOUND where there is no such version */
export function getVersion(db: Db, lessonId: number, version: number) {
  return db
    .selectFrom('content_versions')
    .select([
      'version',
      'saved_at',
      'actor_name',
      'state',
      'texts_changed_at',
      'texts_zh_changed_at',
    ])
    .where('content_id', '=', lessonId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

export type VersionRow = Awaited<ReturnType<typeof getVersion>>;
