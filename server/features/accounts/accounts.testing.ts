import { randomUUID } from 'node:crypto';
import type { accountCalls } from '#contract/accounts.ts';
import type { CallBody } from '#contract/call.ts';
import type { TestAcademy } from '#server/testing/test-academy.ts';

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
