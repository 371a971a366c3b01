import { z } from 'zod';
import { isoTime } from './fields.ts';

const remainingLogin = { created_at: isoTime, last_used_at: isoTime.nullable() };

/** What still opens an account beside the password that a mailed link has set. */
export const remainingLogins = z
  .object({
    passkeys: z.array(z.object({ name: z.string(), ...remainingLogin })),
    identities: z.array(
      z.object({ provider: z.string(), email: z.string().nullable(), ...remainingLogin }),
    ),
  })
  .meta({ id: 'RemainingLogins' });
export type RemainingLogins = z.output<typeof remainingLogins>;
