import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { archiveRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { anonymisePerson } from './anonymise-person.store.ts';
import { assertMayManage } from './assert-may-manage.ts';
import { getPerson } from './people.queries.ts';
import { lockPerson } from './people.store.ts';
import { countOpenRequests } from './person.queries.ts';

/** What the audit stores of a person who was anonymized: no name and no address. */
const removedRecord: RecordKind<number, { user_id: number; role: string; version: number }> = {
  entity: 'user',
  lock: lockPerson,
  get: async (tx, id) => {
    const { user_id, role, version } = await getPerson(tx, id);
    return { user_id, role, version };
  },
};

/**
 * Removes a person for good: no access, no name; the ledger and everything that others
 * count on stays. Requests for rewards have to be decided first, since they need an address.
 * @throws AppError NOT_FOUND; FORBIDDEN, see `assertMayManage`; LAST_ADMIN, which the trigger `users_last_admin` decides;
 *   INVALID_STATE for oneself and with open requests
 */
export function removeUser(
  dependencies: Dependencies,
  admin: CurrentUser,
  userId: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, removedRecord, userId, async (tx, at) => {
    if (userId === admin.userId) {
      throw new AppError('INVALID_STATE', { msg: 'messages.accounts.people.notYourself' });
    }
    assertMayManage(admin, (await getPerson(tx, userId)).role);
    const count = await countOpenRequests(tx, userId);
    if (count > 0) {
      throw new AppError('INVALID_STATE', {
        msg: { key: 'messages.accounts.people.openRequests', params: { count } },
      });
    }
    await anonymisePerson(tx, userId, at);
  });
}
