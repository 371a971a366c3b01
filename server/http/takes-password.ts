import type { Call } from '#contract/call.ts';

const PASSWORD_FIELDS = ['password', 'current_password', 'new_password'];

/** Whether a call verifies or sets a password: its body has a field for it. */
export function takesPassword(call: Call | undefined): boolean {
  const shape = call?.body?.shape;
  return shape !== undefined && PASSWORD_FIELDS.some((field) => field in shape);
}
