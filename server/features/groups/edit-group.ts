import type { z } from 'zod';
import type { AdminGroup, groupBody } from '#contract/groups-admin.ts';
import type { Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getGroup } from './groups.queries.ts';
import { insertGroup, isGroupNameTaken, lockGroup, updateGroup } from './groups.store.ts';
import { presentGroup } from './present-group.ts';

const groupRecord = (archived = false): RecordKind<number, AdminGroup> => ({
  entity: 'learner_group',
  lock: (tx, id) => lockGroup(tx, id, archived),
  get: async (tx, id) => presentGroup(await getGroup(tx, id, true)),
});

/** @throws AppError ALREADY_EXISTS where another group in use has the name */
async function assertNameFree(tx: Tx, name: string, exceptId: number | null): Promise<void> {
  if (await isGroupNameTaken(tx, name, exceptId)) {
    throw fieldError('ALREADY_EXISTS', 'name', 'messages.groups.nameTaken');
  }
}

/** Adds a group. @throws AppError ALREADY_EXISTS */
export function createGroup(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: z.output<typeof groupBody>,
): Promise<AdminGroup> {
  return createRecord(dependencies, admin, groupRecord(), async (tx, at) => {
    await assertNameFree(tx, body.name, null);
    return insertGroup(tx, body, at);
  });
}

interface GroupChange {
  name?: string | undefined;
  note?: string | undefined;
  version?: number | undefined;
}

/** Changes the name or the note. @throws AppError NOT_FOUND, STALE_VERSION, ALREADY_EXISTS */
export function changeGroup(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
  { version, ...change }: GroupChange,
): Promise<AdminGroup> {
  return changeRecord(dependencies, admin, groupRecord(), id, version, async (tx) => {
    if (change.name !== undefined) await assertNameFree(tx, change.name, id);
    await updateGroup(tx, id, change);
  });
}

/** Archives a group; its members and what it opened stay. @throws AppError NOT_FOUND */
export function archiveGroup(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, groupRecord(), id, (tx, at) =>
    updateGroup(tx, id, { archived_at: at }),
  );
}

/** Restores an archived group. @throws AppError NOT_FOUND, ALREADY_EXISTS */
export async function restoreGroup(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
): Promise<AdminGroup> {
  await archiveRecord(
    dependencies,
    admin,
    groupRecord(true),
    id,
    async (tx) => {
      await assertNameFree(tx, (await getGroup(tx, id, true)).name, id);
      await updateGroup(tx, id, { archived_at: null });
    },
    'restore',
  );
  return presentGroup(await getGroup(dependencies.database.db, id));
}
