import { z } from 'zod';
import { requiredString } from './fields.ts';

/** Bytes as the browser writes them for JSON: base64url without padding. */
const bytes = (max: number) =>
  requiredString('@required')
    .min(1, { error: '@required' })
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, { error: '@bad_format' });

/** An `AuthenticationResponseJSON` of WebAuthn, as far as it is read. */
export const passkeyAnswer = z
  .object({
    id: bytes(1400),
    response: z.object({
      clientDataJSON: bytes(8000),
      authenticatorData: bytes(8000),
      signature: bytes(8000),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** A `RegistrationResponseJSON` of WebAuthn, as far as it is read. */
export const newPasskey = z
  .object({
    id: bytes(1400),
    response: z.object({
      clientDataJSON: bytes(8000),
      attestationObject: bytes(40_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.output<typeof newPasskey>;
