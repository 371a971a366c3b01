import { randomUUID } from 'node:crypto';
import type { accountCalls } from '#contract/accounts.ts';
import type { CallBody } from '#contract/call.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** Set-up for tests of accounts: an invitation code and a filled-in form. */

/** Adds an invitation code, without limits unless given. */
export async function addInvitation(
  academy: TestAcademy,
  invitation: {
    code?: string;
    max_uses?: number;
    used_count?: number;
    expires_at?: Date;
    is_active?: boolean;
  } = {},
): Promise<string> {
  const code = invitation.code ?? randomUUID().toUpperCase();
  await academy.db
    .insertInto('invitation_codes')
    .values({ ...invitation, code })
    .execute();
  return code;
}

/** A valid registration form of a new person. */
export function registration(fields: Partial<CallBody<typeof accountCalls.register>> = {}) {
  return {
    email: `${randomUUID()}@example.com`,
    password: 'a-good-password',
    confirm_password: 'a-good-password',
    invitation_code: 'WELCOME2025',
    ...fields,
  };
}

/** The cookies that a response sets, by name. */
export function cookiesOf(answer: { headers: Record<string, unknown> }): Record<string, string> {
  return Object.fromEntries(
    [answer.headers['set-cookie'] ?? []].flat().map((cookie) => {
      const [name = '', value = ''] = (String(cookie).split(';')[0] ?? '').split('=');
      return [name, value];
    }),
  );
}

/** Requests a mug of 100 points, to be sent to a house. @returns the id of the request */
export async function requestMug(
  academy: TestAcademy,
  admin: TestPerson,
  as: Pick<TestPerson, 'token'>,
): Promise<number> {
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Things' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const mug = { reward_category_id, name: 'Mug', points_required: 100, status: 'active' as const };
  const reward = await academy.call(rewardAdminCalls.createReward, { body: mug }, { as: admin });
  const form = {
    reward_id: reward.data.reward_id,
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号 #05-12',
  };
  const { data } = await academy.call(redemptionCalls.createRedemption, { body: form }, { as });
  return data.redemption_id;
}
