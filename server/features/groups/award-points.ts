import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { awardGroupBody } from '#contract/groups-admin.ts';
import { inTransaction } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { mayDecideAbout } from '#server/auth/may-decide-about.rules.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { adjustPoints } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockActiveMembers, lockGroup } from './groups.store.ts';

interface Award {
  groupId: number;
  body: z.output<typeof awardGroupBody>;
}

/**
 * Adds points to every active member of a group but the admin, in one transaction.
 * @throws AppError NOT_FOUND; FORBIDDEN where the admin is its only active member; INVALID_STATE
 *   where it has none
 */
export function awardPoints(
  { database, now }: Dependencies,
  admin: CurrentUser,
  { groupId, body }: Award,
): Promise<{ members: number }> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    if (!(await lockGroup(tx, groupId))) throw new AppError('NOT_FOUND');
    const active = await lockActiveMembers(tx, groupId);
    const members = active.filter(({ user_id: id }) => mayDecideAbout(id, admin.userId));
    if (members.length === 0) {
      // The admin may be the only one.
      const ownerUserId = active[0]?.user_id ?? null;
      const actorUserId = admin.userId;
      await assertMayDecideAbout(tx, { what: 'points', ownerUserId, actorUserId });
      throw new AppError('INVALID_STATE', { msg: 'messages.groups.noMembers' });
    }
    const award = randomUUID();
    for (const { user_id: userId } of members) {
      await adjustPoints(tx, {
        userId,
        ...body,
        actorUserId: admin.userId,
        idempotencyKey: `group:${award}`,
        now: at,
      });
    }
    await recordAudit(tx, admin, {
      action: 'learner_group.award_points',
      entity: 'learner_group',
      entityId: groupId,
      after: { ...body, member_count: members.length },
      now: at,
    });
    return { members: members.length };
  });
}
