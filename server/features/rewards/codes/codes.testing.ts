import { rewardCodeAdminCalls } from '#contract/rewards-codes-admin.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';
import { addReward } from '../rewards.testing.ts';

/** Codes that no other test has. */
export function newCodes(count: number): string[] {
  return Array.from({ length: count }, () => crypto.randomUUID().toUpperCase());
}

export function uploadCodes(
  academy: TestAcademy,
  admin: TestPerson,
  id: number,
  codes: readonly string[],
) {
  return academy.call(
    rewardCodeAdminCalls.addCodes,
    { params: { id }, body: { codes: codes.join('\n') } },
    { as: admin },
  );
}

/** A reward that delivers codes, with so many of them. */
export async function addCodeReward(academy: TestAcademy, admin: TestPerson, count: number) {
  const { reward_id: rewardId } = await addReward(academy, admin, {
    kind: 'other',
    delivers_code: true,
  });
  const codes = newCodes(count);
  if (count > 0) await uploadCodes(academy, admin, rewardId, codes);
  return { rewardId, codes };
}
