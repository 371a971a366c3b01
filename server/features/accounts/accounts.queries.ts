import type { Db } from '#database/open.ts';
import { avatarKey } from './avatar-path.ts';

export function getUser(db: Db, userId: number) {
  return db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

export function findOwnInvitation(db: Db, userId: number) {
  return db
    .selectFrom('invitation_codes')
    .select(['invitation_code_id', 'code', 'used_count'])
    .where('owner_user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** The file of a picture that its owner shows under this path. */
export function findAvatarFile(db: Db, path: string) {
  return db
    .selectFrom('files')
    .innerJoin('users', 'users.user_id', 'files.owner_user_id')
    .select(['files.key', 'files.mime', 'files.bytes', 'files.original_name', 'files.created_at'])
    .where('files.key', '=', avatarKey(path))
    .where('files.purpose', '=', 'avatar')
    .where('files.state', '=', 'kept')
    .where('users.avatar', '=', path)
    .executeTakeFirst();
}
