import type { z } from 'zod';
import type {
  AdminTeacher,
  teacherCreateBody,
  teacherPatchBody,
} from '#contract/teachers-admin.ts';
import type { Db } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import {
  insertTeacher,
  lockTeacher,
  reindexTeacher,
  setTeacherArchived,
  updateTeacher,
} from './teachers.store.ts';
import { findTeachingAccount, getAdminTeacher } from './teachers-admin.queries.ts';

const recordOf = (archived: boolean): RecordKind<number, AdminTeacher> => ({
  entity: 'teacher',
  lock: (tx, id) => lockTeacher(tx, id, archived),
  get: getAdminTeacher,
});

/**
 * The account of a teacher: it must have the role of a teacher or an admin.
 * @param email empty: none
 * @param teacherId the teacher who may be linked to it already; null: a new one
 */
async function accountOf(db: Db, email: string, teacherId: number | null): Promise<number | null> {
  if (email === '') return null;
  const account = await findTeachingAccount(db, email);
  if (!account) throw fieldError('VALIDATION_FAILED', 'user_email', 'messages.teachers.noAccount');
  if (account.role === 'student') {
    throw fieldError('VALIDATION_FAILED', 'user_email', 'messages.teachers.isLearner');
  }
  if (account.teacher_id !== null && account.teacher_id !== teacherId) {
    const name = { en: account.name ?? '', zh: account.name_zh ?? '' };
    const message = { key: 'messages.teachers.linked', params: { name } } as const;
    throw fieldError('ALREADY_EXISTS', 'user_email', message);
  }
  return account.user_id;
}

/**
 * Adds a teacher, and links their account.
 * @throws AppError VALIDATION_FAILED, ALREADY_EXISTS at `user_email`
 */
export function createTeacher(
  dependencies: Dependencies,
  admin: CurrentUser,
  { user_email: email, ...teacher }: z.output<typeof teacherCreateBody>,
): Promise<AdminTeacher> {
  return createRecord(dependencies, admin, recordOf(false), async (tx, at) => {
    const user_id = await accountOf(tx, email, null);
    const teacherId = await insertTeacher(tx, { ...teacher, user_id }, at);
    await reindexTeacher(tx, teacherId);
    return teacherId;
  });
}

/**
 * Changes a teacher; their courses are found by the new name at once.
 * @throws AppError NOT_FOUND, STALE_VERSION; VALIDATION_FAILED, ALREADY_EXISTS at a field
 */
export function changeTeacher(
  dependencies: Dependencies,
  admin: CurrentUser,
  teacherId: number,
  { version, user_email: email, ...change }: z.output<typeof teacherPatchBody>,
): Promise<AdminTeacher> {
  return changeRecord(
    dependencies,
    admin,
    recordOf(false),
    teacherId,
    version,
    async (tx, teacher) => {
      const { name = teacher.name, name_zh = teacher.name_zh } = change;
      if (name === '' && name_zh === '') {
        throw fieldError('VALIDATION_FAILED', 'name_zh', 'validation.person_name_required');
      }
      const isLink =
        email !== undefined && email.toLowerCase() !== teacher.user_email.toLowerCase();
      const link = isLink ? { user_id: await accountOf(tx, email, teacherId) } : {};
      await updateTeacher(tx, teacherId, { ...change, ...link });
      await reindexTeacher(tx, teacherId);
    },
  );
}

/**
 * Archives a teacher: no longer in lists or on a page of their own; courses keep their name.
 * @throws AppError NOT_FOUND
 */
export function archiveTeacher(
  dependencies: Dependencies,
  admin: CurrentUser,
  teacherId: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, recordOf(false), teacherId, (tx, at) =>
    setTeacherArchived(tx, teacherId, at),
  );
}

/** Restores an archived teacher. @throws AppError NOT_FOUND */
export async function restoreTeacher(
  dependencies: Dependencies,
  admin: CurrentUser,
  teacherId: number,
): Promise<AdminTeacher> {
  const write = (tx: Parameters<typeof setTeacherArchived>[0]) =>
    setTeacherArchived(tx, teacherId, null);
  await archiveRecord(dependencies, admin, recordOf(true), teacherId, write, 'restore');
  return getAdminTeacher(dependencies.database.db, teacherId);
}
