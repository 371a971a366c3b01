import { z } from 'zod';
import { isProtectedAddress } from './network-settings.ts';

/** The settings about passwords, as the environment has them. */
export const passwordEnvironment = {
  BREACHED_PASSWORDS_URL: z
    .string()
    .optional()
    .transform((value) => value?.trim() || undefined)
    .pipe(
      z
        .string()
        .refine(isProtectedAddress, 'must be an https address, or on this machine')
        .optional(),
    ),
};

/** The address of the service, to which the beginning of a hash is added; null: none is asked. */
export function readBreachedPasswordsUrl({
  BREACHED_PASSWORDS_URL: url,
}: z.output<z.ZodObject<typeof passwordEnvironment>>): string | null {
  return url === undefined ? null : `${url.replace(/\/+$/, '')}/`;
}
